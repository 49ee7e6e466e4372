import {expect, test} from 'vitest'
import {inertJson, oneLine, visible} from '../../src/report/inert.ts'

test.each([
  ['größe_2 ✓ 名', 'größe_2 ✓ 名'],
  ['pay\u202eyap', 'pay\\u202eyap'],
  ['a\u0000b\u200bc', 'a\\u0000b\\u200bc'],
  ['tag\u{e0041}', 'tag\\ue0041'],
])('%j can be seen', (text, expected) => expect(visible(text)).toBe(expected))

test('on one line', () => expect(oneLine('a\r\n\tb\u2028c')).toBe('a b c'))

test('JSON says the same, and hides nothing', () => {
  const value = {name: 'a\u202eb\u{e0041}\u2028\n', list: [1]}
  expect(JSON.parse(inertJson(value))).toEqual(value)
  expect(inertJson(value)).toMatch(/^[\x20-\x7e\n]*$/)
})
