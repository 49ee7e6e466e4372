import {expect, test} from 'vitest'
import {pathTest} from '../../src/cli/paths.ts'

test.each([
  ['src', 'src/A.java', true],
  ['src/', 'src/a/A.java', true],
  ['./src', 'src/A.java', true],
  ['src', 'srcs/A.java', false],
  ['src', 'lib/src/A.java', false],
  ['src/A.java', 'src/A.java', true],
  ['*.java', 'A.java', true],
  ['*.java', 'src/A.java', false],
  ['**/*.java', 'A.java', true],
  ['**/*.java', 'src/a/A.java', true],
  ['src/**', 'src/a/A.java', true],
  ['**/test/*', 'a/test/A.java', true],
  ['**/test/*', 'a/tests/A.java', false],
  ['?.java', 'A.java', true],
  ['?.java', 'AB.java', false],
  ['a+b(c)/[d].java', 'a+b(c)/[d].java', true],
  ['.', 'any/A.java', true],
])('%s holds %s: %s', (pattern, path, expected) => expect(pathTest([pattern])(path)).toBe(expected))

test('one of several is enough, and none means all', () => {
  expect(pathTest(['a', 'b'])('b/B.java')).toBe(true)
  expect(pathTest(undefined)('b/B.java')).toBe(true)
})
