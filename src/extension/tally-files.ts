/** How many lines of each file changed, and how many of those need no review. */
import type {Contents} from '../github/api/contents.ts'
import type {Report} from '../library/index.ts'
import type {FileTally} from '../overlay/findings.ts'
import {needsNoReview, verdictsOf} from '../report/line-verdicts.ts'
import type {FileChange} from './changes.ts'

export function tallyFiles(report: Report, contents: Contents, changes: FileChange[]): FileTally[] {
  const verdictOf = verdictsOf(report)
  const skipped = new Set(report.files.flatMap(file => (file.kind === 'skipped' ? [`${file.side} ${file.path}`] : [])))

  return changes.map(({path, pathBefore, lines, changes}) => {
    const sides = (
      [
        ['before', pathBefore],
        ['after', path],
      ] as const
    ).filter(([side, name]) => contents[side][name] !== undefined)
    if (!lines || sides.some(([side, name]) => skipped.has(`${side} ${name}`))) {
      return {path, read: false, changed: changes, explained: 0, partly: 0}
    }
    const verdicts = sides.flatMap(([side, name]) => lines[side].map(line => verdictOf(name, side, line)))
    return {
      path,
      read: true,
      changed: verdicts.length,
      explained: verdicts.filter(needsNoReview).length,
      partly: verdicts.filter(verdict => verdict?.verdict === 'partly').length,
    }
  })
}
