/** GitHub's list of changed files, in our words. */

/** As the API gives it. */
export interface ListedFile {
  filename: string
  status: string
  previous_filename?: string
  changes?: number
}

export type ChangedFile =
  | {kind: 'added' | 'removed' | 'modified'; path: string}
  /** `same`: moved without a change to its content. */
  | {kind: 'renamed'; path: string; pathBefore: string; same: boolean}

export function changedFiles(listed: ListedFile[]): ChangedFile[] {
  return listed.flatMap(file => changedFile(file) ?? [])
}

function changedFile({filename: path, status, previous_filename, changes}: ListedFile): ChangedFile | undefined {
  switch (status) {
    case 'unchanged':
      return undefined
    // The file it was copied from is still there, and in the list on its own account if it changed.
    case 'copied':
    case 'added':
      return {kind: 'added', path}
    case 'removed':
      return {kind: 'removed', path}
    case 'renamed':
      return previous_filename ? {kind: 'renamed', path, pathBefore: previous_filename, same: changes === 0} : {kind: 'modified', path}
    default:
      return {kind: 'modified', path}
  }
}
