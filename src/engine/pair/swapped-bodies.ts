/**
 * Code that went on under another name, while its old name was given other code: the code says which method it is.
 *
 *   before:  Money price() { return list.of(item).rounded(); }
 *   after:   Money listPrice() { return list.of(item).rounded(); }   Money price() { return till.scan(code); }
 */
import {callsTo} from '../map/calls.ts'
import type {Mapper} from '../map/mapper.ts'
import type {Method} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'
import {likenessOf} from './likeness.ts'
import type {MethodPair, MethodPairs} from './members.ts'

const LONG_ENOUGH = 25 // characters of a body that are no chance

/** Pairs such methods anew, and leaves over those that have their old names now. */
export function pairSwappedBodies(methods: MethodPairs, mapper: Mapper): void {
  const fresh = groupBy(
    [...methods.leftAfter].filter(method => method.hasBody && !method.isInitializer),
    ({bodyText}) => bodyText ?? '',
  )
  const changed = methods.pairs.filter(({before, after}) => before.hasBody && after.hasBody && before.bodyText !== after.bodyText)
  for (const pair of changed) {
    const {before, after} = pair
    if ((before.bodyText ?? '').length < LONG_ENOUGH || before.isConstructor) continue
    const same = (fresh.get(before.bodyText ?? '') ?? []).filter(method => method.type === after.type && methods.leftAfter.has(method))
    if (same.length !== 1 || !hasOtherCode(pair, same[0], mapper)) continue
    methods.remove(pair)
    methods.add({before, after: same[0], how: 'changed signature'})
  }
}

/** Nothing reads the same under the old name, and most of it is new. Where that calls the new name, the code was extracted. */
function hasOtherCode({before, after}: MethodPair, other: Method, mapper: Mapper): boolean {
  if (before.modifiers.has('static') !== other.modifiers.has('static')) return false
  if (after.body && callsTo(other, after.body, 'of anything').length) return false
  const mapping = mapper.mapMethods(before, after)
  return mapping !== undefined && !likenessOf(mapping).exact && mapping.leftAfter().length > mapping.pairs.length
}
