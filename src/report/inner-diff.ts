/**
 * What differs inside code that was moved, extracted or inlined, when the refactorings' own renames are set aside. Small enough to
 * go along to every page: only what differs, with a little around it.
 */
import type {Refactoring} from '../engine/report.ts'
import {commonSequence} from '../engine/text/sequence.ts'
import {carriedCode, type Versions} from './carried-code.ts'
import {type CodeLine, codeLines} from './code-lines.ts'
import {type Renames, renamesOf} from './known-renames.ts'
import {type Reader, readerOf} from './line-reader.ts'

export type InnerDiff = Compared | {kind: 'too long'}

export interface Compared {
  kind: 'compared'
  /** Lines that read as before, and those that do not; blank ones do not count. */
  same: number
  removed: number
  added: number
  /** Empty where nothing differs. */
  rows: InnerRow[]
  /** Lines that differ and are not in the rows. */
  left: number
}

export type InnerRow = {kind: 'same' | 'removed' | 'added'; line: number; text: string} | {kind: 'skipped'; lines: number}

const MOST_LINES = 1500 // of one side
const MOST_DIFFERENCES = 400 // past that, two texts have too little in common
const MOST_ROWS = 60 // of one refactoring
const MOST_ROWS_IN_ALL = 2000
const LONGEST = 240 // characters of a line
const AROUND = 2 // lines that are the same, before and after what differs

/** By the position of the refactoring. */
export function innerDiffs(refactorings: readonly Refactoring[], versions: Versions): Record<number, InnerDiff> {
  const renames = renamesOf(refactorings)
  const result: Record<number, InnerDiff> = {}
  let room = MOST_ROWS_IN_ALL
  refactorings.forEach((refactoring, index) => {
    const rows = compare(refactoring, versions, renames)
    if (rows === undefined) return
    const diff: InnerDiff = rows === 'too long' ? {kind: rows} : told(rows, Math.min(MOST_ROWS, room))
    if (diff.kind === 'compared') room -= diff.rows.length
    result[index] = diff
  })
  return result
}

function compare(refactoring: Refactoring, versions: Versions, renames: Renames): LineRow[] | 'too long' | undefined {
  const spots = carriedCode(refactoring, versions)
  if (!spots) return undefined
  if ([...spots.before, ...spots.after].some(({startLine, endLine}) => endLine - startLine >= MOST_LINES)) return 'too long'
  const [before, after] = [codeLines(spots.before, versions.before), codeLines(spots.after, versions.after)]
  if (before.length === 0 || after.length === 0) return undefined
  const rows = rowsOf(before, after, readerOf(refactoring, renames, before, after))
  return numberOf('removed', rows) + numberOf('added', rows) > MOST_DIFFERENCES ? 'too long' : rows
}

type LineRow = Exclude<InnerRow, {kind: 'skipped'}>

/** A stretch that only breaks its lines elsewhere is the same. What is gone is shown with the names of today, to differ in nothing else. */
function rowsOf(before: CodeLine[], after: CodeLine[], reader: Reader): LineRow[] {
  const [old, now] = [before.map(line => reader.read(line, 'before')), after.map(line => reader.read(line, 'after'))]
  const rows: LineRow[] = []
  /** Long lines are cut to where they differ from those they are shown beside. */
  const add = (kind: LineRow['kind'], lines: CodeLine[], beside: CodeLine[] = []) =>
    rows.push(...lines.map(({line, text}, index) => ({kind, line, text: cutLong(text, sharedStart(text, beside[index]?.text ?? ''))})))
  let [b, a] = [0, 0]
  for (const [nextB, nextA] of [...commonSequence(old, now, MOST_DIFFERENCES), [old.length, now.length] as const]) {
    const [gone, fresh] = [before.slice(b, nextB), after.slice(a, nextA)]
    const isReflowed = gone.length > 0 && old.slice(b, nextB).join(' ') === now.slice(a, nextA).join(' ')
    if (isReflowed) add('same', fresh)
    else {
      const renamed = reader.renamed(gone, fresh)
      add('removed', renamed, fresh)
      add('added', fresh, renamed)
    }
    add('same', after.slice(nextA, nextA + 1))
    b = nextB + 1
    a = nextA + 1
  }
  return rows
}

const numberOf = (kind: InnerRow['kind'], rows: readonly InnerRow[]): number => rows.filter(row => row.kind === kind).length

/** What differs and a little around it, as far as there is room. */
function told(rows: LineRow[], room: number): Compared {
  const [removed, added] = [numberOf('removed', rows), numberOf('added', rows)]
  const shown = removed + added === 0 ? [] : abridged(rows).slice(0, room)
  const left = removed + added - numberOf('removed', shown) - numberOf('added', shown)
  return {kind: 'compared', same: numberOf('same', rows), removed, added, rows: shown, left}
}

function abridged(rows: LineRow[]): InnerRow[] {
  const near = new Set<number>()
  rows.forEach((row, index) => {
    if (row.kind !== 'same') for (let at = index - AROUND; at <= index + AROUND; at++) near.add(at)
  })
  const result: InnerRow[] = []
  rows.forEach((row, index) => {
    const last = result.at(-1)
    if (near.has(index)) result.push(row)
    else if (last?.kind === 'skipped') last.lines++
    else result.push({kind: 'skipped', lines: 1})
  })
  return result
}

/** A long line from a little before a position on. */
function cutLong(text: string, position = 0): string {
  if (text.length <= LONGEST) return text
  const from = Math.max(0, Math.min(position - LONGEST / 4, text.length - LONGEST))
  const end = from + LONGEST
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
