/**
 * Attributes of paired types that changed their name or type: one name first, then by what the bodies that use them say,
 * then by the words of their names, then by value and place.
 */
import type {StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import type {Attribute, TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {commonWords, containsWords, sameLetters, sharesWord} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import type {Bodies, MappedBody} from './bodies.ts'
import type {AttributePairs} from './members.ts'
import type {Relations} from './relations.ts'
import {attributeKey} from './signature.ts'
import type {TypePairs} from './types.ts'
import {attributeChanges, isOtherKept, memberChanges, type NameChange, nameChanges, Tally} from './votes.ts'

export function pairSameNameAttributes(types: TypePairs, attributes: AttributePairs): void {
  for (const {before, after} of types.pairs) {
    for (const b of before.attributes) {
      if (!attributes.leftBefore.has(b)) continue
      const a = after.attributes.find(other => other.name === b.name && attributes.leftAfter.has(other))
      if (a) attributes.add({before: b, after: a})
    }
  }
}

export function pairRenamedAttributes(
  types: TypePairs,
  attributes: AttributePairs,
  bodies: Bodies,
  relations: Relations,
  trace: Trace,
): void {
  const changes = changesByType(bodies)
  const anywhere = changesAnywhere(bodies, memberChanges)
  const asked = changesAnywhere(bodies, attributeChanges)
  const isMoved = movedElsewhere(attributes, relations)
  const bodiesOf = groupBy(bodies.changedBodies(), ({pair}) => pair.before.type.qualifiedName)
  for (const {before, after} of types.pairs) {
    const gone = before.attributes.filter(one => attributes.leftBefore.has(one))
    const fresh = after.attributes.filter(one => attributes.leftAfter.has(one))
    if (!gone.length || !fresh.length) continue
    const {all, telling} = changes.get(outermost(before)) ?? {all: new Tally(), telling: new Tally()}
    // Bodies of other types are asked where those around the attributes are silent.
    const votesFor: VotesFor = (b, a) => {
      const others = isSameType(b, a) ? anywhere : asked
      const own = isAkin(b, a) || areOnlyOnes(b, a, gone, fresh) ? all : telling
      return (all.knows(b.name) || all.knows(a.name) ? own : others).of(b.name, a.name)
    }
    const isUsedOtherwise: IsOther = (b, a) =>
      !isSameType(b, a) && !telling.of(b.name, a.name).together && isMostlyDropped(b, a, bodiesOf.get(before.qualifiedName) ?? [])
    for (const {b, a} of ranked(gone, fresh, votesFor, {isMoved, isUsedOtherwise}, trace)) {
      if (attributes.leftBefore.has(b) && attributes.leftAfter.has(a)) attributes.add({before: b, after: a})
    }
  }
}

/** Nothing else of the type came or went; what a type holds once is no rival of what each object has. */
function areOnlyOnes(b: Attribute, a: Attribute, gone: Attribute[], fresh: Attribute[]): boolean {
  const isRival = (one: Attribute) => one.modifiers.has('static') === b.modifiers.has('static')
  return gone.filter(isRival).length === 1 && fresh.filter(isRival).length === 1 && isRival(a)
}

const outermost = (type: TypeDeclaration): TypeDeclaration => (type.outer ? outermost(type.outer) : type)

/** An attribute that a type knowing this one has got, or lost, under its name and type went there, or came from there. */
function movedElsewhere(attributes: AttributePairs, relations: Relations): (b: Attribute, a: Attribute) => boolean {
  const gone = groupBy(attributes.leftBefore, one => attributeKey(one))
  const fresh = groupBy(attributes.leftAfter, one => attributeKey(one))
  return (b, a) =>
    (fresh.get(attributeKey(b)) ?? []).some(other => relations.areRelated(b.type, other.type)) ||
    (gone.get(attributeKey(a)) ?? []).some(other => relations.areRelated(other.type, a.type))
}

interface Changes {
  all: Tally
  /** Without those of which it is only said that they are kept. */
  telling: Tally
}

/** More statements lost the one name without getting the other, or the other way round, than exchanged the two. */
function isMostlyDropped(b: Attribute, a: Attribute, bodies: readonly MappedBody[]): boolean {
  let exchanged = 0
  for (const pair of bodies.flatMap(({mapping}) => mapping.pairs)) {
    const [old, now] = [namesIn(pair.before), namesIn(pair.after)]
    const isGone = old.has(b.name) && !now.has(b.name)
    const isNew = now.has(a.name) && !old.has(a.name)
    if (isGone && isNew) exchanged++
    else if (isGone || isNew) exchanged--
  }
  return exchanged < 0
}

/** What changed in the bodies of a type and of all types around and inside it, by the outermost type. */
function changesByType(bodies: Bodies): Map<TypeDeclaration, Changes> {
  const changes = new Map<TypeDeclaration, Changes>()
  for (const {pair, mapping} of bodies.changedBodies()) {
    const type = outermost(pair.before.type)
    const known = changes.get(type) ?? {all: new Tally(), telling: new Tally()}
    const found = nameChanges(mapping.pairs)
    known.all.add(found)
    known.telling.add(found.filter(change => !isOtherKept(change.pair)))
    changes.set(type, known)
  }
  return changes
}

/** `clerk : String` and `clerkName : Name`, `item : Item` and `goods : List<Item>` */
const isAkin = (b: Attribute, a: Attribute): boolean =>
  sharesWord(b.name, a.name) || commonWords(b.valueType?.text ?? '', a.valueType?.text ?? '').length > 0

/** Of all bodies, also what other things have: `till.rest` became `till.sum`. */
function changesAnywhere(bodies: Bodies, changesOf: (pairs: Iterable<StatementPair>) => NameChange[]): Tally {
  const all = new Tally()
  for (const {mapping} of bodies.changedBodies()) all.add(changesOf(mapping.pairs))
  return all
}

interface Candidate {
  b: Attribute
  a: Attribute
  together: number
  apart: number
}

type IsOther = (b: Attribute, a: Attribute) => boolean
type VotesFor = (b: Attribute, a: Attribute) => {together: number; apart: number}

function ranked(
  gone: Attribute[],
  fresh: Attribute[],
  votesFor: VotesFor,
  against: {isMoved: IsOther; isUsedOtherwise: IsOther},
  trace: Trace,
): Candidate[] {
  const found: Candidate[] = []
  for (const b of gone) {
    for (const a of fresh) {
      if (b.isEnumConstant !== a.isEnumConstant) continue
      const {together, apart} = votesFor(b, a)
      const isSilent = !together && !apart
      if ((isSilent || !isSameType(b, a)) && against.isMoved(b, a)) {
        if (together) trace.rejected('Rename Attribute', b, `${b.name} or ${a.name} stands in another type under its own name`)
      } else if (against.isUsedOtherwise(b, a)) {
        if (together) trace.rejected('Rename Attribute', b, `what used ${b.name} uses ${a.name} only where it is kept`)
      } else if (together > apart || sameLetters(b.name, a.name) || isTieBroken(b, a, together, apart) || (isSilent && isLikely(b, a)))
        found.push({b, a, together, apart})
      else if (together)
        trace.rejected('Rename Attribute', b, `${b.name} became ${a.name} ${together} times, something else ${apart} times`)
    }
  }
  const isRestyled = ({b, a}: Candidate) => Number(sameLetters(b.name, a.name))
  return found.sort((x, y) => isRestyled(y) - isRestyled(x) || y.together - x.together || x.apart - y.apart)
}

const isSameType = (b: Attribute, a: Attribute): boolean => b.valueType?.text === a.valueType?.text

/** As many places say that it is the same one as say something else: then type and name decide. */
const isTieBroken = (b: Attribute, a: Attribute, together: number, apart: number): boolean =>
  together > 0 && together === apart && isSameType(b, a) && sharesWord(b.name, a.name)

/** No place says anything. */
const isLikely = (b: Attribute, a: Attribute): boolean => hasSameWords(b, a) || isPluralOf(b, a) || isPluralOf(a, b) || isSameValue(b, a)

/** One became many, or many one: `Item item` and `List<Item> items`. */
const isPluralOf = (many: Attribute, one: Attribute): boolean =>
  many.name === `${one.name}s` && (many.valueType?.text.includes(one.valueType?.text ?? '?') ?? false)

/** One name is made of the words of the other, and no third one of the type is. */
function hasSameWords(b: Attribute, a: Attribute): boolean {
  const isLike = (one: Attribute, other: Attribute) => containsWords(one.name, other.name) || containsWords(other.name, one.name)
  if (!isSameType(b, a) || !isLike(b, a)) return false
  const isAlone = (one: Attribute, others: Attribute[]) => others.filter(other => isSameType(one, other) && isLike(one, other)).length === 1
  return isAlone(b, a.type.attributes) && isAlone(a, b.type.attributes)
}

/** Nobody uses it: the same type and value, in the same place. */
function isSameValue(b: Attribute, a: Attribute): boolean {
  const place = (attribute: Attribute) => attribute.type.attributes.indexOf(attribute)
  return isSameType(b, a) && b.initializer?.text === a.initializer?.text && b.initializer !== undefined && place(b) === place(a)
}
