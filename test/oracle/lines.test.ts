/** Explained, partly and unexplained lines together are the whole diff, for every case and for whatever an editor may do. */
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract, type Report} from '../../src/library/index.ts'
import {readCases} from '../engine/cases.ts'
import {countLines, LineStatistics} from './lines.ts'

const refract = await openRefract(loadWasm)
const cases = readCases()

test('all cases', async () => {
  let changed = 0
  for (const one of cases) changed += countLines(one, await refract.analyze(one)).changed
  expect(changed).toBeGreaterThan(1000)
}, 60_000)

/** Lines of a version, some of them dropped, doubled, broken in two or followed by another text. */
const editedLines = (text: string): fc.Arbitrary<string> => {
  const edits = fc.constantFrom('drop', 'double', 'blank', 'comment', 'break', 'brace', 'none', 'none', 'none')
  const lines = text.split('\n')
  return fc
    .array(edits, {minLength: lines.length, maxLength: lines.length})
    .map(choices => lines.flatMap((line, i) => edited[choices[i]](line)).join('\n'))
}

const edited: Record<string, (line: string) => string[]> = {
  none: line => [line],
  drop: () => [],
  double: line => [line, line],
  blank: line => [line, '', '  '],
  comment: line => [line, '/* a', '   b */'],
  break: line => [line.slice(0, line.length / 2), line.slice(line.length / 2)],
  brace: line => [`${line} }`],
}

test('random edits, many of which do not even compile', async () => {
  const random = fc.constantFrom(...cases).chain(one => {
    const after = Object.entries(one.after).map(([path, text]) => editedLines(text).map(now => [path, now] as const))
    return fc.tuple(...after).map(files => ({before: one.before, after: Object.fromEntries(files)}))
  })
  await fc.assert(
    fc.asyncProperty(random, async change => {
      const {changed, explained, partly, unexplained} = countLines(change, await refract.analyze(change))
      expect(explained + partly + unexplained).toBe(changed)
    }),
    {numRuns: 60},
  )
}, 60_000)

const report = (lines: Report['lines']): Report => ({
  refactorings: [],
  files: [{kind: 'read', path: 'A.java', side: 'after', lines: 3, broken: []}],
  lines,
  warnings: [],
})

const run = (startLine: number, endLine: number) => ({startLine, endLine, verdict: 'same' as const, causes: [], because: []})

test.each([
  ['a gap', [run(1, 1), run(3, 3)]],
  ['lines told twice', [run(1, 2), run(2, 3)]],
  ['too few lines', [run(1, 2)]],
  ['too many lines', [run(1, 4)]],
])('%s does not pass', (_, lines) => {
  const change = {before: {}, after: {'A.java': 'a\nb\nc\n'}}
  expect(() => countLines(change, report([{path: 'A.java', side: 'after', lines}]))).toThrow('A.java (after) has 3 lines')
  expect(() => countLines(change, report([]))).toThrow('A.java (after) has 3 lines')
})

test('a file that was not read is left to review', () => {
  const skipped: Report = {...report([]), files: [{kind: 'skipped', path: 'A.java', side: 'after', reason: 'too large'}]}
  expect(countLines({before: {}, after: {'A.java': 'a\nb\n'}}, skipped)).toEqual({changed: 2, explained: 0, partly: 0, unexplained: 2})
})

test('what is left to review is told for all commits, and for those that people call pure throughout', () => {
  const statistics = new LineStatistics()
  const commit = (...pure: (boolean | undefined)[]) => ({
    repository: '',
    commit: '',
    before: {},
    after: {},
    expected: pure.map(one => ({type: '', description: '', pure: one})),
  })
  statistics.add(commit(true, undefined), {changed: 10, explained: 9, partly: 1, unexplained: 0})
  statistics.add(commit(true, false), {changed: 30, explained: 0, partly: 0, unexplained: 30})
  statistics.add(commit(undefined), {changed: 0, explained: 0, partly: 0, unexplained: 0})
  expect(statistics.lines()).toEqual([
    '40 changed lines: 9 explained (22.5 %), 1 partly, 30 unexplained',
    'left to review in the median commit: 100.0 % of its changed lines',
    '1 commits labelled pure throughout: 9 of 10 changed lines explained (90.0 %), left to review in the median 10.0 %',
  ])
})
