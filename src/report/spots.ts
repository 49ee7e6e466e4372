/** Stretches of a file as lines and columns. */
import type {Extent, SourceFile} from '../engine/model/code.ts'
import type {Spot} from '../engine/report.ts'

export function spotOf({path, lines}: SourceFile, {start, end}: Extent): Spot {
  return {
    path,
    startLine: lines.lineAt(start),
    endLine: lines.lineAt(end),
    startColumn: lines.columnAt(start),
    endColumn: lines.columnAt(end),
  }
}
