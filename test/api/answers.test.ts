/** Conditional requests: what the API said before is asked for again with its tag, and only what still holds is taken from there. */
import {beforeEach, expect, test} from 'vitest'
import type {Answers, KeptAnswer} from '../../src/github/api/answers.ts'
import {isFileList, isPull} from '../../src/github/api/shapes.ts'
import {knownToken} from '../github/github.ts'
import {withGitHub} from './with-github.ts'

const world = withGitHub()
const route = '/repos/{owner}/{repo}/pulls/{pull_number}'
const parameters = {owner: 'refract', repo: 'shop', pull_number: 1}

let kept: Map<string, KeptAnswer>
const answers: Answers = {get: async address => kept.get(address), put: (address, answer) => void kept.set(address, answer)}
beforeEach(() => {
  kept = new Map()
})

const ask = (token?: string) => world.client({token, answers}).get(route, parameters, isPull)
const used = (token?: string) => world.github.limits.state({token, resource: 'core'}).used

test('the second time it is the same, and free', async () => {
  const first = await ask(knownToken)
  const before = used(knownToken)
  const second = await ask(knownToken)
  expect(second.data).toEqual(first.data)
  expect(used(knownToken)).toBe(before)
})

test('what changed comes anew', async () => {
  const first = await ask(knownToken)
  for (const [address, answer] of kept)
    kept.set(address, {...answer, tag: 'W/"of yesterday"', data: {...(answer.data as object), changed_files: 0}})
  expect((await ask(knownToken)).data).toEqual(first.data)
  expect([...kept.values()]).toEqual([expect.objectContaining({data: first.data})])
})

test('there are more pages also where the list is known', async () => {
  const where = {...parameters, per_page: 1}
  const files = () => world.client({token: knownToken, answers}).get(`${route}/files`, where, isFileList)
  expect((await files()).more).toBe(true)
  expect((await files()).more).toBe(true)
})

test('half an answer, or a wrong one, is not kept', async () => {
  world.github.faults.start({kind: 'wrong JSON', at: {host: 'api.github.com'}})
  await expect(ask(knownToken)).rejects.toThrow()
  expect(kept.size).toBe(0)
  world.github.faults.clear()
  const {data} = await ask(knownToken)
  for (const [address, answer] of kept) kept.set(address, {...answer, data: 'half of it'})
  expect((await ask(knownToken)).data).toEqual(data)
})

test('without a token the browser does it', async () => {
  await ask()
  expect(kept.size).toBe(0)
})
