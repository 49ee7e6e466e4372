/** GitHub's list of changed files, in our words. */
import {type PatchedLines, patchedLines} from './patch.ts'
import type {FilePatch} from './rebuild.ts'

/** As the API gives it. */
export interface ListedFile {
  filename: string
  status: string
  previous_filename?: string
  additions?: number
  deletions?: number
  changes?: number
  contents_url?: string
  /** Of the version after; of the one before where the file was removed. */
  sha?: string
  /** Missing where GitHub's page does not show the diff at once either. */
  patch?: string
}

export type ChangedFile = (
  | {kind: 'added' | 'removed' | 'modified'; path: string}
  /** `same`: moved without a change to its content. */
  | {kind: 'renamed'; path: string; pathBefore: string; same: boolean}
) & {
  /** How many lines GitHub says have changed, and which, as far as it says so. */
  changes?: number
  lines?: PatchedLines
  /** The digest of its content after the change, or before it where it was removed. */
  sha?: string
  patch?: FilePatch
}

export function changedFiles(listed: ListedFile[]): ChangedFile[] {
  return listed.flatMap(file => changedFile(file) ?? [])
}

function changedFile(listed: ListedFile): ChangedFile | undefined {
  const {filename: path, status, previous_filename, changes, sha} = listed
  const patch = patchOf(listed)
  const extent = {changes, lines: patch && patchedLines(patch.text), sha, patch}
  switch (status) {
    case 'unchanged':
      return undefined
    // The file it was copied from is still there, and in the list on its own account if it changed.
    case 'copied':
    case 'added':
      return {kind: 'added', path, ...extent}
    case 'removed':
      return {kind: 'removed', path, ...extent}
    case 'renamed':
      return previous_filename
        ? {kind: 'renamed', path, pathBefore: previous_filename, same: changes === 0, ...extent}
        : {kind: 'modified', path, ...extent}
    default:
      return {kind: 'modified', path, ...extent}
  }
}

function patchOf({patch: text, additions = Number.NaN, deletions = Number.NaN}: ListedFile): FilePatch | undefined {
  return text === undefined ? undefined : {text, additions, deletions}
}
