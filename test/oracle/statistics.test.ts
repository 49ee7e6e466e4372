import {expect, test} from 'vitest'
import {spreadOf} from './statistics.ts'

test.each([
  [[5], {median: 5, p95: 5, max: 5}],
  [[3, 1, 2], {median: 2, p95: 3, max: 3}],
  [Array.from({length: 100}, (_, index) => 100 - index), {median: 51, p95: 96, max: 100}],
])('of %j', (values, spread) => expect(spreadOf(values)).toEqual(spread))
