/**
 * The lines that may be folded, with a hash of what stands on each. A pull request may get new commits while its page stands open:
 * then a line number means another line, and the page must be able to see that.
 */
import type {Contents} from '../github/api/contents.ts'
import type {Report} from '../library/index.ts'
import type {FoldableLines} from '../overlay/findings.ts'
import {lineHash} from '../overlay/line-hash.ts'
import type {FileChange} from './changes.ts'

export function foldableLines({lines: files}: Report, contents: Contents, changes: FileChange[]): FoldableLines[] {
  const changed = new Map(
    changes.flatMap(({path, pathBefore, lines}) => [
      [`before ${pathBefore}`, new Set(lines?.before)] as const,
      [`after ${path}`, new Set(lines?.after)] as const,
    ]),
  )
  return files.flatMap(({path, side, lines: runs}) => {
    const shown = changed.get(`${side} ${path}`) ?? new Set()
    // A line that is the same is a change only where the diff makes it one.
    const lines = runs.flatMap(({startLine, endLine, verdict}) => {
      if (verdict !== 'explained' && verdict !== 'same') return []
      const all = Array.from({length: endLine - startLine + 1}, (_, index) => startLine + index)
      return verdict === 'explained' ? all : all.filter(line => shown.has(line))
    })
    if (lines.length === 0) return []
    const text = contents[side][path]!.split('\n')
    return [{path, side, lines, hashes: lines.map(line => lineHash(text[line - 1] ?? ''))}]
  })
}
