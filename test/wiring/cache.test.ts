import {beforeEach, describe, expect, test, vi} from 'vitest'
import {openCache} from '../../src/extension/cache/cache.ts'
import type {Entry, Store} from '../../src/extension/cache/store.ts'
import type {Outcome} from '../../src/extension/messages.ts'
import {findings} from '../overlay/make.ts'

const outcome: Outcome = {kind: 'shown', findings: findings({filesRead: 7})}
const anyone = {host: 'github.com', withToken: false}
const reader = {host: 'github.com', withToken: true}
const text = (bytes: number) => 'x'.repeat(bytes / 2)

let entries: Map<string, Entry>
/** How many bytes there is room for. */
let disk: number

const sum = (all: Iterable<Entry>) => [...all].reduce((total, {bytes}) => total + bytes, 0)
const store: Store = {
  read: async keys => new Map(keys.flatMap(key => (entries.has(key) ? [[key, entries.get(key)!.text]] : []))),
  write: async added => {
    if (sum(entries.values()) + sum(added) > disk) throw new DOMException('full', 'QuotaExceededError')
    for (const entry of added) entries.set(entry.key, entry)
  },
  touch: async (keys, used) => {
    for (const key of keys) entries.set(key, {...entries.get(key)!, used})
  },
  facts: async () => [...entries.values()],
  remove: async keys => {
    for (const key of keys) entries.delete(key)
  },
  clear: async () => entries.clear(),
}
const broken = Object.fromEntries(
  Object.keys(store).map(name => [name, () => Promise.reject(new Error('no database'))]),
) as unknown as Store

beforeEach(() => {
  entries = new Map()
  disk = 1e9
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('gives back what it was given', async () => {
  const cache = openCache(store, {build: '1'})
  await cache.keepOutcome('a..b', outcome, anyone)
  await cache.keepContents(
    new Map([
      ['sha1', 'one'],
      ['sha2', 'two'],
    ]),
    anyone,
  )
  expect(await cache.outcome('a..b')).toEqual(outcome)
  expect(await cache.outcome('a..c')).toBeUndefined()
  expect(await cache.contents('github.com', ['sha2', 'sha3'])).toEqual(new Map([['sha2', 'two']]))
  expect(await cache.contents('github.example.com', ['sha2'])).toEqual(new Map())
  expect(await cache.size()).toBeGreaterThan(0)
  await cache.clear()
  expect([await cache.size(), await cache.outcome('a..b')]).toEqual([0, undefined])
})

test('outcomes of another version are none of ours, contents are', async () => {
  const old = openCache(store, {build: '1'})
  await old.keepOutcome('a..b', outcome, anyone)
  await old.keepContents(new Map([['sha', 'one']]), anyone)
  const next = openCache(store, {build: '2'})
  expect(await next.outcome('a..b')).toBeUndefined()
  await next.forgetOthers()
  expect([...entries.keys()]).toEqual(['content github.com sha'])
})

test('what was read with a token goes with it, the rest stays', async () => {
  const cache = openCache(store, {build: '1'})
  await cache.keepContents(new Map([['mine', 'x']]), reader)
  await cache.keepContents(new Map([['theirs', 'x']]), {...reader, host: 'github.example.com'})
  await cache.keepContents(new Map([['all', 'x']]), anyone)
  const answer = {tag: 'W/"1"', data: {}}
  await cache.keepAnswer('https://api.github.com/repos', answer, reader)
  expect(await cache.answer('https://api.github.com/repos')).toEqual(answer)
  await cache.forgetTokenOf('github.com')
  expect([...entries.keys()].sort()).toEqual(['content github.com all', 'content github.example.com theirs'])
})

describe('the oldest goes first', () => {
  const keep = async (cache: ReturnType<typeof openCache>, sha: string) => {
    vi.advanceTimersByTime(1000)
    await cache.keepContents(new Map([[sha, text(300)]]), anyone)
  }
  const shas = () => [...entries.keys()].map(key => key.split(' ')[2]).sort()

  test('when there is more than wanted', async () => {
    const cache = openCache(store, {build: '1', largest: 1300})
    for (const sha of ['a', 'b', 'c']) await keep(cache, sha)
    expect(shas()).toEqual(['a', 'b', 'c'])
    vi.advanceTimersByTime(1000)
    await cache.contents('github.com', ['a'])
    await keep(cache, 'd')
    // `b` is older than `a`, which was wanted again.
    expect(shas()).toEqual(['a', 'c', 'd'])
    expect(await cache.size()).toBeLessThanOrEqual(1300)
  })

  test('when the disk is full', async () => {
    disk = 1100
    const cache = openCache(store, {build: '1'})
    for (const sha of ['a', 'b', 'c', 'd']) await keep(cache, sha)
    expect(shas()).toContain('d')
    expect(shas()).not.toContain('a')
  })

  test('what is larger than all there is room for is not kept, and drives nothing out', async () => {
    const cache = openCache(store, {build: '1', largest: 1300})
    await keep(cache, 'a')
    await cache.keepContents(new Map([['huge', text(5000)]]), anyone)
    expect(shas()).toEqual(['a'])
  })
})

test('a disk without any room, and a browser without a database: it is as if it were empty', async () => {
  disk = 0
  for (const cache of [openCache(store, {build: '1'}), openCache(broken, {build: '1'})]) {
    await cache.keepOutcome('a..b', outcome, anyone)
    expect(await cache.outcome('a..b')).toBeUndefined()
    expect(await cache.contents('github.com', ['sha'])).toEqual(new Map())
    await cache.forgetTokenOf('github.com')
    await cache.forgetOthers()
    await cache.clear()
    expect(await cache.size()).toBe(0)
  }
})

test('what is kept and cannot be read any more is not there', async () => {
  const cache = openCache(store, {build: '1'})
  await cache.keepOutcome('a..b', outcome, anyone)
  const [entry] = entries.values()
  entries.set(entry!.key, {...entry!, text: '{"kind": "sho'})
  expect(await cache.outcome('a..b')).toBeUndefined()
})
