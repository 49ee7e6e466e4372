/** The unchanged lines that a diff leaves out, and the diff after some of them were asked for. */
import type {DiffEntry, DiffLine} from './diff-entry.ts'
import {injectedLine} from './diff-lines.ts'

export interface Gap {
  /** The first and the last line left out, on both sides. */
  left: [number, number]
  right: [number, number]
  /** Which ends the reader may open it from: down from what stands above it, up from what stands below. */
  directions: Direction[]
}

export type Direction = 'up' | 'down' | 'all'

/** Lines that one press of an expander brings. */
export const step = 20

/** What is left out right before the hunk at an index of `diffLines`; an index past the end asks for the end of the file. */
export function gapBefore({diffLines, newTreeEntry, oldTreeEntry}: DiffEntry, index: number): Gap | undefined {
  // Files that were added or deleted are shown whole, and where no line changed, none is shown.
  if (!newTreeEntry || !oldTreeEntry || diffLines.length === 0) return undefined
  const above = diffLines[index - 1]
  const hunk = diffLines[index]
  const left: [number, number] = [(above?.left ?? 0) + 1, hunk ? hunk.left! : oldTreeEntry.lineCount]
  const right: [number, number] = [(above?.right ?? 0) + 1, hunk ? hunk.right! : newTreeEntry.lineCount]
  const count = right[1] - right[0] + 1
  if (count <= 0) return undefined
  return {left, right, directions: directionsOf(count, above, hunk)}
}

function directionsOf(count: number, above: DiffLine | undefined, hunk: DiffLine | undefined): Direction[] {
  if (!above) return ['up']
  if (!hunk) return ['down']
  return count <= step ? ['all'] : ['down', 'up']
}

/** Which lines of the gap one press brings, by their numbers on the right side. */
export function linesToBring({right: [first, last]}: Gap, direction: Direction): [number, number] {
  if (direction === 'up') return [Math.max(first, last - step + 1), last]
  return [first, direction === 'down' ? Math.min(last, first + step - 1) : last]
}

/** The entry with those lines in it. `texts` are the contents of the lines that `linesToBring` names. */
export function withLines(entry: DiffEntry, index: number, gap: Gap, direction: Direction, texts: string[]): DiffEntry {
  const [first, last] = linesToBring(gap, direction)
  const shift = gap.left[0] - gap.right[0]
  const brought = texts.map((text, offset) => injectedLine(text, first + offset + shift, first + offset))
  const hunk = entry.diffLines[index]
  const closed = first === gap.right[0] && last === gap.right[1]
  const header = closed || !hunk ? [] : [direction === 'up' ? beginningAt(hunk, first + shift, first) : hunk]
  const [above, below] = [entry.diffLines.slice(0, index), entry.diffLines.slice(index + 1)]
  const middle = direction === 'up' ? [...header, ...brought] : [...brought, ...header]
  return {...entry, diffLines: [...above, ...middle, ...below]}
}

/** The hunk's header for an earlier first line; the part after the second `@@` is not known any more. */
function beginningAt(hunk: DiffLine, left: number, right: number): DiffLine {
  const [, leftCount, rightCount] = /^@@ -\d+,?(\d*) \+\d+,?(\d*) @@/.exec(hunk.text) ?? []
  const more = hunk.right! + 1 - right
  const text = `@@ -${left},${Number(leftCount || 1) + more} +${right},${Number(rightCount || 1) + more} @@`
  return {...hunk, text, html: text, left: left - 1, right: right - 1}
}

/** The whole file; `lines` are all lines of its newer version. */
export function withAllLines(entry: DiffEntry, lines: string[]): DiffEntry {
  let whole = entry
  // From the end, so that the places of earlier gaps stay as they are.
  for (let index = entry.diffLines.length; index >= 0; index--) {
    const isHunk = index === entry.diffLines.length || entry.diffLines[index]!.type === 'HUNK'
    const gap = isHunk ? gapBefore(whole, index) : undefined
    if (gap) whole = withLines(whole, index, gap, 'all', lines.slice(gap.right[0] - 1, gap.right[1]))
  }
  return whole
}
