/** How many lines a change touches, and how many of them need no review. */
import {changedLines} from '../library/changed-lines.ts'
import type {Change, Report} from '../library/index.ts'
import {versionsOf} from '../library/reading.ts'
import {needsNoReview, verdictsOf} from '../report/line-verdicts.ts'

export interface LineCounts {
  changed: number
  explained: number
}

export function countLines(change: Change, report: Report): LineCounts {
  const verdictOf = verdictsOf(report)
  const counts = {changed: 0, explained: 0}
  for (const version of versionsOf(change)) {
    const lines = changedLines(version.before && change.before[version.before], version.after && change.after[version.after])
    for (const side of ['before', 'after'] as const) {
      const explained = lines[side].filter(line => needsNoReview(verdictOf(version[side]!, side, line)))
      counts.changed += lines[side].length
      counts.explained += explained.length
    }
  }
  return counts
}
