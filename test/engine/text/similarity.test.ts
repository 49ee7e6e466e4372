import fc from 'fast-check'
import {expect, test} from 'vitest'
import {textDistance} from '../../../src/engine/text/similarity.ts'

test.each([
  ['total', 'total', 0],
  ['', '', 0],
  ['a', '', 1],
  ['abc', 'xyz', 1],
  ['price', 'prices', 1 / 6],
  ['book(a)', 'book(b)', 1 / 7],
])('%j and %j: %d', (a, b, distance) => expect(textDistance(a, b)).toBeCloseTo(distance))

test('it lies between 0 and 1, is the same both ways, and 0 for equal texts alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const distance = textDistance(a, b)
      expect(distance).toBe(textDistance(b, a))
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThanOrEqual(1)
      expect(distance === 0).toBe(a === b)
    }),
  )
})

test('very long texts are told apart by their lengths, at no cost, and are never called equal', () => {
  const long = 'x'.repeat(500_000)
  expect(textDistance(long, `${long}${long}`)).toBeCloseTo(0.5)
  expect(textDistance(long, `${long.slice(1)}y`)).toBeGreaterThan(0)
})
