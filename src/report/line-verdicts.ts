/** Looks up what a report says of a line. */
import type {LineVerdict, Report, Side} from '../engine/report.ts'

export type VerdictOf = (path: string, side: Side, line: number) => LineVerdict | undefined

/** Undefined for lines of files that were not read. */
export function verdictsOf({lines}: Pick<Report, 'lines'>): VerdictOf {
  const files = new Map(lines.map(file => [`${file.side} ${file.path}`, file.lines]))
  return (path, side, line) => {
    const runs = files.get(`${side} ${path}`) ?? []
    let low = 0
    let high = runs.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (runs[middle].endLine < line) low = middle + 1
      else high = middle
    }
    const run = runs[low]
    return run && run.startLine <= line && line <= run.endLine ? run : undefined
  }
}

/** Nothing is left to look at, even if a diff shows the line as changed. */
export const needsNoReview = (verdict: LineVerdict | undefined): boolean => verdict?.verdict === 'same' || verdict?.verdict === 'explained'
