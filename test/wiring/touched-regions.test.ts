import {expect, test} from 'vitest'
import {touchedRegions} from '../../src/extension/touched-regions.ts'
import type {Refactoring} from '../../src/library/index.ts'
import {place, refactoring} from '../overlay/make.ts'

const path = 'shop/Till.java'
const source = `package shop;

class Till {
  /** Calls settle. */
  @Deprecated
  void settle(Basket basket) {
    book(basket);
    settle(basket);
  }
}`
const texts = {before: {[path]: source}, after: {[path]: source, 'shop/new/Till.java': source}, renamed: {}}

const words = (one: Refactoring, more: Partial<typeof texts> = {}) =>
  touchedRegions([one], {...texts, ...more}).map(({side, startLine, endLine}) => `${side} ${startLine}-${endLine}`)

const method = place({path, startLine: 4, endLine: 9, element: 'package settle(basket Basket) : void'})

test('what stays in place is touched on the line with its name', () => {
  expect(words(refactoring('Rename Method', {before: [method], after: [method]}))).toEqual(['before 6-6', 'after 6-6'])
})

test('what is carried elsewhere is touched as a whole', () => {
  expect(words(refactoring('Move Method', {before: [method]}))).toEqual(['before 4-9'])
  expect(words(refactoring('Extract Method', {after: [{...method, role: 'extracted method declaration'}]}))).toEqual(['after 4-9'])
})

test('what surrounds it is not touched', () => {
  const around = [
    {...method, role: 'source method declaration before extraction'},
    {...method, role: 'target method declaration after inline'},
  ]
  expect(words(refactoring('Extract Method', {before: around}))).toEqual([])
})

test('a class that moved with its file is touched on the line with its name: GitHub shows the rest as unchanged', () => {
  const type = place({path, startLine: 3, endLine: 10, kind: 'TYPE_DECLARATION', element: 'shop.Till'})
  const moved = refactoring('Move Class', {before: [type], after: [{...type, path: 'shop/new/Till.java', element: 'shop.new.Till'}]})
  expect(words(moved)).toEqual(['before 3-10', 'after 3-10'])
  expect(words(moved, {renamed: {[path]: 'shop/new/Till.java'}})).toEqual(['before 3-3', 'after 3-3'])
})

test('a loop that uses a variable is touched on the lines that name it', () => {
  const variable = place({
    path,
    startLine: 6,
    endLine: 6,
    kind: 'SINGLE_VARIABLE_DECLARATION',
    role: 'original variable declaration',
    element: 'basket : Basket',
  })
  const loop = place({path, startLine: 6, endLine: 10, kind: 'FOR_STATEMENT', role: 'statement referencing the original variable'})
  expect(words(refactoring('Rename Parameter', {before: [variable, loop]}))).toEqual(['before 6-8'])
})

test('pieces that touch become one, in the place of the first', () => {
  const piece = (startLine: number, endLine = startLine) =>
    place({path, startLine, endLine, kind: 'EXPRESSION_STATEMENT', role: 'extracted code'})
  expect(words(refactoring('Extract Method', {before: [piece(20), piece(7), piece(6, 8), piece(9), piece(40)]}))).toEqual([
    'before 20-20',
    'before 6-9',
    'before 40-40',
  ])
})

test('a name that the text does not show, or a text that is not here', () => {
  const gone = refactoring('Rename Method', {before: [{...method, element: 'package pay$1() : void'}], after: [{...method, path: 'other'}]})
  expect(words(gone)).toEqual(['before 4-4', 'after 4-4'])
})
