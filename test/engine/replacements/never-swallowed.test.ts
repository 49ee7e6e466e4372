/** Two texts that differ have at least one named difference: an empty list means "reads the same". */
import {expect, test} from 'vitest'
import type {Expression} from '../../../src/engine/model/expression.ts'
import {explainDifference} from '../../../src/engine/replacements/explain.ts'
import {readJava} from '../../languages/java/read-java.ts'

const expression = (text: string): Expression => {
  const value = readJava(`class Till { Object value = ${text}; }`).types[0].attributes[0].initializer
  if (!value) throw new Error('an attribute with `=` has a value')
  return value
}

const nothingKnown = {
  afterText: (text: string) => text,
  isOwn: () => false,
  isExtractedCall: () => false,
  isOverload: () => false,
  extracted: new Map(),
  inlined: new Map(),
}

test.each([
  ['List.<Item>of()', 'List.<Line>of()'],
  ['this.<Item>of(a)', 'this.<Line>of(a)'],
  ['basket.new Line(a)', 'order.new Line(a)'],
  ['Printer.super.print()', 'Screen.super.print()'],
  ['Item::<String>of', 'Item::<Integer>of'],
  ['(int) x', 'x'],
  ['new int[]{1}', 'new int[][]{1}'],
  ['x -> { f(); }', '(x, y) -> { f(); }'],
  ['(final A x) -> f(x)', '(A x) -> f(x)'],
  ['new @A Item()', 'new Item()'],
  ['a + b - c', 'a - b - c'],
  ['o instanceof final Item i', 'o instanceof Item i'],
  ['o instanceof Item i', 'o instanceof Item k'],
  ['f(x -> x)', 'f(y -> y)'],
  ['new Item[2]', 'new Item[2][]'],
])('%s and %s differ', (before, after) => {
  expect(explainDifference(expression(before), expression(after), nothingKnown)).not.toEqual([])
})
