/** The second line of an item: where, and what is left to look at. */
import type {Reason} from '../../engine/report.ts'
import {counted, text} from '../../texts/text.ts'
import {reasonWords} from '../words/reason.ts'
import {fileName, shownName} from '../words/shown-code.ts'
import type {Entry} from './entries.ts'

/** `Basket.java:7`, or `Stock.java → Warehouse.java:3` where it went to another file. Under the name of the file, the line alone. */
export function whereWords({refactoring: {before}, region}: Entry, underFile = false): string | undefined {
  if (!region) return undefined
  const here = underFile ? text('panel_line', region.startLine) : `${fileName(region.path)}:${region.startLine}`
  const from = before[0]?.path
  if (!from || region.side === 'before' || from === region.path) return here
  // Two files of one name are told apart by their folders.
  const isNamesake = fileName(from) === fileName(region.path)
  if (underFile) return text('panel_line_from', region.startLine, isNamesake ? `${lastFolder(from)}/${fileName(from)}` : fileName(from))
  return isNamesake ? `${lastFolder(from)} → ${lastFolder(region.path)}/${here}` : `${fileName(from)} → ${here}`
}

const lastFolder = (path: string) => shownName(path.split('/').at(-2) ?? '.')

export function leftWords({refactoring: {verdict, reasons}, lines, files}: Entry): string | undefined {
  switch (verdict) {
    case 'mixed':
      return counted('panel_edits', Math.max(1, reasons.length))
    case 'unproved':
      return reasons[0] ? text('panel_not_proved', reasonText(reasons[0])) : text('verdict_unproved')
    case 'pure':
      if (lines === 0) return undefined
      return files > 1 ? text('panel_explains', counted('lines', lines), counted('files', files)) : counted('panel_explains_lines', lines)
  }
}

const reasonText = (reason: Reason) =>
  reasonWords(reason)
    .map(({text: words, code}) => (code ? `‘${shownName(code)}’` : words))
    .join('')
