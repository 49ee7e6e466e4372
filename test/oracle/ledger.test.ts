import {expect, test} from 'vitest'
import type {Refactoring} from '../../src/library/index.ts'
import {refactoring} from '../overlay/make.ts'
import type {Label} from './bundles.ts'
import {ledgerLine} from './ledger.ts'

const found = (...descriptions: string[]): Refactoring[] =>
  descriptions.map(description => refactoring(description.split(' ').slice(0, 2).join(' '), {description}))

const label = (description: string, validation?: 'TP' | 'FP'): Label => ({type: '', description, validation})

const line = (expected: Label[], refactorings: Refactoring[]) =>
  ledgerLine({repository: 'ada/shop', commit: '0123456789abcdef', before: {}, after: {}, expected}, refactorings)

test('a line counts what was found by type and how it compares with the labels', () => {
  const labels = [label('Rename Method a', 'TP'), label('Rename Method b', 'TP'), label('Move Class c', 'FP')]
  expect(line(labels, found('Rename Method a', 'Move Class c', 'Move Class d'))).toBe(
    'ada/shop 0123456789ab  tp 1 fn 1 fp 1 new 1  Move Class 2, Rename Method 1',
  )
})

test('a commit without refactorings has a short line', () => {
  expect(line([], [])).toBe('ada/shop 0123456789ab  tp 0 fn 0 fp 0 new 0')
})

test('a label without a validation is one that people judged for purity: the refactoring is there', () => {
  expect(line([label('Rename Method a')], found('Rename Method a'))).toContain('tp 1 fn 0 fp 0 new 0')
})

test('two findings that read alike count once', () => {
  expect(line([], found('Rename Variable a', 'Rename Variable a'))).toContain('new 1')
})
