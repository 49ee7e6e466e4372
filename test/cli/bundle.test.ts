import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {folderWith} from '../setup/temporary-folder.ts'
import {refract} from './command.ts'
import {after, before, renameInWords} from './samples.ts'

const bundle = JSON.stringify({repository: 'ada/shop', commit: 'c0ffee', parent: 'beef', before, after})

function fileWith(content: string | Buffer): string {
  return join(folderWith({bundle: content}), 'bundle')
}

test.each([
  ['plain', bundle],
  ['gzipped', gzipSync(bundle)],
])('a %s bundle is read', (_, content) => {
  const {code, out} = refract('--bundle', fileWith(content))
  expect(out).toContain(renameInWords)
  expect(code).toBe(0)
})

test('RefactoringMiner’s JSON names the commit and its page', () => {
  const {commits} = JSON.parse(refract('--bundle', fileWith(bundle), '--format', 'rminer').out)
  expect(commits).toHaveLength(1)
  expect(commits[0]).toMatchObject({
    repository: 'https://github.com/ada/shop.git',
    sha1: 'c0ffee',
    url: 'https://github.com/ada/shop/commit/c0ffee',
    refactorings: [{type: 'Rename Method', description: renameInWords}],
  })
  expect(commits[0].refactorings[0].rightSideLocations[0]).toMatchObject({filePath: 'shop/Till.java', startLine: 8, endLine: 12})
})

test('our own JSON has the whole report', () => {
  expect(JSON.parse(refract('--bundle', fileWith(bundle), '--format', 'json').out).changes[0]).toMatchObject({
    commit: 'c0ffee',
    parent: 'beef',
    refactorings: [{type: 'Rename Method'}],
    files: [
      {kind: 'read', path: 'shop/Till.java', side: 'before'},
      {kind: 'read', path: 'shop/Till.java', side: 'after'},
    ],
  })
})

test.each([
  ['broken JSON', '{"before": {', 'is broken JSON'],
  ['a list', '[]', 'is not a bundle: it is no JSON object'],
  ['one side only', '{"before": {}}', 'is not a bundle: "after" with the files is missing'],
  ['a number for a text', '{"before": {}, "after": {"A.java": 3}}', 'is not a bundle: the text of "A.java" in "after" is no text'],
  ['half an archive', gzipSync(bundle).subarray(0, 40), 'is damaged'],
])('%s is refused with the reason', (_, content, reason) => {
  const {code, out, complaint} = refract('--bundle', fileWith(content))
  expect(complaint).toContain(reason)
  expect({code, out}).toEqual({code: 1, out: ''})
})

test('a bundle that is not there', () => {
  expect(refract('--bundle', '/no/such/file').complaint).toBe('refract: no such file: /no/such/file\n')
})

test('a time limit that is too short gives what there is and says so', () => {
  const {code, out} = refract('--bundle', fileWith(bundle), '--timeout', '0.000001')
  expect(out).toContain('stopped (time limit): the list may be short')
  expect(code).toBe(3)
})
