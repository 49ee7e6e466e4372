import {expect, test} from 'vitest'
import type {LineVerdict} from '../../src/engine/report.ts'
import {foldWords} from '../../src/overlay/words/fold.ts'
import {place, refactoring} from './make.ts'

const renamed = (was: string, is: string) =>
  refactoring('Rename Method', {before: [place({element: `public ${was}() : Money`})], after: [place({element: `public ${is}() : Money`})]})
const all = [
  renamed('getSum', 'total'),
  refactoring('Move Class', {before: [place({element: 'shop.Receipt'})], after: [place({element: 'shop.print.Receipt'})]}),
  renamed('a', 'b'),
]
const line = (causes: number[], because: LineVerdict['because'] = []): LineVerdict => ({
  startLine: 1,
  endLine: 1,
  verdict: 'explained',
  causes,
  because,
})

const told = (...verdicts: LineVerdict[]) => {
  const {count, refactorings, others, more} = foldWords(verdicts, all)
  return [count, ...refactorings.map(({type, names}) => `${type} ${names}`), ...others, ...(more > 0 ? [`+${more}`] : [])]
}

test.each<[string[], LineVerdict[]]>([
  [['1 line', 'Rename Method getSum → total'], [line([0])]],
  [
    ['3 lines', 'Move Class Receipt', 'Rename Method getSum → total'],
    [line([0, 1]), line([1]), line([1], ['import'])],
  ],
  [
    ['2 lines', 'Rename Method getSum → total', 'Move Class Receipt', '+1'],
    [line([0, 1, 2]), line([0, 1])],
  ],
  [['1 line', 'only the layout changed'], [line([])]],
  [
    ['2 lines', 'comments', 'the same code in another place'],
    [line([], ['comment']), line([], ['moved'])],
  ],
])('%s', (expected, verdicts) => expect(told(...verdicts)).toEqual(expected))

test('names that are long, or turn the text around', () => {
  const [{names} = {names: ''}] = foldWords([line([0])], [renamed('x'.repeat(5000), 'pay\u202Eyap')]).refactorings
  expect(names).toMatch(/^x+…x+ → pay⟨U\+202E⟩yap$/)
  expect(names.length).toBeLessThan(70)
})
