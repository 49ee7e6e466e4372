/** Brings the reader to a line: opens what is folded, scrolls there, and shows which line it is. */
import type {DiffView} from '../github/diff/view.ts'
import type {Region} from './findings.ts'
import {BADGE_CELL, OWN, TARGET} from './marks/attributes.ts'

export interface JumpOptions {
  /** Path before → path after. */
  renamed: Record<string, string>
  /** The focus goes along, to the badge if the line has one. */
  takeFocus: boolean
  /** The line itself: see `RevealOptions`. */
  exactly?: boolean
  signal: AbortSignal
}

export async function jumpTo(view: DiffView, region: Region, {renamed, takeFocus, exactly, signal}: JumpOptions) {
  const {path, side, startLine} = region
  const pathAfter = side === 'before' ? (renamed[path] ?? path) : path
  const shown = await view.reveal({path, side, line: startLine}, {pathAfter, exactly, signal})
  if (signal.aborted || !shown) return
  const row = shown.cell.parentElement!
  for (const other of row.ownerDocument.querySelectorAll(`[${TARGET}]`)) other.removeAttribute(TARGET)
  row.setAttribute(TARGET, '')
  if (takeFocus) badgeNear(row, region.refactoring)?.shadowRoot?.querySelector('button')?.focus({preventScroll: true})
}

/** A region that begins on the other side has its badge a few rows above. */
function badgeNear(row: HTMLElement, refactoring: number): Element | null | undefined {
  const cells = [...(row.parentElement?.querySelectorAll(`[${BADGE_CELL}~="${refactoring}"]`) ?? [])]
  const distance = (cell: Element) => Math.abs(cell.getBoundingClientRect().top - row.getBoundingClientRect().top)
  const nearest = cells.reduce<Element | undefined>((best, cell) => (best && distance(best) <= distance(cell) ? best : cell), undefined)
  return (nearest ?? row).querySelector(`[${OWN}=badge]`)
}
