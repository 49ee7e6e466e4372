/** Brings the reader to a line: opens what is folded, scrolls there, and shows which line it is. */
import type {DiffView} from '../github/diff/view.ts'
import type {Region} from './findings.ts'
import {OWN, TARGET} from './marks/attributes.ts'

export async function jumpTo(view: DiffView, region: Region, renamed: Record<string, string>, {signal}: {signal: AbortSignal}) {
  const {path, side, startLine} = region
  const pathAfter = side === 'before' ? (renamed[path] ?? path) : path
  const shown = await view.reveal({path, side, line: startLine}, {pathAfter, signal})
  if (signal.aborted || !shown) return
  const row = shown.cell.parentElement!
  for (const other of row.ownerDocument.querySelectorAll(`[${TARGET}]`)) other.removeAttribute(TARGET)
  row.setAttribute(TARGET, '')
  // The keyboard goes along, to the badge if the line has one.
  row.querySelector(`[${OWN}]`)?.shadowRoot?.querySelector('button')?.focus({preventScroll: true})
}
