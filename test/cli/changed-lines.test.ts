import {expect, test} from 'vitest'
import {changedVerdicts} from '../../src/cli/changed-lines.ts'
import type {LineVerdict, Report, Side} from '../../src/library/index.ts'

/** A report in which the lines of a file have these verdicts, in order. */
function report(verdicts: Record<string, LineVerdict['verdict'][]>): Report {
  const lines = Object.entries(verdicts).map(([key, all]) => {
    const [side, path] = key.split(' ')
    const runs = all.map((verdict, i) => ({startLine: i + 1, endLine: i + 1, verdict, causes: [], because: []}))
    return {path, side: side as Side, lines: runs}
  })
  return {refactorings: [], files: [], lines, warnings: []}
}

const change = {before: {'A.java': 'a\nb\nc\n'}, after: {'A.java': 'a\nx\nc\ny\n'}}
const verdicts = report({'before A.java': ['same', 'explained', 'same'], 'after A.java': ['unexplained', 'partly', 'same', 'same']})

test('only lines that differ are told and counted, and those that need no review', () => {
  const {lines, counts} = changedVerdicts(change, verdicts)
  expect(lines.map(({side, lines: runs}) => [side, runs.map(({startLine, verdict}) => `${startLine} ${verdict}`)])).toEqual([
    ['before', ['2 explained']],
    ['after', ['2 partly', '4 same']],
  ])
  expect(counts).toEqual({changed: 3, explained: 2})
})

test('files on paths that are not wanted do not count', () => {
  expect(changedVerdicts(change, verdicts, path => path !== 'A.java')).toEqual({lines: [], counts: {changed: 0, explained: 0}})
})

test('a renamed file is compared with what it was', () => {
  const renamed = {before: {'A.java': 'a\nb\n'}, after: {'B.java': 'a\nx\n'}, renamedFiles: {'A.java': 'B.java'}}
  expect(changedVerdicts(renamed, report({})).counts.changed).toBe(2)
})

test.each([
  ['new', {before: {}, after: {'A.java': 'a\nb'}}, 2],
  ['gone', {before: {'A.java': 'a\n\n'}, after: {}}, 2],
  ['empty', {before: {}, after: {'A.java': ''}}, 0],
])('a file that is %s', (_, files, changed) => expect(changedVerdicts(files, report({})).counts.changed).toBe(changed))
