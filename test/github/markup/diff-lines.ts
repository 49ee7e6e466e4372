/** A patch as the list of lines that the pages show. */
import type {DiffLine} from './diff-entry.ts'
import {escapeHtml} from './html.ts'

export interface Sides {
  before: boolean
  after: boolean
}

export function diffLines(patch: string, sides: Sides): DiffLine[] {
  const lines: DiffLine[] = []
  let left = 0
  let right = 0
  for (const text of patch === '' ? [] : patch.split('\n')) {
    if (text.startsWith('\\')) {
      lines.at(-1)!.displayNoNewLineWarning = true
      continue
    }
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(text)
    if (hunk) {
      // `-0,0` is what git writes for a side without lines; otherwise the running numbers stand one before the first line.
      left = Math.max(Number(hunk[1]) - 1, 0)
      right = Math.max(Number(hunk[3]) - 1, 0)
    } else {
      if (!text.startsWith('+')) left++
      if (!text.startsWith('-')) right++
    }
    lines.push(diffLine(text, lines.length, left, right, sides))
  }
  markChangedParts(lines)
  return lines
}

const types: Record<string, DiffLine['type']> = {'@': 'HUNK', ' ': 'CONTEXT', '+': 'ADDITION', '-': 'DELETION', '~': 'INJECTED_CONTEXT'}

function diffLine(text: string, position: number, left: number, right: number, sides: Sides): DiffLine {
  const type = types[text[0]!]!
  // A carriage return before the line end would be lost in HTML anyway.
  const shown = text.replace(/\r$/, '')
  return {
    type,
    text: shown,
    html: escapeHtml(shown),
    left: sides.before ? left : null,
    right: sides.after ? right : null,
    blobLineNumber: type === 'DELETION' ? left : right,
    position,
    displayNoNewLineWarning: false,
  }
}

/** An unchanged line that the reader asked for. */
export function injectedLine(text: string, left: number, right: number): DiffLine {
  return {...diffLine(`~${text}`, 0, left, right, {before: true, after: true}), position: null}
}

/** In runs with as many deletions as additions, what differs between each two of them is set apart. */
function markChangedParts(lines: DiffLine[]) {
  for (const {deletions, additions} of changeRuns(lines)) {
    if (deletions.length !== additions.length) continue
    for (const [index, deletion] of deletions.entries()) markDifference(deletion, additions[index]!)
  }
}

/** Deletions and the additions right after them. */
export function* changeRuns(lines: DiffLine[]): Generator<{deletions: DiffLine[]; additions: DiffLine[]}> {
  for (let at = 0; at < lines.length; at++) {
    const deletions = runOf('DELETION', lines, at)
    const additions = runOf('ADDITION', lines, at + deletions.length)
    if (deletions.length + additions.length === 0) continue
    yield {deletions, additions}
    at += deletions.length + additions.length - 1
  }
}

function runOf(type: DiffLine['type'], lines: DiffLine[], from: number): DiffLine[] {
  let end = from
  while (lines[end]?.type === type) end++
  return lines.slice(from, end)
}

function markDifference(one: DiffLine, other: DiffLine) {
  const [a, b] = [one.text.slice(1), other.text.slice(1)]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  // Two lines that have little in common are shown plain.
  if ((start + end) * 3 < Math.max(a.length, b.length)) return
  one.html = withMark(one.text, start, end)
  other.html = withMark(other.text, start, end)
}

function withMark(text: string, start: number, end: number): string {
  const [from, to] = [start + 1, text.length - end]
  if (from >= to) return escapeHtml(text)
  const [head, middle, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)].map(escapeHtml)
  return `${head}<span class="x x-first x-last">${middle}</span>${tail}`
}
