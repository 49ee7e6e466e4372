import {expect, test} from 'vitest'
import type {LineVerdict} from '../../src/engine/report.ts'
import {verdictsOf} from '../../src/report/line-verdicts.ts'

const run = (startLine: number, endLine: number, verdict: LineVerdict['verdict']): LineVerdict => ({
  startLine,
  endLine,
  verdict,
  causes: [],
  because: [],
})

const verdictOf = verdictsOf({
  lines: [
    {path: 'A.java', side: 'before', lines: [run(1, 3, 'same'), run(4, 4, 'partly'), run(5, 9, 'unexplained')]},
    {path: 'A.java', side: 'after', lines: []},
  ],
})

test.each([
  ['A.java', 'before', 1, 'same'],
  ['A.java', 'before', 3, 'same'],
  ['A.java', 'before', 4, 'partly'],
  ['A.java', 'before', 9, 'unexplained'],
  ['A.java', 'before', 10, undefined],
  ['A.java', 'after', 1, undefined],
  ['B.java', 'before', 1, undefined],
] as const)('%s %s %d: %s', (path, side, line, verdict) => expect(verdictOf(path, side, line)?.verdict).toBe(verdict))
