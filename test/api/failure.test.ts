import {expect, test} from 'vitest'
import type {Fault} from '../github/faults.ts'
import {knownToken} from '../github/github.ts'
import {withGitHub} from './with-github.ts'

const world = withGitHub()
const pull = '/refract/shop/pull/1/changes'
const failure = async (path: string, options: {token?: string; signal?: AbortSignal} = {}) => {
  const answer = await world.find(path, options)
  return answer.kind === 'failed' ? answer.failure : answer.kind
}

test.each<[string, Fault, object]>([
  ['limit, 403', {kind: 'rate limit'}, {kind: 'rate limit', withToken: false}],
  ['limit, 429', {kind: 'rate limit', status: 429}, {kind: 'rate limit', withToken: false}],
  ['too many at once', {kind: 'secondary limit', retryAfter: 60}, {kind: 'rate limit', withToken: false}],
  ['too many at once, without a time', {kind: 'secondary limit', retryAfter: null}, {kind: 'rate limit', withToken: false}],
  ['private', {kind: 'needs token'}, {kind: 'not found', withToken: false}],
  ['single sign-on', {kind: 'single sign-on'}, {kind: 'single sign-on'}],
  ['a problem of theirs', {kind: 'server error', status: 502}, {kind: 'server error', status: 502}],
  ['cut off', {kind: 'cut'}, {kind: expect.stringMatching(/^(no connection|unexpected answer)$/)}],
  ['wrong JSON', {kind: 'wrong JSON'}, {kind: 'unexpected answer'}],
])('%s', async (_, fault, expected) => {
  world.github.faults.start({...fault, at: {host: 'api.github.com'}})
  expect(await failure(pull)).toMatchObject(expected)
})

test('the limit names the time of its end', async () => {
  world.github.faults.start({kind: 'rate limit', resetsInSeconds: 1800})
  const told = (await failure(pull)) as {resetsAt: number}
  expect(Math.abs(told.resetsAt - Date.now() - 1_800_000)).toBeLessThan(60_000)
  world.github.faults.clear()
  world.github.faults.start({kind: 'secondary limit', retryAfter: 90})
  const wait = (await failure(pull)) as {resetsAt: number}
  expect(Math.abs(wait.resetsAt - Date.now() - 90_000)).toBeLessThan(60_000)
})

test.each([
  ['no such repository', '/refract/nothing/commit/abcdef1'],
  ['no such commit', '/refract/shop/commit/abcdef1'],
  ['no such pull request', '/refract/shop/pull/99/files'],
])('%s', async (_, path) => expect(await failure(path)).toEqual({kind: 'not found', withToken: false}))

test('a token that GitHub does not know', async () => {
  expect(await failure(pull, {token: 'ghp_unknown'})).toEqual({kind: 'token refused'})
})

test('with a token, the private repository can be read', async () => {
  world.github.faults.start({kind: 'needs token'})
  expect(await failure(pull, {token: knownToken})).toBe('found')
})

test('what passes is asked again, what does not is not', async () => {
  world.github.faults.start({kind: 'server error', times: 2})
  expect(await failure(pull)).toBe('found')
  world.github.faults.clear()
  world.github.requests.length = 0
  world.github.faults.start({kind: 'rate limit'})
  await failure(pull)
  expect(world.github.requests).toHaveLength(1)
})

test('no connection', async () => {
  const answer = await world.find(pull, {fetch: () => Promise.reject(new TypeError('Failed to fetch'))})
  expect(answer).toEqual({kind: 'failed', failure: {kind: 'no connection'}})
})

test('left before the answer came', async () => {
  const leave = new AbortController()
  const held = world.github.faults.start({kind: 'held'})
  const answer = failure(pull, {signal: leave.signal})
  await held.reached
  leave.abort()
  expect(await answer).toEqual({kind: 'cancelled'})
})
