/** Bare, shallow, partial and damaged clones, worktrees, long names: each kind is read, or says what is missing. */
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {folderWith, writeFiles} from '../setup/temporary-folder.ts'
import {refract} from './command.ts'
import {git, repositoryWith} from './repositories.ts'
import {after, before, renameInWords} from './samples.ts'

function cloneOf(repository: string, ...options: string[]): string {
  const folder = folderWith()
  git(folder, 'clone', '--quiet', ...options, `file://${repository}`, 'clone')
  return join(folder, 'clone')
}

test('a bare repository', () => {
  const bare = cloneOf(repositoryWith(before, after), '--bare')
  expect(refract(bare, 'HEAD').out).toContain(renameInWords)
  expect(refract(bare, 'log').out).toContain(renameInWords)
})

test('a worktree', () => {
  const repository = repositoryWith(before, after)
  const tree = join(folderWith(), 'tree')
  git(repository, 'worktree', 'add', '--quiet', '--detach', tree)
  expect(refract(tree, 'HEAD').out).toContain(renameInWords)
})

test('a repository with SHA-256 names', () => {
  const folder = folderWith()
  git(folder, 'init', '--quiet', '--initial-branch=main', '--object-format=sha256')
  for (const files of [before, after]) {
    writeFiles(folder, files)
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message', 'a version')
  }
  const {out} = refract(folder, 'HEAD', '--format', 'json')
  const [change] = JSON.parse(out).changes
  expect(change.commit).toMatch(/^[0-9a-f]{64}$/)
  expect(change.refactorings[0].description).toBe(renameInWords)
  expect(refract(folder, 'HEAD~1..HEAD').out).toContain(renameInWords)
})

test('a shallow clone is read as far as it goes; beyond, the parent is missed', () => {
  const clone = cloneOf(repositoryWith(before, after, before), '--depth=2')
  expect(refract(clone, 'HEAD').out).toContain('renamed to private total')
  const oldest = refract(clone, 'HEAD~1')
  expect(oldest.complaint).toContain('the parent of HEAD~1 is not in this clone, which is shallow')
  expect(oldest.code).toBe(1)
})

test('log goes on past the end of a shallow clone, and its exit code tells', () => {
  const clone = cloneOf(repositoryWith(before, after, before), '--depth=2')
  const {code, out} = refract(clone, 'log')
  expect(out).toContain('not looked at: the parent of')
  expect(out).toContain('renamed to private total')
  expect(code).toBe(1)
})

test('an object that is not there is named', () => {
  const repository = repositoryWith(before, after)
  const blob = git(repository, 'rev-parse', 'HEAD:shop/Till.java')
  rmSync(join(repository, '.git', 'objects', blob.slice(0, 2), blob.slice(2)))
  expect(refract(repository, 'HEAD')).toEqual({
    code: 1,
    out: '',
    complaint: `refract: git has no object ${blob}: the clone is incomplete\n`,
  })
})

test('a partial clone whose origin is gone says what is missing', () => {
  const repository = repositoryWith(before, after)
  git(repository, 'config', 'uploadpack.allowFilter', 'true')
  const clone = cloneOf(repository, '--filter=blob:none', '--no-checkout')
  expect(refract(clone, 'HEAD').out).toContain(renameInWords)
  const lonely = cloneOf(repository, '--filter=blob:none', '--no-checkout')
  rmSync(repository, {recursive: true})
  const {code, complaint} = refract(lonely, 'HEAD')
  expect(complaint).toMatch(/^refract: git .*(could not fetch|incomplete|does not|fatal)/s)
  expect(code).toBe(1)
})
