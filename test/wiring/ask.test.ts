import {beforeEach, expect, test, vi} from 'vitest'
import type {Runtime} from 'webextension-polyfill'
import {ask} from '../../src/extension/ask.ts'
import type {Answer, Outcome} from '../../src/extension/messages.ts'
import type {Progress} from '../../src/overlay/findings.ts'
import {findings} from '../overlay/make.ts'

const outcome: Outcome = {kind: 'shown', findings: findings()}

/** The background's end of a connection. */
class Background {
  asked: string[] = []
  closed = false
  #toPage: ((answer: Answer) => void)[] = []
  #ended: (() => void)[] = []

  readonly port = {
    postMessage: (question: {kind: string}) => this.asked.push(question.kind),
    disconnect: () => {
      this.closed = true
    },
    onMessage: {addListener: (listener: (answer: Answer) => void) => this.#toPage.push(listener)},
    onDisconnect: {addListener: (listener: () => void) => this.#ended.push(listener)},
  } as unknown as Runtime.Port

  say = (answer: {kind: 'progress'; progress: Progress} | {kind: 'outcome'; outcome: Outcome}) => {
    for (const listener of this.#toPage) listener({version: 1, ...answer})
  }
  die = () => {
    for (const listener of this.#ended) listener()
  }
}

let backgrounds: Background[]
let leave: AbortController
let heard: Progress[]
const connect = () => {
  backgrounds.push(new Background())
  return backgrounds.at(-1)!.port
}
const start = (connecting = connect) =>
  ask('https://github.com/o/r/commit/abc1234', {connect: connecting, signal: leave.signal, onProgress: p => heard.push(p)})

beforeEach(() => {
  backgrounds = []
  heard = []
  leave = new AbortController()
})

test('progress, then the outcome, then the connection is closed', async () => {
  const answer = start()
  backgrounds[0]!.say({kind: 'progress', progress: {step: 'listing'}})
  backgrounds[0]!.say({kind: 'outcome', outcome})
  expect(await answer).toEqual(outcome)
  expect(heard).toEqual([{step: 'listing'}])
  expect(backgrounds[0]!.closed).toBe(true)
})

test('a background that was stopped is asked again, and only one outcome counts', async () => {
  const answer = start()
  backgrounds[0]!.die()
  await vi.waitFor(() => expect(backgrounds).toHaveLength(2))
  backgrounds[1]!.say({kind: 'outcome', outcome})
  expect(await answer).toEqual(outcome)
  backgrounds[0]!.say({kind: 'outcome', outcome: {kind: 'failed', trouble: {kind: 'cancelled'}}})
  backgrounds[1]!.say({kind: 'progress', progress: {step: 'detecting'}})
  expect(heard).toEqual([])
})

test('a background that never lives long enough is told of, not waited for without end', async () => {
  vi.useFakeTimers()
  const answer = start()
  for (let death = 0; death < 6; death++) {
    backgrounds.at(-1)!.die()
    await vi.advanceTimersByTimeAsync(5_000)
  }
  vi.useRealTimers()
  expect(await answer).toMatchObject({kind: 'failed', trouble: {kind: 'broken'}})
})

test('one that is stopped again and again, but always says something before, is asked until it has an outcome', async () => {
  vi.useFakeTimers()
  const answer = start()
  for (let death = 0; death < 20; death++) {
    backgrounds.at(-1)!.say({kind: 'progress', progress: {step: 'listing'}})
    backgrounds.at(-1)!.die()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(backgrounds).toHaveLength(21)
  backgrounds.at(-1)!.say({kind: 'outcome', outcome})
  vi.useRealTimers()
  expect(await answer).toEqual(outcome)
})

test('but not without end: it may be too much for this browser', async () => {
  vi.useFakeTimers()
  const answer = start()
  for (let death = 0; death < 10; death++) {
    await vi.advanceTimersByTimeAsync(30_000)
    backgrounds.at(-1)!.say({kind: 'progress', progress: {step: 'proving'}})
    backgrounds.at(-1)!.die()
  }
  vi.useRealTimers()
  expect(await answer).toMatchObject({kind: 'failed', trouble: {kind: 'broken'}})
  expect(backgrounds.length).toBeLessThan(8)
})

test('leaving the page ends the connection and gives no outcome', async () => {
  const answer = start()
  leave.abort()
  expect(await answer).toBeUndefined()
  expect(backgrounds.map(({closed}) => closed)).toEqual([true])
})

test('a script that an update left behind says so', async () => {
  const answer = start(() => {
    throw new Error('Extension context invalidated.')
  })
  expect(await answer).toEqual({kind: 'failed', trouble: {kind: 'outdated'}})
})

test('who waits long says so, so that the background is not stopped', async () => {
  vi.useFakeTimers()
  const answer = start()
  await vi.advanceTimersByTimeAsync(45_000)
  expect(backgrounds[0]!.asked).toEqual(['analyze', 'waiting', 'waiting'])
  backgrounds[0]!.say({kind: 'outcome', outcome})
  await answer
  await vi.advanceTimersByTimeAsync(45_000)
  expect(backgrounds[0]!.asked).toHaveLength(3)
  vi.useRealTimers()
})
