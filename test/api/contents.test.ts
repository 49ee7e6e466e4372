import {describe, expect, test} from 'vitest'
import {type ReadOptions, readContents} from '../../src/github/api/contents.ts'
import type {Fault} from '../github/faults.ts'
import {enterpriseToken, knownToken} from '../github/github.ts'
import {enterprise} from '../github/hosts.ts'
import {withGitHub} from './with-github.ts'

const world = withGitHub()
const odds = 'refract/odds'
const strange = () => `/${odds}/commit/${world.github.repository(odds).commits.strange}`
const accepts: ReadOptions['accepts'] = path => path.endsWith('.java')

async function read(path: string, options: {token?: string; signal?: AbortSignal} & Partial<ReadOptions> = {}) {
  const {token, signal = new AbortController().signal, ...rest} = options
  const comparison = await world.found(path, {token})
  world.github.requests.length = 0
  return {comparison, contents: await readContents(world.client({token, signal}), comparison, {accepts, ...rest})}
}

test.each([undefined, knownToken])('both versions are those of git (token: %s)', async token => {
  const {comparison, contents} = await read(strange(), {token})
  const text = (commit: string, path: string) => world.git(odds, 'show', `${commit}:${path}`)
  expect(Object.keys(contents.before).length).toBeGreaterThan(10)
  for (const [path, content] of Object.entries(contents.before))
    expect(trimmed(content), path).toBe(trimmed(text(comparison.before!, path)))
  for (const [path, content] of Object.entries(contents.after)) expect(trimmed(content), path).toBe(trimmed(text(comparison.after, path)))
  expect(contents.renamed).toMatchObject({'src/Moved.java': 'src/moved/Moved.java'})
  expect(contents.missing).toEqual([])
})

/** Decoding takes a byte-order mark away, and `git show` is trimmed by the test. */
const trimmed = (text: string) => text.replace(/^\uFEFF/, '').trim()

test('added files have no version before, removed ones none after', async () => {
  const {contents: removing} = await read(strange())
  expect(removing.before['src/Gone.java']).toContain('int gone;')
  expect(removing.after['src/Gone.java']).toBeUndefined()
  const {contents: adding} = await read(`/${odds}/commit/${world.github.repository(odds).commits['on main']}`)
  expect(adding.after['src/OnMain.java']).toContain('int main = 1;')
  expect(adding.before).toEqual({})
})

test('only files that somebody reads are fetched', async () => {
  const {comparison, contents} = await read('/refract/shop/pull/1/changes')
  expect(contents.others).toEqual(['README.md'])
  expect(comparison.files.length).toBeGreaterThan(contents.others.length)
  expect(world.github.requests.filter(({path}) => path.includes('README'))).toEqual([])
})

test('without a token, contents cost nothing of the hourly limit', async () => {
  await read('/refract/shop/pull/1/changes')
  expect(new Set(world.github.requests.map(({host}) => host))).toEqual(new Set(['raw.githubusercontent.com']))
})

test('the token goes to the API alone, in its header', async () => {
  await read('/refract/shop/pull/1/changes', {token: knownToken})
  expect(world.github.requests.length).toBeGreaterThan(0)
  for (const {host, path, headers} of world.github.requests) {
    expect(host).toBe('api.github.com')
    expect(path).not.toContain(knownToken)
    expect(headers.authorization).toBe(`token ${knownToken}`)
  }
})

test('tells how far it is', async () => {
  const told: string[] = []
  const {contents} = await read('/refract/shop/pull/1/changes', {onProgress: (done, total) => told.push(`${done}/${total}`)})
  const total = contents.complete.length
  expect(told).toEqual(Array.from({length: total + 1}, (_, done) => `${done}/${total}`))
})

test('a file that cannot be had is missing on both sides: half of it would look like an added one', async () => {
  world.github.faults.start({kind: 'server error', at: {path: /\/Till\.java/, host: 'raw.githubusercontent.com'}})
  const {contents} = await read('/refract/shop/pull/1/changes')
  const till = 'src/main/java/shop/Till.java'
  expect(contents.missing).toEqual([{path: till, reason: {kind: 'server error', status: 502}}])
  expect([contents.before[till], contents.after[till]]).toEqual([undefined, undefined])
  expect(contents.complete.length).toBeGreaterThan(3)
})

test('what fails once is asked again', async () => {
  world.github.faults.start({kind: 'server error', at: {host: 'raw.githubusercontent.com'}, times: 1})
  world.github.faults.start({kind: 'cut', at: {host: 'raw.githubusercontent.com', path: /Basket/}, times: 1})
  const {contents} = await read('/refract/shop/pull/1/changes')
  expect(contents.missing).toEqual([])
})

test('the limit ends the asking: nothing more is sent, everything else is missing for the same reason', async () => {
  world.github.faults.start({kind: 'rate limit', at: {host: 'raw.githubusercontent.com'}})
  const {contents} = await read(`/${odds}/pull/2/changes`)
  expect(contents.missing).toHaveLength(60)
  expect(new Set(contents.missing.map(({reason}) => reason.kind))).toEqual(new Set(['rate limit']))
  expect(world.github.requests.length).toBeLessThanOrEqual(6)
})

test('stops when it is cancelled', async () => {
  const leave = new AbortController()
  const held = world.github.faults.start({kind: 'held', at: {host: 'raw.githubusercontent.com'}})
  const reading = read(`/${odds}/pull/2/changes`, {signal: leave.signal})
  await held.reached
  leave.abort()
  const {contents} = await reading
  expect(contents.complete).toEqual([])
  expect(new Set(contents.missing.map(({reason}) => reason.kind))).toEqual(new Set(['cancelled']))
  expect(world.github.requests.length).toBeLessThanOrEqual(6)
})

test('a content that is not what its digest says is asked for again, and never taken', async () => {
  world.github.faults.start({kind: 'wrong JSON', at: {host: 'raw.githubusercontent.com', path: /Till/}, times: 1})
  expect((await read('/refract/shop/pull/1/changes')).contents.missing).toEqual([])
  world.github.faults.start({kind: 'wrong JSON', at: {host: 'raw.githubusercontent.com', path: /Till/}})
  const {contents} = await read('/refract/shop/pull/1/changes')
  expect(contents.missing).toEqual([{path: 'src/main/java/shop/Till.java', reason: {kind: 'unexpected answer'}}])
})

test('the version before is fetched only where there is no patch', async () => {
  const {contents} = await read('/refract/shop/pull/1/changes')
  const fewest = world.github.requests.length
  world.github.faults.start({kind: 'no patch'})
  const {contents: fetched} = await read('/refract/shop/pull/1/changes')
  expect(contents.before).toEqual(fetched.before)
  expect(contents.after).toEqual(fetched.after)
  expect(world.github.requests.length).toBeGreaterThan(fewest)
  expect(fewest).toBeLessThanOrEqual(contents.complete.length)
})

describe('with a token, many at once', () => {
  const graphql = {path: /graphql/}
  const pull = `/${odds}/pull/2/changes`
  const reasons = async () => new Set((await read(pull, {token: knownToken})).contents.missing.map(({reason}) => reason.kind))

  test('60 files in two requests', async () => {
    const {contents} = await read(pull, {token: knownToken})
    expect(contents.complete).toHaveLength(60)
    expect(world.github.requests.map(({method, path}) => `${method} ${path}`)).toEqual(['POST /graphql', 'POST /graphql'])
  })

  test('on the host of a company, too', async () => {
    const comparison = await world.found(pull)
    world.github.requests.length = 0
    const contents = await readContents(world.client({token: enterpriseToken, host: enterprise}), comparison, {accepts})
    expect(contents.complete).toHaveLength(60)
    expect(new Set(world.github.requests.map(({host, path}) => host + path))).toEqual(new Set([`${enterprise}/api/graphql`]))
  })

  test.each<Fault>([
    {kind: 'server error', at: graphql},
    {kind: 'wrong JSON', at: graphql},
    {kind: 'query errors', errors: [{message: 'Something went wrong while executing your query.'}], at: graphql},
    {kind: 'query errors', errors: [{type: 'FORBIDDEN', message: 'Resource not accessible'}], at: graphql},
  ])('file by file where that fails: %j', async fault => {
    const {contents: good} = await read(strange(), {token: knownToken})
    world.github.faults.start(fault)
    const {contents} = await read(strange(), {token: knownToken})
    expect([contents.before, contents.after, contents.missing]).toEqual([good.before, good.after, []])
  })

  test.each<[string, Fault]>([
    ['rate limit', {kind: 'query errors', errors: [{type: 'RATE_LIMITED', message: 'API rate limit exceeded'}], at: graphql}],
    ['rate limit', {kind: 'secondary limit', at: graphql}],
    ['single sign-on', {kind: 'query errors', errors: [{type: 'FORBIDDEN', extensions: {saml_failure: true}}], at: graphql}],
    ['not found', {kind: 'query errors', errors: [{type: 'NOT_FOUND', path: ['repository']}], at: graphql}],
  ])('who is refused does not ask for each file: %s', async (kind, fault) => {
    world.github.faults.start(fault)
    expect(await reasons()).toEqual(new Set([kind]))
    expect(world.github.requests.length).toBeLessThanOrEqual(2)
  })
})
