/**
 * What is known of every line of both versions, in terms of the code models.
 */
import type {Finding} from '../families/family.ts'
import type {CodeModel, SourceFile} from '../model/code.ts'
import type {Located} from '../preserve/reason.ts'
import type {Because, LineRange, LineVerdict, Side} from '../report.ts'

export interface Explanation {
  files: ExplainedFile[]
  warnings: Straggler[]
}

/** Runs of lines in order; together they are the whole file. */
export interface ExplainedFile {
  file: SourceFile
  side: Side
  runs: LineRun[]
}

export interface LineRun extends LineRange {
  verdict: LineVerdict['verdict']
  causes: readonly Finding[]
  because: readonly Because[]
}

/** A use that did not follow a rename, or that was renamed though no declaration was. */
export type Straggler = Located & {side: Side; name: string} & ({finding: Finding; was?: undefined} | {finding?: undefined; was: string})

/** Where nobody looked, nothing is explained. */
export function nothingExplained({before, after}: {before: CodeModel; after: CodeModel}): Explanation {
  const unexplained = (file: SourceFile, side: Side): ExplainedFile => ({file, side, runs: allUnexplained(file)})
  return {
    files: [...before.files.map(file => unexplained(file, 'before')), ...after.files.map(file => unexplained(file, 'after'))],
    warnings: [],
  }
}

export const allUnexplained = ({lines}: SourceFile): LineRun[] =>
  lines.count === 0 ? [] : [{startLine: 1, endLine: lines.count, verdict: 'unexplained', causes: [], because: []}]
