/** Everything that is known, for programs; `schema/report.schema.json` describes it. */
import {inertJson} from '../../report/inert.ts'
import type {Analysed, NotAnalysed} from '../analysed.ts'
import type {Format} from './format.ts'

/** Grows by one when something that is there is taken away or means something else; additions do not count. */
export const SCHEMA = 1

export const json: Format = {
  begin: `{\n  "schema": ${SCHEMA},\n  "changes": [`,
  record: change => `\n${inertJson(recordOf(change)).trimEnd().replace(/^/gm, '    ')}`,
  between: ',',
  end: '\n  ]\n}\n',
  tellsFailures: true,
}

/** A line stands for itself, so that files can be cut and joined: each says which schema it follows. */
export const ndjson: Format = {
  begin: '',
  record: change => `${JSON.stringify({schema: SCHEMA, ...recordOf(change)})}\n`,
  between: '',
  end: '',
  tellsFailures: true,
}

function recordOf(change: Analysed | NotAnalysed) {
  const {repository, commit, parent, title} = change.origin
  const origin = {repository, commit, parent, title}
  if (change.kind === 'failed') return {...origin, error: change.reason}
  const {notes, pure, counts, report, rejections} = change
  const {refactorings, warnings, files, lines, stopped} = report
  return {...origin, notes, pure, changedLines: counts, refactorings, warnings, files, lines, stopped, rejections}
}
