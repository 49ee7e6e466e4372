import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {folderWith} from '../setup/temporary-folder.ts'
import {refract, refractIn} from './command.ts'
import {git, repositoryWith} from './repositories.ts'
import {after, before, renameInWords} from './samples.ts'

test('a commit is compared with its parent', () => {
  const repository = repositoryWith(before, after)
  const {code, out} = refract(repository, 'HEAD')
  const [sentence, place, verdict, , ...summary] = out.split('\n')
  expect([sentence, place]).toEqual([renameInWords, '  shop/Till.java:8-12 → shop/Till.java:8-12'])
  expect(verdict).toBe('  pure')
  expect(summary.slice(0, 2)).toEqual(['1 refactoring in 1 changed file', '4 of 4 changed lines explained: nothing is left to review'])
  expect(code).toBe(0)
})

test('the repository around the current folder is meant when none is named', () => {
  const repository = repositoryWith(before, after)
  expect(refractIn(join(repository, 'shop'), 'main').out).toContain(renameInWords)
})

test('nothing is checked out: what stands in the folder is neither read nor touched', () => {
  const repository = repositoryWith(before, after, {'Other.java': 'class Other {}'})
  writeFileSync(join(repository, 'Other.java'), 'class Mine {}')
  expect(refract(repository, 'HEAD~1').out).toContain(renameInWords)
  expect(git(repository, 'status', '--porcelain')).toBe('M Other.java')
})

test('a moved file is known as one', () => {
  const repository = repositoryWith(before, {'shop/desk/Till.java': before['shop/Till.java'].replace('package shop', 'package shop.desk')})
  expect(refract(repository, 'HEAD').out).toContain('Move Class shop.Till moved to shop.desk.Till')
})

test('the first commit has nothing before it, and that is said', () => {
  const {code, out} = refract(repositoryWith(before), 'HEAD')
  expect(out).toBe(
    'This is the first commit: there is nothing before it.\n\nno refactorings in 1 changed file\n0 of 13 changed lines explained\nleft to review: shop/Till.java (after) 1-13\n',
  )
  expect(code).toBe(0)
})

test('a merge is compared with its first parent, and that is said', () => {
  const repository = repositoryWith(before, {...before, README: 'a till'})
  git(repository, 'checkout', '--quiet', '-b', 'side', 'HEAD~1')
  writeFileSync(join(repository, 'shop/Till.java'), after['shop/Till.java'])
  git(repository, 'commit', '--quiet', '--all', '--message', 'rename')
  git(repository, 'checkout', '--quiet', 'main')
  git(repository, 'merge', '--quiet', '--no-edit', 'side')
  const {out} = refract(repository, 'HEAD')
  expect(out).toContain('This is a merge: it is compared with its first parent.')
  expect(out).toContain(renameInWords)
})

test('a file that is not Java is named as not read', () => {
  const {out} = refract(repositoryWith({'notes.txt': 'one'}, {'notes.txt': 'two'}), 'HEAD')
  expect(out).toContain('not read: notes.txt (after): language not supported')
})

test('links and submodules are no files', () => {
  const repository = repositoryWith(before)
  git(repository, 'update-index', '--add', '--cacheinfo', `160000,${git(repository, 'rev-parse', 'HEAD')},Module.java`)
  git(repository, 'commit', '--quiet', '--message', 'a submodule')
  expect(refract(repository, 'HEAD').out).toBe('no refactorings in no changed files\n')
})

test('a path with blanks, quotes and umlauts is read', () => {
  const path = 'shop/the "öld" till/Till.java'
  const {out} = refract(repositoryWith({[path]: before['shop/Till.java']}, {[path]: after['shop/Till.java']}), 'HEAD')
  expect(out).toContain(`${path}:8-12`)
})

test('a folder that is no repository', () => {
  const folder = folderWith()
  expect(refract(folder, 'HEAD')).toEqual({code: 1, out: '', complaint: `refract: ${folder} is not a git repository\n`})
})

test('a folder that is not there', () => {
  expect(refract('/no/such/folder', 'HEAD')).toEqual({code: 1, out: '', complaint: 'refract: no such folder: /no/such/folder\n'})
})

test('a commit that is not there', () => {
  const repository = repositoryWith(before)
  expect(refract(repository, 'v9')).toEqual({code: 1, out: '', complaint: `refract: ${repository} has no commit v9\n`})
})

test('the oldest commit of a shallow clone is not mistaken for a first commit', () => {
  const repository = repositoryWith(before, after)
  const clone = folderWith()
  git(clone, 'clone', '--quiet', '--depth=1', `file://${repository}`, 'shallow')
  const {code, complaint} = refract(join(clone, 'shallow'), 'HEAD')
  expect(complaint).toContain('the parent of HEAD is not in this clone, which is shallow')
  expect(code).toBe(1)
})

test('a token in the address of the repository is not repeated', () => {
  const repository = repositoryWith(before, after)
  git(repository, 'remote', 'add', 'origin', 'https://ada:secret@github.com/ada/shop.git')
  const {out} = refract(repository, 'HEAD', '--format', 'rminer')
  expect(out).not.toContain('secret')
  expect(JSON.parse(out).commits[0]).toMatchObject({
    repository: 'https://github.com/ada/shop.git',
    url: `https://github.com/ada/shop/commit/${git(repository, 'rev-parse', 'HEAD')}`,
  })
})
