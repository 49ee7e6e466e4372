/** What is known of the lines that a diff shows as changed; of a file that moved, all lines are explained, and few are shown. */
import type {FileLines, LineVerdict} from '../library/index.ts'
import type {FileChange} from './changes.ts'

export function changedVerdicts(files: FileLines[], changes: FileChange[]): FileLines[] {
  const changed = new Map(
    changes.flatMap(({path, pathBefore, lines}) => [
      [`before ${pathBefore}`, lines?.before ?? []] as const,
      [`after ${path}`, lines?.after ?? []] as const,
    ]),
  )
  return files.map(file => ({...file, lines: cropped(file.lines, changed.get(`${file.side} ${file.path}`) ?? [])}))
}

/** Both lists are in order. */
function cropped(runs: LineVerdict[], lines: number[]): LineVerdict[] {
  const result: LineVerdict[] = []
  let index = 0
  for (const line of lines) {
    while (index < runs.length && runs[index]!.endLine < line) index++
    const run = runs[index]
    if (!run || run.startLine > line) continue
    const last = result.at(-1)
    if (last && last.endLine === line - 1 && last.startLine >= run.startLine) last.endLine = line
    else result.push({...run, startLine: line, endLine: line})
  }
  return result
}
