import {describe, expect, test} from 'vitest'
import type {ClientOptions} from '../../src/github/api/client.ts'
import {Pace} from '../../src/github/api/pace.ts'
import type {Fault} from '../github/faults.ts'
import {knownToken} from '../github/github.ts'
import {withGitHub} from './with-github.ts'

const world = withGitHub()
const pull = '/refract/shop/pull/1/changes'
const failure = async (path: string, options: Partial<ClientOptions> = {}) => {
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
  ['not allowed', {kind: 'forbidden'}, {kind: 'forbidden'}],
  ['no commits', {kind: 'empty repository'}, {kind: 'no such commit'}],
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
  ['no such pull request', '/refract/shop/pull/99/files'],
])('%s', async (_, path) => expect(await failure(path)).toEqual({kind: 'not found', withToken: false}))

test('no such commit in a repository that is there', async () => {
  expect(await failure('/refract/shop/commit/abcdef1')).toEqual({kind: 'no such commit'})
})

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

describe('a pause that is worth waiting for', () => {
  const soon = (times: number): Fault => ({kind: 'secondary limit', retryAfter: 1, times})
  const patient = {longestWait: 5000}

  test('is waited for, and told', async () => {
    world.github.faults.start(soon(1))
    const told: number[] = []
    expect(await failure(pull, {...patient, onPause: until => told.push(until)})).toBe('found')
    expect(told).toHaveLength(1)
    expect(Math.abs(told[0]! - Date.now())).toBeLessThan(30_000)
  })

  test('holds for all who ask that host: nothing is sent in between', async () => {
    const pace = new Pace()
    world.github.faults.start(soon(1))
    let first: Promise<unknown> = Promise.resolve()
    await new Promise<number>(paused => {
      first = failure(pull, {...patient, pace, onPause: paused})
    })
    let second: Promise<unknown> = Promise.resolve()
    await new Promise<number>(paused => {
      second = failure('/refract/odds/pull/2/changes', {...patient, pace, onPause: paused})
    })
    expect(world.github.requests).toHaveLength(1)
    expect([await first, await second]).toEqual(['found', 'found'])
  })

  test('is left with the page', async () => {
    world.github.faults.start({...soon(1), retryAfter: 60} as Fault)
    const leave = new AbortController()
    const answer = failure(pull, {longestWait: 90_000, signal: leave.signal, onPause: () => leave.abort()})
    expect(await answer).toEqual({kind: 'cancelled'})
  })

  test('comes to an end: who is refused again and again says so', async () => {
    world.github.faults.start(soon(99))
    expect(await failure(pull, patient)).toMatchObject({kind: 'rate limit'})
    expect(world.github.requests).toHaveLength(3)
  })

  test('a long one is told at once', async () => {
    world.github.faults.start({kind: 'rate limit', resetsInSeconds: 1200})
    expect(await failure(pull, patient)).toMatchObject({kind: 'rate limit'})
    expect(world.github.requests).toHaveLength(1)
  })
})
