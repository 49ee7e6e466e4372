/**
 * Extract Attribute: a new attribute holds a value that stood where the attribute stands now.
 *
 *   book("till");        private static final String NAME = "till";
 *                        book(NAME);
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Attribute, Method} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Pair} from '../pair/pairs.ts'
import {SameValues} from '../pair/same-values.ts'
import type {Replacement} from '../replacements/replacement.ts'
import type {Evidence} from './evidence.ts'
import {actors, code, type Family, type Finding} from './family.ts'

export const extractAttribute: Family = {
  names: ['Extract Attribute'],
  *detect(evidence) {
    const users = usersOf(evidence)
    for (const attribute of evidence.attributes.leftAfter) {
      const uses = users.get(attribute)
      if (uses) yield finding(attribute, uses)
    }
  },
}

interface Use {
  pair: Pair<Method>
  statements: StatementPair
}

/** The paired statements in which a new attribute stands where its value stood, or all of it but a literal. */
function usersOf(evidence: Evidence): Map<Attribute, Use[]> {
  const {bodies, attributes} = evidence
  const users = new Map<Attribute, Use[]>()
  for (const {pair, mapping} of attributes.leftAfter.size ? bodies.changedBodies() : []) {
    const candidates = mapping.pairs.filter(({replacements}) => replacements.some(mayBeExtracted))
    if (!candidates.length) continue
    const meant = bodies.newAttributesIn(pair.after.type)
    const values = new SameValues(mapping, evidence.valuesIn(mapping))
    for (const statements of candidates) {
      const found = statements.replacements.filter(mayBeExtracted).map(({name, before: [old], after: [now]}) => {
        const attribute = meant.get(now.text)
        return name === 'extracted variable' || isValueOf(attribute, old, statements, values) ? attribute : undefined
      })
      for (const attribute of new Set(found)) {
        if (attribute && attributes.leftAfter.has(attribute)) users.set(attribute, [...(users.get(attribute) ?? []), {pair, statements}])
      }
    }
  }
  return users
}

const mayBeExtracted = ({name, before, after}: Replacement): boolean =>
  name === 'extracted variable' ||
  (before.length === 1 && after.length === 1 && (after[0].kind === 'name' || after[0].kind === 'attribute access'))

/** The words themselves, where the mapping did not know of the attribute yet; or the same call with another text in it. */
const isValueOf = (attribute: Attribute | undefined, old: Expression, {after}: StatementPair, values: SameValues): boolean =>
  attribute?.initializer !== undefined && values.areSameButLiterals(old, attribute.initializer, after)

const finding = (attribute: Attribute, uses: Use[]): Finding => ({
  name: 'Extract Attribute',
  before: actors(
    'statement with the initializer of the extracted attribute',
    uses.map(({pair, statements}) => code(statements.before, pair.before)),
  ),
  after: [
    {role: 'extracted attribute declaration', element: attribute},
    ...actors(
      'statement with the name of the extracted attribute',
      uses.map(({pair, statements}) => code(statements.after, pair.after)),
    ),
  ],
})
