import fc from 'fast-check'
import {expect, test} from 'vitest'
import {editBetween} from '../../src/syntax/edit.ts'

test.each([
  ['', '', {start: 0, endBefore: 0, endAfter: 0}],
  ['till', 'till', {start: 4, endBefore: 4, endAfter: 4}],
  ['', 'till', {start: 0, endBefore: 0, endAfter: 4}],
  ['till', '', {start: 0, endBefore: 4, endAfter: 0}],
  ['a b c', 'a x c', {start: 2, endBefore: 3, endAfter: 3}],
  ['aa', 'aaa', {start: 2, endBefore: 2, endAfter: 3}],
  ['abab', 'ab', {start: 2, endBefore: 4, endAfter: 2}],
])('%j → %j', (before, after, edit) => expect(editBetween(before, after)).toEqual(edit))

const text = fc.string({unit: fc.constantFrom('a', 'b', ' ', '\n', '😀'), maxLength: 12})

test('the edit makes one text of the other, and nothing equal stands at its ends', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const {start, endBefore, endAfter} = editBetween(before, after)
      expect(before.slice(0, start) + after.slice(start, endAfter) + before.slice(endBefore)).toBe(after)
      const removed = before.slice(start, endBefore)
      const added = after.slice(start, endAfter)
      if (removed && added) {
        expect(removed[0]).not.toBe(added[0])
        expect(removed.at(-1)).not.toBe(added.at(-1))
      }
    }),
  )
})
