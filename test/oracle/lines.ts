/**
 * How much of what git shows as changed is explained, and that nothing of it is lost: every changed line of a file that was read has
 * exactly one verdict. Lines of files that were not read are left to review.
 */
import type {FileLines, Report} from '../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../src/report/line-verdicts.ts'
import type {LabelledCommit} from './bundles.ts'
import {changedLines} from './git-diff.ts'
import {spreadOf} from './statistics.ts'

export interface LineCounts {
  changed: number
  explained: number
  partly: number
  unexplained: number
}

/** Throws where a line has no verdict, or more than one. */
export function countLines(change: Pick<LabelledCommit, 'before' | 'after'>, report: Report): LineCounts {
  checkCover(report)
  const verdictOf = verdictsOf(report)
  const read = new Set(report.files.filter(({kind}) => kind === 'read').map(({path, side}) => `${side} ${path}`))
  const counts: LineCounts = {changed: 0, explained: 0, partly: 0, unexplained: 0}
  for (const {path, side, startLine, endLine} of changedLines(change)) {
    counts.changed += endLine - startLine + 1
    for (let line = startLine; line <= endLine; line++) {
      const verdict = verdictOf(path, side, line)
      if (!verdict && read.has(`${side} ${path}`)) throw new Error(`line ${line} of ${path} (${side}) has no verdict`)
      if (needsNoReview(verdict)) counts.explained++
      else if (verdict?.verdict === 'partly') counts.partly++
      else counts.unexplained++
    }
  }
  if (counts.explained + counts.partly + counts.unexplained !== counts.changed) throw new Error('the verdicts are not the whole diff')
  return counts
}

/** Every file that was read has runs that follow each other from its first line to its last. */
function checkCover({files, lines}: Report) {
  const known = new Map(lines.map(file => [`${file.side} ${file.path}`, file]))
  for (const file of files) {
    if (file.kind === 'skipped') continue
    const end = lastLine(known.get(`${file.side} ${file.path}`))
    if (end !== file.lines) throw new Error(`${file.path} (${file.side}) has ${file.lines} lines, and verdicts for ${end}`)
  }
}

function lastLine(file: FileLines | undefined): number | undefined {
  let last = 0
  for (const {startLine, endLine} of file?.lines ?? []) {
    if (startLine !== last + 1 || endLine < startLine) return undefined
    last = endLine
  }
  return file && last
}

/** Sums over commits, for all of them and for those whose labels all say pure. */
export class LineStatistics {
  private readonly all: LineCounts[] = []
  private readonly pure: LineCounts[] = []

  add({expected = []}: LabelledCommit, counts: LineCounts) {
    this.all.push(counts)
    const labels = expected.filter(({pure}) => pure !== undefined)
    if (labels.length > 0 && labels.every(({pure}) => pure)) this.pure.push(counts)
  }

  lines(): string[] {
    const {changed, explained, partly, unexplained} = sum(this.all)
    const texts = [
      `${changed} changed lines: ${explained} explained (${percent(explained, changed)}), ${partly} partly, ${unexplained} unexplained`,
      `left to review in the median commit: ${medianLeft(this.all)} of its changed lines`,
    ]
    if (this.pure.length === 0) return texts
    const pure = sum(this.pure)
    return [
      ...texts,
      `${this.pure.length} commits labelled pure throughout: ${pure.explained} of ${pure.changed} changed lines explained (${percent(pure.explained, pure.changed)}), left to review in the median ${medianLeft(this.pure)}`,
    ]
  }
}

/** Of a commit; the largest would decide the sum. */
function medianLeft(all: LineCounts[]): string {
  const left = all.filter(one => one.changed > 0).map(one => (100 * (one.changed - one.explained)) / one.changed)
  return left.length > 0 ? `${spreadOf(left).median.toFixed(1)} %` : '-'
}

function sum(all: LineCounts[]): LineCounts {
  const total = {changed: 0, explained: 0, partly: 0, unexplained: 0}
  for (const one of all) for (const key of Object.keys(total) as (keyof LineCounts)[]) total[key] += one[key]
  return total
}

const percent = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '-')
