import {expect, test} from 'vitest'
import {Lines} from '../../../src/engine/model/lines.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
  ['\n', 1],
  ['\n\n', 2],
  ['a\r\nb\r\n', 2],
])('%j has %i lines', (text, count) => expect(new Lines(text).count).toBe(count))

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3], // the line end belongs to its line
  [3, 2, 1],
  [4, 3, 1],
  [6, 3, 3],
])('offset %i of "ab⏎⏎cd" is line %i, column %i', (offset, line, column) => {
  const lines = new Lines('ab\n\ncd')
  expect([lines.lineAt(offset), lines.columnAt(offset)]).toEqual([line, column])
})
