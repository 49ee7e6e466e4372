import {describe, expect, test} from 'vitest'
import {isOff, readOffName, switchedOff, switchedOn} from '../../src/extension/off.ts'

const shop = {host: 'github.com', owner: 'Acme', repository: 'Shop'}

test.each([
  [['acme'], true],
  [['acme/shop'], true],
  [['acme/shops', 'acm', 'github.example.com/acme'], false],
  [[], false],
])('%j: %s', (off, expected) => expect(isOff(off, shop)).toBe(expected))

test('on another host the host stands before it', () => {
  const there = {...shop, host: 'github.example.com'}
  expect(isOff(['acme'], there)).toBe(false)
  expect(isOff(['github.example.com/acme'], there)).toBe(true)
  expect(isOff(['github.example.com/acme/shop'], there)).toBe(true)
})

describe('what a reader writes', () => {
  test.each([
    ['Acme', 'acme'],
    [' acme/Shop ', 'acme/shop'],
    ['acme/', 'acme'],
    ['https://github.com/Acme/Shop/pull/1/files', 'acme/shop'],
    ['github.com/acme', 'acme'],
    ['https://github.example.com/acme/shop', 'github.example.com/acme/shop'],
    ['acme/my.shop', 'acme/my.shop'],
  ])('%s → %s', (text, name) => expect(readOffName(text)).toBe(name))

  test.each(['', '/', 'https://github.com', 'two words', 'acme/<b>'])('%s is nothing', text => expect(readOffName(text)).toBeUndefined())
})

test('off and on again', () => {
  expect(switchedOff(['b', 'a/c'], 'a/c')).toEqual(['a/c', 'b'])
  expect(switchedOn(['a/c', 'b'], 'a/c')).toEqual(['b'])
})
