/** The rows of the split view: each deletion beside the addition of the same place in its run. */
import type {DiffLine} from './diff-entry.ts'

export type SplitRow =
  | {kind: 'hunk'; line: DiffLine; index: number}
  | {kind: 'lines'; left: DiffLine | undefined; right: DiffLine | undefined}

export function splitRows(lines: DiffLine[]): SplitRow[] {
  const rows: SplitRow[] = []
  let deletions: DiffLine[] = []
  let additions: DiffLine[] = []
  const flush = () => {
    const height = Math.max(deletions.length, additions.length)
    for (let row = 0; row < height; row++) rows.push({kind: 'lines', left: deletions[row], right: additions[row]})
    deletions = []
    additions = []
  }
  for (const [index, line] of lines.entries()) {
    if (line.type === 'DELETION') {
      // A deletion after additions begins a new run.
      if (additions.length > 0) flush()
      deletions.push(line)
    } else if (line.type === 'ADDITION') {
      additions.push(line)
    } else {
      flush()
      rows.push(line.type === 'HUNK' ? {kind: 'hunk', line, index} : {kind: 'lines', left: line, right: line})
    }
  }
  flush()
  return rows
}
