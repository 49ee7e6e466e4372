/**
 * Values that are computed earlier, later or in another order than before: what may fail, act or be set meanwhile is told.
 */
import {expect, test} from 'vitest'
import {type Row, table, till, verdictsOf} from './verdicts.ts'

const kept = ['Extract Variable: pure']
const late = ['Extract Variable: unproved (evaluated otherwise)']
const variable = (what: string, before: string, after: string, verdicts: string[], head = 'Coin coin, int a, int b, Integer box'): Row => ({
  what,
  before: till(`void pay(${head}) { ${before} book.close(); }`),
  after: till(`void pay(${head}) { ${after} book.close(); }`),
  verdicts,
})

const failures: Row[] = [
  variable('a division before what guards it', 'if (b != 0) { book.add(a / b); }', 'int q = a / b; if (b != 0) { book.add(q); }', late),
  variable(
    'a division before a condition on it',
    'if (b != 0 && a / b > 3) book.add(a);',
    'int q = a / b; if (b != 0 && q > 3) book.add(a);',
    late,
  ),
  variable('a division by what is written', 'if (b != 0) { book.add(a / 2); }', 'int half = a / 2; if (b != 0) { book.add(half); }', kept),
  variable('a division where it was', 'book.add(a / b, a); book.end(a / b);', 'int q = a / b; book.add(q, a); book.end(q);', kept),
  variable(
    'a division before what acts',
    'book.open(); book.add(a / b); book.end(a / b);',
    'int q = a / b; book.open(); book.add(q); book.end(q);',
    late,
  ),
  variable('a division before a return', 'if (b == 0) return; book.add(a / b);', 'int q = a / b; if (b == 0) return; book.add(q);', late),
  variable(
    'a cast before the test',
    'if (o instanceof Coin) { book.add((Coin) o); }',
    'Coin c = (Coin) o; if (o instanceof Coin) { book.add(c); }',
    late,
    'Object o',
  ),
  variable(
    'a cast of what is read at once',
    'book.add((Coin) o); book.end((Coin) o);',
    'Coin c = (Coin) o; book.add(c); book.end(c);',
    kept,
    'Object o',
  ),
  variable(
    'a number that may be missing',
    'if (box != null) { book.add(box + 1); }',
    'int more = box + 1; if (box != null) { book.add(more); }',
    late,
  ),
  variable(
    'asked of what may be missing',
    'if (coin != null) { book.add(coin.value); }',
    'int v = coin.value; if (coin != null) { book.add(v); }',
    late,
  ),
]

const orders: Row[] = [
  variable('two that act, in their order', 'book.add(next(), last());', 'int n = next(); int l = last(); book.add(n, l);', [
    ...kept,
    ...kept,
  ]),
  variable('two that act, in another order', 'book.add(next(), last());', 'int l = last(); int n = next(); book.add(n, l);', [
    ...late,
    ...late,
  ]),
  variable('one that is read before the other acts', 'book.add(total, next());', 'int n = next(); book.add(total, n);', late),
  variable('one that is added to', 'total += next();', 'int n = next(); total += n;', late),
  variable('one that is only set', 'total = 1 + next();', 'int n = next(); total = 1 + n;', kept),
  variable('one that is counted up', 'book.add(a, a++);', 'int n = a++; book.add(a, n);', late),
]

const functions: Row[] = [
  variable(
    'read when the function is called',
    'run(() -> book.add(total)); total = 5;',
    'int t = total; run(() -> book.add(t)); total = 5;',
    late,
  ),
  variable('read by a function that is kept', 'Supplier s = () -> total;', 'int t = total; Supplier s = () -> t;', late),
  variable('made when the function is called', 'run(() -> book.add(new Coin(a)));', 'Coin c = new Coin(a); run(() -> book.add(c));', late),
  variable('steady in a function', 'run(() -> book.add(a + 1));', 'int more = a + 1; run(() -> book.add(more));', kept),
]

const method = (what: string, before: string, call: string, settle: string, verdict: string): Row => ({
  what,
  before: till(`void pay(Coin coin, int a, int b) { ${before} book.close(); }`),
  after: till(`void pay(Coin coin, int a, int b) { ${call} book.close(); }\nprivate ${settle}`),
  verdicts: [`Extract Method: ${verdict}`],
})

const LATE = 'unproved (evaluated otherwise)'
const given: Row[] = [
  method(
    'two that act, given in another order',
    'book.add(next(), last());',
    'settle(last(), next());',
    'void settle(int l, int n) { book.add(n, l); }',
    LATE,
  ),
  method(
    'two that act, given in their order',
    'book.add(next(), last());',
    'settle(next(), last());',
    'void settle(int n, int l) { book.add(n, l); }',
    'pure',
  ),
  method(
    'one that is read after the other acts',
    'book.add(next(), total);',
    'settle(total, next());',
    'void settle(int t, int n) { book.add(n, t); }',
    LATE,
  ),
  method(
    'a division that is guarded in the method',
    'if (b != 0) { book.add(a / b); book.end(b); }',
    'settle(b, a / b);',
    'void settle(int b, int q) { if (b != 0) { book.add(q); book.end(b); } }',
    LATE,
  ),
  method(
    'asked of what may be missing',
    'if (coin != null && coin.value > 3) { book.add(a); }',
    'if (isMuch(coin, coin.value)) { book.add(a); }',
    'boolean isMuch(Coin coin, int value) { return coin != null && value > 3; }',
    LATE,
  ),
]

const spliced: Row[] = [
  method(
    'read before the method acts',
    'book.open(); total += book.left();',
    'total += settle();',
    'int settle() { book.open(); return book.left(); }',
    'mixed (added, edited, elsewhere)',
  ),
  method(
    'given before the method acts',
    'book.open(); book.add(total, book.left());',
    'book.add(total, settle());',
    'int settle() { book.open(); return book.left(); }',
    'mixed (added, edited, elsewhere)',
  ),
  method(
    'only set when the method has acted',
    'book.open(); total = book.left();',
    'total = settle();',
    'int settle() { book.open(); return book.left(); }',
    'pure',
  ),
]

test.each(table(failures))('may fail: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(orders))('order: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(functions))('functions: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(given))('arguments: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(spliced))('in the place of a call: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
