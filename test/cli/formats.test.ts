/** Every format, through the real command, held against its schema. */
import {join} from 'node:path'
import {expect, test, vi} from 'vitest'
import {COLUMNS, readCsv} from '../schemas/csv.ts'
import {orderProblems} from '../schemas/rminer-order.ts'
import {problemsOf} from '../schemas/validators.ts'
import {folderWith} from '../setup/temporary-folder.ts'
import {refract, refractWith} from './command.ts'
import {git, repositoryWith} from './repositories.ts'
import {after, before, renameInWords} from './samples.ts'

vi.setConfig({testTimeout: 60_000})

const edited = {'shop/Till.java': after['shop/Till.java'].replace('price + tip', 'price - tip')}

/** A rename that is pure, one that is mixed with an edit, and a file that is not read. */
function threeCommits(): string {
  const repository = repositoryWith(before, after, {...before, 'notes.txt': 'one'}, {...edited, 'notes.txt': 'one'})
  git(repository, 'remote', 'add', 'origin', 'git@github.com:ada/shop.git')
  return repository
}

const format = (name: string, ...args: string[]) => refract(...args, '--format', name)
const log = (name: string) => format(name, threeCommits(), 'log')

test('json', () => {
  const report = JSON.parse(log('json').out)
  expect(problemsOf('json', report)).toEqual([])
  expect(report.changes.map((change: {pure: boolean}) => change.pure)).toEqual([false, true, false, false])
  expect(report.changes[1]).toMatchObject({
    repository: 'git@github.com:ada/shop.git',
    title: 'a version',
    changedLines: {changed: 4, explained: 4},
    refactorings: [{description: renameInWords, verdict: 'pure', reasons: []}],
    lines: [
      {side: 'before', lines: [{startLine: 5, endLine: 5, verdict: 'explained', causes: [0]}, {startLine: 8}]},
      {side: 'after', lines: [{startLine: 5}, {startLine: 8}]},
    ],
  })
  expect(report.changes[3].refactorings[0]).toMatchObject({verdict: 'mixed', reasons: [{kind: 'edited'}]})
})

test('ndjson: the same, one change a line', () => {
  const repository = threeCommits()
  const {changes} = JSON.parse(format('json', repository, 'log').out)
  const lines = format('ndjson', repository, 'log')
    .out.trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.flatMap(line => problemsOf('ndjson', line))).toEqual([])
  expect(lines).toEqual(changes.map((change: object) => ({schema: 1, ...change})))
})

test('rminer', () => {
  const document = JSON.parse(log('rminer').out)
  expect(problemsOf('rminer', document)).toEqual([])
  expect(orderProblems(document)).toEqual([])
  expect(document.commits[1]).toMatchObject({
    url: `https://github.com/ada/shop/commit/${document.commits[1].sha1}`,
    refactorings: [{type: 'Rename Method', description: renameInWords}],
  })
})

test('sarif', () => {
  const document = JSON.parse(log('sarif').out)
  expect(problemsOf('sarif', document)).toEqual([])
  expect(document.runs).toHaveLength(4)
  expect(document.runs[1].results).toMatchObject([
    {
      ruleId: 'rename-method',
      level: 'note',
      message: {text: `${renameInWords} (pure).`},
      locations: [{physicalLocation: {artifactLocation: {uri: 'shop/Till.java'}, region: {startLine: 8, startColumn: 3, endLine: 12}}}],
    },
  ])
  expect(document.runs[1].tool.driver.rules).toMatchObject([{id: 'rename-method', name: 'RenameMethod'}])
})

test('sarif has warnings for names that did not follow, and failures of single commits', () => {
  const straggler = (name: string) =>
    `class A {\n  int ${name};\n  /** Uses {@link #total}. */\n  int f() { return ${name} + this.total; }\n  int g() { return ${name}; }\n}\n`
  const folders = ['--before', folderWith({'A.java': straggler('total')}), '--after', folderWith({'A.java': straggler('sum')})]
  const document = JSON.parse(format('sarif', ...folders).out)
  expect(problemsOf('sarif', document)).toEqual([])
  const {warnings} = JSON.parse(format('json', ...folders).out).changes[0]
  expect(document.runs[0].results.filter(({level}: {level: string}) => level === 'warning')).toHaveLength(warnings.length)

  const clone = folderWith()
  git(clone, 'clone', '--quiet', '--depth=1', `file://${threeCommits()}`, 'shallow')
  const failed = JSON.parse(format('sarif', join(clone, 'shallow'), 'log').out)
  expect(problemsOf('sarif', failed)).toEqual([])
  expect(failed.runs[0].invocations[0]).toMatchObject({executionSuccessful: false})
})

test('csv', () => {
  const [columns, ...rows] = readCsv(log('csv').out)
  expect(columns.join()).toBe(COLUMNS)
  expect(rows.map(row => row.length)).toEqual(rows.map(() => 12))
  expect(rows[0].slice(2)).toEqual(['Rename Method', 'pure', renameInWords, 'shop/Till.java', '8', '12', 'shop/Till.java', '8', '12', ''])
})

test('markdown', () => {
  const {out} = log('markdown')
  expect(out).toContain('#### Proved to change nothing else\n\n- **Rename Method** `private total(price int, tip int) : int renamed to')
  expect(out).toContain('#### Mixed with other changes')
  expect(out).toContain('- not read: notes\\.txt \\(after\\): language not supported')
})

test('blame-ignore lists commits that only refactor, in the form that git reads', () => {
  const repository = threeCommits()
  const {out} = format('blame-ignore', repository, 'log')
  const pure = git(repository, 'rev-parse', 'HEAD~2')
  expect(out).toBe(`# a version\n${pure}\n`)
  const list = join(folderWith({ignore: out}), 'ignore')
  const blame = (...args: string[]) => git(repository, 'blame', '-l', '-s', ...args, 'HEAD~2', '--', 'shop/Till.java')
  expect(blame()).toContain(pure)
  expect(blame('--ignore-revs-file', list)).not.toContain(pure)
})

test('text says what is left to review, and has colours only where they are wanted', () => {
  const repository = threeCommits()
  const {out} = refract(repository, 'HEAD')
  expect(out).toContain('left to review: shop/Till.java (after) 9')
  expect(out).not.toContain('\u001b')
  const coloured = refractWith({env: {...process.env, FORCE_COLOR: '1'}}, repository, 'HEAD').out
  expect(coloured).toContain('\u001b[33mmixed\u001b[39m')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are such signs
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(out)
  expect(refractWith({env: {...process.env, FORCE_COLOR: '1', NO_COLOR: '1'}}, repository, 'HEAD').out).toBe(out)
})

test('signs that would move the cursor or turn the text are written out', () => {
  const named = (files: typeof before) => folderWith({'shop/\u001b[31mred\u202e.java': files['shop/Till.java']})
  const {out} = refract('--before', named(before), '--after', named(after))
  expect(out).toContain('\\u001b[31mred\\u202e.java:8-12')
  expect(out).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u)
})
