/**
 * Lets the browser's search find folded text. Rows of a table cannot be hidden until found, so that a copy of their text is; where
 * the search ends in it, the rows are opened and the copy goes.
 */
import type {ShownLine} from '../../github/diff/shown.ts'
import {OWN} from '../marks/attributes.ts'

const KIND = 'stub-text'

export function findText(cell: HTMLElement, lines: ShownLine[], onFound: () => void) {
  cell.querySelector(`[${OWN}=${KIND}]`)?.remove()
  if (lines.length === 0) return
  const copy = cell.ownerDocument.createElement('div')
  copy.setAttribute(OWN, KIND)
  copy.setAttribute('hidden', 'until-found')
  copy.textContent = lines.map(({code}) => code.textContent).join('\n')
  copy.addEventListener('beforematch', onFound)
  cell.append(copy)
}
