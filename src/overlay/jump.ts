/** Brings the reader to a line: opens what is folded, scrolls there, and shows which line it is. */
import type {DiffView} from '../github/diff/view.ts'
import type {Region} from './findings.ts'
import {OWN, TARGET} from './marks/attributes.ts'

export interface JumpOptions {
  /** Path before → path after. */
  renamed: Record<string, string>
  /** The focus goes along, to the badge if the line has one. */
  takeFocus: boolean
  signal: AbortSignal
}

export async function jumpTo(view: DiffView, region: Region, {renamed, takeFocus, signal}: JumpOptions) {
  const {path, side, startLine} = region
  const pathAfter = side === 'before' ? (renamed[path] ?? path) : path
  const shown = await view.reveal({path, side, line: startLine}, {pathAfter, signal})
  if (signal.aborted || !shown) return
  const row = shown.cell.parentElement!
  for (const other of row.ownerDocument.querySelectorAll(`[${TARGET}]`)) other.removeAttribute(TARGET)
  row.setAttribute(TARGET, '')
  if (takeFocus) row.querySelector(`[${OWN}]`)?.shadowRoot?.querySelector('button')?.focus({preventScroll: true})
}
