/**
 * Extract Attribute: a new attribute holds a value that stood where the attribute stands now.
 *
 *   book("till");        private static final String NAME = "till";
 *                        book(NAME);
 */
import type {StatementPair} from '../map/mapping.ts'
import type {Attribute, Method} from '../model/code.ts'
import type {Pair} from '../pair/pairs.ts'
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

/** The paired statements in which a new attribute stands where its value stood. */
function usersOf({bodies, attributes}: Evidence): Map<Attribute, Use[]> {
  const users = new Map<Attribute, Use[]>()
  for (const {pair, mapping} of bodies.changedBodies()) {
    const extracted = mapping.pairs.filter(({replacements}) => replacements.some(isExtracted))
    const meant = extracted.length ? bodies.newAttributesIn(pair.after.type) : undefined
    for (const statements of extracted) {
      const found = statements.replacements.filter(isExtracted).map(one => meant?.get(one.after[0].text))
      for (const attribute of new Set(found)) {
        if (attribute && attributes.leftAfter.has(attribute)) users.set(attribute, [...(users.get(attribute) ?? []), {pair, statements}])
      }
    }
  }
  return users
}

const isExtracted = ({name}: Replacement): boolean => name === 'extracted variable'

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
