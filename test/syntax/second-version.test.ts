/** The second version of a file is read from the tree of the first: the result must equal a full parse. */
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openSyntax} from '../../src/syntax/parser.ts'
import {readCases} from '../engine/cases.ts'
import {expectSameTree} from './same-tree.ts'

const syntax = await openSyntax(loadWasm)
const parser = await syntax.parserFor('tree-sitter-java.wasm')

function expectSameAsFullParse(before: string, after: string): void {
  const first = parser.parse(before)
  const second = parser.parse(after, {base: first})
  const full = parser.parse(after)
  try {
    if (!second || !full) throw new Error('there is no time limit, so there are trees')
    expectSameTree(second.flat, full.flat)
  } finally {
    for (const tree of [first, second, full]) tree?.close()
  }
}

const cases = readCases()

test('all cases', () => {
  for (const {before, after} of cases) {
    for (const [path, text] of Object.entries(after)) if (before[path] !== undefined) expectSameAsFullParse(before[path], text)
  }
})

test('files that have nothing to do with each other', () => {
  const texts = cases.flatMap(({after}) => Object.values(after)).slice(0, 30)
  for (let i = 1; i < texts.length; i++) expectSameAsFullParse(texts[i - 1], texts[i])
})

test.each([
  ['everything gone', 'class Till {}', ''],
  ['everything new', '', 'class Till {}'],
  ['nothing changed', 'class Till {}', 'class Till {}'],
  ['other line ends', 'class Till {\n  int a;\n}\n', 'class Till {\r\n  int a;\r\n}\r\n'],
  ['a byte-order mark', 'class Till {}', '\uFEFFclass Till {}'],
  ['half a character', 'class Till { String a = "😀"; int b; }', 'class Till { String a = "😁"; int b; }'],
  ['an error repaired', 'class Till { void f( { g(); } }', 'class Till { void f() { g(); } }'],
  ['an error made', 'class Till { void f() { g(); } }', 'class Till { void f( { g(); } }'],
  ['a comment that swallows the rest', 'class Till { int a; int b; }', 'class Till { /* int a; int b; }'],
  ['a string that swallows the rest', 'class Till { String a = "x"; int b; }', 'class Till { String a = """x"; int b; }'],
])('%s', (_, before, after) => expectSameAsFullParse(before, after))

const base = `package shop;

import java.util.List;

/** Where people pay. */
class Till<T extends Item> {
  private int coins = 1, notes;

  void pay(Basket basket, List<T> items) {
    for (T item : items) {
      if (item.price() > 3 && !basket.holds(item)) ledger.book(item, "x" + coins);
    }
    items.forEach(item -> { display.show(item); });
    switch (coins) {
      case 1 -> drawer.slide();
      default -> { return; }
    }
  }

  record Coin(int cents) {}
}
`

/** Pieces that leave the text whole in many places, and break it in others. */
// biome-ignore format: many short pieces read better in rows
const piece = fc.constantFrom(
  '', ' ', '\n', ';', '// note\n', '/* note */', '"😀"', 'x', '1', '(', ')', '{', '}', '<', '.f()', ' + 1', '!', '@A ',
  'int n = 2;', 'f(x);', 'if (x) { g(); }', 'void more() { h(); }', 'class Inner { int a; }', 'return;', '"""\n text """',
)

const edit = fc.record({at: fc.double({min: 0, max: 1, noNaN: true}), remove: fc.integer({min: 0, max: 12}), insert: piece})

function edited(text: string, edits: {at: number; remove: number; insert: string}[]): string {
  return edits.reduce((now, {at, remove, insert}) => {
    const start = Math.round(at * now.length)
    return now.slice(0, start) + insert + now.slice(start + remove)
  }, text)
}

test('any edits, anywhere, several at once', () => {
  fc.assert(fc.property(fc.array(edit, {minLength: 1, maxLength: 5}), edits => expectSameAsFullParse(base, edited(base, edits))))
})

/** Many files as one: errors far from an edit are where a parser that starts from an old tree may go another way. */
const long = cases
  .slice(0, 25)
  .flatMap(({after}) => Object.values(after))
  .join('\n')

/** Edits of whole lines and words keep the text whole more often, so that more is taken over from the first tree. */
const lineEdit = fc.record({line: fc.nat({max: 399}), what: fc.constantFrom('drop', 'twice', 'before', 'rename')})

function withLines(text: string, edits: {line: number; what: string}[]): string {
  const lines = text.split('\n')
  for (const {line, what} of edits) {
    const index = line % lines.length
    if (what === 'drop') lines.splice(index, 1)
    else if (what === 'twice') lines.splice(index, 0, lines[index])
    else if (what === 'before') lines.splice(index, 0, '    // one more line')
    else lines[index] = lines[index].replace(/\b(item|total|basket)\b/g, '$1s')
  }
  return lines.join('\n')
}

test('any edits of lines and names', () => {
  fc.assert(
    fc.property(fc.array(lineEdit, {minLength: 1, maxLength: 6}), edits => expectSameAsFullParse(long, withLines(long, edits))),
    {numRuns: 60},
  )
})

test('one version after the other, each from the one before', () => {
  fc.assert(
    fc.property(fc.array(edit, {minLength: 2, maxLength: 6}), edits => {
      let text = base
      let tree = parser.parse(text)
      for (const one of edits) {
        text = edited(text, [one])
        const next = parser.parse(text, {base: tree})
        tree?.close()
        tree = next
      }
      const full = parser.parse(text)
      if (!tree || !full) throw new Error('there is no time limit, so there are trees')
      expectSameTree(tree.flat, full.flat)
      tree.close()
      full.close()
    }),
    {numRuns: 50},
  )
})

test('a tree can be closed twice, and a closed one is no base but does no harm', () => {
  const first = parser.parse('class Till {}')
  first?.close()
  first?.close()
  const second = parser.parse('class Till { int a; }', {base: first})
  expect(second?.flat.hasError).toBe(false)
  second?.close()
})

test('a parse that takes too long is given up, and the parser can go on', () => {
  const long = `class Till { ${'void f() { g(); }\n'.repeat(20_000)} }`
  expect(parser.parse(long, {limit: 0})).toBeUndefined()
  const next = parser.parse('class Till { int a; }')
  expect(next?.flat.hasError).toBe(false)
  next?.close()
})
