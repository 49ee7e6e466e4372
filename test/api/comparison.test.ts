import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {Comparison} from '../../src/github/api/comparison.ts'
import {withGitHub} from './with-github.ts'

const world = withGitHub()
const {found, git} = world
const shop = 'refract/shop'
const odds = 'refract/odds'
const sha = (repository: string, name: string) => world.github.repository(repository).commits[name]!

/** `A path`, `D path`, `M path`, `R old new`: as git writes it. */
const words = ({files}: Comparison) =>
  files.map(file => (file.kind === 'renamed' ? `R ${file.pathBefore} ${file.path}` : `${letters[file.kind]} ${file.path}`)).sort()
const letters = {added: 'A', removed: 'D', modified: 'M'}

function gitWords(repository: string, before: string, after: string): string[] {
  const lines = git(repository, '-c', 'core.quotepath=off', 'diff', '--name-status', '-z', '-M', before, after).split('\0').filter(Boolean)
  const result: string[] = []
  while (lines.length > 0) {
    const status = lines.shift()![0]!
    result.push(status === 'R' ? `R ${lines.shift()} ${lines.shift()}` : `${status} ${lines.shift()}`)
  }
  return result.sort()
}

function expectLikeGit(repository: string, comparison: Comparison, before: string, after: string) {
  expect([comparison.before, comparison.after]).toEqual([before, after])
  expect(words(comparison)).toEqual(gitWords(repository, before, after))
}

test('a commit, against its parent', async () => {
  const comparison = await found(`/${shop}/commit/${sha(shop, 'move-class').slice(0, 8)}`)
  expectLikeGit(shop, comparison, sha(shop, 'rename-method'), sha(shop, 'move-class'))
  expect(words(comparison).some(word => word.startsWith('R '))).toBe(true)
})

test('a commit with strange files', async () => {
  expectLikeGit(odds, await found(`/${odds}/commit/${sha(odds, 'strange')}`), sha(odds, 'first'), sha(odds, 'strange'))
})

test('the first commit has nothing before it', async () => {
  const comparison = await found(`/${shop}/commit/${sha(shop, 'first')}`)
  expect(comparison.before).toBeUndefined()
})

test('a merge, against its first parent', async () => {
  const comparison = await found(`/${odds}/commit/${sha(odds, 'merge')}`)
  expect(comparison.parents).toBe(2)
  expectLikeGit(odds, comparison, sha(odds, 'on main'), sha(odds, 'merge'))
})

describe('a pull request', () => {
  test('from where its branch left the base branch, in two calls', async () => {
    expectLikeGit(shop, await found(`/${shop}/pull/1/changes`), sha(shop, 'first'), sha(shop, 'discount'))
    expect(world.github.requests).toHaveLength(2)
  })

  test('one of its commits', async () => {
    const comparison = await found(`/${shop}/pull/1/changes/${sha(shop, 'rename-class')}`)
    expectLikeGit(shop, comparison, sha(shop, 'move-class'), sha(shop, 'rename-class'))
  })

  test('up to one of its commits', async () => {
    const comparison = await found(`/${shop}/pull/1/files/${sha(shop, 'rename-class')}`)
    expectLikeGit(shop, comparison, sha(shop, 'first'), sha(shop, 'rename-class'))
  })

  test('some of its commits', async () => {
    const range = `${sha(shop, 'rename-method').slice(0, 7)}..${sha(shop, 'extract-method').slice(0, 7)}`
    expectLikeGit(shop, await found(`/${shop}/pull/1/files/${range}`), sha(shop, 'rename-method'), sha(shop, 'extract-method'))
  })
})

describe('a comparison', () => {
  test('with three dots, from the common ancestor', async () => {
    expectLikeGit(shop, await found(`/${shop}/compare/main...clearer-names`), sha(shop, 'first'), sha(shop, 'discount'))
  })

  test('with two dots, from the base itself', async () => {
    const comparison = await found(`/${shop}/compare/main..clearer-names`)
    expect([comparison.before, comparison.after]).toEqual([sha(shop, 'two-decimals'), sha(shop, 'discount')])
    // Trees do not tell renames from a file that goes and one that comes.
    const plain = git(shop, 'diff', '--name-status', '--no-renames', 'main', 'clearer-names').split('\n')
    expect(words(comparison)).toEqual(plain.map(line => line.replace('\t', ' ')).sort())
  })

  test('without a base, with the default branch', async () => {
    expectLikeGit(shop, await found(`/${shop}/compare/clearer-names`), sha(shop, 'first'), sha(shop, 'discount'))
  })
})

describe('a list that GitHub cuts', () => {
  test('is completed from the trees', async () => {
    world.github.faults.start({kind: 'short file list', keep: 20})
    const comparison = await found(`/${odds}/pull/2/changes`)
    expect(comparison.cut).toBeUndefined()
    expectLikeGit(odds, comparison, sha(odds, 'first'), sha(odds, 'many'))
  })

  test('is named where the trees are cut, too', async () => {
    world.github.faults.start({kind: 'short file list', keep: 20})
    world.github.faults.start({kind: 'short tree', keep: 3})
    const comparison = await found(`/${odds}/pull/2/changes`)
    expect(comparison.files).toHaveLength(20)
    expect(comparison.cut).toEqual({total: 60})
  })
})

describe('a branch that is pushed anew while it is looked at', () => {
  let pushed: string
  beforeEach(() => {
    const tree = `${sha(odds, 'strange')}^{tree}`
    const author = ['-c', 'user.name=Bo', '-c', 'user.email=bo@example.com']
    pushed = git(odds, ...author, 'commit-tree', tree, '-p', sha(odds, 'first'), '-m', 'Pushed anew')
  })

  /** Between two of our requests. */
  async function pushedAfter(path: RegExp, look: () => Promise<Comparison>): Promise<Comparison> {
    const held = world.github.faults.start({kind: 'held', at: {path}, times: 1})
    const looking = look()
    await held.reached
    git(odds, 'update-ref', 'refs/heads/many', pushed)
    held.release()
    return looking
  }
  afterEach(() => git(odds, 'update-ref', 'refs/heads/many', sha(odds, 'many')))

  test('what was there is compared as long as GitHub has it', async () => {
    const comparison = await pushedAfter(/\/compare\//, () => found(`/${odds}/pull/2/changes`))
    expectLikeGit(odds, comparison, sha(odds, 'first'), sha(odds, 'many'))
  })

  test('else what is there now', async () => {
    world.github.faults.start({kind: 'gone', at: {path: new RegExp(`/compare/.*${sha(odds, 'many')}`)}})
    const comparison = await pushedAfter(/\/compare\//, () => found(`/${odds}/pull/2/changes`))
    expectLikeGit(odds, comparison, sha(odds, 'first'), pushed)
  })

  test('two versions are never mixed: a list of files that belongs to another head is not taken', async () => {
    world.github.faults.start({kind: 'short file list', keep: 2, at: {path: /\/compare\//}, times: 1})
    const comparison = await pushedAfter(/\/pulls\/2\/files/, () => found(`/${odds}/pull/2/changes`))
    expectLikeGit(odds, comparison, sha(odds, 'first'), pushed)
  })

  test('a commit that is gone for good', async () => {
    world.github.faults.start({kind: 'gone', at: {path: /\/compare\//}})
    expect(await world.find(`/${odds}/pull/2/changes`)).toEqual({kind: 'failed', failure: {kind: 'not found', withToken: false}})
  })
})
