/** The files of a comparison in the form that both markups are made from. */
import {createHash} from 'node:crypto'
import {changesBetween, type FileChange, type Version} from '../git/changes.ts'
import type {Git} from '../git/git.ts'
import type {ChangeType, DiffEntry, FileSummary, TreeEntry} from '../markup/diff-entry.ts'
import {diffLines} from '../markup/diff-lines.ts'
import type {PageSettings} from '../settings.ts'
import type {Comparison} from './comparison.ts'

export interface FileView {
  entry: DiffEntry
  /** The blob of the newer version, or of the older one where the file was deleted. */
  blob: string
}

export type EntrySettings = Pick<PageSettings, 'largeFrom' | 'deletedOnDemand'> & {ignoreWhitespace: boolean}

type Compared = Pick<Comparison, 'repository' | 'before' | 'after'>

export function fileViews({repository, before, after}: Compared, settings: EntrySettings): Promise<FileView[]> {
  const {git} = repository
  const {ignoreWhitespace, largeFrom, deletedOnDemand} = settings
  return git.remember(`views ${before} ${after} ${ignoreWhitespace} ${largeFrom} ${deletedOnDemand}`, async () => {
    const changes = await changesBetween(git, before, after, {joinHunks: true, ignoreWhitespace})
    return Promise.all(changes.map(change => fileView(git, change, before, after, settings)))
  })
}

async function fileView(
  git: Git,
  change: FileChange,
  oldCommitOid: string,
  newCommitOid: string,
  settings: EntrySettings,
): Promise<FileView> {
  const {path, additions, deletions, binary, patch} = change
  const isTooBig = additions + deletions >= settings.largeFrom
  const [oldTreeEntry, newTreeEntry] = await Promise.all([
    treeEntry(git, change.before, change.previousPath ?? path, binary),
    treeEntry(git, change.after, path, binary),
  ])
  const entry = {
    path,
    pathDigest: digestOf(path),
    status: types[change.status],
    linesAdded: additions,
    linesDeleted: deletions,
    linesChanged: additions + deletions,
    isBinary: binary,
    isSubmodule: change.after?.mode === '160000',
    isTooBig,
    truncatedReason: reasonToWait(change, isTooBig, settings),
    oldCommitOid,
    newCommitOid,
    oldTreeEntry,
    newTreeEntry,
    diffLines: diffLines(patch, {before: oldTreeEntry !== null, after: newTreeEntry !== null}),
  }
  return {entry, blob: (change.after ?? change.before)!.blob}
}

const types: Record<FileChange['status'], ChangeType> = {
  added: 'ADDED',
  removed: 'REMOVED',
  modified: 'MODIFIED',
  renamed: 'RENAMED',
  changed: 'CHANGED',
}

/** What GitHub names the place of a file on the page by. */
export function digestOf(path: string): string {
  return createHash('sha256').update(path).digest('hex')
}

function reasonToWait({status}: FileChange, isTooBig: boolean, {deletedOnDemand}: EntrySettings): string | null {
  if (status === 'removed' && deletedOnDemand) return 'This file was deleted.'
  return isTooBig ? 'Large diffs are not rendered by default.' : null
}

async function treeEntry(git: Git, version: Version | null, path: string, binary: boolean): Promise<TreeEntry | null> {
  if (!version) return null
  const countable = !binary && version.mode !== '160000'
  return {path, mode: version.mode, lineCount: countable ? (await git.lines(version.blob)).length : 1}
}

export function summaryOf({path, pathDigest, status, linesAdded, linesDeleted, linesChanged}: DiffEntry): FileSummary {
  return {path, pathDigest, changeType: status, linesAdded, linesDeleted, linesChanged}
}
