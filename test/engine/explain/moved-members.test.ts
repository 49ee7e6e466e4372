import {expect, test} from 'vitest'
import {longestAscending} from '../../../src/engine/explain/moved-members.ts'
import {explanationOf, told} from './change.ts'

test.each([
  [[], []],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [3, 1, 2],
    [1, 2],
  ],
  [
    [2, 3, 1],
    [2, 3],
  ],
  [
    [1, 5, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  [[4, 3, 2, 1], [1]],
])('of %j stay %j', (numbers, expected) => {
  expect([...longestAscending(numbers)].sort((a, b) => a - b).map(i => numbers[i])).toEqual(expected)
})

test('the fewest members that must have moved are told', () => {
  const till = (...members: string[]) => `class Till {\n${members.map(name => `  void ${name}();\n`).join('')}}\n`
  const lines = told(explanationOf({before: till('a', 'b', 'c'), after: till('c', 'a', 'b'), same: true}))
  expect(lines).toEqual(['before shop/Till.java 4: same, moved', 'after shop/Till.java 2: same, moved'])
})
