import {expect, test} from 'vitest'
import {type Fate, LineTally} from '../../../src/engine/explain/line-tally.ts'
import type {Finding} from '../../../src/engine/families/family.ts'

const rename: Finding = {name: 'Rename Method', before: [], after: []}
const move: Finding = {name: 'Move Class', before: [], after: []}
const explained = (...causes: Finding[]): Fate => ({is: 'explained', causes})
const unexplained: Fate = {is: 'unexplained', causes: []}
const same: Fate = {is: 'same'}

/** `1-2 explained Rename Method`: one text a run. */
function runsOf(count: number, ...tokens: [startLine: number, endLine: number, fate: Fate][]): string[] {
  const tally = new LineTally(count)
  for (const [start, end, fate] of tokens) tally.add(start, end, fate)
  return tally
    .runs()
    .map(({startLine, endLine, verdict, causes}) => [`${startLine}-${endLine}`, verdict, ...causes.map(({name}) => name)].join(' '))
}

test.each<[string, Fate[], string]>([
  ['nothing', [], 'same'],
  ['what stayed', [same, same], 'same'],
  ['what a refactoring accounts for', [same, explained(rename)], 'explained Rename Method'],
  ['what two account for', [explained(rename), explained(move)], 'explained Rename Method Move Class'],
  ['an edit', [same, unexplained], 'unexplained'],
  ['an edit beside a refactoring', [explained(rename), same, unexplained], 'partly Rename Method'],
])('a line with %s', (_, fates, expected) => {
  expect(runsOf(1, ...fates.map(fate => [1, 1, fate] as [number, number, Fate]))).toEqual([`1-1 ${expected}`])
})

test('a token stands on every line that it reaches', () => {
  expect(runsOf(4, [2, 3, unexplained])).toEqual(['1-1 same', '2-3 unexplained', '4-4 same'])
})

test('neighbours are one run only where they have the same causes', () => {
  expect(runsOf(3, [1, 2, explained(rename)], [3, 3, explained(move)])).toEqual(['1-2 explained Rename Method', '3-3 explained Move Class'])
})

test('an empty file has no runs', () => {
  expect(runsOf(0)).toEqual([])
})
