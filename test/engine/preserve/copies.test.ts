/** A new method that reads like one that was there: a diff may show either as the one that stayed. */
import {beforeAll, expect, test} from 'vitest'
import {loadWasm} from '../../../src/cli/wasm-loader.ts'
import {openRefract, type Refract, type Side} from '../../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../../src/report/line-verdicts.ts'

let refract: Refract

beforeAll(async () => {
  refract = await openRefract(loadWasm)
})

const till = (...methods: string[][]) => ['class Till {', ...methods.flatMap(lines => [...lines, '}']), '}', ''].join('\n')

const OPEN = ['book.open(sum);', 'book.enter(sum);', 'book.close(sum);']

/** The lines of one side that a reader is shown. */
async function shown(before: string, after: string, side: Side): Promise<string[]> {
  const report = await refract.analyze({before: {'Till.java': before}, after: {'Till.java': after}})
  const verdictOf = verdictsOf(report)
  const lines = (side === 'before' ? before : after).split('\n')
  return lines.filter((line, i) => /\w/.test(line) && !needsNoReview(verdictOf('Till.java', side, i + 1)))
}

const BEFORE = till(['void pay(int sum) {', ...OPEN, 'printer.print(sum);'])

test('what a copy lacks is shown where it was', async () => {
  const after = till(['void payCash(int sum) {', ...OPEN], ['void pay(int sum) {', ...OPEN, 'printer.print(sum);', 'log(sum);'])
  expect(await shown(BEFORE, after, 'before')).toEqual(['printer.print(sum);'])
})

test('all of a method that has a copy is shown as a diff may add it', async () => {
  const after = till(['void payCash(int sum) {', ...OPEN], ['void pay(int sum) {', ...OPEN, 'printer.print(sum);', 'log(sum);'])
  expect(await shown(BEFORE, after, 'after')).toContain('printer.print(sum);')
})

test('a new method that has little of it is no copy', async () => {
  const after = till(
    ['void payCash(int sum) {', OPEN[0], 'count(sum);'],
    ['void pay(int sum) {', ...OPEN, 'printer.print(sum);', 'log(sum);'],
  )
  expect(await shown(BEFORE, after, 'before')).toEqual([])
})

test('what a copy that is gone lacks is shown where it came', async () => {
  const before = till(['void payCash(int sum) {', ...OPEN], ['void pay(int sum) {', ...OPEN, 'printer.print(sum);', 'log(sum);'])
  expect(await shown(before, BEFORE, 'after')).toEqual(['printer.print(sum);'])
})
