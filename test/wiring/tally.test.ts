/** What of a change is counted and may be folded: GitHub's lines, our verdicts. */
import {expect, test} from 'vitest'
import {changedVerdicts} from '../../src/extension/changed-verdicts.ts'
import {changesIn} from '../../src/extension/changes.ts'
import {foldableLines} from '../../src/extension/foldable-lines.ts'
import {tallyFiles} from '../../src/extension/tally-files.ts'
import type {Comparison} from '../../src/github/api/comparison.ts'
import type {Contents} from '../../src/github/api/contents.ts'
import type {LineVerdict, Report, Side} from '../../src/library/index.ts'
import {lineHash} from '../../src/overlay/line-hash.ts'

const comparison = (files: Comparison['files']): Comparison => ({owner: 'o', repository: 'r', before: 'a', after: 'b', parents: 1, files})
const contents = (before: Record<string, string>, after: Record<string, string>): Contents => ({
  before,
  after,
  renamed: {},
  complete: [...new Set([...Object.keys(before), ...Object.keys(after)])],
  missing: [],
  others: [],
  setAside: [],
})
/** `=` same, `e` explained, `p` partly, `u` unexplained: one sign a line. */
const lines = (path: string, side: Side, signs: string) => {
  const verdicts: Record<string, LineVerdict['verdict']> = {'=': 'same', e: 'explained', p: 'partly', u: 'unexplained'}
  const run = (sign: string, index: number): LineVerdict => ({
    startLine: index + 1,
    endLine: index + 1,
    verdict: verdicts[sign]!,
    causes: [],
    because: [],
  })
  return {path, side, lines: [...signs].map(run)}
}
const report = (given: Partial<Report>): Report => ({refactorings: [], files: [], lines: [], warnings: [], ...given})

const texts = contents({'A.java': 'a\nb\nc\nd\n'}, {'A.java': 'a\nB\nC\nx\nd\n'})
const verdicts = report({lines: [lines('A.java', 'before', '=ep='), lines('A.java', 'after', '=epu=')]})

test('without a patch we look ourselves', () => {
  const changes = changesIn(comparison([{kind: 'modified', path: 'A.java'}]), texts)
  expect(changes).toEqual([{path: 'A.java', pathBefore: 'A.java', changes: 0, lines: {before: [2, 3], after: [2, 3, 4]}}])
  expect(tallyFiles(verdicts, texts, changes)).toEqual([{path: 'A.java', read: true, changed: 5, explained: 2, partly: 2}])
})

test('GitHub says which lines changed, and a line that is the same may be one of them', () => {
  const changes = changesIn(comparison([{kind: 'modified', path: 'A.java', lines: {before: [1, 2], after: [2]}}]), texts)
  expect(tallyFiles(verdicts, texts, changes)).toEqual([{path: 'A.java', read: true, changed: 3, explained: 3, partly: 0}])
  expect(foldableLines(changedVerdicts(verdicts.lines, changes), texts)).toEqual([
    {path: 'A.java', side: 'before', lines: [1, 2], hashes: ['a', 'b'].map(lineHash)},
    {path: 'A.java', side: 'after', lines: [2], hashes: ['B'].map(lineHash)},
  ])
})

test('nothing is claimed about files that were not read', () => {
  const unread = report({files: [{kind: 'skipped', path: 'A.java', side: 'after', reason: 'too large'}]})
  const changes = changesIn(
    comparison([
      {kind: 'modified', path: 'A.java', changes: 7},
      {kind: 'added', path: 'a.css', changes: 3},
    ]),
    texts,
  )
  expect(tallyFiles(unread, texts, changes)).toEqual([
    {path: 'A.java', read: false, changed: 7, explained: 0, partly: 0},
    {path: 'a.css', read: false, changed: 3, explained: 0, partly: 0},
  ])
})

test('of a file that moved, only what the diff shows is told', () => {
  const moved: LineVerdict = {startLine: 1, endLine: 9, verdict: 'explained', causes: [0], because: []}
  const edited: LineVerdict = {startLine: 10, endLine: 12, verdict: 'unexplained', causes: [], because: []}
  const changes = [{path: 'B.java', pathBefore: 'A.java', changes: 5, lines: {before: [2, 3, 5], after: [9, 10]}}]
  const told = changedVerdicts(
    [
      {path: 'A.java', side: 'before', lines: [moved, edited]},
      {path: 'B.java', side: 'after', lines: [moved, edited]},
    ],
    changes,
  )
  expect(told.map(({lines}) => lines.map(({startLine, endLine, verdict}) => `${startLine}-${endLine} ${verdict}`))).toEqual([
    ['2-3 explained', '5-5 explained'],
    ['9-9 explained', '10-10 unexplained'],
  ])
})
