import {expect, test} from 'vitest'
import {type Change, explanationOf, told} from './change.ts'

const till = (...lines: string[]) => ['package shop;', '', 'class Till {', ...lines, '}', ''].join('\n')
const linesOf = (change: Change) => told(explanationOf(change))

const sum = (name: string) => till(`  int ${name}() {`, '    int cents = gross * 100;', '    return cents / 5 * 5;', '  }')

test('a refactoring that is proved explains its lines', () => {
  expect(linesOf({before: sum('sum'), after: sum('total'), caused: {sum: 'Rename Method', total: 'Rename Method'}})).toEqual([
    'before shop/Till.java 4: explained, Rename Method',
    'after shop/Till.java 4: explained, Rename Method',
  ])
})

const unproved = {
  before: sum('sum'),
  after: sum('total'),
  caused: {sum: 'Rename Method', total: 'Rename Method'},
  unproved: ['Rename Method'],
}

test('one that is not proved explains nothing', () => {
  expect(linesOf(unproved)).toEqual(['before shop/Till.java 4: unexplained', 'after shop/Till.java 4: unexplained'])
})

test('one that holds explains what follows from it, even if it is not pure', () => {
  const mixed = {...unproved, unproved: [], judge: () => ({verdict: 'mixed' as const, holds: true})}
  expect(linesOf(mixed)).toEqual(['before shop/Till.java 4: explained, Rename Method', 'after shop/Till.java 4: explained, Rename Method'])
})

test('a refactoring and an edit on one line', () => {
  const after = sum('total').replace('int total', 'long total')
  const caused = {sum: 'Rename Method', total: 'Rename Method'}
  expect(linesOf({before: sum('sum'), after, caused})).toContain('after shop/Till.java 4: partly, Rename Method')
})

test.each([
  ['another indentation', till('  int a;'), till('\t\tint a;')],
  ['a line break', till('  int a;'), till('  int', '    a;')],
  ['blank lines', till('  int a;', '  int b;'), till('', '  int a;', '', '  int b;')],
  ['line ends of Windows', till('  int a;'), till('  int a;').replaceAll('\n', '\r\n')],
  ['no line end at the end', till('  int a;'), till('  int a;').trimEnd()],
])('%s: layout is the same', (_, before, after) => {
  expect(linesOf({before, after})).toEqual([])
})

test('a change inside a string is no layout', () => {
  const change = {before: till('  String a = "x y";'), after: till('  String a = "x  y";')}
  expect(linesOf(change)).toEqual(['before shop/Till.java 4: unexplained', 'after shop/Till.java 4: unexplained'])
})

test('a text block that changed stands on all its lines', () => {
  const block = (text: string) => till('  String a = """', `    ${text}`, '    b', '    """;', '  int c;')
  expect(linesOf({before: block('a'), after: block('x')})).toEqual([
    'before shop/Till.java 4-7: unexplained',
    'after shop/Till.java 4-7: unexplained',
  ])
})

test('a new file that nobody proved anything of is unexplained as a whole', () => {
  const files = {'shop/Till.java': till('  int a;')}
  expect(linesOf({before: files, after: {...files, 'shop/New.java': 'package shop;\n\nclass New {\n}\n'}})).toEqual([
    'after shop/New.java 1-4: unexplained',
  ])
})

test('text in which the parser lost its way is never the same', () => {
  const broken = 'class Till {\n  int a;\n}\n§§§\n'
  expect(linesOf({before: 'class Till {\n  int a;\n}\n', after: broken})).toContain('after shop/Till.java 4: unexplained')
})
