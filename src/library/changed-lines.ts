/** How many lines a change touches, and how many of them need no review. */
import {commonSequence} from '../engine/text/sequence.ts'
import type {Change, Report, Side} from '../library/index.ts'
import {versionsOf} from '../library/reading.ts'
import {needsNoReview, verdictsOf} from '../report/line-verdicts.ts'

/** Differences in one file past which a diff costs seconds; all lines between the first and the last count as changed then. */
const MANY = 1000

export interface LineCounts {
  changed: number
  explained: number
}

export function countLines(change: Change, report: Report): LineCounts {
  const verdictOf = verdictsOf(report)
  const counts = {changed: 0, explained: 0}
  const count = (path: string, side: Side, line: number) => {
    counts.changed++
    if (needsNoReview(verdictOf(path, side, line))) counts.explained++
  }
  for (const {before, after} of versionsOf(change)) {
    const old = linesOf(before === undefined ? '' : change.before[before])
    const now = linesOf(after === undefined ? '' : change.after[after])
    const kept = commonSequence(old, now, MANY)
    const [keptBefore, keptAfter] = [0, 1].map(side => new Set(kept.map(pair => pair[side])))
    if (before !== undefined) for (const i of old.keys()) if (!keptBefore.has(i)) count(before, 'before', i + 1)
    if (after !== undefined) for (const i of now.keys()) if (!keptAfter.has(i)) count(after, 'after', i + 1)
  }
  return counts
}

const linesOf = (text: string): string[] =>
  (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n').slice(0, text === '' ? 0 : undefined)
