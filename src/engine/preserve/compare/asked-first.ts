/**
 * Who a call is asked of, where a body stands in its place. That is found out once, before the body; the code that the body stands for
 * may have asked nobody, or time and again.
 */
import {coreOf} from '../../map/statements.ts'
import type {Method} from '../../model/code.ts'
import {steadinessOf} from '../effects.ts'
import type {Pass} from '../pass.ts'
import {reasonAt} from '../reason.ts'
import type {Expansion} from './expansion.ts'
import {mayBeNull} from './throwing.ts'

export function checkReceiver({method, finding, frame}: Expansion, pass: Pass): void {
  const {given} = frame
  const {self, caller} = given ?? {}
  if (!self || !caller || self.kind === 'this') return
  const acts = steadinessOf(self, caller, pass.world.names[caller.side]) === 'acts'
  if (!pass.isConsumed(self)) {
    if (!acts && !mayBeNull(self, caller, pass)) return
    const reason = reasonAt(acts ? (caller.side === 'after' ? 'added' : 'dropped') : 'unseen', self, caller)
    if (acts) pass.notes.paint(caller.file, self, {is: 'edited', reason})
    pass.concern([finding], reason)
  } else if (acts && !isAskedOnceFirst(method)) pass.concern([finding], reasonAt('evaluated otherwise', self, caller))
}

/** `return sum;`, `return this.book.sum(1);`: nothing runs before its own object is asked, nor is that asked again. */
function isAskedOnceFirst({body}: Method): boolean {
  const [only, ...more] = body?.root.children ?? []
  let at = only && !only.children.length ? coreOf(only) : undefined
  if (!at || more.length) return false
  for (; at.parts.receiver; at = at.parts.receiver) if (at.parts.args?.some(one => !PLAIN.has(one.kind))) return false
  return at.kind === 'this' || at.kind === 'name' || (at.kind === 'call' && (at.parts.args ?? []).every(one => PLAIN.has(one.kind)))
}

const PLAIN = new Set(['literal'])
