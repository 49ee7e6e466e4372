/** The changed lines of every file, as GitHub names them; where it does not, as we see them ourselves. */
import type {Comparison} from '../github/api/comparison.ts'
import type {Contents} from '../github/api/contents.ts'
import {type ChangedLines, changedLines} from '../library/changed-lines.ts'

export interface FileChange {
  pathBefore: string
  path: string
  /** Absent where the file was not read. */
  lines?: ChangedLines
  /** How many lines changed, as GitHub says. */
  changes: number
}

export function changesIn({files}: Comparison, {before, after, complete}: Contents): FileChange[] {
  const read = new Set(complete)
  return files.map(file => {
    const {path, changes = 0} = file
    const pathBefore = file.kind === 'renamed' ? file.pathBefore : path
    return {path, pathBefore, changes, lines: read.has(path) ? (file.lines ?? changedLines(before[pathBefore], after[path])) : undefined}
  })
}
