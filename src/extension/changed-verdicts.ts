/** What is known of the lines that a diff shows as changed; of a file that moved, all lines are explained, and few are shown. */
import type {FileLines} from '../library/index.ts'
import {onlyLines} from '../report/line-verdicts.ts'
import type {FileChange} from './changes.ts'

export function changedVerdicts(files: FileLines[], changes: FileChange[]): FileLines[] {
  const changed = new Map(
    changes.flatMap(({path, pathBefore, lines}) => [
      [`before ${pathBefore}`, lines?.before ?? []] as const,
      [`after ${path}`, lines?.after ?? []] as const,
    ]),
  )
  return files.map(file => ({...file, lines: onlyLines(file.lines, changed.get(`${file.side} ${file.path}`) ?? [])}))
}
