/**
 * Whatever goes wrong with GitHub, wherever it does: the right result, or a part of it that says so, or the reason. The engine here
 * only writes down what it is given, which must be what git has.
 */
import {expect, test} from 'vitest'
import {analysis} from '../../src/extension/analysis.ts'
import {parseAddress} from '../../src/github/address.ts'
import type {Change} from '../../src/library/index.ts'
import {isPartial} from '../../src/overlay/findings.ts'
import {withGitHub} from '../api/with-github.ts'
import type {Fault} from '../github/faults.ts'
import {knownToken} from '../github/github.ts'
import {thinkWith} from './think-with.ts'

const world = withGitHub()
const pull = '/refract/shop/pull/1/changes'

async function look(token: string | undefined, path = pull) {
  let given: Change | undefined
  const analyze = analysis({
    openClient: async (host, options) => world.client({host, token, longestWait: 3000, ...options}),
    thinker: thinkWith({
      analyze: async change => {
        given = change
        return {refactorings: [], files: [], lines: [], warnings: []}
      },
    }),
    isRead: name => name.endsWith('.java'),
    cache: {
      outcome: async () => undefined,
      keepOutcome: async () => {},
      contents: async () => new Map(),
      keepContents: async () => {},
      answer: async () => undefined,
      keepAnswer: async () => {},
    },
  })
  const outcome = await analyze(parseAddress(`https://github.com${path}`)!, {signal: new AbortController().signal, onProgress() {}})
  return {outcome, given}
}

/** `all`, `part: reason`, or `none: reason`; anything that is not true fails here. */
async function result(token: string | undefined): Promise<string> {
  const {outcome, given} = await look(token)
  if (outcome.kind === 'failed') return `none: ${outcome.trouble.kind}`
  const whole = await truth()
  const unread = new Map(
    outcome.findings.notes.flatMap(note => (note.kind === 'not fetched' ? [[note.path, note.reason.kind] as const] : [])),
  )
  for (const side of ['before', 'after'] as const) {
    for (const [path, text] of Object.entries(given![side])) expect(text, path).toBe(whole[side][path])
    const named = (path: string) => unread.has(whole.renamedFiles![path] ?? path) || unread.has(path)
    for (const path of Object.keys(whole[side])) expect(given![side][path] !== undefined || named(path), path).toBe(true)
  }
  const isWhole = unread.size === 0 && !outcome.findings.notes.some(({kind}) => kind === 'list cut')
  expect(isPartial(outcome.findings)).toBe(!isWhole)
  return isWhole ? 'all' : `part: ${[...new Set(unread.values())].join()}`
}

let known: Change | undefined

/** What git has, read before anything went wrong. */
async function truth(): Promise<Change> {
  if (known) return known
  const {before, after} = {before: world.git('refract/shop', 'merge-base', 'main', 'clearer-names'), after: 'clearer-names'}
  const texts = (commit: string) =>
    Object.fromEntries(
      world
        .git('refract/shop', 'ls-tree', '-r', '--name-only', commit)
        .split('\n')
        .map(path => [path, world.git('refract/shop', 'show', `${commit}:${path}`)]),
    )
  const [old, now] = [texts(before), texts(after)]
  known = {before: {}, after: {}, renamedFiles: {}}
  const changed = world.git('refract/shop', 'diff', '--name-status', '-M', before, after, '--', '*.java').split('\n')
  for (const [status, path, renamed = path] of changed.map(line => line.split('\t') as [string, string, string?])) {
    if (status !== 'A') known.before[path] = `${old[path]}\n`
    if (status !== 'D') known.after[renamed] = `${now[renamed]}\n`
    if (path !== renamed) known.renamedFiles![path] = renamed
  }
  return known
}

/** Where it can happen: while we ask what changed, at all contents, or at those of one file. */
const places = {
  list: {anonymous: {host: 'api.github.com'}, token: {host: 'api.github.com', path: /\/(pulls|compare)\//}},
  contents: {anonymous: {host: 'raw.githubusercontent.com'}, token: {host: 'api.github.com', path: /\/(graphql|contents)/}},
}

const good = 'all'
const PATIENCE = 120_000 // milliseconds; some of them wait as GitHub wants it
test.each<[string, Fault, {list: string; contents: string; once?: string}]>([
  ['401', {kind: 'answer', status: 401}, {list: 'none: token refused', contents: 'none: token refused'}],
  ['403 with the limit in its headers', {kind: 'rate limit'}, {list: 'none: rate limit', contents: 'none: rate limit'}],
  ['403 without', {kind: 'forbidden'}, {list: 'none: forbidden', contents: 'none: forbidden'}],
  ['single sign-on', {kind: 'single sign-on'}, {list: 'none: single sign-on', contents: 'none: single sign-on'}],
  ['404', {kind: 'gone'}, {list: 'none: not found', contents: 'none: not found'}],
  ['409', {kind: 'empty repository'}, {list: 'none: no such commit', contents: 'none: (not found|no such commit)'}],
  ['422', {kind: 'answer', status: 422}, {list: 'none: no such commit', contents: 'none: (not found|no such commit)'}],
  [
    '429 with retry-after',
    {kind: 'secondary limit', status: 429, retryAfter: 1},
    {list: 'none: rate limit', contents: 'none: rate limit', once: good},
  ],
  ['429 without', {kind: 'secondary limit', status: 429, retryAfter: null}, {list: 'none: rate limit', contents: 'none: rate limit'}],
  ['500', {kind: 'server error', status: 500}, {list: 'none: server error', contents: 'none: server error', once: good}],
  ['503', {kind: 'server error', status: 503}, {list: 'none: server error', contents: 'none: server error', once: good}],
  [
    'cut in the middle',
    {kind: 'cut'},
    {list: 'none: (no connection|unexpected answer)', contents: 'none: (no connection|unexpected answer)', once: good},
  ],
  [
    'half of it, with all signs of a whole',
    {kind: 'wrong JSON'},
    {list: 'none: unexpected answer', contents: 'none: unexpected answer', once: good},
  ],
])('%s', {timeout: PATIENCE}, async (_, fault, expected) => {
  for (const [name, at] of Object.entries(places) as [keyof typeof places, (typeof places)['list']][]) {
    for (const token of [undefined, knownToken]) {
      const place = token ? at.token : at.anonymous
      world.github.faults.start({...fault, at: place})
      expect(await result(token), `${name}, token: ${token}`).toMatch(new RegExp(`^${expected[name]}$`))
      world.github.faults.clear()
      if (!expected.once) continue
      world.github.faults.start({...fault, at: place, times: 1})
      expect(await result(token), `${name}, once, token: ${token}`).toBe(expected.once)
      world.github.faults.clear()
    }
  }
})

const till = /Till\.java/
test.each<[string, Fault, string]>([
  ['gone', {kind: 'gone', at: {path: till}}, 'part: gone'],
  ['half of it', {kind: 'wrong JSON', at: {path: till, host: 'raw.githubusercontent.com'}}, 'part: unexpected answer'],
  ['cut', {kind: 'cut', at: {path: till}}, 'part: (no connection|unexpected answer)'],
  ['no patches at all', {kind: 'no patch'}, good],
])('one file: %s', async (_, fault, expected) => {
  world.github.faults.start(fault)
  expect(await result(undefined)).toMatch(new RegExp(`^${expected}$`))
})

test('a list of files that ends early', async () => {
  world.github.faults.start({kind: 'short file list', keep: 3})
  expect(await result(undefined)).toBe(good)
})
