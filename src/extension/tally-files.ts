/** How many lines of each file changed, as GitHub counts them, and how many of those need no review. */
import type {Comparison} from '../github/api/comparison.ts'
import type {Contents} from '../github/api/contents.ts'
import type {ChangedFile} from '../github/api/files.ts'
import {changedLines} from '../library/changed-lines.ts'
import type {Report} from '../library/index.ts'
import type {FileTally} from '../overlay/findings.ts'
import {needsNoReview, verdictsOf} from '../report/line-verdicts.ts'

export function tallyFiles(report: Report, contents: Contents, {files}: Comparison): FileTally[] {
  const verdictOf = verdictsOf(report)
  const skipped = new Set(report.files.flatMap(file => (file.kind === 'skipped' ? [`${file.side} ${file.path}`] : [])))
  const complete = new Set(contents.complete)

  return files.map(file => {
    const paths = {before: file.kind === 'renamed' ? file.pathBefore : file.path, after: file.path}
    const sides = (['before', 'after'] as const).filter(side => contents[side][paths[side]] !== undefined)
    const read = complete.has(file.path) && sides.every(side => !skipped.has(`${side} ${paths[side]}`))
    if (!read) return {path: file.path, read, changed: file.changes ?? 0, explained: 0, partly: 0}

    const lines = linesOf(file, contents, paths)
    const verdicts = sides.flatMap(side => lines[side].map(line => verdictOf(paths[side], side, line)))
    return {
      path: file.path,
      read,
      changed: verdicts.length,
      explained: verdicts.filter(needsNoReview).length,
      partly: verdicts.filter(verdict => verdict?.verdict === 'partly').length,
    }
  })
}

/** GitHub leaves out what is too long for its page; then we look ourselves. */
const linesOf = ({lines}: ChangedFile, {before, after}: Contents, paths: {before: string; after: string}) =>
  lines ?? changedLines(before[paths.before], after[paths.after])
