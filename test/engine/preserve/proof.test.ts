/**
 * What is called pure, and what is not: small changes, each with the verdicts of its refactorings. A reason stands behind
 * every verdict that is not pure.
 */
import {describe, expect, test} from 'vitest'
import {linesToReview, type Row, table, till, verdictsOf} from './verdicts.ts'

const PAY = 'void pay(int sum) { book.open(sum); book.enter(sum, total); book.close(); printer.print(sum); }'
const paid = (call: string, body: string, parameters = 'int sum') =>
  till(`void pay(int sum) { ${call} printer.print(sum); }\nprivate void settle(${parameters}) { ${body} }`)

const RENAMED = 'class Stock { int left; int count() { return left; } boolean isEmpty() { return left == 0; } }'
const renamedType = (type: string, other = type) => `${RENAMED.replace('Stock', type)}
class Till { ${other} stock; Till(${other} stock) { this.stock = stock; } ${other} stock() { return stock; } }`

const nested = (
  type: string,
  other = `${type}.Shelf`,
) => `${RENAMED.replace('Stock', type).replace(/}$/, 'static class Shelf { } static class Box { } }')}
class Till { ${type}.Shelf shelf; void count(Object all) { ${other} first = null; take(first); for (${other} one : all) { take(one); } } }`

const dated = (name: string, type: string) => `package shop; import java.util.*;
class Till { void ${name}() { ${type} day = new ${type}(); book.enter(day); printer.print(total); } }`

/** Of another type, or only under another name. */
const typeChanges: Row[] = [
  {
    what: 'a type that is told with where its file finds it',
    before: dated('pay', 'Date'),
    after: dated('settle', 'java.util.Date'),
    verdicts: ['Change Variable Type: pure', 'Rename Method: pure'],
  },
  {
    what: 'a type that is told with another place than its file finds it in',
    before: dated('pay', 'Date'),
    after: dated('settle', 'java.sql.Date'),
    verdicts: ['Change Variable Type: unproved (not modelled)', 'Rename Method: mixed (edited)'],
  },
  {
    what: 'a type in one that was renamed is the same type, also of local variables',
    before: nested('Stock'),
    after: nested('Warehouse'),
    verdicts: ['Change Attribute Type: pure', 'Change Variable Type: pure', 'Change Variable Type: pure', 'Rename Class: pure'],
  },
  {
    what: 'another type in one that was renamed is not',
    before: nested('Stock'),
    after: nested('Warehouse', 'Warehouse.Box'),
    verdicts: [
      'Change Attribute Type: pure',
      'Change Variable Type: unproved (not modelled)',
      'Change Variable Type: unproved (not modelled)',
      'Rename Class: pure',
    ],
  },
  {
    what: 'many of a type that was renamed are not one',
    before: nested('Stock'),
    after: nested('Warehouse', 'List<Warehouse.Shelf>'),
    verdicts: [
      'Change Attribute Type: pure',
      'Change Variable Type: unproved (not modelled)',
      'Change Variable Type: unproved (not modelled)',
      'Rename Class: pure',
    ],
  },
  {
    what: 'a type that was renamed is the same type',
    before: renamedType('Stock'),
    after: renamedType('Warehouse'),
    verdicts: ['Change Attribute Type: pure', 'Change Parameter Type: pure', 'Change Return Type: pure', 'Rename Class: pure'],
  },
  {
    what: 'one that is many now is not, wherever the signs stand',
    before: 'class Till { int sums; void pay(int coins) { } }',
    after: 'class Till { int sums[]; void pay(int coins[]) { } }',
    verdicts: ['Change Attribute Type', 'Change Parameter Type'].map(type => `${type}: unproved (not modelled)`),
  },
  {
    what: 'another type is not',
    before: renamedType('Stock'),
    after: renamedType('Stock', 'Object'),
    verdicts: ['Change Attribute Type', 'Change Parameter Type', 'Change Return Type'].map(type => `${type}: unproved (not modelled)`),
  },
]

const logging = (type: string, named = type, told = named) => `class ${type} { Logger logger = LoggerFactory.of(${named}.class);
  @Makes(${told}.class) int count(int left) { logger.print(${told}[].class); return left; } boolean isEmpty() { return true; } }
class Other { }`

/** `Till.class` means what it names, in values, in bodies and in annotations. */
const typeLiterals: Row[] = [
  {what: 'of a type that was renamed', before: logging('Stock'), after: logging('Warehouse'), verdicts: ['Rename Class: pure']},
  {
    what: 'of another type',
    before: logging('Stock'),
    after: logging('Warehouse', 'Other', 'Warehouse'),
    verdicts: ['Rename Class: mixed (edited)'],
  },
  {
    what: 'of another type, in a body and in an annotation',
    before: logging('Stock'),
    after: logging('Warehouse', 'Warehouse', 'Other'),
    verdicts: ['Rename Class: mixed (edited)'],
  },
  {
    what: 'of a type that only reads the same',
    before: `class Till { Object made() { return Coin.class; } }\nclass Coin { }`,
    after: `class Till { Object minted() { return Coin.class; } class Coin { } }\nclass Coin { }`,
    verdicts: ['Rename Method: mixed (bound otherwise)'],
  },
]

const extractions: Row[] = [
  {
    what: 'statements that went over as they were',
    before: till(PAY),
    after: paid('settle(sum);', 'book.open(sum); book.enter(sum, total); book.close();'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'a parameter under another name',
    before: till(PAY),
    after: paid('settle(sum);', 'book.open(money); book.enter(money, total); book.close();', 'int money'),
    verdicts: ['Extract Method: pure', 'Rename Parameter: pure'],
  },
  {
    what: 'a changed literal',
    before: till('void pay() { book.open(1); book.enter(2); printer.print(total); }'),
    after: till('void pay() { settle(); printer.print(total); }\nprivate void settle() { book.open(1); book.enter(3); }'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a statement less',
    before: till(PAY),
    after: paid('settle(sum);', 'book.open(sum); book.enter(sum, total);'),
    verdicts: ['Extract Method: mixed (dropped)'],
  },
  {
    what: 'a condition that holds nothing any more',
    before: till('void pay(int sum) { if (sum > total) {\nbook.enter(sum);\n}\nbook.open(sum); book.close(sum); printer.print(sum); }'),
    after: paid('settle(sum);', 'if (sum > total) {\n}\nbook.open(sum); book.close(sum);'),
    verdicts: ['Extract Method: mixed (dropped)'],
  },
  {
    what: 'a statement more',
    before: till(PAY),
    after: paid('settle(sum);', 'book.open(sum); book.enter(sum, total); book.close(); total = 0;'),
    verdicts: ['Extract Method: mixed (added)'],
  },
  {
    what: 'statements in another order',
    before: till(PAY),
    after: paid('settle(sum);', 'book.enter(sum, total); book.open(sum); book.close();'),
    verdicts: ['Extract Method: mixed (elsewhere)'],
  },
  {
    what: 'a variable that the caller reads later is set in the body alone',
    before: till('void pay(int sum) { sum += book.open(sum); book.enter(sum, total); printer.print(sum); }'),
    after: paid('settle(sum);', 'sum += book.open(sum); book.enter(sum, total);'),
    verdicts: ['Extract Method: mixed (assigned)'],
  },
  {
    what: 'a return that left the caller',
    before: till('void pay(int sum) { if (sum < 0) return; book.enter(sum, total); book.close(); printer.print(sum); }'),
    after: paid('settle(sum);', 'if (sum < 0) return; book.enter(sum, total); book.close();'),
    verdicts: ['Extract Method: mixed (ends otherwise)'],
  },
  {
    what: 'a returned variable goes on in the caller',
    before: till('void pay() { int sum = 0; for (Entry e : book.all()) sum += e.value(); printer.print(sum); }'),
    after: till(
      'void pay() { int sum = sumUp(); printer.print(sum); }\nprivate int sumUp() { int sum = 0; for (Entry e : book.all()) sum += e.value(); return sum; }',
    ),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'an expression',
    before: till('void pay(int sum) { printer.print(book.find(sum).name()); printer.close(); }'),
    after: till(
      'void pay(int sum) { printer.print(nameOf(sum)); printer.close(); }\nprivate String nameOf(int sum) { return book.find(sum).name(); }',
    ),
    verdicts: ['Extract Method: pure'],
  },
]

const variables: Row[] = [
  {
    what: 'a parameter that takes any number, under another name',
    before: till('void pay(Sum... sums) { book.enter(sums); printer.print(sums.length); }'),
    after: till('void pay(Sum... all) { book.enter(all); printer.print(all.length); }'),
    verdicts: ['Rename Parameter: pure'],
  },
  {
    what: 'a parameter that takes any number now',
    before: till('void pay(Sum sums) { book.enter(sums); printer.print(sums); }'),
    after: till('void pay(Sum... all) { book.enter(all); printer.print(all); }'),
    verdicts: ['Change Parameter Type: unproved (not modelled)', 'Rename Parameter: mixed (edited)'],
  },
  {
    what: 'a value right before its only use',
    before: till('void pay(int sum) { printer.print(book.find(sum).name(), total); }'),
    after: till('void pay(int sum) { String name = book.find(sum).name(); printer.print(name, total); }'),
    verdicts: ['Extract Variable: pure'],
  },
  {
    what: 'a value that acts, before something else that acts',
    before: till('void pay(int sum) { book.open(); printer.print(book.find(sum).name(), total); }'),
    after: till('void pay(int sum) { String name = book.find(sum).name(); book.open(); printer.print(name, total); }'),
    verdicts: ['Extract Variable: unproved (evaluated otherwise)'],
  },
  {
    what: 'a value of names that nobody sets, used twice',
    before: till('void pay(int sum, int tax) { book.enter(sum + tax); printer.print(sum + tax); }'),
    after: till('void pay(int sum, int tax) { int all = sum + tax; book.enter(all); printer.print(all); }'),
    verdicts: ['Extract Variable: pure'],
  },
  {
    what: 'every use under the new name',
    before: till('void pay(int sum) { int due = sum - total; book.enter(due); printer.print(due); }'),
    after: till('void pay(int sum) { int rest = sum - total; book.enter(rest); printer.print(rest); }'),
    verdicts: ['Rename Variable: pure'],
  },
]

const methods: Row[] = [
  {
    what: 'a method and its calls under another name',
    before: till('void pay() { check(total); }\nvoid check(int sum) { book.enter(sum); book.close(); }'),
    after: till('void pay() { verify(total); }\nvoid verify(int sum) { book.enter(sum); book.close(); }'),
    verdicts: ['Rename Method: pure'],
  },
  {
    what: 'a renamed method that does something else, too',
    before: till('void pay() { check(total); }\nvoid check(int sum) { book.enter(sum); book.close(); }'),
    after: till('void pay() { verify(total); }\nvoid verify(int sum) { book.enter(sum + 1); book.close(); }'),
    verdicts: ['Rename Method: mixed (edited)'],
  },
  {
    what: 'a method in a subtype that now overrides another one',
    before: `class Desk { void verify(int sum) { } }\nclass Till extends Desk { Book book;\nvoid check(int sum) { book.enter(sum); book.close(); } }`,
    after: `class Desk { void verify(int sum) { } }\nclass Till extends Desk { Book book;\nvoid verify(int sum) { book.enter(sum); book.close(); } }`,
    verdicts: ['Rename Method: mixed (overrides otherwise)'],
  },
  {
    what: 'pulled up under a name that implements nothing',
    before: `interface Checked { void check(int sum); }\nclass Desk { }
class Till extends Desk implements Checked { Book book;\npublic void check(int sum) { book.enter(sum); book.close(); } }`,
    after: `interface Checked { void check(int sum); }\nclass Desk { Book book;\npublic void verify(int sum) { book.enter(sum); book.close(); } }
class Till extends Desk implements Checked { }`,
    verdicts: ['Pull Up Attribute: pure', 'Pull Up Method: mixed (overrides otherwise)'],
  },
  {
    what: 'pulled up with the attribute it reads',
    before: 'class Desk { }\nclass Till extends Desk { private Book book;\nvoid check(int sum) { book.enter(sum); book.close(); } }',
    after: 'class Desk { protected Book book;\nvoid check(int sum) { book.enter(sum); book.close(); } }\nclass Till extends Desk { }',
    verdicts: ['Pull Up Attribute: pure', 'Pull Up Method: pure'],
  },
  {
    what: 'pulled up to a type with an attribute of that name',
    before:
      'class Desk { Book book; }\nclass Till extends Desk { private Book book;\nvoid check(int sum) { book.enter(sum); book.close(); } }',
    after:
      'class Desk { Book book;\nvoid check(int sum) { book.enter(sum); book.close(); } }\nclass Till extends Desk { private Book book; }',
    verdicts: ['Pull Up Method: mixed (bound otherwise)'],
  },
]

const types: Row[] = [
  {
    what: 'a supertype of what two types had in common',
    before: `class Till extends Thing { Book book;\nvoid check(int sum) { book.enter(sum); book.close(); }\nvoid pay() { book.open(); } }
class Shop extends Thing { Book book;\nvoid check(int sum) { book.enter(sum); book.close(); }\nvoid sell() { book.sell(); } }`,
    after: `class Desk extends Thing { Book book;\nvoid check(int sum) { book.enter(sum); book.close(); } }
class Till extends Desk { void pay() { book.open(); } }\nclass Shop extends Desk { void sell() { book.sell(); } }`,
    verdicts: [
      'Extract Superclass: pure',
      'Pull Up Attribute: pure',
      'Pull Up Attribute: pure',
      'Pull Up Method: pure',
      'Pull Up Method: pure',
    ],
  },
  {
    what: 'a supertype that does more',
    before: `class Till { Book book;\nvoid check(int sum) { book.enter(sum); book.close(); }\nvoid pay() { book.open(); } }`,
    after: `class Desk { Book book;\nvoid check(int sum) { book.enter(sum); book.close(); }\nvoid more() { book.more(); } }
class Till extends Desk { void pay() { book.open(); } }`,
    verdicts: ['Extract Superclass: mixed (added)', 'Pull Up Attribute: pure', 'Pull Up Method: pure'],
  },
  {
    what: 'a constant for a value',
    before: till('void pay() { book.open("till one"); printer.print(total); }'),
    after: till('private static final String NAME = "till one";\nvoid pay() { book.open(NAME); printer.print(total); }'),
    verdicts: ['Extract Attribute: pure'],
  },
  {
    what: 'a variable of a wider type than what is written: a product with it is another one',
    before: till('void pay(int sum) { book.open(sum * (60 * 1000)); printer.print(total); }'),
    after: till('void pay(int sum) { long minute = 60 * 1000; book.open(sum * minute); printer.print(total); }'),
    verdicts: ['Extract Variable: mixed (edited)'],
  },
  {
    what: 'a constant of a wider type than its value: a product with it is another one',
    before: till('void pay(int sum) { book.open(sum * 1000000); printer.print(total); }'),
    after: till('private static final long MILLION = 1000000;\nvoid pay(int sum) { book.open(sum * MILLION); printer.print(total); }'),
    verdicts: ['Extract Attribute: mixed (added, edited)'],
  },
  {
    what: 'a wider type than may be given',
    before: till('void pay() { printer.print(book.left()); book.close(); }'),
    after: till('void pay() { long left = book.left(); printer.print(left); book.close(); }'),
    verdicts: ['Extract Variable: unproved (unseen)'],
  },
  {
    what: 'a method of a wider type than what it gives',
    before: till('void pay(boolean isLate) { book.open(total); printer.print(isLate ? 1 : 0); }'),
    after: till(
      'void pay(boolean isLate) { book.open(total); printer.print(fee(isLate)); }\nprivate long fee(boolean isLate) { return isLate ? 1 : 0; }',
    ),
    verdicts: ['Extract Method: mixed (added, edited)'],
  },
  {
    what: 'a method of a type that loses digits on the way to its caller',
    before: till('double pay(int sum) { book.open(sum); return total + sum; }'),
    after: till('double pay(int sum) { return settle(sum); }\nprivate float settle(int sum) { book.open(sum); return total + sum; }'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a method of the type of what stands around the function that gives it on',
    before: till('double pay(int sum) { book.each(() -> { book.open(sum); return sum; }); return 1.5; }'),
    after: till(
      'double pay(int sum) { book.each(() -> { return settle(sum); }); return 1.5; }\nprivate double settle(int sum) { book.open(sum); return sum; }',
    ),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a method of the type that its caller gives on',
    before: till('double pay(int sum) { book.open(sum); return total + sum; }'),
    after: till('double pay(int sum) { return settle(sum); }\nprivate double settle(int sum) { book.open(sum); return total + sum; }'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'constants of an enum in another order',
    before: 'package a; enum Coin { ONE, TWO, FIVE; int value() { return ordinal(); } }',
    after: 'package b; enum Coin { ONE, FIVE, TWO; int value() { return ordinal(); } }',
    verdicts: ['Move Class: mixed (reordered)'],
  },
]

describe('a variable that was renamed, and edits beside it', () => {
  const due = (name: string, value: string, use: string, more = '') =>
    till(`void pay(int sum) {\nint ${name} = ${value};\nbook.enter(${name});\nprinter.print(${use});\n${more}}`)
  const left = (after: string) => linesToReview({before: due('due', 'sum - total', 'due'), after}, 'after')

  test('what only has the other name follows', async () => {
    expect(await left(due('rest', 'sum - total', 'rest, total'))).toEqual(['printer.print(rest, total);'])
    expect(await left(due('rest', 'sum - total', 'rest', 'book.close(rest);\n'))).toEqual(['book.close(rest);'])
  })

  test('nothing follows where nobody reads it any more', async () => {
    const [before, after] = [
      till('int pay(int sum) {\nbook.enter(sum);\nprinter.print(sum);\nreturn sum;\n}'),
      till('int settle(int more) {\nint sum = 3;\nbook.enter(sum);\nprinter.print(sum);\nreturn sum;\n}'),
    ]
    expect(await linesToReview({before, after}, 'after')).toContain('int settle(int more) {')
  })

  test('nothing follows where it is declared otherwise', async () => {
    const lines = ['book.enter(rest);', 'printer.print(rest);']
    expect(await left(due('rest', 'sum + total', 'rest'))).toEqual(['int rest = sum + total;', ...lines])
    expect(await left(due('rest', 'sum - total', 'rest').replace('int rest', 'long rest'))).toEqual(['long rest = sum - total;', ...lines])
  })
})

test.each(table(extractions))('extraction: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(variables))('variable: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(methods))('method: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(types))('type: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(typeLiterals))('type literal: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(typeChanges))('change of type: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
