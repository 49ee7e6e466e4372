/** Uses that did not follow a rename, or that were renamed though no declaration was. */
import {expect, test} from 'vitest'
import {type Change, explanationOf} from './change.ts'

const body = '  int sum() {\n    int cents = gross * 100;\n    return cents / 5 * 5;\n  }\n'
const basket = (name: string, extra = '') => `package shop;\npublic class ${name} {\n${body}${extra}}\n`

/** `Till.java 1: Basket (Rename Class)` */
const warnings = (change: Change) =>
  explanationOf(change).warnings.map(
    ({file, start, name, finding, was}) => `${file.path} ${file.lines.lineAt(start)}: ${name} (${finding?.name ?? `was ${was}`})`,
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

const desk = (use: string, above = '', extra = '', notes = '') => `package shop;
import other.Gem;
${notes}class Desk${above} {
  int coins;
  int sum(int more) { return coins + more; }
  ${extra}
  int use(Desk other, Gem gem, int total) {
    int cents = ${use};
    return cents / 5 * 5;
  }
}
`

test.each([
  ['a call renamed alone', 'sum(2)', 'total(2)', '', ['Desk.java 8: total (was sum)']],
  ['asked of one of its type', 'other.sum(2)', 'other.total(2)', '', ['Desk.java 8: total (was sum)']],
  ['an attribute renamed alone', 'coins + 3', 'cents + 3', '', []], // the variable that is declared there
  ['a reading renamed alone', 'other.coins + 3', 'other.pennies + 3', '', ['Desk.java 8: pennies (was coins)']],
  ['a parameter instead', 'coins + 3', 'total + 3', '', []],
  ['inherited, maybe', 'sum(2)', 'total(2)', ' extends Shelf', []],
  ['what every object has', 'other.sum(2)', 'other.equals(2)', '', []],
  ['asked of something unknown', 'gem.sum(2)', 'gem.total(2)', '', []],
])('%s', (_, old, now, above, expected) => {
  expect(warnings({before: {'Desk.java': desk(old, above)}, after: {'Desk.java': desk(now, above)}})).toEqual(expected)
})

test.each([
  ['another member of the type', 'int total(int more) { return more; }', ''],
  ['a member that an annotation may make', '@Made int pennies;', ''],
  ['a type whose members may be made', '', '@Data '],
])('no alarm: %s', (_, extra, notes) => {
  const [before, after] = ['other.sum(2)', 'other.total(2)'].map(use => ({'Desk.java': desk(use, '', extra, notes)}))
  expect(warnings({before, after})).toEqual([])
})

test('no alarm: the declaration was renamed, too', () => {
  const before = desk('sum(2)')
  expect(warnings({before: {'Desk.java': before}, after: {'Desk.java': before.replaceAll('sum(', 'total(')}})).toEqual([])
})
