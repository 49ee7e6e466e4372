import {expect, test} from 'vitest'
import {isAlike} from '../../../src/engine/text/words.ts'

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
])('%s ~ %s → %s', (before, after, alike) => expect(isAlike(before, after)).toBe(alike))
