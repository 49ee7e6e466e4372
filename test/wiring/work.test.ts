/** The work on one change, with the engine itself: what is read and shown before the last file is here. */
import {afterEach, expect, test, vi} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {beginWork, type Rest, type Working} from '../../src/extension/thread/work.ts'
import type {Version} from '../../src/github/api/versions.ts'
import {openRefract} from '../../src/library/index.ts'
import type {Findings} from '../../src/overlay/findings.ts'

const refract = await openRefract(loadWasm)

afterEach(() => void vi.useRealTimers())

const body = '{ int tax = a * 7; print(tax); return a + tax; }'
const till = (name: string, more = '') => `class Till { int ${name}(int a) ${body} ${more} }`

/** A method is renamed in one file; the other file lost a method that the third got. */
const renamed: Version = {path: 'Till.java', pathBefore: 'Till.java', before: till('sum'), after: till('total')}
const moved = (name: string) => `int ${name}(int b) { int c = b + 3; print(c); log(c, b); return c * b; }`
const lost: Version = {path: 'Desk.java', pathBefore: 'Desk.java', before: `class Desk { ${moved('count')} }`, after: 'class Desk { }'}
const got: Version = {path: 'Book.java', pathBefore: 'Book.java', before: 'class Book { }', after: `class Book { ${moved('count')} }`}

const rest: Rest = {
  comparison: {owner: 'refract', repository: 'shop', after: 'b', before: 'a', files: [], parents: 1},
  unread: {missing: [], others: [], setAside: []},
}

function begin(changes: Partial<Working> = {}) {
  const soFar: Findings[] = []
  const waiting: Working = {
    signal: new AbortController().signal,
    onProgress() {},
    onSoFar: findings => soFar.push(findings),
    ...changes,
  }
  return {work: beginWork(Promise.resolve(refract), waiting, 1), soFar}
}

const PATIENCE = {timeout: 15_000}

const types = ({refactorings}: Findings) => refactorings.map(({type}) => type).sort()

test('what lies within one file is told before the last file is here, and proved of nothing', async () => {
  const {work, soFar} = begin()
  for (const version of [renamed, lost, got]) work.add(version)
  await vi.waitUntil(() => soFar.length > 0, PATIENCE)
  expect(soFar.map(types)).toEqual([['Rename Method']])
  const [{refactorings, foldable, lines, regions}] = soFar
  expect(refactorings).toMatchObject([{verdict: 'unproved', reasons: [{kind: 'still reading'}]}])
  expect({foldable, lines}).toEqual({foldable: [], lines: []})
  expect(regions.map(({path}) => path)).toEqual(['Till.java', 'Till.java'])
  const whole = await work.finish(rest)
  expect(types(whole)).toEqual(['Move Method', 'Rename Method'])
  expect(whole.refactorings.map(({verdict}) => verdict)).toContain('pure')
})

test('a change that is there at once is looked at once', async () => {
  const {work, soFar} = begin()
  work.add(renamed)
  expect(types(await work.finish(rest))).toEqual(['Rename Method'])
  expect(soFar).toEqual([])
})

test('it is looked at again when more files came', async () => {
  const {work, soFar} = begin()
  work.add(lost)
  await vi.waitUntil(() => soFar.length === 1, PATIENCE)
  work.add(renamed)
  await vi.waitUntil(() => soFar.length === 2, PATIENCE)
  work.end()
  expect(soFar.map(types)).toEqual([[], ['Rename Method']])
})

test('nobody waits any more: nothing is looked at', async () => {
  vi.useFakeTimers()
  const left = new AbortController()
  const {work, soFar} = begin({signal: left.signal})
  work.add(renamed)
  left.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(soFar).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
