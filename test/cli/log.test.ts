import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {folderWith} from '../setup/temporary-folder.ts'
import {refract} from './command.ts'
import {historyOf} from './histories.ts'
import {git, repositoryWith} from './repositories.ts'
import {after, before, renameInWords} from './samples.ts'

const linesOf = (text: string) => text.trimEnd().split('\n')
const commitsIn = (ndjson: string) => linesOf(ndjson).map(line => JSON.parse(line).commit)

test('every commit of a range, oldest first, whatever number of threads', () => {
  const repository = historyOf(30)
  const expected = linesOf(git(repository, 'rev-list', '--reverse', 'HEAD~25..HEAD'))
  const answers = ['1', '3'].map(jobs => refract(repository, 'log', 'HEAD~25..HEAD', '--format', 'ndjson', '--jobs', jobs))
  expect(commitsIn(answers[0].out)).toEqual(expected)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]).toMatchObject({code: 0, complaint: ''})
})

test('without a range, the whole history of HEAD; the first commit among it', () => {
  const {out} = refract(historyOf(3), 'log')
  expect(out.match(/^commit [0-9a-f]{40} version \d$/gm)).toHaveLength(3)
  expect(out).toContain('This is the first commit')
  expect(out).toContain('Rename Method package total1(price int) : int renamed to package total2(price int) : int')
})

test('merges are compared with their first parent, and can be left out', () => {
  const repository = repositoryWith(before, {...before, README: 'a till'})
  git(repository, 'checkout', '--quiet', '-b', 'side', 'HEAD~1')
  writeFileSync(join(repository, 'shop/Till.java'), after['shop/Till.java'])
  git(repository, 'commit', '--quiet', '--all', '--message', 'rename')
  git(repository, 'checkout', '--quiet', 'main')
  git(repository, 'merge', '--quiet', '--no-edit', 'side')
  const count = (...more: string[]) => refract(repository, 'log', ...more).out.split(renameInWords).length - 1
  expect([count(), count('--no-merges')]).toEqual([2, 1])
})

test('a range without commits is an empty answer in every format', () => {
  const repository = historyOf(2)
  const answer = (format: string) => refract(repository, 'log', 'HEAD..HEAD', '--format', format).out
  expect(answer('text')).toBe('')
  expect(JSON.parse(answer('json'))).toEqual({schema: 1, changes: []})
  expect(JSON.parse(answer('rminer'))).toEqual({commits: []})
  expect(linesOf(answer('csv'))).toHaveLength(1)
})

test('a range that is not there', () => {
  const repository = historyOf(2)
  expect(refract(repository, 'log', 'v1..v2')).toEqual({code: 1, out: '', complaint: `refract: ${repository} has no commits v1..v2\n`})
})

test('what cannot be read is told on the error output where the format has no place for it', () => {
  const clone = folderWith()
  git(clone, 'clone', '--quiet', '--depth=2', `file://${historyOf(3)}`, 'shallow')
  const {code, out, complaint} = refract(join(clone, 'shallow'), 'log', '--format', 'csv')
  expect(linesOf(out)).toHaveLength(2)
  expect(complaint).toContain('the parent of')
  expect(code).toBe(1)
})

test('several bundles are a series, too; one that is broken does not end it', () => {
  const bundle = (commit: string) => JSON.stringify({commit, before, after})
  const folder = folderWith({'1.json': bundle('aa'), '2.json': '{', '3.json': bundle('bb')})
  const files = ['1.json', '2.json', '3.json'].map(name => join(folder, name))
  const {code, out} = refract('--bundle', ...files, '--format', 'ndjson')
  const lines = linesOf(out).map(line => JSON.parse(line))
  expect(lines.map(({commit, error}) => commit ?? error)).toEqual(['aa', expect.stringContaining('is broken JSON'), 'bb'])
  expect(code).toBe(1)
})
