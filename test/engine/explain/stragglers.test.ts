/** Uses that did not follow a rename. */
import {expect, test} from 'vitest'
import {type Change, explanationOf} from './change.ts'

const body = '  int sum() {\n    int cents = gross * 100;\n    return cents / 5 * 5;\n  }\n'
const basket = (name: string, extra = '') => `package shop;\npublic class ${name} {\n${body}${extra}}\n`

/** `Till.java 1: Basket (Rename Class)` */
const warnings = (change: Change) =>
  explanationOf(change).warnings.map(
    ({file, start, name, finding}) => `${file.path} ${file.lines.lineAt(start)}: ${name} (${finding.name})`,
  )

const renamed = (till: string, after: Record<string, string> = {}): Change => ({
  before: {'shop/Basket.java': basket('Basket'), 'Till.java': till},
  after: {'shop/Cart.java': basket('Cart'), 'Till.java': till, ...after},
})

test.each([
  ['an import of the old name', 'import shop.Basket;\nclass Till { Basket b; }\n', ['Till.java 1: Basket (Rename Class)']],
  ['a use in its package', 'package shop;\nclass Till { Basket b; }\n', ['Till.java 2: Basket (Rename Class)']],
  ['a use where it was never known', 'package till;\nclass Till { Basket b; }\n', []],
  ['another type of the name', 'package shop;\nclass Till { Basket b; static class Basket {} }\n', []],
  ['a type of the name that is imported', 'package shop;\nimport other.Basket;\nclass Till { Basket b; }\n', []],
  ['a package that may have a type of the name', 'package shop;\nimport other.*;\nclass Till { Basket b; }\n', []],
  ['a member of another type', 'package shop;\nclass Till { Object b = Other.Basket; }\n', []],
])('%s', (_, till, expected) => expect(warnings(renamed(till))).toEqual(expected))

test('a new type got the old name', () => {
  const till = 'package shop;\nclass Till { Basket b; }\n'
  expect(warnings(renamed(till, {'shop/Basket.java': 'package shop;\nclass Basket { Gold gold; void melt() { fire(); } }\n'}))).toEqual([])
})

test.each([
  ['gone', '', ['Till.java 1: sum (Rename Method)', 'Till.java 2: sum (Rename Method)']],
  ['there for other arguments', '  int sum(int more) { return more; }\n', ['Till.java 2: sum (Rename Method)']],
])('an import of a method whose old name is %s', (_, extra, expected) => {
  const till = 'import static shop.Basket.sum;\nclass Till { int a = sum(); }\n'
  const change = {
    before: {'shop/Basket.java': basket('Basket', extra), 'Till.java': till},
    after: {'shop/Basket.java': basket('Basket', extra).replace('sum()', 'total()'), 'Till.java': till},
  }
  expect(warnings(change)).toEqual(expected)
})

const till = (name: string, attribute: string, uses: string, above = '') => `package shop;
class Till${above} {
  private int ${attribute};
  int ${name}(int more) {
    int cents = ${attribute} * 100 + more;
    return cents / 5 * 5;
  }
  int book() { return ${attribute} + ${name}(1); }
  int use(Till other, Desk desk) { return ${uses}; }
}
`

test.each([
  ['a call of the old name', 'sum(2)', '', ['shop/Till.java 9: sum (Rename Method)']],
  ['asked of one of its type', 'other.sum(2)', '', ['shop/Till.java 9: sum (Rename Method)']],
  ['asked of something unknown', 'desk.sum(2)', '', []],
  ['inherited, maybe', 'sum(2)', ' extends Desk', []],
  ['a reading of the old attribute', 'gross', '', ['shop/Till.java 9: gross (Rename Attribute)']],
  ['a reading of it elsewhere', 'other.gross', '', ['shop/Till.java 9: gross (Rename Attribute)']],
  ['all followed', 'total(2) + net', '', []],
])('%s', (_, uses, above, expected) => {
  const before = till('sum', 'gross', uses.replace('total', 'sum').replace('net', 'gross'), above)
  expect(warnings({before: {'shop/Till.java': before}, after: {'shop/Till.java': till('total', 'net', uses, above)}})).toEqual(expected)
})
