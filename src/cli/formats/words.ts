/** Phrases that several formats for people share. */
import type {FileLines, FileReading, LineRange, Refactoring, Spot} from '../../library/index.ts'
import {needsNoReview} from '../../report/line-verdicts.ts'
import type {Analysed} from '../analysed.ts'

export const counted = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`

/** `3 refactorings in 2 changed files` */
export function headline({report: {refactorings, files}}: Analysed): string {
  const paths = new Set(files.map(({path}) => path))
  return `${counted(refactorings.length, 'refactoring')} in ${counted(paths.size, 'changed file')}`
}

/** `35 of 45 changed lines explained`; undefined where none changed. */
export const linesExplained = ({counts: {changed, explained}}: Analysed): string | undefined =>
  changed > 0 ? `${explained} of ${counted(changed, 'changed line')} explained` : undefined

/** `Till.java:8-12 → Desk.java:4`; the first place of each side is the declaration the refactoring is about. */
export const whereabouts = ({before, after}: Refactoring): string =>
  [before, after]
    .filter(places => places.length > 0)
    .map(([place]) => spotText(place))
    .join(' → ')

export const spotText = ({path, startLine, endLine}: Spot): string => `${path}:${rangeText({startLine, endLine})}`

const rangeText = ({startLine, endLine}: LineRange) => (endLine > startLine ? `${startLine}-${endLine}` : `${startLine}`)

/** What a reader still has to look at: `shop/Till.java (after) 4, 8-12`. */
export function leftToReview(lines: FileLines[]): string[] {
  return lines.flatMap(({path, side, lines: runs}) => {
    const left = joined(runs.filter(run => !needsNoReview(run)))
    return left.length > 0 ? [`${path} (${side}) ${left.map(rangeText).join(', ')}`] : []
  })
}

/** Neighbours, whatever their verdicts, are one stretch to read. */
function joined(runs: LineRange[]): LineRange[] {
  const stretches: LineRange[] = []
  for (const {startLine, endLine} of runs) {
    const last = stretches.at(-1)
    if (last && last.endLine === startLine - 1) last.endLine = endLine
    else stretches.push({startLine, endLine})
  }
  return stretches
}

/** What was not read, or not understood. */
export function gaps(files: FileReading[]): string[] {
  return files.flatMap(file => {
    if (file.kind === 'skipped') return [`not read: ${file.path} (${file.side}): ${file.reason}${file.detail ? `, ${file.detail}` : ''}`]
    if (file.broken.length === 0) return []
    return [`not understood: ${file.path} (${file.side}) ${[...new Set(file.broken.map(asLines))].join(', ')}`]
  })
}

const asLines = (range: LineRange) => `${range.startLine === range.endLine ? 'line' : 'lines'} ${rangeText(range)}`
