/** The diff of one commit, each line with its verdict: what is left to review, and what explains the rest. */
import type {LineVerdict, Report} from '../../src/library/index.ts'
import {verdictsOf} from '../../src/report/line-verdicts.ts'
import type {LabelledCommit} from './bundles.ts'
import {changedLines} from './git-diff.ts'

export function lineStory(bundle: Pick<LabelledCommit, 'before' | 'after'>, report: Report): string[] {
  const verdictOf = verdictsOf(report)
  return changedLines(bundle).flatMap(({path, side, startLine, endLine}) => {
    const lines = bundle[side][path].split('\n').slice(startLine - 1, endLine)
    return lines.map((text, i) => {
      const verdict = verdictOf(path, side, startLine + i)
      const sign = side === 'before' ? '-' : '+'
      return `${(verdict?.verdict ?? 'not read').padEnd(11)} ${path}:${startLine + i} ${sign} ${text.trim()}${because(verdict, report)}`
    })
  })
}

function because(verdict: LineVerdict | undefined, {refactorings}: Report): string {
  const reasons = [...(verdict?.because ?? []), ...(verdict?.causes ?? []).map(cause => refactorings[cause].type)]
  return reasons.length > 0 ? `   (${[...new Set(reasons)].join(', ')})` : ''
}
