import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {folderWith, writeFiles} from '../setup/temporary-folder.ts'
import {refract, refractIn, refractWith} from './command.ts'
import {git, repositoryWith} from './repositories.ts'
import {after, before, renameInWords} from './samples.ts'

test('what is staged is compared with the last commit; what only stands in the folder is not', () => {
  const repository = repositoryWith(before)
  writeFiles(repository, after)
  expect(refract(repository, '--staged').out).toBe('no refactorings in no changed files\n')
  git(repository, 'add', '--all')
  writeFileSync(join(repository, 'shop/Till.java'), 'class Rubbish {}')
  expect(refract(repository, '--staged').out).toContain(renameInWords)
  expect(refractIn(join(repository, 'shop'), '--staged').out).toContain(renameInWords)
})

test('a staged move is one, and folders are those of the index', () => {
  const repository = repositoryWith(before)
  writeFiles(repository, {'shop/desk/Till.java': before['shop/Till.java'].replace('package shop', 'package shop.desk')})
  git(repository, 'rm', '--quiet', 'shop/Till.java')
  git(repository, 'add', '--all')
  expect(refract(repository, '--staged').out).toContain('Move Class shop.Till moved to shop.desk.Till')
})

test('before the first commit there is nothing to compare with, and that is said', () => {
  const repository = folderWith(before)
  git(repository, 'init', '--quiet', '--initial-branch=main')
  git(repository, 'add', '--all')
  const {code, out} = refract(repository, '--staged')
  expect(out).toContain('There is no commit yet')
  expect(code).toBe(0)
})

test('a hook’s own index is read', () => {
  const repository = repositoryWith(before)
  writeFiles(repository, after)
  const index = join(repository, '.git', 'hook-index')
  const env = {...process.env, GIT_INDEX_FILE: index}
  expect(refractWith({cwd: repository, env}, '--staged').out).toContain('changed file')
  git(repository, 'add', '--all')
  // Of another repository, it is not.
  expect(refractWith({env}, repository, '--staged').out).toContain(renameInWords)
})

test('a bare repository has nothing staged', () => {
  const folder = folderWith()
  git(folder, 'init', '--quiet', '--bare', '.')
  expect(refract(folder, '--staged')).toEqual({code: 1, out: '', complaint: `refract: ${folder} is bare: nothing can be staged in it\n`})
})

test('conflicts cannot be committed', () => {
  const repository = repositoryWith({'A.java': 'class A {}'}, {'A.java': 'class B {}'})
  git(repository, 'checkout', '--quiet', '-b', 'side', 'HEAD~1')
  writeFileSync(join(repository, 'A.java'), 'class C {}')
  git(repository, 'commit', '--quiet', '--all', '--message', 'side')
  expect(() => git(repository, 'merge', '--quiet', 'main')).toThrow()
  const {code, complaint} = refract(repository, '--staged')
  expect(complaint).toContain('has conflicts that are not resolved')
  expect(code).toBe(1)
})
