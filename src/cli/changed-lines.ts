/** The lines that a change touches, with what is known of them. */
import {changedLines} from '../library/changed-lines.ts'
import type {Change, FileLines, Report} from '../library/index.ts'
import {versionsOf} from '../library/reading.ts'
import {needsNoReview, onlyLines} from '../report/line-verdicts.ts'
import type {PathTest} from './paths.ts'

export interface ChangedVerdicts {
  /** Runs of changed lines, of files that were read. */
  lines: FileLines[]
  /** Lines of files that were not read count as changed, and not as explained. */
  counts: LineCounts
}

export interface LineCounts {
  changed: number
  explained: number
}

/** Of files on paths that are wanted. */
export function changedVerdicts(change: Change, report: Report, isWanted: PathTest = () => true): ChangedVerdicts {
  const known = new Map(report.lines.map(file => [`${file.side} ${file.path}`, file]))
  const counts = {changed: 0, explained: 0}
  const lines: FileLines[] = []
  for (const version of versionsOf(change)) {
    const changed = changedLines(version.before && change.before[version.before], version.after && change.after[version.after])
    for (const side of ['before', 'after'] as const) {
      if (!isWanted(version[side] ?? '')) continue
      const file = known.get(`${side} ${version[side]}`)
      const runs = file ? onlyLines(file.lines, changed[side]) : []
      counts.changed += changed[side].length
      for (const run of runs) if (needsNoReview(run)) counts.explained += run.endLine - run.startLine + 1
      if (file) lines.push({...file, lines: runs})
    }
  }
  return {lines, counts}
}
