/**
 * Attributes of paired types that changed their name or type: one name first, then by what the bodies that use them say,
 * then by value and place.
 */
import type {BodyMapping} from '../map/mapping.ts'
import type {Attribute, TypeDeclaration} from '../model/code.ts'
import type {Trace} from '../trace.ts'
import type {AttributePairs} from './members.ts'
import type {TypePairs} from './types.ts'
import {type NameChange, nameChanges} from './votes.ts'

export interface MappedBodies {
  changedBodies(): Iterable<{pair: {before: {type: TypeDeclaration}}; mapping: BodyMapping}>
}

export function pairSameNameAttributes(types: TypePairs, attributes: AttributePairs): void {
  for (const {before, after} of types.pairs) {
    for (const b of before.attributes) {
      if (!attributes.leftBefore.has(b)) continue
      const a = after.attributes.find(other => other.name === b.name && attributes.leftAfter.has(other))
      if (a) attributes.add({before: b, after: a})
    }
  }
}

export function pairRenamedAttributes(types: TypePairs, attributes: AttributePairs, bodies: MappedBodies, trace: Trace): void {
  const changes = changesByType(bodies)
  for (const {before, after} of types.pairs) {
    const gone = before.attributes.filter(one => attributes.leftBefore.has(one))
    const fresh = after.attributes.filter(one => attributes.leftAfter.has(one))
    if (!gone.length || !fresh.length) continue
    const votes = changes.get(outermost(before)) ?? []
    for (const {b, a} of ranked(gone, fresh, votes, trace)) {
      if (attributes.leftBefore.has(b) && attributes.leftAfter.has(a)) attributes.add({before: b, after: a})
    }
  }
}

const outermost = (type: TypeDeclaration): TypeDeclaration => (type.outer ? outermost(type.outer) : type)

/** What changed in the bodies of a type and of all types around and inside it. */
function changesByType(bodies: MappedBodies): Map<TypeDeclaration, NameChange[]> {
  const changes = new Map<TypeDeclaration, NameChange[]>()
  for (const {pair, mapping} of bodies.changedBodies()) {
    const type = outermost(pair.before.type)
    const known = changes.get(type) ?? []
    known.push(...nameChanges(mapping.pairs))
    changes.set(type, known)
  }
  return changes
}

interface Candidate {
  b: Attribute
  a: Attribute
  together: number
  apart: number
}

function ranked(gone: Attribute[], fresh: Attribute[], votes: NameChange[], trace: Trace): Candidate[] {
  const found: Candidate[] = []
  for (const b of gone) {
    for (const a of fresh) {
      if (b.isEnumConstant !== a.isEnumConstant) continue
      const together = votes.filter(vote => vote.before === b.name && vote.after === a.name).length
      const apart = votes.filter(vote => (vote.before === b.name) !== (vote.after === a.name)).length
      if (together > apart || (!together && !apart && isSameValue(b, a))) found.push({b, a, together, apart})
      else if (together)
        trace.rejected('Rename Attribute', b, `${b.name} became ${a.name} ${together} times, something else ${apart} times`)
    }
  }
  return found.sort((x, y) => y.together - x.together || x.apart - y.apart)
}

/** Nobody uses it: the same type and value, in the same place. */
function isSameValue(b: Attribute, a: Attribute): boolean {
  const place = (attribute: Attribute) => attribute.type.attributes.indexOf(attribute)
  return (
    b.valueType?.text === a.valueType?.text &&
    b.initializer?.text === a.initializer?.text &&
    b.initializer !== undefined &&
    place(b) === place(a)
  )
}
