import {expect, test} from 'vitest'
import {Random} from './random.ts'
import {shares} from './share.ts'

const folded = (...sizes: number[]) => sizes.map(size => ({folded: size, shown: 0}))

test.each([
  ['in proportion', 60, folded(100, 200), [20, 40]],
  ['never more than there is', 300, folded(5, 200), [5, 200]],
  ['nothing where there is nothing', 10, folded(0, 20), [0, 10]],
  ['none more than four even shares', 100, folded(10, 10, 10, 10, 10, 10, 10, 100_000), [8, 7, 7, 7, 7, 7, 7, 50]],
  [
    'what is shown counts a quarter',
    50,
    [
      {folded: 100, shown: 0},
      {folded: 0, shown: 100},
    ],
    [40, 10],
  ],
  ['too few places', 100, folded(1, 2), [1, 2]],
])('%s', (_, count, sizes, expected) => expect(shares(count, sizes)).toEqual(expected))

test('the same seed draws the same, another one does not', () => {
  const drawn = (seed: string) => {
    const random = new Random(seed)
    const from = Array.from({length: 20}, (_, i) => i)
    return Array.from({length: 20}, () => random.take(from))
  }
  expect(drawn('1')).toEqual(drawn('1'))
  expect(drawn('2')).not.toEqual(drawn('1'))
  expect([...drawn('1')].sort((a = 0, b = 0) => a - b)).toEqual(Array.from({length: 20}, (_, i) => i))
})
