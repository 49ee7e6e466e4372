/** What imports and package lines are explained by, with a simple proof; see change.ts. */
import {expect, test} from 'vitest'
import {type Change, explanationOf, told} from './change.ts'

const importLines = (change: Change) => told(explanationOf(change)).filter(line => /import|package/.test(line))

const file = (imports: string[], ...body: string[]) => [...imports, 'class Till {', ...body, '}', ''].join('\n')

const basket = (packageName: string, name = 'Basket') =>
  `package ${packageName};\n\npublic class ${name} {\n  int sum() {\n    int cents = gross * 100;\n    return cents / 5 * 5;\n  }\n}\n`

const moved = (before: string, after: string): Change => ({
  before: {'shop/Basket.java': basket('shop'), 'till/Till.java': before},
  after: {'shop/desk/Basket.java': basket('shop.desk'), 'till/Till.java': after},
})

test('an import follows a class that moved', () => {
  const use = '  Basket basket;'
  expect(importLines(moved(file(['import shop.Basket;'], use), file(['import shop.desk.Basket;'], use)))).toEqual([
    'before shop/Basket.java 1: explained, package, Move Class, Move Package',
    'before till/Till.java 1: explained, import, Move Class, Move Package',
    'after shop/desk/Basket.java 1: explained, package, Move Class, Move Package',
    'after till/Till.java 1: explained, import, Move Class, Move Package',
  ])
})

test('but not one that nobody proved', () => {
  const use = '  Basket basket;'
  const change = moved(file(['import shop.Basket;'], use), file(['import shop.desk.Basket;'], use))
  expect(importLines({...change, unproved: ['Move Class', 'Move Package']})).toEqual([
    'before shop/Basket.java 1: unexplained, package',
    'before till/Till.java 1: unexplained, import',
    'after shop/desk/Basket.java 1: unexplained, package',
    'after till/Till.java 1: unexplained, import',
  ])
})

test('an import that is needed since a class moved away', () => {
  const till = (...imports: string[]) => ['package shop;', ...imports, 'class Till {', '  Basket basket;', '}', ''].join('\n')
  const change: Change = {
    before: {'shop/Basket.java': basket('shop'), 'shop/Till.java': till()},
    after: {'shop/desk/Basket.java': basket('shop.desk'), 'shop/Till.java': till('import shop.desk.Basket;')},
  }
  expect(importLines(change)).toContain('after shop/Till.java 2: explained, import, Move Class')
})

test('an import of a class that was renamed', () => {
  const change: Change = {
    before: {'shop/Basket.java': basket('shop'), 'Till.java': file(['import shop.Basket;'], '  Basket goods;')},
    after: {'shop/Cart.java': basket('shop', 'Cart'), 'Till.java': file(['import shop.Cart;'], '  Cart goods;')},
    caused: {Basket: 'Rename Class', Cart: 'Rename Class'},
  }
  expect(importLines(change)).toEqual([
    'before Till.java 1: explained, import, Rename Class',
    'after Till.java 1: explained, import, Rename Class',
  ])
})

interface Row {
  what: string
  before: string
  after: string
  lines: string[]
}

test.each<Row>([
  {
    what: 'another order',
    before: file(['import a.A;', 'import b.B;'], 'A a; B b;'),
    after: file(['import b.B;', '', 'import a.A;'], 'A a; B b;'),
    lines: [],
  },
  {
    what: 'nobody used it',
    before: file(['import a.A;', 'import b.B;'], 'A a;'),
    after: file(['import a.A;'], 'A a;'),
    lines: ['before shop/Till.java 2: explained, import'],
  },
  {
    what: 'the name stays and means something else',
    before: file(['import java.util.List;'], 'List all;'),
    after: file(['import java.awt.List;'], 'List all;'),
    lines: ['before shop/Till.java 1: unexplained, import', 'after shop/Till.java 1: unexplained, import'],
  },
  {
    what: 'the name stays and may mean something else',
    before: file(['import a.A;'], 'A a;'),
    after: file([], 'A a;'),
    lines: ['before shop/Till.java 1: unexplained, import'],
  },
  {
    what: 'needed by code that was added',
    before: file([], 'int a;'),
    after: file(['import a.A;'], 'int a;', 'A b;'),
    lines: ['after shop/Till.java 1: unexplained, import'],
  },
  {
    what: 'one by one instead of the whole package',
    before: file(['import java.util.*;'], 'List a; Map b; String c;'),
    after: file(['import java.util.List;', 'import java.util.Map;'], 'List a; Map b; String c;'),
    lines: ['before shop/Till.java 1: explained, import', 'after shop/Till.java 1-2: explained, import'],
  },
  {
    what: 'the whole package instead of one by one',
    before: file(['import java.util.List;', 'import java.util.Map;'], 'List a; Map b; String c;'),
    after: file(['import java.util.*;'], 'List a; Map b; String c;'),
    lines: ['before shop/Till.java 1-2: explained, import', 'after shop/Till.java 1: explained, import'],
  },
  {
    what: 'one by one, but one from elsewhere',
    before: file(['import java.util.*;'], 'List a; Map b;'),
    after: file(['import java.awt.List;', 'import java.util.Map;'], 'List a; Map b;'),
    lines: [
      'before shop/Till.java 1: unexplained, import',
      'after shop/Till.java 1: unexplained, import',
      'after shop/Till.java 2: explained, import',
    ],
  },
  {
    what: 'another whole package',
    before: file(['import java.util.*;'], 'List a;'),
    after: file(['import java.awt.*;'], 'List a;'),
    lines: ['before shop/Till.java 1: unexplained, import', 'after shop/Till.java 1: unexplained, import'],
  },
  {
    what: 'a whole package less',
    before: file(['import java.util.*;', 'import java.awt.*;'], 'List a;'),
    after: file(['import java.util.*;'], 'List a;'),
    lines: ['before shop/Till.java 2: explained, import'],
  },
  {
    what: 'a whole package for code that was added',
    before: file([], 'int a;'),
    after: file(['import java.util.*;'], 'int a;', 'List b;'),
    lines: ['after shop/Till.java 1: unexplained, import'],
  },
  {
    what: 'members one by one instead of all',
    before: file(['import static a.A.*;'], 'int a = twice(1);'),
    after: file(['import static a.A.twice;'], 'int a = twice(1);'),
    lines: ['before shop/Till.java 1: explained, import', 'after shop/Till.java 1: explained, import'],
  },
  {
    what: 'a member of another class',
    before: file(['import static a.A.twice;'], 'int a = twice(1);'),
    after: file(['import static b.B.twice;'], 'int a = twice(1);'),
    lines: ['before shop/Till.java 1: unexplained, import', 'after shop/Till.java 1: unexplained, import'],
  },
  {
    what: 'a member that nobody uses',
    before: file(['import static a.A.twice;'], 'int a;'),
    after: file([], 'int a;'),
    lines: ['before shop/Till.java 1: explained, import'],
  },
  {
    what: 'another package for no reason',
    before: file(['package a;'], 'int a;'),
    after: file(['package b;'], 'int b;'),
    lines: ['before shop/Till.java 1: unexplained, package', 'after shop/Till.java 1: unexplained, package'],
  },
])('$what', ({before, after, lines}) => expect(importLines({before, after})).toEqual(lines))

test('code that moved takes its import along', () => {
  const method = '  int tax() {\n    int all = Rates.all(1) * 3;\n    return all + Rates.base();\n  }'
  const other = (imports: string, body: string) => `${imports}class Desk {\n  int desk;\n${body}\n}\n`
  const change = (there: string): Change => ({
    before: {'Till.java': file(['import a.Rates;'], method, '  Desk desk;'), 'Desk.java': other('', '')},
    after: {'Till.java': file([], '  Desk desk;'), 'Desk.java': other(`import ${there};\n`, method)},
    caused: {Rates: 'Move Method'},
  })
  expect(importLines(change('a.Rates'))).toEqual([
    'before Till.java 1: explained, import, Move Method',
    'after Desk.java 1: explained, import, Move Method',
  ])
  expect(importLines(change('b.Rates'))).toEqual(['before Till.java 1: unexplained, import', 'after Desk.java 1: unexplained, import'])
})
