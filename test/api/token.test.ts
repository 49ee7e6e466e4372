/** What is known of a token, and that it goes to its own host alone. */
import {afterEach, expect, test} from 'vitest'
import {checkHost} from '../../src/github/api/host-check.ts'
import {checkToken, scopesTooMany} from '../../src/github/api/token.ts'
import {enterpriseToken, knownToken} from '../github/github.ts'
import {absent, enterprise} from '../github/hosts.ts'
import {withGitHub} from './with-github.ts'

const world = withGitHub()
afterEach(() => {
  Object.assign(world.github.tokenRights, {scopes: ['repo'], expires: undefined})
})
const check = (token = knownToken, host = 'github.com') => checkToken(world.client({token, host}))

test('a classic token says what it may do, and how often', async () => {
  world.github.tokenRights.scopes = ['repo', 'workflow']
  const token = await check()
  expect(token).toMatchObject({kind: 'accepted', login: 'ada-example', rate: {limit: 5000}, scopes: ['repo', 'workflow']})
  expect(token).toMatchObject({expires: undefined})
  expect(scopesTooMany(['repo', 'workflow'])).toEqual(['workflow'])
})

test('a classic token without any scope', async () => {
  world.github.tokenRights.scopes = []
  expect(await check()).toMatchObject({scopes: []})
})

test('a fine-grained token does not say it', async () => {
  world.github.tokenRights.scopes = undefined
  expect(await check()).toMatchObject({kind: 'accepted', scopes: undefined})
})

test.each([
  ['2026-12-31 10:00:00 UTC', '2026-12-31T10:00:00Z'],
  ['2026-12-31 10:00:00 +0130', '2026-12-31T08:30:00Z'],
  ['some day', undefined],
])('it ends: %s', async (expires, time) => {
  world.github.tokenRights.expires = expires
  expect(await check()).toMatchObject({expires: time && Date.parse(time)})
})

test('one that GitHub does not know', async () => {
  expect(await check('ghp_unknown')).toEqual({kind: 'failed', failure: {kind: 'token refused'}})
})

test('each host gets its own', async () => {
  expect(await check(enterpriseToken, enterprise)).toMatchObject({kind: 'accepted'})
  expect(await check(knownToken)).toMatchObject({kind: 'accepted'})
  expect(world.github.requests.map(({host, path, headers}) => [host, path, headers.authorization])).toEqual([
    [enterprise, '/api/v3/user', `token ${enterpriseToken}`],
    ['api.github.com', '/user', `token ${knownToken}`],
  ])
})

test('contents of a company come from its API, with or without a token', async () => {
  const commit = world.github.repository('refract/shop').commits['rename-method']!
  for (const token of [undefined, enterpriseToken]) {
    await world
      .client({host: enterprise, token})
      .read({owner: 'refract', repository: 'shop', commit, path: 'README.md'}, async body => body?.cancel())
  }
  expect(world.github.requests.map(({host, status}) => [host, status])).toEqual([
    [enterprise, 200],
    [enterprise, 200],
  ])
})

test('is there a GitHub at a host?', async () => {
  const look = (host: string) => checkHost(world.client({host, pauses: []}))
  expect(await look(enterprise)).toBe('GitHub')
  expect(await look(absent)).toBe('no answer')
  world.github.faults.start({kind: 'wrong JSON', at: {host: enterprise}})
  expect(await look(enterprise)).toBe('something else')
})

test('a GitHub that shows nothing to strangers is one', async () => {
  expect(await checkHost(world.client({host: enterprise, token: 'ghp_unknownToTheCompany'}))).toBe('GitHub')
})

test.each([
  [undefined, 'no-cache'],
  [knownToken, 'no-store'],
])('an old copy of an answer is never taken for the new one, and the browser keeps none of what a token read: %s', async (token, cache) => {
  const modes: unknown[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    modes.push(init?.cache)
    return world.github.fetch(input, init)
  }
  await world.found('/refract/shop/pull/1/changes', {token, fetch})
  expect(modes).toEqual([cache, cache])
})
