/** One row a refactoring, for a spreadsheet, in which no cell is taken for a formula. */

import type {Place, Reason, Refactoring} from '../engine/report.ts'
import {visible} from './inert.ts'

const COLUMNS = ['type', 'verdict', 'description', 'path before', 'lines before', 'path after', 'lines after', 'reasons']

export function csv(refactorings: Refactoring[]): string {
  const rows = refactorings.map(({type, verdict, description, before, after, reasons}) => [
    type,
    verdict,
    description,
    before[0]?.path ?? '',
    lines(before[0]),
    after[0]?.path ?? '',
    lines(after[0]),
    reasons.map(reasonText).join(' '),
  ])
  return [COLUMNS, ...rows].map(csvRow).join('')
}

export const csvRow = (cells: string[]): string => `${cells.map(cell).join(',')}\r\n`

const lines = (place: Place | undefined) => (place ? `${place.startLine} to ${place.endLine}` : '')

const reasonText = ({text}: Reason) => text

/** Line breaks may stand in quotes; all else that cannot be seen is written out. */
function cell(text: string): string {
  const shown = text.split('\n').map(visible).join('\n')
  // Spreadsheets compute what begins like this, whatever the file is called.
  const inert = /^\s*[=+\-@]/.test(shown) ? `'${shown}` : shown
  return /[",\r\n']|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
