/**
 * Which lines on the page get a bar, and which of them a badge. Thought out for the lines that are there now, and again whenever
 * they change; nothing is remembered about a cell.
 */
import type {ShownLine} from '../../github/diff/shown.ts'
import type {Region} from '../findings.ts'

export interface Plan {
  /** Cell at whose edge the bar stands → the refactorings it stands for. */
  bars: Map<HTMLElement, number[]>
  badges: Map<HTMLElement, Badge>
}

export interface Badge {
  refactorings: number[]
  /** The code that it must not cover. */
  code: HTMLElement
}

const NEAR = 3 // rows without a mark that still belong to one region: a brace, a blank line, a line that stayed

export function planMarks(lines: ShownLine[], regions: Region[]): Plan {
  const bars = new Map<HTMLElement, Set<number>>()
  const badges = new Map<HTMLElement, {refactorings: Set<number>; code: HTMLElement}>()
  const lastMarked = new Map<number, ShownLine>()
  for (const line of [...lines].sort((a, b) => a.row - b.row)) {
    for (const refactoring of refactoringsAt(line, regions)) {
      entry(bars, line.edge, () => new Set<number>()).add(refactoring)
      const last = lastMarked.get(refactoring)
      // One badge where a region begins; the bar shows how far it goes.
      if (!last || last.hunk !== line.hunk || line.row - last.row > NEAR) {
        entry(badges, line.cell, () => ({refactorings: new Set<number>(), code: line.code})).refactorings.add(refactoring)
      }
      lastMarked.set(refactoring, line)
    }
  }
  return {
    bars: new Map([...bars].map(([edge, refactorings]) => [edge, inOrder(refactorings)])),
    badges: new Map([...badges].map(([cell, {refactorings, code}]) => [cell, {refactorings: inOrder(refactorings), code}])),
  }
}

function refactoringsAt({path, side, line}: ShownLine, regions: Region[]): Set<number> {
  const here = regions.filter(region => region.path === path && region.side === side && region.startLine <= line && line <= region.endLine)
  return new Set(here.map(({refactoring}) => refactoring))
}

const inOrder = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b)

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
