import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {refract, refractIn} from './command.ts'
import {git, repositoryWith} from './repositories.ts'
import {after, before, renameInWords} from './samples.ts'

const other = {'Other.java': 'class Other {}'}

/** A rename on `side`, which left `main` before `main` got a file of its own. */
function twoBranches(): string {
  const repository = repositoryWith(before, {...before, ...other})
  git(repository, 'checkout', '--quiet', '-b', 'side', 'HEAD~1')
  writeFileSync(join(repository, 'shop/Till.java'), after['shop/Till.java'])
  git(repository, 'commit', '--quiet', '--all', '--message', 'rename')
  return repository
}

test('two dots compare the two ends, whatever lies between them', () => {
  const repository = repositoryWith(before, {...before, ...other}, after)
  const {code, out} = refract(repository, 'HEAD~2..HEAD')
  expect(out).toContain(renameInWords)
  expect(out).toContain('1 refactoring in 1 changed file')
  expect(code).toBe(0)
})

test('a missing end is HEAD, and the repository may be the one around', () => {
  const repository = repositoryWith(before, after)
  expect(refractIn(repository, 'HEAD~1..').out).toContain(renameInWords)
  expect(refractIn(repository, '..HEAD~1').out).toContain('renamed to private total')
})

test('three dots compare with the last commit in common', () => {
  const repository = twoBranches()
  expect(refract(repository, 'main...side').out).toContain('1 refactoring in 1 changed file')
  expect(refract(repository, 'main..side').out).toContain('in 2 changed files')
})

test('JSON names both ends', () => {
  const repository = repositoryWith(before, after)
  const [change] = JSON.parse(refract(repository, 'HEAD~1..HEAD', '--format', 'json').out).changes
  expect([change.parent, change.commit]).toEqual([git(repository, 'rev-parse', 'HEAD~1'), git(repository, 'rev-parse', 'HEAD')])
})

test.each(['v9..HEAD', 'HEAD..v9'])('%s: an end that is not there', range => {
  const repository = repositoryWith(before)
  expect(refract(repository, range)).toEqual({code: 1, out: '', complaint: `refract: ${repository} has no commit v9\n`})
})

test('three dots between branches that have nothing in common', () => {
  const repository = repositoryWith(before)
  git(repository, 'checkout', '--quiet', '--orphan', 'alone')
  git(repository, 'commit', '--quiet', '--message', 'alone')
  const {code, complaint} = refract(repository, 'main...alone')
  expect({code, complaint}).toEqual({code: 1, complaint: 'refract: main and alone have no commit in common\n'})
})
