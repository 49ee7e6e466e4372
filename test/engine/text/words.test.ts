import {expect, test} from 'vitest'
import {alikeKey, isAlike} from '../../../src/engine/text/words.ts'

test.each([
  ['tearDown', 'teardown', true],
  ['unpackUtf8', 'unpackUTF8', true],
  ['shouldWritePath', 'shouldWritePaths', true],
  ['parseAndValidatateData', 'parseAndValidateData', true],
  ['case1', 'case2', false],
  ['getName', 'setName', false],
  ['includeFiles', 'excludeFiles', false],
  ['validateCache', 'invalidateCache', false],
  ['sum', 'sums', false],
  ['_maxCount2', 'MAX_COUNT_2', true],
])('%s ~ %s → %s', (before, after, alike) => {
  expect(isAlike(before, after)).toBe(alike)
  if (alike) expect(alikeKey(before)).toBe(alikeKey(after))
})
