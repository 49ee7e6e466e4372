/**
 * The diff of one file in the form in which GitHub's React pages carry it in their payload. Both markups are made from it, and
 * the script on the page knows nothing else.
 */

export interface FileSummary {
  path: string
  /** SHA-256 of the path, in hexadecimal. */
  pathDigest: string
  changeType: ChangeType
  linesAdded: number
  linesDeleted: number
  linesChanged: number
}

export type ChangeType = 'ADDED' | 'MODIFIED' | 'REMOVED' | 'RENAMED' | 'CHANGED'

export interface DiffEntry {
  path: string
  pathDigest: string
  status: ChangeType
  linesAdded: number
  linesDeleted: number
  linesChanged: number
  isBinary: boolean
  isSubmodule: boolean
  isTooBig: boolean
  /** The sentence that stands in the place of the rows until the reader loads them. */
  truncatedReason: string | null
  oldCommitOid: string
  newCommitOid: string
  oldTreeEntry: TreeEntry | null
  newTreeEntry: TreeEntry | null
  diffLines: DiffLine[]
}

export interface TreeEntry {
  path: string
  mode: string
  lineCount: number
}

export interface DiffLine {
  type: 'HUNK' | 'CONTEXT' | 'ADDITION' | 'DELETION' | 'INJECTED_CONTEXT'
  /** Begins with the sign of its type: space, `+`, `-`, `~`; the whole `@@ … @@` line for a hunk. */
  text: string
  html: string
  /** Running numbers: the line itself on its own side, the line before it on the other; null for a file that is not there. */
  left: number | null
  right: number | null
  blobLineNumber: number | null
  position: number | null
  displayNoNewLineWarning: boolean
}

export function anchorOf({pathDigest}: {pathDigest: string}): string {
  return `diff-${pathDigest}`
}

/** Where a renamed file was. */
export function previousPath({oldTreeEntry, newTreeEntry}: DiffEntry): string | undefined {
  return oldTreeEntry && newTreeEntry && oldTreeEntry.path !== newTreeEntry.path ? oldTreeEntry.path : undefined
}
