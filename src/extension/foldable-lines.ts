/**
 * The lines that may be folded, with a hash of what stands on each. A pull request may get new commits while its page stands open:
 * then a line number means another line, and the page must be able to see that.
 */
import type {Contents} from '../github/api/contents.ts'
import type {FileLines} from '../library/index.ts'
import type {FoldableLines} from '../overlay/findings.ts'
import {lineHash} from '../overlay/line-hash.ts'
import {needsNoReview} from '../report/line-verdicts.ts'

/** Of lines that a diff shows as changed. */
export function foldableLines(verdicts: FileLines[], contents: Contents): FoldableLines[] {
  return verdicts.flatMap(({path, side, lines: runs}) => {
    const lines = runs
      .filter(needsNoReview)
      .flatMap(({startLine, endLine}) => Array.from({length: endLine - startLine + 1}, (_, index) => startLine + index))
    if (lines.length === 0) return []
    const text = contents[side][path]!.split('\n')
    return [{path, side, lines, hashes: lines.map(line => lineHash(text[line - 1] ?? ''))}]
  })
}
