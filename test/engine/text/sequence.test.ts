import fc from 'fast-check'
import {expect, test} from 'vitest'
import {commonSequence} from '../../../src/engine/text/sequence.ts'

const letters = (text: string) => [...text]

test.each([
  ['', '', ''],
  ['abc', '', ''],
  ['abc', 'xyz', ''],
  ['abc', 'abc', '0-0 1-1 2-2'],
  ['abc', 'xabc', '0-1 1-2 2-3'],
  ['abxc', 'abc', '0-0 1-1 3-2'],
  ['axbxc', 'aybyc', '0-0 2-2 4-4'],
])('%j and %j have in common %s', (before, after, pairs) => {
  const found = commonSequence(letters(before), letters(after))
  expect(found.map(([b, a]) => `${b}-${a}`).join(' ')).toBe(pairs)
})

/** The textbook's table: the length of the longest common sequence of all beginnings. */
function longest(before: string[], after: string[]): number {
  const table = Array.from({length: before.length + 1}, () => new Array<number>(after.length + 1).fill(0))
  for (let b = 1; b <= before.length; b++) {
    for (let a = 1; a <= after.length; a++) {
      table[b][a] = before[b - 1] === after[a - 1] ? table[b - 1][a - 1] + 1 : Math.max(table[b - 1][a], table[b][a - 1])
    }
  }
  return table[before.length][after.length]
}

const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), {maxLength: 30})

test('it is common, in order, and as long as it can be', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const pairs = commonSequence(before, after)
      for (const [b, a] of pairs) expect(before[b]).toBe(after[a])
      for (let i = 1; i < pairs.length; i++) {
        expect(pairs[i][0]).toBeGreaterThan(pairs[i - 1][0])
        expect(pairs[i][1]).toBeGreaterThan(pairs[i - 1][1])
      }
      expect(pairs).toHaveLength(longest(before, after))
    }),
    {numRuns: 500},
  )
})

test('past the limit of differences only the common beginning and end are left', () => {
  const before = letters('startABCDEFend')
  const after = letters('startabcdefend')
  const ends = [0, 1, 2, 3, 4, 11, 12, 13].map(i => [i, i])
  expect(commonSequence(before, after, 3)).toEqual(ends)
})

test('two long texts that have nothing in common are given up soon', () => {
  const before = Array.from({length: 20_000}, (_, i) => `b${i}`)
  const after = Array.from({length: 20_000}, (_, i) => `a${i}`)
  expect(commonSequence(before, after)).toEqual([])
})
