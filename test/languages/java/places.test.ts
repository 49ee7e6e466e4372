/** Where things stand: lines and columns from 1, offsets in UTF-16 units, the end one past the last character. */
import {expect, test} from 'vitest'
import type {Extent, SourceFile} from '../../../src/engine/model/code.ts'
import {readJava} from './read-java.ts'

const source = `package shop;

/** Where people pay. */
public class Till {
  // not part of it
  private int coins = 1,
    notes;

  /**
   * Takes the money.
   */
  @Override
  public void pay(final Basket basket, int... coins) {
    Money total = basket.total();
  }
}
`

const textOf = ({text}: SourceFile, {start, end}: Extent) => text.slice(start, end)
const place = ({lines}: SourceFile, {start, end}: Extent) =>
  `${lines.lineAt(start)}:${lines.columnAt(start)}-${lines.lineAt(end)}:${lines.columnAt(end)}`

test('a declaration begins with its documentation and its annotations', () => {
  const file = readJava(source)
  const [till] = file.types
  const [coins] = till.attributes
  const [pay] = till.methods
  expect(place(file, till)).toBe('3:1-16:2')
  expect(place(file, pay)).toBe('9:3-15:4')
  expect(place(file, coins)).toBe('6:3-7:11')
})

test('of several attributes in one declaration each has a place of its own', () => {
  const file = readJava(source)
  const [coins, notes] = file.types[0].attributes
  expect([coins, notes].map(one => textOf(file, one.fragment))).toEqual(['coins = 1', 'notes'])
  expect(place(file, notes.fragment)).toBe('7:5-7:10')
})

test('parameters with their modifiers, variables with their values, types by themselves', () => {
  const file = readJava(source)
  const [pay] = file.types[0].methods
  expect(pay.parameters.map(one => textOf(file, one))).toEqual(['final Basket basket', 'int... coins'])
  expect(pay.body?.variables.map(one => textOf(file, one))).toEqual(['total = basket.total()'])
  expect(pay.returnType && place(file, pay.returnType)).toBe('13:10-13:14')
  expect(pay.body?.leaves.map(one => place(file, one))).toEqual(['14:5-14:34'])
})

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('lines that end in %s count the same', (_, end) => {
  const file = readJava(source.replaceAll('\n', end))
  expect(file.lines.count).toBe(16)
  expect(file.types[0].methods.map(one => place(file, one))).toEqual(['9:3-15:4'])
})

test('a byte-order mark shifts nothing but the first line', () => {
  const file = readJava(`\uFEFF${source}`)
  expect(file.broken).toEqual([])
  expect(file.packageName).toBe('shop')
  expect(place(file, file.types[0])).toBe('3:1-16:2')
})

test('a tab is one column, a character outside the first plane two', () => {
  const file = readJava('class Till {\n\tString 名 = "😀"; int after;\n}')
  const [, after] = file.types[0].attributes
  expect(place(file, after.fragment)).toBe('2:23-2:28')
})

test('a variable can be seen from its declaration to the end of what is around it', () => {
  const file = readJava(
    'class Till { void f() { a(); int x = 1; { int y = x; } for (int i = 0; ; ) b(); c(z -> z); try (R r = d()) {} finally {} } }',
  )
  const scopes = file.types[0].methods[0].body?.variables.map(({name, scope}) => [name, textOf(file, scope)])
  expect(scopes).toEqual([
    ['x', 'int x = 1; { int y = x; } for (int i = 0; ; ) b(); c(z -> z); try (R r = d()) {} finally {} }'],
    ['y', 'int y = x; }'],
    ['i', 'for (int i = 0; ; ) b();'],
    ['z', 'z -> z'],
    ['r', 'try (R r = d()) {}'],
  ])
})
