/** The parts of pages that come later: further files, files on demand, unchanged lines. */
import {type Answer, json, text} from '../answer.ts'
import {classicBody} from '../classic/classic-file.ts'
import {fileBatch, viewedFile} from '../classic/classic-files.ts'
import {html} from '../markup/html.ts'
import {pullComparison, shasComparison} from './comparison.ts'
import {fileViews} from './entries.ts'
import {wholeFileRows} from './excerpt.ts'
import {entrySettings, type Visit} from './visit.ts'

/** React, pull request: the contents of files that the payload only named. */
export async function diffEntries(visit: Visit, number?: string): Promise<Answer | undefined> {
  const {query, repository} = visit
  const range = query.get('range') ?? ''
  const comparison = await pullComparison(repository, Number(number), 'changes', range.includes('..') ? range : undefined)
  if (!comparison) return undefined
  const wanted = (query.get('paths') ?? '').split(',').map(decodeURIComponent)
  const files = await fileViews(comparison, entrySettings(visit))
  return json(files.filter(({entry}) => wanted.includes(entry.path)).map(({entry}) => entry))
}

/** The files from `start_entry` on: data for the React commit page, the next batch of a classic page. */
export async function moreFiles(visit: Visit): Promise<Answer | undefined> {
  const {query, settings, ignoreWhitespace} = visit
  const start = Number(query.get('start_entry'))
  const page = await pageOfQuery(visit)
  if (!page) return undefined
  if (!visit.wantsData) return text(fileBatch({...page, settings, ignoreWhitespace}, start).text, 'text/html; charset=utf-8')
  const end = start + Math.max(1, settings.mounted)
  return json({
    extraDiffEntries: page.files.slice(start, end).map(({entry}) => entry),
    loadMore: end < page.files.length,
    asyncDiffLoadInfo: {startIndex: end, truncated: false, byteCount: 0, lineShownCount: 0},
  })
}

/** The answer to "Load diff". */
export async function loadedFile(visit: Visit, index?: string): Promise<Answer | undefined> {
  const {settings, ignoreWhitespace} = visit
  const page = await pageOfQuery(visit)
  if (!page?.files[Number(index)]) return undefined
  const file = viewedFile({...page, settings, ignoreWhitespace}, Number(index), {loaded: true})
  return text(classicBody(file).text, 'text/html; charset=utf-8')
}

async function pageOfQuery(visit: Visit) {
  const {query, repository} = visit
  const comparison = await shasComparison(repository, query.get('sha1'), query.get('sha2'), Number(query.get('pull_number')))
  return comparison && {comparison, files: await fileViews(comparison, entrySettings(visit))}
}

export async function fileNames(visit: Visit): Promise<Answer | undefined> {
  const page = await pageOfQuery(visit)
  return (
    page &&
    text(
      html`<ul>${page.files.map(({entry}) => html`<li><a href="#diff-${entry.pathDigest}">${entry.path}</a></li>`)}</ul>`.text,
      'text/html',
    )
  )
}

export async function expandedFile(visit: Visit): Promise<Answer | undefined> {
  const page = await pageOfQuery(visit)
  const index = page?.files.findIndex(({entry}) => entry.path === visit.query.get('path')) ?? -1
  if (!page || index < 0) return undefined
  const file = viewedFile({...page, settings: visit.settings, ignoreWhitespace: false}, index)
  return text((await wholeFileRows(visit.repository, file)).text, 'text/html; charset=utf-8')
}

export async function fileLines({repository}: Visit, sha?: string, path?: string): Promise<Answer | undefined> {
  const object = await repository.git.object(`${sha}:${decodeURIComponent(path!)}`)
  return object?.type === 'blob' ? json({styledLines: await repository.git.lines(object.sha)}) : undefined
}
