/** The command as people run it, on a commit of our own. */
import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {inRoot, root} from '../../scripts/build/root.ts'
import {folderWith} from '../setup/temporary-folder.ts'

const till = (name: string) =>
  `package shop;\n\nclass Till {\n  int ${name}(int gross, int tax) {\n    int cents = gross * 100;\n    return cents / 5 + tax;\n  }\n}\n`

const commit = {
  repository: 'ada/shop',
  commit: 'c0ffee0123456789',
  before: {'shop/Till.java': till('sum')},
  after: {'shop/Till.java': till('total')},
}

const folderOfOne = () => join(folderWith({'set/one.json.gz': gzipSync(JSON.stringify(commit))}), 'set')

function run(...args: string[]) {
  const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs')
  const {status, stdout, stderr} = spawnSync(process.execPath, [tsx, inRoot('test', 'mutants', 'run.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return {code: status, out: stdout, complaint: stderr}
}

const withoutTime = (out: string) => out.replace(/\d+ s\n$/, '')

test('mutants are counted by operator, and all are shown when asked for', () => {
  const {out, complaint, code} = run(folderOfOne(), '--count', '4', '--operators', 'operator,literal', '--show', '--jobs', '1')
  expect(complaint).toBe('')
  expect(out.match(/^(killed|SURVIVED) {2}(operator|literal) {2}ada\/shop c0ffee012345 {2}shop\/Till\.java$/gm)).toHaveLength(4)
  expect(out).toMatch(/^all +4 +\d+ +\d+/m)
  expect(out).toMatch(/^seed 1: 4 mutants in 1 commits, \d survived; \d+ s$/m)
  expect(code).toBe(/ 0 survived/.test(out) ? 0 : 1)
})

test('the same seed gives the same mutants, with one thread or two', {timeout: 60_000}, () => {
  const args = [folderOfOne(), '--count', '6', '--show']
  expect(withoutTime(run(...args, '--jobs', '2').out)).toBe(withoutTime(run(...args, '--jobs', '1').out))
})

test('an unknown operator is told', () => {
  const {code, complaint} = run(folderOfOne(), '--operators', 'magic')
  expect(complaint).toContain('no such operator: magic')
  expect(code).toBe(2)
})
