// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {type Motion, type Pace, watchMotion} from '../../src/overlay/motion.ts'

let stop: AbortController
let motion: Motion
let slower: Pace[]
let y: number

beforeEach(() => {
  vi.useFakeTimers({toFake: ['performance', 'setTimeout', 'clearTimeout']})
  stop = new AbortController()
  slower = []
  y = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe = () => this.tell([{boundingClientRect: {top: -y}, rootBounds: {height: 900}, time: performance.now()}])
      unobserve() {}
      disconnect() {}
    },
  )
  motion = watchMotion(window as never, {signal: stop.signal, onSlower: () => slower.push(motion.pace)})
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function scroll(pixels: number, ms: number) {
  vi.advanceTimersByTime(ms)
  y += pixels
  window.dispatchEvent(new Event('scroll'))
}

test.each<[string, {pixels: number; ms: number; steps: number}, Pace]>([
  ['a wheel turned slowly', {pixels: 100, ms: 100, steps: 4}, 'calm'],
  ['a reader who holds the arrow key', {pixels: 40, ms: 33, steps: 4}, 'calm'],
  ['one jump to a far line', {pixels: 50_000, ms: 16, steps: 1}, 'calm'],
  ['screen after screen, with a look at each', {pixels: 900, ms: 400, steps: 4}, 'calm'],
  ['a fling', {pixels: 100, ms: 16, steps: 3}, 'flight'],
  ['a fling upwards, on a page that draws slowly', {pixels: -300, ms: 40, steps: 3}, 'flight'],
  ['a dragged scroll bar: a screen in less than a tenth of a second', {pixels: 300, ms: 16, steps: 3}, 'blur'],
])('%s', (_, {pixels, ms, steps}, expected) => {
  for (let step = 0; step < steps; step++) scroll(pixels, ms)
  expect(motion.pace).toBe(expected)
})

test('it slows down step by step when nothing moves any more, and tells each once', () => {
  for (let step = 0; step < 5; step++) scroll(300, 16)
  expect([motion.pace, slower]).toEqual(['blur', []])
  vi.advanceTimersByTime(60)
  expect([motion.pace, slower]).toEqual(['flight', ['flight']])
  vi.advanceTimersByTime(100)
  expect([motion.pace, slower]).toEqual(['calm', ['flight', 'calm']])
  vi.advanceTimersByTime(1000)
  scroll(10, 16)
  expect(slower).toEqual(['flight', 'calm'])
})

test('a slow step ends it at once', () => {
  for (let step = 0; step < 5; step++) scroll(300, 16)
  scroll(5, 16)
  expect([motion.pace, slower]).toEqual(['calm', ['calm']])
})
