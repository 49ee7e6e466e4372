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
import type {Declared} from '../partners.ts'
import type {Pass} from '../pass.ts'

export function compareOrder({before, after}: Pair<TypeDeclaration>, pass: Pass): void {
  const {names, partners} = pass.world
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

/** Members that something runs for, in the order they stand in. */
function ordered(type: TypeDeclaration, frame: Frame, names: Names): (Attribute | Method)[] {
  const runs = ({initializer, isEnumConstant}: Attribute) =>
    isEnumConstant || (initializer !== undefined && steadinessOf(initializer, frame, names) !== 'steady')
  return [...type.attributes.filter(runs), ...type.initializers].sort((one, other) => located(one).start - located(other).start)
}
