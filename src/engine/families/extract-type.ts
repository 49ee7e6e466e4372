/**
 * Extract Superclass, Extract Interface, Extract Subclass, Extract Class: a new type that holds what another one held.
 *
 *   class Till { Money rest; }        class Desk { Money rest; }
 *                                     class Till extends Desk {}
 */
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import {EVERYWHERE} from '../pair/move-proof.ts'
import type {Pair} from '../pair/pairs.ts'
import type {Relations} from '../pair/relations.ts'
import {methodKey} from '../pair/signature.ts'
import type {Evidence} from './evidence.ts'
import {actors, type Family, type Finding} from './family.ts'

export const extractType: Family = {
  names: ['Extract Superclass', 'Extract Interface', 'Extract Subclass', 'Extract Class'],
  *detect(evidence) {
    for (const fresh of evidence.types.leftAfter) {
      const sources = evidence.types.pairs.map(pair => sourceOf(pair, fresh, evidence)).filter(source => source !== undefined)
      const above = sources.length ? sources.filter(source => source.relation === 'above') : marked(fresh, evidence)
      if (above.length) yield superType(fresh, above)
      for (const source of sources) if (source.relation !== 'above') yield otherType(fresh, source)
    }
  },
}

interface Source {
  pair: Pair<TypeDeclaration>
  relation: 'above' | 'below' | 'beside'
  methods: Pair<Method>[]
  attributes: Pair<Attribute>[]
}

function sourceOf(pair: Pair<TypeDeclaration>, fresh: TypeDeclaration, evidence: Evidence): Source | undefined {
  const methods = evidence.movedMethods.filter(({before, after}) => before.type === pair.before && after.type === fresh)
  const attributes = movedAttributes(evidence).filter(({before, after}) => before.type === pair.before && after.type === fresh)
  const relation = relationOf(pair.after, fresh, evidence.relations)
  const hasMoved = methods.length > 0 || attributes.length > 0
  const isExtracted = hasMoved || (relation === 'above' && declaresMethodOf(fresh, pair.before))
  if (!isExtracted || takenFromGone(fresh, evidence) > methods.length + attributes.length) return undefined
  if (relation === 'beside' && servesOnly(fresh, pair.after, evidence.relations)) return undefined
  return {pair, relation, methods, attributes}
}

/** Under their names or under others. */
const movedAttributes = ({movedAttributes, attributesElsewhere}: Evidence): Pair<Attribute>[] => [
  ...movedAttributes,
  ...attributesElsewhere.filter(({how}) => how === 'moved and renamed'),
]

/** An interface without members takes nothing from a type; what several types have in common is that they carry its name. */
function marked(fresh: TypeDeclaration, {types, relations}: Evidence): Source[] {
  if (fresh.kind !== 'interface' || fresh.methods.length || fresh.attributes.length || fresh.types.length) return []
  const carriers = types.pairs.filter(({after}) => relations.after.isDirectSubtype(after, fresh))
  return carriers.length > 1 ? carriers.map(pair => ({pair, relation: 'above', methods: [], attributes: []})) : []
}

/** Members of types that are gone: a new type that holds more of those stands for them. */
const takenFromGone = (fresh: TypeDeclaration, {types, movedMethods, movedAttributes}: Evidence): number =>
  [...movedMethods, ...movedAttributes].filter(({before, after}) => after.type === fresh && types.leftBefore.has(before.type)).length

/** The new type uses the old one, which does not know it: it stands before the old one, and holds nothing for it. */
const servesOnly = (fresh: TypeDeclaration, old: TypeDeclaration, {after}: Relations): boolean =>
  after.depends(fresh, old) && !after.depends(old, fresh)

function relationOf(type: TypeDeclaration, fresh: TypeDeclaration, {after}: Relations): Source['relation'] {
  if (after.isDirectSubtype(type, fresh)) return 'above'
  return after.isSubtype(fresh, type) ? 'below' : 'beside'
}

/** A method of the old type is declared in the new one, and may be there, too, if not every type has such a method. */
function declaresMethodOf(fresh: TypeDeclaration, old: TypeDeclaration): boolean {
  const keys = new Set(
    old.methods.filter(method => !method.isConstructor && !method.modifiers.has('static')).map(method => methodKey(method)),
  )
  return fresh.methods.some(method => keys.has(methodKey(method)) && !(method.hasBody && EVERYWHERE.has(methodKey(method))))
}

function superType(fresh: TypeDeclaration, sources: Source[]): Finding {
  return {
    name: fresh.kind === 'interface' ? 'Extract Interface' : 'Extract Superclass',
    before: actors(
      'original sub-type declaration',
      sources.map(({pair}) => pair.before),
    ),
    after: [
      ...actors(
        'sub-type declaration after extraction',
        sources.map(({pair}) => pair.after),
      ),
      {role: 'extracted super-type declaration', element: fresh},
    ],
  }
}

function otherType(fresh: TypeDeclaration, {pair, relation, methods, attributes}: Source): Finding {
  const befores = (pairs: Pair<Method | Attribute>[]) => pairs.map(({before}) => before)
  const afters = (pairs: Pair<Method | Attribute>[]) => pairs.map(({after}) => after)
  return {
    name: relation === 'below' ? 'Extract Subclass' : 'Extract Class',
    before: [
      {role: 'original type declaration', element: pair.before},
      ...actors('original method declaration', befores(methods)),
      ...actors('original attribute declaration', befores(attributes)),
    ],
    after: [
      {role: 'type declaration after extraction', element: pair.after},
      {role: 'extracted type declaration', element: fresh},
      ...actors('extracted method declaration', afters(methods)),
      ...actors('extracted attribute declaration', afters(attributes)),
    ],
  }
}
