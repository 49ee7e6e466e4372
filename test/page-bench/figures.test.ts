import {expect, test} from 'vitest'
import {figure, figures, type Measured, median, spread} from './figures.ts'
import {frameTimes} from './thread.ts'

test.each([
  [[3, 1, 2], 2],
  [[1, 2, 3, 4], 2.5],
  [[Number.NaN, 4, 2], 3],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

test('one run has no noise to tell of', () => {
  expect(spread([4, 1, 2])).toBe(3)
  expect(figure(spread([4]))).toBe('none')
})

test('frames of which the browser does not tell the CPU are counted, and do not spoil the others', () => {
  const frame = (ts: number, tdur?: number) => [
    {name: 'RunTask', ts, dur: 9000, tdur},
    {name: 'FireAnimationFrame', ts: ts + 1, dur: 1, tdur: 1},
  ]
  const times = frameTimes([...frame(0, 20_000), ...frame(10_000), ...frame(20_000, 4000)])
  expect(times).toEqual([20, Number.NaN, 4])
  const run = {frameTimes: times} as Measured
  const told = Object.fromEntries(figures.map(({name, of}) => [name, of(run)]))
  expect(told).toMatchObject({
    'frames over 16.7 ms of CPU': 1,
    'longest frame, ms of CPU': 20,
    'mean of all frames, ms of CPU': 12,
    'frames of which the browser did not tell the CPU': 1,
  })
})
