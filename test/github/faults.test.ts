/** Each thing that can go wrong goes wrong as it does on GitHub, for as long as the test wants, and for nothing else. */
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest'
import {type GitHub, knownToken, startGitHub} from './github.ts'

let github: GitHub
beforeAll(async () => {
  github = await startGitHub()
})
afterEach(() => github.faults.clear())
afterAll(() => github.close())

const commit = () => `/repos/refract/shop/commits/${github.repository('refract/shop').commits.discount}`
const api = (path = commit(), headers: Record<string, string> = {}) => github.fetch(`https://api.github.com${path}`, {headers})

test('rate limit reached', async () => {
  github.faults.start({kind: 'rate limit', status: 429, resetsInSeconds: 120})
  const response = await api()
  expect(response.status).toBe(429)
  expect(response.headers.get('x-ratelimit-remaining')).toBe('0')
  const wait = Number(response.headers.get('x-ratelimit-reset')) - Date.now() / 1000
  expect(wait).toBeGreaterThan(60)
  expect(wait).toBeLessThanOrEqual(120)
  github.faults.clear()
  expect((await api()).status).toBe(200)
})

test('secondary limit, with and without a time to wait', async () => {
  github.faults.start({kind: 'secondary limit', retryAfter: 7, times: 1})
  github.faults.start({kind: 'secondary limit', retryAfter: null})
  const first = await api()
  expect([first.status, first.headers.get('retry-after')]).toEqual([403, '7'])
  const second = await api()
  expect([second.status, second.headers.get('retry-after')]).toEqual([403, null])
  expect((await second.json()).message).toContain('secondary rate limit')
})

test('needs a token', async () => {
  github.faults.start({kind: 'needs token'})
  expect((await api()).status).toBe(404)
  expect((await api(commit(), {authorization: `Bearer ${knownToken}`})).status).toBe(200)
  expect((await api(commit(), {authorization: 'Bearer ghp_wrong'})).status).toBe(401)
})

test('single sign-on', async () => {
  github.faults.start({kind: 'single sign-on'})
  const response = await api(commit(), {authorization: `Bearer ${knownToken}`})
  expect(response.status).toBe(403)
  expect(response.headers.get('x-github-sso')).toMatch(/^required; url=/)
})

test('server error, once and at one place', async () => {
  const fault = github.faults.start({kind: 'server error', status: 503, times: 1, at: {host: 'api.github.com', path: /\/commits\//}})
  expect((await api('/rate_limit')).status).toBe(200)
  expect((await api()).status).toBe(503)
  expect((await api()).status).toBe(200)
  expect(fault.met).toHaveLength(1)
})

test('held until released', async () => {
  const fault = github.faults.start({kind: 'held', at: {path: /\/commits\//}})
  let answered = false
  const answer = api().then(response => {
    answered = true
    return response
  })
  expect((await fault.reached).path).toBe(commit())
  expect((await api('/rate_limit')).status).toBe(200)
  expect(answered).toBe(false)
  fault.release()
  expect((await answer).status).toBe(200)
  expect((await api()).status).toBe(200)
})

test('cut in the middle of the body', async () => {
  github.faults.start({kind: 'cut', times: 1})
  const response = await api()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
  expect(await (await api()).json()).toHaveProperty('sha')
})

test('wrong JSON', async () => {
  github.faults.start({kind: 'wrong JSON', times: 1})
  await expect((await api()).json()).rejects.toThrow(SyntaxError)
})

test('short file list', async () => {
  github.faults.start({kind: 'short file list', keep: 1})
  expect((await (await api()).json()).files).toHaveLength(1)
  expect(await (await api('/repos/refract/shop/pulls/1/files')).json()).toHaveLength(1)
  expect((await (await api('/repos/refract/shop/compare/main...clearer-names')).json()).files).toHaveLength(1)
})

test('no patch', async () => {
  github.faults.start({kind: 'no patch'})
  const {files} = await (await api()).json()
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(file).not.toHaveProperty('patch')
})

test('short tree', async () => {
  github.faults.start({kind: 'short tree', keep: 2})
  expect(await (await api('/repos/refract/shop/git/trees/main?recursive=1')).json()).toMatchObject({tree: [{}, {}], truncated: true})
})

test('pages are not meant unless they are named', async () => {
  github.faults.start({kind: 'server error'})
  expect((await github.fetch(github.url('/refract/shop/pull/1/changes'))).status).toBe(200)
  github.faults.start({kind: 'server error', at: {host: 'github.com'}})
  expect((await github.fetch(github.url('/refract/shop/pull/1/changes'))).status).toBe(502)
})

test('raw contents', async () => {
  github.faults.start({kind: 'server error', status: 500, at: {host: 'raw.githubusercontent.com'}})
  expect((await github.fetch('https://raw.githubusercontent.com/refract/shop/main/README.md')).status).toBe(500)
  expect((await api()).status).toBe(200)
})
