import {expect, test} from 'vitest'
import {losses, readScores, readTotals, tableOf, writeScores} from './scores.ts'

const score = {set: 'java-2', types: 'core', labels: 'silver', strict: 98.5, label: 99.1, recall: 90.1}

test('scores are read as they were written', () => {
  const scores = [score, {...score, set: 'java-1', strict: 100, recall: 7}]
  expect(readScores(writeScores(scores))).toEqual(scores)
})

const output = `type      TP     FN     FP    new strict  label recall
Extract Method   10      1      0      0  100.0  100.0   90.9
TOTAL          2043     76     26      2   98.6   98.7   96.4
time: median 12 ms`

test('the totals are those of the scorer', () => {
  expect(readTotals(output)).toEqual({strict: 98.6, label: 98.7, recall: 96.4})
})

test('the table by type ends with the totals: times differ in every run', () => {
  expect(tableOf(output)).toBe(output.slice(0, output.indexOf('time:')))
})

test('finding nothing has no precision and must not pass', () => {
  expect(readTotals('TOTAL  0  76  0  0  -  -  0.0')).toEqual({strict: 0, label: 0, recall: 0})
})

test.each([
  ['the same', 98.5, 90.1, []],
  ['better', 99, 95, []],
  ['a little less', 98.3, 89.9, []],
  ['less precise', 98.2, 90.1, ['strict fell from 98.5 to 98.2']],
  ['less of both', 90, 80, ['strict fell from 98.5 to 90.0', 'recall fell from 90.1 to 80.0']],
])('%s', (_, strict, recall, expected) => expect(losses(score, {...score, strict, recall})).toEqual(expected))
