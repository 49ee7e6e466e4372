import {expect, test} from 'vitest'
import {readSharedView, withoutSharedView, withSharedView} from '../../src/overlay/shared-view.ts'

const page = 'https://github.com/o/r/pull/1/files'

test.each([
  [page, undefined],
  [`${page}?w=1`, undefined],
  [`${page}?refract=hide`, {hide: true}],
  [`${page}?w=1&refract=0a1b2c3d#diff-1`, {hide: false, refactoring: '0a1b2c3d'}],
  [`${page}?refract=hide.0a1b2c3d`, {hide: true, refactoring: '0a1b2c3d'}],
])('%s', (url, expected) => expect(readSharedView(url)).toEqual(expected))

test.each([
  [page, {hide: true}, `${page}?refract=hide`],
  [`${page}?w=1#diff-abcR3`, {hide: true}, `${page}?w=1&refract=hide#diff-abcR3`],
  [`${page}?q=a+b%20c&refract=hide&w=1`, {hide: false}, `${page}?q=a+b%20c&w=1`],
  [`${page}?refract=hide`, {hide: true, refactoring: '0a1b2c3d'}, `${page}?refract=hide.0a1b2c3d`],
])('%s with %o', (url, view, expected) => {
  expect(withSharedView(url, view)).toBe(expected)
  expect(withoutSharedView(expected)).toBe(withoutSharedView(url))
})
