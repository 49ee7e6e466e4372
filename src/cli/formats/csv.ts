/** One refactoring a row, with plain numbers and names that programs like; `docs/command.md` explains the columns. */
import type {Place, Refactoring} from '../../library/index.ts'
import {csvRow} from '../../report/csv.ts'
import type {Origin} from '../sources/source.ts'
import type {Format} from './format.ts'

const COLUMNS: Record<string, (refactoring: Refactoring, origin: Origin) => string | number | undefined> = {
  repository: (_, {repository}) => repository,
  commit: (_, {commit}) => commit,
  type: ({type}) => type,
  verdict: ({verdict}) => verdict,
  description: ({description}) => description,
  path_before: ({before}) => first(before)?.path,
  start_line_before: ({before}) => first(before)?.startLine,
  end_line_before: ({before}) => first(before)?.endLine,
  path_after: ({after}) => first(after)?.path,
  start_line_after: ({after}) => first(after)?.startLine,
  end_line_after: ({after}) => first(after)?.endLine,
  reasons: ({reasons}) => reasons.map(({text}) => text).join(' '),
}

/** The first place of each side is the declaration that the refactoring is about. */
const first = (places: Place[]): Place | undefined => places[0]

export const csv: Format = {
  begin: csvRow(Object.keys(COLUMNS)),
  record(change) {
    if (change.kind === 'failed') return ''
    return change.report.refactorings
      .map(refactoring => csvRow(Object.values(COLUMNS).map(column => String(column(refactoring, change.origin) ?? ''))))
      .join('')
  },
  between: '',
  end: '',
  tellsFailures: false,
}
