/** From an address to an outcome, with our GitHub and an engine that finds what it is told to find. */
import {beforeEach, expect, test} from 'vitest'
import {analysis} from '../../src/extension/analysis.ts'
import type {Outcome} from '../../src/extension/messages.ts'
import {parseAddress} from '../../src/github/address.ts'
import type {KeptAnswer} from '../../src/github/api/answers.ts'
import type {Change, Report} from '../../src/library/index.ts'
import type {Progress} from '../../src/overlay/findings.ts'
import {withGitHub} from '../api/with-github.ts'
import {knownToken} from '../github/github.ts'
import {refactoring} from '../overlay/make.ts'
import {thinkWith} from './think-with.ts'

const world = withGitHub()
const shop = (name: string) => world.github.repository('refract/shop').commits[name]!
const commit = (name: string) => `/refract/shop/commit/${shop(name)}`
const contents = {host: 'raw.githubusercontent.com'}

let kept: Map<string, Outcome>
let keptContents: Map<string, string>
let keptAnswers: Map<string, KeptAnswer>
let analyzed: Change[]
let report: Report

beforeEach(() => {
  kept = new Map()
  keptContents = new Map()
  keptAnswers = new Map()
  analyzed = []
  report = {refactorings: [refactoring('Rename Method')], files: [], lines: [], warnings: []}
})

function open(token?: string) {
  const analyze = analysis({
    openClient: async (host, options) => world.client({host, token, ...options}),
    thinker: thinkWith({
      analyze: async change => {
        analyzed.push(change)
        return report
      },
    }),
    isRead: path => path.endsWith('.java'),
    cache: {
      outcome: async key => kept.get(key),
      keepOutcome: async (key, outcome) => void kept.set(key, outcome),
      contents: async (_, shas) => new Map([...keptContents].filter(([sha]) => shas.includes(sha))),
      keepContents: async contents => {
        for (const [sha, text] of contents) keptContents.set(sha, text)
      },
      answer: async address => keptAnswers.get(address),
      keepAnswer: async (address, answer) => void keptAnswers.set(address, answer),
    },
  })
  return (path: string, signal = new AbortController().signal, onProgress: (progress: Progress) => void = () => {}, isPrivate = false) =>
    analyze(parseAddress(`https://github.com${path}`)!, {signal, onProgress, isPrivate})
}

const notes = (outcome: Outcome) => (outcome.kind === 'shown' ? outcome.findings.notes.map(({kind}) => kind) : outcome.trouble.kind)

test('the engine gets both versions and the renames', async () => {
  const outcome = await open()(commit('move-class'))
  expect(outcome).toMatchObject({kind: 'shown', findings: {refactorings: [{type: 'Rename Method'}]}})
  const [change] = analyzed
  expect(Object.values(change!.renamedFiles!)).toEqual([expect.stringContaining('print/Receipt.java')])
  expect(Object.keys(change!.before)).toContain(Object.keys(change!.renamedFiles!)[0])
})

test('tells what it does, in order', async () => {
  const steps: string[] = []
  await open()(commit('move-class'), undefined, ({step}) => steps.push(step))
  expect([...new Set(steps)]).toEqual(['listing', 'fetching'])
})

test('a commit is asked for once; a pull request is looked up again, but not read again', async () => {
  const analyze = open()
  await analyze(commit('move-class'))
  await analyze('/refract/shop/pull/1/files')
  world.github.requests.length = 0
  await analyze(commit('move-class'))
  expect(world.github.requests).toEqual([])
  await analyze('/refract/shop/pull/1/files')
  expect(world.github.requests.map(({host}) => host)).toEqual(['api.github.com', 'api.github.com'])
  expect(analyzed).toHaveLength(2)
})

test('with a token, looking a pull request up again costs nothing of the limit', async () => {
  const analyze = open(knownToken)
  await analyze('/refract/shop/pull/1/files')
  const used = () => world.github.limits.state({token: knownToken, resource: 'core'}).used
  const before = used()
  expect(await analyze('/refract/shop/pull/1/files')).toMatchObject({kind: 'shown'})
  expect(used()).toBe(before)
  expect(analyzed).toHaveLength(1)
})

test('two addresses of the same commits are read once', async () => {
  const analyze = open()
  const range = `/refract/shop/pull/1/files/${shop('rename-method')}..${shop('move-class')}`
  const outcomes = await Promise.all([analyze(commit('move-class')), analyze(range)])
  expect(outcomes[0]).toEqual(outcomes[1])
  expect(analyzed).toHaveLength(1)
})

test('who began may leave: the other one still gets the result', async () => {
  const analyze = open()
  const leave = new AbortController()
  const held = world.github.faults.start({kind: 'held', at: contents})
  const range = `/refract/shop/pull/1/files/${shop('rename-method')}..${shop('move-class')}`
  const first = analyze(commit('move-class'), leave.signal)
  await held.reached
  let waiting = () => {}
  const joined = new Promise<void>(resolve => {
    waiting = resolve
  })
  const second = analyze(range, undefined, ({step}) => step === 'fetching' && waiting())
  await joined
  leave.abort()
  held.release()
  expect(notes(await second)).toEqual([])
  await first
})

test('what can be better the next time is not kept', async () => {
  world.github.faults.start({kind: 'server error', at: {...contents, path: /\/Till\.java/}})
  const analyze = open()
  expect(notes(await analyze(commit('move-class')))).toEqual(['not fetched'])
  expect(kept.size).toBe(0)
  world.github.faults.clear()
  expect(notes(await analyze(commit('move-class')))).toEqual([])
  expect(kept.size).toBeGreaterThan(0)
})

test('nothing could be fetched: the reason is the result, not "no refactorings"', async () => {
  world.github.faults.start({kind: 'rate limit', at: contents})
  expect(notes(await open()(commit('move-class')))).toBe('rate limit')
  expect(analyzed).toEqual([])
})

test('what the engine did not read is told', async () => {
  const path = 'src/main/java/shop/Till.java'
  report = {
    refactorings: [],
    files: [
      {kind: 'skipped', path, side: 'before', reason: 'too large'},
      {kind: 'read', path: 'A.java', side: 'after', lines: 9, broken: [{startLine: 3, endLine: 4}]},
    ],
    lines: [],
    warnings: [],
    stopped: 'time limit',
  }
  const outcome = await open()(commit('move-class'))
  expect(notes(outcome)).toEqual(['not read', 'syntax errors', 'stopped'])
  const complete = await open()(commit('rename-method'))
  expect(notes(complete)).toContain('other languages')
})

test('what was read before something went wrong is not read again', async () => {
  world.github.faults.start({kind: 'server error', at: {...contents, path: /\/Till\.java/}})
  const analyze = open()
  expect(notes(await analyze('/refract/shop/pull/1/files'))).toContain('not fetched')
  world.github.faults.clear()
  world.github.requests.length = 0
  expect(notes(await analyze('/refract/shop/pull/1/files'))).not.toContain('not fetched')
  const fetched = world.github.requests.filter(({host}) => host === contents.host).map(({path}) => path)
  expect(fetched).toEqual([expect.stringContaining('/Till.java')])
})

test.each([undefined, knownToken])('nothing of a private window is kept, with the token %s', async token => {
  const outcome = await open(token)(commit('move-class'), undefined, undefined, true)
  expect(notes(outcome)).toEqual([])
  expect([kept.size, keptContents.size, keptAnswers.size]).toEqual([0, 0, 0])
})
