/** The answer in words: what stands under a refactoring, and below them all. */
import {expect, test} from 'vitest'
import {type Result, write} from '../../src/cli/output.ts'
import {refactoring} from '../overlay/make.ts'

const at = {path: 'shop/Till.java', startLine: 4, endLine: 4, startColumn: 1, endColumn: 2}

const told = (report: Partial<Result['report']>): string =>
  write.text({
    change: {before: {}, after: {}},
    report: {refactorings: [], files: [], lines: [], warnings: [], ...report},
    origin: {},
    notes: [],
  } as Result)

test('what a pure one takes for granted', () => {
  const assumption = {kind: 'overrides nothing unseen' as const, text: '‘total’ overrides nothing in Desk.', name: 'total', types: ['Desk']}
  const out = told({refactorings: [refactoring('Rename Method', {verdict: 'pure', assumptions: [assumption]})]})
  expect(out).toContain('\n  pure\n    assuming: ‘total’ overrides nothing in Desk.\n')
})

test('warnings, with and without a refactoring', () => {
  const out = told({
    warnings: [
      {text: 'One.', name: 'sum', place: at, side: 'after', refactoring: 0},
      {text: 'Two.', name: 'total', was: 'sum', place: at, side: 'after'},
    ],
  })
  expect(out).toContain('look at shop/Till.java:4: One.\nlook at shop/Till.java:4: Two.\n')
})
