/**
 * Code in the place of calls: what calls give, and what that decides.
 */
import {expect, test} from 'vitest'
import {type Row, table, till, verdictsOf} from './verdicts.ts'

const PAY = 'void pay(Sum sum) { book.enter(sum); printer.print(sum, total); }'
const flagged = (call: string, body: string, parameter: string) =>
  till(`void pay(Sum sum) { settle(sum, ${call}); }\nprivate void settle(Sum sum, ${parameter}) { ${body} }`)

const rows: Row[] = [
  {
    what: 'an argument that nobody reads',
    before: till(PAY),
    after: flagged('null', 'book.enter(sum); printer.print(sum, total);', 'Sum unread'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'an argument that nobody reads, as the body names it by itself',
    before: till(PAY),
    after: flagged('total', 'book.enter(sum); printer.print(sum, total);', 'int all'),
    verdicts: ['Extract Method: mixed (added)'],
  },
  {
    what: 'an argument that does something, though nobody reads it',
    before: till(PAY),
    after: flagged('book.close()', 'book.enter(sum); printer.print(sum, total);', 'Sum unread'),
    verdicts: ['Extract Method: mixed (added)'],
  },
  {
    what: 'a flag that is given',
    before: till(PAY),
    after: flagged('true', 'book.enter(sum); if (isLoud) { printer.print(sum, total); }', 'boolean isLoud'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'the other flag',
    before: till(PAY),
    after: flagged('false', 'book.enter(sum); if (isLoud) { printer.print(sum, total); }', 'boolean isLoud'),
    verdicts: ['Extract Method: mixed (added, elsewhere)'],
  },
  {
    what: 'a flag that is set meanwhile',
    before: till(PAY),
    after: flagged('true', 'book.enter(sum); isLoud = book.isOpen(); if (isLoud) { printer.print(sum, total); }', 'boolean isLoud'),
    verdicts: ['Extract Method: mixed (added, elsewhere)'],
  },
  {
    what: 'a flag beside a condition',
    before: till('void pay(Sum sum) { book.enter(sum); if (total > 0) { printer.print(sum, total); } }'),
    after: flagged('true', 'book.enter(sum); if (isLoud && total > 0) { printer.print(sum, total); }', 'boolean isLoud'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'a flag that is enough beside a condition',
    before: till('void pay(Sum sum) { book.enter(sum); if (total > 0) { printer.print(sum, total); } }'),
    after: flagged('true', 'book.enter(sum); if (isLoud || total > 0) { printer.print(sum, total); }', 'boolean isLoud'),
    verdicts: ['Extract Method: mixed (added, edited)'],
  },
  {
    what: 'an edit around what is given is told where it stands, not where it is given',
    before: till(PAY),
    after: flagged('total', 'book.enter(sum); printer.print(sum, all + 1);', 'int all'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'another value that is given is told where it is given',
    before: till(PAY),
    after: flagged('total + 1', 'book.enter(sum); printer.print(sum, all);', 'int all'),
    verdicts: ['Extract Method: mixed (added, edited)'],
  },
  {
    what: 'an attribute that is given, read before anything is called',
    before: till('void pay(Sum sum) { sum.check(); if (total > 0) { book.enter(sum); printer.print(sum); } }'),
    after: till(
      'void pay(Sum sum) { sum.check(); settle(sum, total); }\nprivate void settle(Sum sum, int all) { if (all > 0) { book.enter(sum); printer.print(sum); } }',
    ),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'an attribute that is given, read after something was called',
    before: till('void pay(Sum sum) { sum.check(); book.enter(book.next(), total); }'),
    after: till('void pay(Sum sum) { sum.check(); settle(total); }\nprivate void settle(int all) { book.enter(book.next(), all); }'),
    verdicts: ['Extract Method: unproved (evaluated otherwise)'],
  },
  {
    what: 'an attribute that is given once and was read again and again',
    before: till('void pay(Sum sum) { sum.check(); while (total > 0) { book.enter(sum); } }'),
    after: till(
      'void pay(Sum sum) { sum.check(); settle(sum, total); }\nprivate void settle(Sum sum, int all) { while (all > 0) { book.enter(sum); } }',
    ),
    verdicts: ['Extract Method: unproved (evaluated otherwise)'],
  },
  {
    what: 'inlined, with a value that nobody asked for',
    before: till('Sum open() { if (sum == null) { sum = book.make(); } return sum; }\nvoid pay() { open(); printer.print(sum, total); }'),
    after: till('void pay() { if (sum == null) { sum = book.make(); } printer.print(sum, total); }'),
    verdicts: ['Inline Method: pure'],
  },
  {
    what: 'inlined, with a value that did something, though nobody asked for it',
    before: till(
      'Sum open() { if (sum == null) { sum = book.make(); } return book.next(); }\nvoid pay() { open(); printer.print(sum, total); }',
    ),
    after: till('void pay() { if (sum == null) { sum = book.make(); } printer.print(sum, total); }'),
    verdicts: ['Inline Method: mixed (dropped)'],
  },
  {
    what: 'inlined, and another caller lost the call',
    before: till(
      'void pay(Sum sum) { if (isOpen(sum) || total > 0) { book.enter(sum); } }\nboolean isOpen(Sum sum) { return book.find(sum).isOpen(); }\nvoid close(Sum sum) {\nif (!isOpen(sum)) { book.close(); }\nprinter.print(sum);\n}',
    ),
    after: till(
      'void pay(Sum sum) { if (book.find(sum).isOpen() || total > 0) { book.enter(sum); } }\nvoid close(Sum sum) {\nprinter.print(sum);\n}',
    ),
    verdicts: ['Inline Method: pure'],
  },
  {
    what: 'inlined, and the same caller lost one of the calls',
    before: till(
      'void pay(Sum sum) { book.enter(sum); log(sum); printer.print(sum); log(sum); }\nvoid log(Sum sum) { book.find(sum).log(total); }',
    ),
    after: till('void pay(Sum sum) { book.enter(sum); book.find(sum).log(total); printer.print(sum); }'),
    verdicts: ['Inline Method: mixed (dropped, elsewhere)'],
  },
]

const branches = (one: string, two: string) => `if (total > 0) { ${one} } else { ${two} }`
const due = (body: string) => till(`void pay(Sum sum) { ${body} printer.print(due); }`)
const toPay = (body: string, call = 'int due = toPay(sum); printer.print(due);') =>
  till(`void pay(Sum sum) { ${call} }\nprivate int toPay(Sum sum) { ${body} }`)

/** Methods that return in several places. */
const returns: Row[] = [
  {
    what: 'a variable that every branch set',
    before: due(`int due; ${branches('due = book.find(sum);', 'due = 0;')}`),
    after: toPay(branches('return book.find(sum);', 'return 0;')),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'another value in one branch',
    before: due(`int due; ${branches('due = book.find(sum);', 'due = 0;')}`),
    after: toPay(branches('return book.find(sum);', 'return 1;')),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a value that was added to',
    before: due(`int due = 3; ${branches('due += book.find(sum);', 'due = 0;')}`),
    after: toPay(branches('return book.find(sum);', 'return 0;')),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'another variable in one branch',
    before: due(`int rest = 1; int due = 0; ${branches('due = book.find(sum);', 'rest = 0;')}`),
    after: toPay(branches('return book.find(sum);', 'return 0;'), 'int rest = 1; int due = toPay(sum); printer.print(due);'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a variable that is set before a `try` is left',
    before: due('int due; try { due = book.find(sum); } catch (Shut e) { throw new Shut(e); }'),
    after: toPay('try { return book.find(sum); } catch (Shut e) { throw new Shut(e); }'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'what a `try` was around',
    before: till('void pay(Sum sum) { try { printer.print(book.find(sum)); } catch (Shut e) { throw new Shut(e); } }'),
    after: toPay('try { return book.find(sum); } catch (Shut e) { throw new Shut(e); }', 'printer.print(toPay(sum));'),
    verdicts: ['Extract Method: mixed (added, dropped)'],
  },
  {
    what: 'what every branch did with its value',
    before: till(`void pay(Sum sum) { ${branches('printer.print(book.find(sum));', 'printer.print(0);')} }`),
    after: toPay(branches('return book.find(sum);', 'return 0;'), 'printer.print(toPay(sum));'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'what one branch did otherwise',
    before: till(`void pay(Sum sum) { ${branches('printer.print(book.find(sum));', 'printer.show(0);')} }`),
    after: toPay(branches('return book.find(sum);', 'return 0;'), 'printer.print(toPay(sum));'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
]

/** Values as another type. */
const conversions: Row[] = [
  {
    what: 'a number that is given as another one',
    before: till('void pay(int sum) { book.enter(sum / 2); printer.print(sum); book.close(); }'),
    after: till('void pay(int sum) { settle(sum); book.close(); }\nvoid settle(double sum) { book.enter(sum / 2); printer.print(sum); }'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a number that is given as an object',
    before: till('void pay(int sum) { book.enter(sum); printer.print(sum); book.close(); }'),
    after: till('void pay(int sum) { settle(sum); book.close(); }\nvoid settle(Object sum) { book.enter(sum); printer.print(sum); }'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a number that is kept as another one',
    before: till('void pay(int sum) { book.enter(total); printer.print(total / 2); }'),
    after: till('void pay(int sum) { long all = total; book.enter(all); printer.print(all / 2); }'),
    verdicts: ['Extract Variable: mixed (edited, evaluated otherwise)'],
  },
  {
    what: 'a number that is returned as another one',
    before: till('void pay() { int sum = 0; for (Entry e : book.all()) sum += e.value(); printer.print(sum / 2); }'),
    after: till(
      'void pay() { long sum = sumUp(); printer.print(sum / 2); }\nprivate long sumUp() { int sum = 0; for (Entry e : book.all()) sum += e.value(); return sum; }',
    ),
    verdicts: ['Change Variable Type: unproved (not modelled)', 'Extract Method: mixed (added)'],
  },
]

const indexed = (before: string, after: string) => ({
  before: till(`void pay(Sum sum) { ${before} final long index = ((low << low) + high << 3) + low; printer.print(index); book.close(); }`),
  after: till(
    `void pay(Sum sum) { ${after} printer.print(index); book.close(); }\nlong indexOf(long a, long b) { return ((b << b) + a << 3) + b; }`,
  ),
})
const HIGH = 'final long high = (long) sum.high();'
const LOW = 'final long low = (long) sum.low();'

/** Variables that became arguments. */
const kept: Row[] = [
  {
    what: 'numbers that become what they were made',
    ...indexed(`${HIGH} ${LOW}`, 'final long index = indexOf(sum.high(), sum.low());'),
    verdicts: ['Extract Method: pure', 'Inline Variable: pure', 'Inline Variable: pure'],
  },
  {
    what: 'a number that was made another one',
    ...indexed(`${HIGH.replaceAll('long', 'int')} ${LOW}`, 'final long index = indexOf(sum.high(), sum.low());'),
    verdicts: [
      'Extract Method: mixed (added, dropped)',
      'Inline Variable: mixed (added, dropped)',
      'Inline Variable: unproved (not modelled)',
    ],
  },
  {
    what: 'computed after something that stood between',
    ...indexed(`${HIGH} book.open(); ${LOW}`, 'book.open(); final long index = indexOf(sum.high(), sum.low());'),
    verdicts: [
      'Extract Method: unproved (evaluated otherwise)',
      'Inline Variable: mixed (rests on)',
      'Inline Variable: unproved (evaluated otherwise)',
    ],
  },
]

const READ = 'while (book.isOpen(line)) { line += book.next(); book.log(line); } line = line.trim();'
const reading = (before: string, after: string) => ({
  before: till(`void pay(String line, String other) { ${before} }`),
  after: till(`void pay(String line, String other) { ${after} }\nprivate String read(String line) { ${READ} return line; }`),
})

/** Variables that a body sets and gives back. */
const handedBack: Row[] = [
  {
    what: 'to who gave it',
    ...reading(`${READ} printer.print(line);`, 'line = read(line); printer.print(line);'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'to nobody',
    ...reading(`${READ} printer.print(line);`, 'read(line); printer.print(line);'),
    verdicts: ['Extract Method: mixed (assigned)'],
  },
  {
    what: 'to another one',
    ...reading(`${READ} printer.print(line, other);`, 'other = read(line); printer.print(line, other);'),
    verdicts: ['Extract Method: mixed (added, assigned)'],
  },
  {
    what: 'where a handler sees how far it came',
    ...reading(
      `try { ${READ} } catch (Shut e) { printer.print(line); } book.close(line);`,
      'try { line = read(line); } catch (Shut e) { printer.print(line); } book.close(line);',
    ),
    verdicts: ['Extract Method: mixed (added, assigned)'],
  },
]

const FIND = 'coin = book.next(sum); if (coin == null) { coin = printer.mint(sum); }'
const finding = (before: string, after: string, find = `Coin ${FIND}`, given = 'Sum sum') => ({
  before: till(`void pay(Sum sum, Coin coin, Coin other) { ${before} }`),
  after: till(`void pay(Sum sum, Coin coin, Coin other) { ${after} }\nprivate Coin find(${given}) { ${find} return coin; }`),
})

/** Variables that a body declares for what it gives, and the caller has already. */
const takenOn: Row[] = [
  {
    what: 'by who sets it',
    ...finding(`${FIND} book.enter(coin);`, 'coin = find(sum); book.enter(coin);'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'by another one',
    ...finding(`${FIND} book.enter(coin, other);`, 'other = find(sum); book.enter(coin, other);'),
    verdicts: ['Extract Method: mixed (bound otherwise, edited)'],
  },
  {
    what: 'with another first value',
    ...finding(
      `${FIND} book.enter(coin);`,
      'coin = find(sum); book.enter(coin);',
      'Coin coin = book.last(sum); if (coin == null) { coin = printer.mint(sum); }',
    ),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'where the old value is given, too',
    ...finding(
      'coin = book.next(coin); coin = printer.mint(coin); book.enter(coin);',
      'coin = find(coin); book.enter(coin);',
      'Coin coin = book.next(old); coin = printer.mint(old);',
      'Coin old',
    ),
    verdicts: ['Extract Method: mixed (added, dropped)', 'Rename Parameter: mixed (added, dropped)'],
  },
  {
    what: 'where a handler sees how far it came',
    ...finding(
      `try { ${FIND} } catch (Shut e) { printer.print(coin); } book.close(coin);`,
      'try { coin = find(sum); } catch (Shut e) { printer.print(coin); } book.close(coin);',
    ),
    verdicts: ['Extract Method: mixed (added, dropped)'],
  },
]

const made = (before: string, after: string, more = '') => ({
  before: `class Till { int sum; int rest;\n${more}\nTill(int sum) { this.sum = sum; this.rest = ${before}; book.enter(sum); }\n}`,
  after: `class Till { int sum; int rest;\n${more}\nTill(int sum) { ${after} }
Till(int sum, int rest) { this.sum = sum; this.rest = rest; book.enter(sum); }\n}`,
})

/** Constructors that run another one of their type. */
const constructors: Row[] = [
  {what: 'with a constant', ...made('0', 'this(sum, 0);'), verdicts: ['Extract Method: pure']},
  {what: 'with another constant', ...made('0', 'this(sum, 1);'), verdicts: ['Extract Method: mixed (added, edited)']},
  {
    what: 'with a value that is computed before the attributes have theirs',
    ...made('next()', 'this(sum, next());', 'int open = open();'),
    verdicts: ['Extract Method: unproved (evaluated otherwise)'],
  },
  {
    what: 'of several that might be meant',
    ...made('0', 'this(sum, 0);', 'Till(int sum, Rest rest) { book.close(rest); }'),
    verdicts: ['Extract Method: mixed (added, dropped, elsewhere)'],
  },
  {what: 'and more that runs after it', ...made('0', 'this(sum, 0); book.close();'), verdicts: ['Extract Method: mixed (added)']},
]

const noted = (note: string) => ({
  before: till(`Coin pay(Sum sum) { book.enter(sum); return book.next(sum); }`),
  after: till(`Coin pay(Sum sum) { book.enter(sum); return next(sum); }\n${note} Coin next(Sum sum) { return book.next(sum); }`),
})

/** Annotations of a method that is new. */
const notes: Row[] = [
  {what: 'for readers', ...noted('@Nullable'), verdicts: ['Extract Method: pure']},
  {what: 'for readers, by its whole name', ...noted('@com.shop.Nullable'), verdicts: ['Extract Method: pure']},
  {what: 'that may be woven into the code', ...noted('@NotNull'), verdicts: ['Extract Method: mixed (added)']},
  {what: 'beside one that something acts on', ...noted('@Provides @Nullable'), verdicts: ['Extract Method: mixed (added)']},
]

const inLines = (code: string) => code.replaceAll(/([;{]) /g, '$1\n')
const settling = (before: string, after: string, settle = 'book.enter(sum); book.close();') => ({
  before: till(inLines(`void pay() { ${before} printer.print(total); }`)),
  after: till(inLines(`void pay() { ${after} printer.print(total); }\nprivate void settle(Sum sum) { ${settle} }`)),
})

const callers: Row[] = [
  {
    what: 'a statement more before the call',
    ...settling('Sum sum = book.next(); book.enter(sum); book.close();', 'Sum sum = book.next(); printer.warm(); settle(sum);'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'what the call is given comes from elsewhere, and a statement more',
    ...settling('Sum sum = book.next(); book.enter(sum); book.close();', 'Sum sum = printer.last(total); printer.warm(); settle(sum);'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'a statement less before the call: it may have been one of those that went over',
    ...settling('Sum sum = book.next(); book.open(sum); book.enter(sum); book.close();', 'Sum sum = book.next(); settle(sum);'),
    verdicts: ['Extract Method: mixed (dropped)'],
  },
  {
    what: 'a statement less of those that went over, where the caller was edited, too',
    ...settling(
      'Sum sum = book.next(); book.open(sum); book.enter(sum); book.close();',
      'Sum sum = printer.last(total); printer.warm(); settle(sum);',
    ),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a statement beside it that reads the same and means something else',
    before: till(inLines('void pay(Sum sum) { stop(); book.enter(sum); book.close(); }\nvoid stop() { }')),
    after: till(
      inLines('void pay(Sum sum) { stop(); settle(sum); }\nprivate void settle(Sum sum) { book.enter(sum); book.close(); }'),
    ).replace('Till', 'Till extends Desk'),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'a statement more in what went over',
    ...settling(
      'Sum sum = book.next(); book.enter(sum); book.close();',
      'Sum sum = book.next(); settle(sum);',
      'printer.warm(); book.enter(sum); book.close();',
    ),
    verdicts: ['Extract Method: mixed (added)'],
  },
]

test.each(table(callers))('the caller: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(notes))('notes: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(constructors))('constructors: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(takenOn))('taken on: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(handedBack))('handed back: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(kept))('kept: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(conversions))('conversions: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(returns))('returns: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(rows))('%s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
