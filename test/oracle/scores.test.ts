import {expect, test} from 'vitest'
import {losses, readScores, readTotals, readVerdicts, tableOf, worseVerdicts, writeScores} from './scores.ts'

const score = {set: 'java-2', types: 'core', labels: 'silver', strict: 98.5, label: 99.1, recall: 90.1}
const purity = {set: 'purity', falsePure: 3, recall: 86.4}

test('scores are read as they were written', () => {
  const found = [score, {...score, set: 'java-1', strict: 100, recall: 7}]
  const scores = {found, proved: [purity, {...purity, set: 'java-1', falsePure: 12, recall: 100}]}
  expect(readScores(writeScores(scores))).toEqual(scores)
})

const output = `type      TP     FN     FP    new strict  label recall
Extract Method   10      1      0      0  100.0  100.0   90.9
TOTAL          2043     76     26      2   98.6   98.7   96.4
purity: false-pure 2 of 230 impure (3 unjudged), recall 88.8 of 484 pure (9 unjudged), precision 93.1
time: median 12 ms`

test('the totals are those of the scorer', () => {
  expect(readTotals(output)).toEqual({strict: 98.6, label: 98.7, recall: 96.4})
})

test('the table by type ends with the totals: times differ in every run', () => {
  expect(tableOf(output)).toBe(output.slice(0, output.indexOf('purity:')))
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

test('the figures on purity are those of the scorer', () => {
  expect(readVerdicts(output)).toEqual({falsePure: 2, recall: 88.8})
  expect(readVerdicts('purity: false-pure 0 of 0 impure (0 unjudged), recall - of 0 pure (0 unjudged), precision -')).toEqual({
    falsePure: 0,
    recall: 0,
  })
})

test.each([
  ['the same', 3, 86.4, []],
  ['better', 2, 90, []],
  ['one more hidden', 4, 99, ['false-pure rose from 3 to 4']],
  ['fewer proved', 0, 80, ['recall fell from 86.4 to 80.0']],
])('verdicts: %s', (_, falsePure, recall, expected) => expect(worseVerdicts(purity, {...purity, falsePure, recall})).toEqual(expected))
