/**
 * Which lines on the page get a bar, and which of them a badge. Thought out for the lines that are there now, and again whenever
 * they change; nothing is remembered about a cell.
 */
import type {ShownLine} from '../../github/diff/shown.ts'
import type {TouchedBy} from './touched.ts'

export interface Plan {
  /** Cell at whose edge the bar stands → the refactorings it stands for. */
  bars: Map<HTMLElement, number[]>
  badges: Map<HTMLElement, Badge>
}

export interface Badge {
  refactorings: number[]
  /** None of them stands here: the lines only follow from them. */
  follows: boolean
  /** The code that it must not cover. */
  code: HTMLElement
}

/** The refactorings that a changed line follows from. */
export type CausesOf = (line: ShownLine) => number[]

const NEAR = 3 // rows without a mark that still belong to one region: a brace, a blank line, a line that stayed

export function planMarks(lines: ShownLine[], touchedBy: TouchedBy, causesOf: CausesOf = () => []): Plan {
  const bars = new Map<HTMLElement, Set<number>>()
  const badges = new Map<HTMLElement, {refactorings: Set<number>; follows: boolean; code: HTMLElement}>()
  const lastMarked = new Map<number, ShownLine>()
  const mark = (line: ShownLine, refactoring: number, follows: boolean) => {
    entry(bars, line.edge, () => new Set<number>()).add(refactoring)
    const last = lastMarked.get(refactoring)
    lastMarked.set(refactoring, line)
    // One badge where a region begins, and one in a hunk for all that follows; the bar shows how far it goes.
    if (last?.hunk === line.hunk && (follows || line.row - last.row <= NEAR)) return
    const badge = entry(badges, line.cell, () => ({refactorings: new Set<number>(), follows, code: line.code}))
    badge.refactorings.add(refactoring)
    badge.follows &&= follows
  }

  for (const line of [...lines].sort((a, b) => a.row - b.row)) {
    const here = touchedBy(line)
    for (const refactoring of here) mark(line, refactoring, false)
    if (line.changed) for (const cause of causesOf(line)) if (!here.has(cause)) mark(line, cause, true)
  }
  return {
    bars: new Map([...bars].map(([edge, refactorings]) => [edge, inOrder(refactorings)])),
    badges: new Map([...badges].map(([cell, badge]) => [cell, {...badge, refactorings: inOrder(badge.refactorings)}])),
  }
}

const inOrder = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b)

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
