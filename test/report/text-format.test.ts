/** The command's answer in words: what stands under a refactoring, and below them all. */
import {expect, test} from 'vitest'
import type {Analysed} from '../../src/cli/analysed.ts'
import {text} from '../../src/cli/formats/text.ts'
import {refactoring} from '../overlay/make.ts'

const at = {path: 'shop/Till.java', startLine: 4, endLine: 4, startColumn: 1, endColumn: 2}

function told(report: Partial<Analysed['report']>): string {
  const counts = {changed: 0, explained: 0, partly: 0, unexplained: 0}
  const whole = {refactorings: [], files: [], lines: [], warnings: [], ...report}
  const change: Analysed = {kind: 'analysed', origin: {}, notes: [], report: whole, counts, pure: false, partial: false}
  return text.record(change, {place: 'alone', colour: false})
}

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
  expect(out).toMatch(/look at shop\/Till\.java:4\S* One\.\nlook at shop\/Till\.java:4\S* Two\.\n/)
})
