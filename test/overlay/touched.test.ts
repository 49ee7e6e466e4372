import {expect, test} from 'vitest'
import type {Region} from '../../src/overlay/findings.ts'
import {touchedBy} from '../../src/overlay/marks/touched.ts'

const region = (refactoring: number, startLine: number, endLine: number, rest: Partial<Region> = {}): Region => ({
  refactoring,
  path: 'Till.java',
  side: 'after',
  startLine,
  endLine,
  ...rest,
})

const regions = [
  region(0, 1, 1),
  region(1, 10, 5_000),
  region(2, 63, 64), // over the edge of what is kept together
  region(3, 63, 64, {side: 'before'}),
  region(4, 63, 64, {path: 'Shop.java'}),
]

test.each([
  [1, [0]],
  [2, []],
  [9, []],
  [10, [1]],
  [62, [1]],
  [63, [1, 2]],
  [64, [1, 2]],
  [65, [1]],
  [5_000, [1]],
  [5_001, []],
])('line %i is touched by %j', (line, refactorings) => {
  expect([...touchedBy(regions)({path: 'Till.java', side: 'after', line})]).toEqual(refactorings)
})
