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

/** The runs cut down to some lines; both lists are in order. */
export function onlyLines(runs: LineVerdict[], lines: number[]): LineVerdict[] {
  const result: LineVerdict[] = []
  let index = 0
  for (const line of lines) {
    while (index < runs.length && runs[index]!.endLine < line) index++
    const run = runs[index]
    if (!run || run.startLine > line) continue
    const last = result.at(-1)
    if (last && last.endLine === line - 1 && last.startLine >= run.startLine) last.endLine = line
    else result.push({...run, startLine: line, endLine: line})
  }
  return result
}

/** Nothing is left to look at, even if a diff shows the line as changed. */
export const needsNoReview = (verdict: LineVerdict | undefined): boolean => verdict?.verdict === 'same' || verdict?.verdict === 'explained'
