/**
 * Copies: a new method that reads like one that changed. A diff may show the new one as what stayed, and the other as added;
 * then what the new one lacks is shown as gone, though it is the same elsewhere. So what they do not share is edited, and all of
 * the other one. Likewise for a method that is gone and read like one that stayed.
 */
import {allTypes, type CodeModel, type Method} from '../model/code.ts'
import type {Pair} from '../pair/pairs.ts'
import type {Side} from '../report.ts'
import type {Account} from './account.ts'
import type {Reason} from './reason.ts'

export function paintCopies(
  side: Side,
  model: CodeModel,
  pairs: readonly Pair<Method>[],
  isKnown: (method: Method) => boolean,
  account: Account,
) {
  for (const file of model.files) {
    const changed = pairs.filter(pair => pair[side].file === file && pair.before.body && pair.after.body)
    if (!changed.length) continue
    const lonely = allTypes(file).flatMap(({methods}) => methods.filter(method => method.hasBody && !isKnown(method)))
    for (const copy of lonely) for (const pair of changed) paintIfAlike(copy, pair, side, account)
  }
}

function paintIfAlike(copy: Method, pair: Pair<Method>, side: Side, account: Account): void {
  const [own, other] = side === 'after' ? [pair.after, pair.before] : [pair.before, pair.after]
  const texts = new Set(copy.body?.leaves.map(({text}) => text))
  const leaves = other.body?.leaves ?? []
  const missing = leaves.filter(({text}) => !texts.has(text))
  if (leaves.length < 2 || 2 * missing.length >= leaves.length) return
  const reason: Reason = {kind: side === 'after' ? 'added' : 'dropped', before: [], after: [], [side]: [copy]}
  for (const {start, end} of missing) account.overwrite(other.file, {start, end}, {is: 'edited', reason})
  const root = own.body?.root
  if (root) account.overwrite(own.file, root, {is: 'edited', reason})
}
