import {expect, test} from 'vitest'
import {folderWith} from '../setup/temporary-folder.ts'
import {refract} from './command.ts'
import {after, before, renameInWords} from './samples.ts'

test('two folders are compared', () => {
  const {code, out} = refract('--before', folderWith(before), '--after', folderWith(after))
  expect(out).toContain(renameInWords)
  expect(code).toBe(0)
})

test('files that are equal on both sides are no part of the change', () => {
  const same = {'shop/Same.java': 'class Same {}'}
  const {out} = refract('--before', folderWith({...before, ...same}), '--after', folderWith({...after, ...same}), '--format', 'json')
  expect(JSON.parse(out).changes[0].files.map((file: {path: string}) => file.path)).toEqual(['shop/Till.java', 'shop/Till.java'])
})

test('equal folders have no refactorings', () => {
  const {code, out} = refract('--before', folderWith(before), '--after', folderWith(before))
  expect({code, out}).toEqual({code: 0, out: 'no refactorings in no changed files\n'})
})

test('a binary file that calls itself Java is named as not read', () => {
  const binary = {'Picture.java': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])}
  expect(refract('--before', folderWith(), '--after', folderWith(binary)).out).toContain('not read: Picture.java (after): not text')
})

test('a file with a syntax error is read, and what was not understood is named', () => {
  const broken = {'shop/Till.java': `${after['shop/Till.java']}\nclass Half { void open( {{ `}
  const {code, out} = refract('--before', folderWith(before), '--after', folderWith(broken))
  expect(out).toContain('not understood: shop/Till.java (after)')
  expect(code).toBe(0)
})

test('a folder that is not there', () => {
  const there = folderWith(before)
  expect(refract('--before', there, '--after', '/no/such/folder')).toEqual({
    code: 1,
    out: '',
    complaint: 'refract: no such folder: /no/such/folder\n',
  })
})
