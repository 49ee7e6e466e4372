/** The oracle's commands, run as people run them, on small bundles of our own. */
import {spawnSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {inRoot, root} from '../../scripts/build/root.ts'
import {folderWith} from '../setup/temporary-folder.ts'

const move = {
  repository: 'ada/shop',
  commit: 'c0ffee0123456789',
  before: {'a/Till.java': 'package a;\nclass Till { int x; }\n', 'logo.svg': '<svg/>'},
  after: {'b/Till.java': 'package b;\nclass Till { int x; }\n'},
  directoriesBefore: ['a'],
  directoriesAfter: ['a', 'b'],
  expected: [{type: 'Move Class', description: 'Move Class a.Till moved to b.Till', validation: 'TP'}],
}

/** A folder with a set of bundles in it; what a command writes may stand beside. */
const folderWithSet = (bundles: Record<string, string>) =>
  folderWith(Object.fromEntries(Object.entries(bundles).map(([name, content]) => [`set/${name}.json.gz`, gzipSync(content)])))

function run(script: string, ...args: string[]) {
  const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs')
  const {status, stdout, stderr} = spawnSync(process.execPath, [tsx, inRoot('test', 'oracle', script), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return {code: status, out: stdout, complaint: stderr}
}

test('a run writes a prediction a line, a ledger and a summary', () => {
  const folder = folderWithSet({move: JSON.stringify(move)})
  const [predictions, ledger] = ['out.ndjson', 'ledger.txt'].map(name => join(folder, name))
  const {code, out, complaint} = run('run.ts', join(folder, 'set'), '--out', predictions, '--ledger', ledger)
  expect(complaint).toBe('')
  expect(out).toMatch(/^1 commits, 1 refactorings\n2 files read, 0 of them .*; skipped: 1 language not supported\n[\d.]+ s\n$/)
  expect(readFileSync(ledger, 'utf8')).toBe('ada/shop c0ffee012345  tp 1 fn 0 fp 0 new 0  Move Class 1\n')
  const [prediction] = readFileSync(predictions, 'utf8').trim().split('\n')
  expect(JSON.parse(prediction)).toMatchObject({
    commit: move.commit,
    refactorings: [
      {
        description: 'Move Class a.Till moved to b.Till',
        leftSideLocations: [{filePath: 'a/Till.java', startLine: 2, endLine: 2}],
        rightSideLocations: [{filePath: 'b/Till.java', codeElementType: 'TYPE_DECLARATION'}],
      },
    ],
    ms: expect.any(Number),
  })
  expect(code).toBe(0)
})

test('lines are compared with git’s diff on request', () => {
  const folder = folderWithSet({move: JSON.stringify(move)})
  const {code, out} = run('run.ts', join(folder, 'set'), '--lines')
  // The line of the picture, and the package lines; the rest of the file moved as it was.
  expect(out).toMatch(/^3 changed lines: \d explained/m)
  expect(code).toBe(0)
})

test('a bad bundle is told and does not keep the others from being read', () => {
  const folder = folderWithSet({bad: '{"before":', move: JSON.stringify(move)})
  const {code, out, complaint} = run('run.ts', join(folder, 'set'))
  expect(complaint).toContain('bad.json.gz is broken JSON')
  expect(out).toContain('1 commits, 1 refactorings')
  expect(out).toMatch(/failed: .*bad\.json\.gz/)
  expect(code).toBe(1)
})

test('one commit can be told as a story', () => {
  const missed = {type: 'Rename Class', description: 'Rename Class a.Bank renamed to a.Safe', validation: 'TP'}
  const folder = folderWithSet({shop__c0ffee012345: JSON.stringify({...move, expected: [...move.expected, missed]})})
  const {out} = run('run.ts', join(folder, 'set'), '--trace', 'c0ffee0123456789')
  expect(out).toContain('true   Move Class a.Till moved to b.Till\n')
  expect(out).toContain('missed Rename Class a.Bank renamed to a.Safe\n')
})

test('a bench prints its table, beside RefactoringMiner’s recorded times', () => {
  const folder = folderWithSet({move: JSON.stringify(move)})
  writeFileSync(join(folder, 'set.ndjson.gz'), gzipSync(`${JSON.stringify({commit: move.commit, ms: 250})}\n`))
  const {code, out} = run('bench.ts', join(folder, 'set'), '--beside', folder)
  expect(out).toContain('set: 1 commits, 5 lines in both versions')
  const rows = [
    'full parse of both versions, ms',
    'reading (parse and model), ms',
    'reading and detecting / full parse',
    'proving and explaining, ms',
    'total, ms',
    'total / full parse',
  ]
  for (const row of rows) {
    expect(out).toMatch(new RegExp(`^${row.replace(/[()/]/g, '\\$&')}( +[\\d.]+){3}$`, 'm'))
  }
  expect(out).toMatch(/^RefactoringMiner, total, ms( +250){3}$/m)
  expect(out).toContain('over 5 s and over 3 times their own full parse: none reading and detecting, none in all\n')
  expect(out).toMatch(/^peak memory: \d+ MB$/m)
  expect(code).toBe(0)
})

test.each([
  [['run.ts'], 'a folder is missing'],
  [['run.ts', 'no/such/folder'], 'no such folder: no/such/folder'],
  [['bench.ts', '--quick'], "Unknown option '--quick'"],
])('%j is not understood', ([script, ...args], reason) => {
  const {code, complaint} = run(script, ...args)
  expect(complaint).toContain(reason)
  expect(complaint).toContain('usage: npm run')
  expect(code).toBe(2)
})
