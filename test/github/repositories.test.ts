/** The repositories are the same on every machine, and hold what the demo and the tests speak of. */
import {afterAll, beforeAll, expect, test} from 'vitest'
import {makeRepositories, type Repositories, type Repository} from './repositories.ts'

let repositories: Repositories
let again: Repositories
beforeAll(async () => {
  repositories = await makeRepositories()
  again = await makeRepositories()
})
afterAll(async () => {
  await repositories.close()
  await again.close()
})

const find = (name: string, {all} = repositories): Repository => all.find(repository => repository.name === name)!

test.each(['shop', 'cases', 'odds'])('%s has the same commits each time', name => {
  expect(find(name, again).commits).toEqual(find(name).commits)
})

test('git finds no fault with them', async () => {
  for (const {git} of repositories.all) await git.run(['fsck', '--strict'])
})

test('the base branch of the demo has gone on since the fork', async () => {
  const {git, commits, pulls} = find('shop')
  const {base, head} = pulls[0]!
  const tip = await git.resolve(base)
  expect(tip).toBe(commits['two-decimals'])
  expect(await git.mergeBase(tip!, (await git.resolve(head))!)).toBe(commits.first)
})

test('the demo changes one thing at a time', async () => {
  const {git, commits} = find('shop')
  const stat = async (name: string) =>
    (await git.text('diff', '--find-renames', '--name-status', `${commits[name]}~`, commits[name]!)).split('\n')
  expect(await stat('rename-method')).toHaveLength(6)
  expect(await stat('move-class')).toEqual([
    'M\tsrc/main/java/shop/Till.java',
    expect.stringMatching(/^R\d+\tsrc\/main\/java\/shop\/Receipt.java\tsrc\/main\/java\/shop\/print\/Receipt.java$/),
  ])
  expect(await stat('extract-method')).toEqual(['M\tsrc/main/java/shop/Till.java'])
})

test('each case is a commit that turns before into after', async () => {
  const {git, commits} = find('cases')
  const names = Object.keys(commits).filter(name => !name.endsWith(' before') && name !== 'main')
  for (const name of names) expect((await git.commit(commits[name]!)).parents).toEqual([commits[`${name} before`]])
  expect((await git.log('main', 10_000)).length).toBe(Object.keys(commits).length)
})
