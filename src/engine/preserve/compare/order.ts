/**
 * The order of members: that of methods and types says nothing, that of enum constants, of what a record is made of and of values
 * that are computed when a type or an object is made does. Those that changed places are edited.
 */
import type {Attribute, Method, TypeDeclaration} from '../../model/code.ts'
import type {Pair} from '../../pair/pairs.ts'
import {increasing} from '../../text/sequence.ts'
import {isLiteral, steadinessOf} from '../effects.ts'
import {type Frame, typeFrame} from '../frame.ts'
import type {Names} from '../graph/names.ts'
import type {Declared, Partners} from '../partners.ts'
import type {Pass} from '../pass.ts'
import {BOXES} from './value-types.ts'

export function compareOrder({before, after}: Pair<TypeDeclaration>, pass: Pass): void {
  const {names, partners} = pass.world
  if (isInOrder(before, after, partners)) return
  const places = new Map<Declared, number>(valued(before).map((member, i) => [member, i]))
  const pairs = valued(after).flatMap(now => {
    const old = [...partners.ofAfter(now)].find(one => places.has(one))
    if (old?.is !== 'attribute' && old?.is !== 'method') return []
    const isActive = runs(old, typeFrame('before', before, []), names.before) || runs(now, typeFrame('after', after, []), names.after)
    return [{old, now, place: places.get(old) ?? 0, isActive}]
  })
  const kept = new Set(increasing(pairs.map(({place}) => place)))
  const crossed = new Set(
    pairs.flatMap((pair, i) => {
      const passed = kept.has(i) ? [] : pairs.filter((other, j) => i < j !== pair.place < other.place && mayMeet(pair, other))
      return passed.length ? [pair, ...passed] : []
    }),
  )
  for (const {old, now} of crossed) {
    const reason = {kind: 'reordered' as const, name: now.name, before: [located(old)], after: [located(now)]}
    pass.notes.paint(old.file, located(old), {is: 'edited', reason})
    pass.notes.paint(now.file, located(now), {is: 'edited', reason})
  }
}

interface Ranked {
  now: Attribute | Method
  isActive: boolean
}

/** Something runs for both; or for one of them, which may find the other one with its value or without. */
const mayMeet = (one: Ranked, other: Ranked): boolean =>
  (one.isActive && other.isActive) || (one.isActive && !isConstant(other.now)) || (other.isActive && !isConstant(one.now))

/** It has its value from the start; a box is made when its turn comes. */
const isConstant = (member: Attribute | Method): boolean =>
  member.is === 'attribute' && isLiteral(member) && !BOXES.has(member.valueType?.text ?? '')

const located = (member: Attribute | Method) => ({
  file: member.file,
  start: member.is === 'attribute' ? member.fragment.start : member.start,
  end: member.is === 'attribute' ? member.fragment.end : member.end,
})

/** None of the members that have a value changed places: whether something runs for it need not be asked. */
function isInOrder(before: TypeDeclaration, after: TypeDeclaration, partners: Partners): boolean {
  const places = new Map<Declared, number>(valued(before).map((member, i) => [member, i]))
  let last = -1
  for (const member of valued(after)) {
    for (const old of partners.ofAfter(member)) {
      const place = places.get(old)
      if (place === undefined) continue
      if (place <= last) return false
      last = place
    }
  }
  return true
}

const valued = (type: TypeDeclaration): (Attribute | Method)[] =>
  [...type.attributes.filter(one => isGiven(one) || one.initializer !== undefined), ...type.initializers].sort(
    (one, other) => located(one).start - located(other).start,
  )

/** A constant, or what a record is made of: it is told by its place. */
const isGiven = ({isEnumConstant, type, modifiers}: Attribute): boolean =>
  isEnumConstant || (type.kind === 'record' && !modifiers.has('static'))

const runs = (member: Attribute | Method, frame: Frame, names: Names): boolean =>
  member.is === 'method' ||
  isGiven(member) ||
  (member.initializer !== undefined && steadinessOf(member.initializer, frame, names) !== 'steady')
