// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {type Motion, watchMotion} from '../../src/overlay/motion.ts'

let stop: AbortController
let motion: Motion
let landings: number

beforeEach(() => {
  vi.useFakeTimers({toFake: ['performance', 'setTimeout', 'clearTimeout']})
  stop = new AbortController()
  landings = 0
  Object.assign(window, {scrollY: 0})
  motion = watchMotion(window, {signal: stop.signal, onCalm: () => landings++})
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
})

function scroll(pixels: number, ms: number) {
  vi.advanceTimersByTime(ms)
  Object.assign(window, {scrollY: window.scrollY + pixels})
  window.dispatchEvent(new Event('scroll'))
}

describe('what is a flight', () => {
  test.each([
    [
      'a wheel turned slowly',
      [
        [100, 100],
        [100, 100],
        [100, 100],
        [100, 100],
      ],
      false,
    ],
    [
      'a reader who holds the arrow key',
      [
        [40, 33],
        [40, 33],
        [40, 33],
        [40, 33],
      ],
      false,
    ],
    ['one jump to a far line', [[50_000, 16]], false],
    [
      'two jumps by keys, with a look between them',
      [
        [900, 400],
        [900, 400],
        [900, 400],
        [900, 400],
      ],
      false,
    ],
    [
      'a fling',
      [
        [100, 16],
        [100, 16],
        [100, 16],
      ],
      true,
    ],
    [
      'a fling upwards, on a page that draws slowly',
      [
        [-300, 40],
        [-300, 40],
        [-300, 40],
      ],
      true,
    ],
    [
      'a fling that has become slow',
      [
        [100, 16],
        [100, 16],
        [100, 16],
        [10, 16],
      ],
      false,
    ],
  ])('%s', (_, steps, expected) => {
    for (const [pixels, ms] of steps) scroll(pixels!, ms!)
    expect(motion.isFlight).toBe(expected)
  })
})

test('it ends when nothing moves any more, and is told once', () => {
  for (let step = 0; step < 5; step++) scroll(200, 16)
  vi.advanceTimersByTime(100)
  expect([motion.isFlight, landings]).toEqual([true, 0])
  vi.advanceTimersByTime(100)
  expect([motion.isFlight, landings]).toEqual([false, 1])
  vi.advanceTimersByTime(1000)
  scroll(10, 16)
  expect(landings).toBe(1)
})
