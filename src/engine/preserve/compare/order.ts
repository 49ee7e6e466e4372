/**
 * The order of members: that of methods and types says nothing, that of enum constants and of values that are computed
 * when a type or an object is made does. Those that changed places are edited.
 */
import type {Attribute, Method, TypeDeclaration} from '../../model/code.ts'
import type {Pair} from '../../pair/pairs.ts'
import {increasing} from '../../text/sequence.ts'
import {steadinessOf} from '../effects.ts'
import {type Frame, typeFrame} from '../frame.ts'
import type {Names} from '../graph/names.ts'
import type {Declared, Partners} from '../partners.ts'
import type {Pass} from '../pass.ts'

export function compareOrder({before, after}: Pair<TypeDeclaration>, pass: Pass): void {
  const {names, partners} = pass.world
  if (isInOrder(before, after, partners)) return
  const places = new Map<Declared, number>(ordered(before, typeFrame('before', before, []), names.before).map((member, i) => [member, i]))
  const pairs = ordered(after, typeFrame('after', after, []), names.after).flatMap(now => {
    const old = [...partners.ofAfter(now)].find(one => places.has(one))
    return old && (old.is === 'attribute' || old.is === 'method') ? [{old, now, place: places.get(old) ?? 0}] : []
  })
  const kept = new Set(increasing(pairs.map(({place}) => place)))
  if (kept.size === pairs.length) return
  const crossed = new Set(
    pairs.flatMap((pair, i) => (kept.has(i) ? [] : [pair, ...pairs.filter((other, j) => i < j !== pair.place < other.place)])),
  )
  for (const {old, now} of crossed) {
    const reason = {kind: 'reordered' as const, name: now.name, before: [located(old)], after: [located(now)]}
    pass.notes.paint(old.file, located(old), {is: 'edited', reason})
    pass.notes.paint(now.file, located(now), {is: 'edited', reason})
  }
}

const located = (member: Attribute | Method) => ({
  file: member.file,
  start: member.is === 'attribute' ? member.fragment.start : member.start,
  end: member.is === 'attribute' ? member.fragment.end : member.end,
})

/** None of the members that something may run for changed places: whether something does need not be asked. */
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
  [...type.attributes.filter(({initializer, isEnumConstant}) => isEnumConstant || initializer !== undefined), ...type.initializers].sort(
    (one, other) => located(one).start - located(other).start,
  )

/** Members that something runs for, in the order they stand in. */
function ordered(type: TypeDeclaration, frame: Frame, names: Names): (Attribute | Method)[] {
  const runs = (member: Attribute | Method) =>
    member.is === 'method' ||
    member.isEnumConstant ||
    (member.initializer !== undefined && steadinessOf(member.initializer, frame, names) !== 'steady')
  return valued(type).filter(runs)
}
