/** The rows that a classic page gets when the reader expands unchanged lines. */
import type {ClassicFile} from '../classic/classic-file.ts'
import {classicRows} from '../classic/classic-rows.ts'
import type {DiffEntry, DiffLine} from '../markup/diff-entry.ts'
import {injectedLine} from '../markup/diff-lines.ts'
import {type Direction, gapBefore, linesToBring, withAllLines, withLines} from '../markup/gaps.ts'
import {type Html, html} from '../markup/html.ts'
import type {Repository} from '../repositories.ts'
import {digestOf} from './entries.ts'

/** The row of the expander is replaced by these rows, which hold a new expander while lines are still left out. */
export async function excerptRows(repository: Repository, blob: string, query: URLSearchParams): Promise<Html> {
  const entry = partialEntry(query)
  const direction = query.get('direction') as Direction
  const above = entry.diffLines[0]?.type === 'HUNK' ? 0 : 1
  const gap = gapBefore(entry, above)
  if (!gap) return html``
  const [first, last] = linesToBring(gap, direction)
  const texts = (await repository.git.lines(blob)).slice(first - 1, last)
  const expanded = withLines(entry, above, gap, direction, texts)
  const rows = classicRows({...plainFile(repository, blob, query), entry: expanded})
  return html`${rows.slice(above)}`
}

/** What is known of a file at one gap: the line above it, if any, and the hunk below it, if any. */
function partialEntry(query: URLSearchParams): DiffEntry {
  const number = (name: string) => Number(query.get(name))
  const path = query.get('path') ?? ''
  const [left, right] = [number('left'), number('right')]
  const above = number('last_right') > 0 ? [injectedLine('', number('last_left'), number('last_right'))] : []
  const below = query.get('right_hunk_size') ? [hunkLine(left, number('left_hunk_size'), right, number('right_hunk_size'))] : []
  const version = {path, mode: query.get('mode') ?? '100644'}
  return {
    ...{path, pathDigest: digestOf(path), status: 'MODIFIED', linesAdded: 0, linesDeleted: 0, linesChanged: 0},
    ...{isBinary: false, isSubmodule: false, isTooBig: false, truncatedReason: null, oldCommitOid: '', newCommitOid: ''},
    oldTreeEntry: {...version, lineCount: left - 1},
    newTreeEntry: {...version, lineCount: right - 1},
    diffLines: [...above, ...below],
  }
}

function hunkLine(left: number, leftSize: number, right: number, rightSize: number): DiffLine {
  const text = `@@ -${left},${leftSize} +${right},${rightSize} @@`
  return {
    type: 'HUNK',
    text,
    html: text,
    left: left - 1,
    right: right - 1,
    blobLineNumber: null,
    position: 0,
    displayNoNewLineWarning: false,
  }
}

function plainFile(repository: Repository, blob: string, query: URLSearchParams): Omit<ClassicFile, 'entry'> {
  const layout = query.get('diff') === 'split' ? 'split' : 'unified'
  return {
    blob,
    repository: `/${repository.owner}/${repository.name}`,
    layout,
    signedIn: false,
    loadUrl: '',
    loaded: true,
    canBeViewed: false,
  }
}

export async function wholeFileRows(repository: Repository, file: ClassicFile): Promise<Html> {
  const lines = await repository.git.lines(file.blob)
  return html`${classicRows({...file, entry: withAllLines(file.entry, lines)})}`
}
