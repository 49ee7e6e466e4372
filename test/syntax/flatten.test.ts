/** The raw cursor is fast and internal to web-tree-sitter; the public one is its measure. */

import {expect, test} from 'vitest'
import {Language, Parser} from 'web-tree-sitter'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {flatten} from '../../src/syntax/flatten.ts'
import {openRuntime} from '../../src/syntax/runtime.ts'
import {readCases} from '../engine/cases.ts'
import {expectSameTree} from './same-tree.ts'

const raw = await openRuntime(loadWasm)
const parser = new Parser()
parser.setLanguage(await Language.load(await loadWasm('tree-sitter-java.wasm')))

const GRAMMAR = {kinds: [], named: [], fields: []}

function bothWays(text: string) {
  const tree = parser.parse(text)
  if (!tree) throw new Error('there is no time limit, so there is a tree')
  try {
    return {withRawCursor: flatten(tree, text, GRAMMAR, raw), withPublicCursor: flatten(tree, text, GRAMMAR, {})}
  } finally {
    tree.delete()
  }
}

test('web-tree-sitter still has the calls of the raw cursor', () => {
  expect(raw._ts_tree_cursor_goto_first_child_wasm).toBeTypeOf('function')
  expect(raw._ts_init).toBeTypeOf('function')
})

test.each([
  ['nothing', ''],
  ['a class', 'class Till { private int coins; void pay(Basket basket) { ledger.book(basket.total()); } }'],
  ['errors', 'class Till { void pay( { ] } '],
  ['characters of two units', 'class Till { String face = "😀"; int after; }'],
  ['one call inside another', `class Till { int x = ${'f('.repeat(300)}1${')'.repeat(300)}; }`],
])('both cursors see the same: %s', (_, text) => {
  const {withRawCursor, withPublicCursor} = bothWays(text)
  expectSameTree(withRawCursor, withPublicCursor)
})

test('both cursors see the same in all cases', () => {
  for (const {after} of readCases()) {
    for (const text of Object.values(after)) {
      const {withRawCursor, withPublicCursor} = bothWays(text)
      expectSameTree(withRawCursor, withPublicCursor)
    }
  }
})

test('nodes stand in the order of the text, children after their parents', () => {
  const {count, parent, next, start, end} = bothWays('class Till { void pay() { f(1, g()); } }').withRawCursor
  for (let node = 1; node < count; node++) {
    expect(parent[node]).toBeLessThan(node)
    expect(next[node]).toBeLessThanOrEqual(next[parent[node]])
    expect(start[node]).toBeGreaterThanOrEqual(start[parent[node]])
    expect(end[node]).toBeLessThanOrEqual(end[parent[node]])
  }
  expect(next[0]).toBe(count)
})
