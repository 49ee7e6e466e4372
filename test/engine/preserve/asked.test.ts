/**
 * Who is asked, when code goes to another object or comes from one: finding that out may do something, too.
 */
import {expect, test} from 'vitest'
import {type Row, table, verdictsOf} from './verdicts.ts'

const inlined = (call: string, code: string, body: string) => ({
  before: `class Coin { int n; void x(int a) { ${body} } }\nclass Till { Coin coin; void go() { ${call} Log.e(); } Coin make() { Log.m(); return new Coin(); } }`,
  after: `class Coin { int n; }\nclass Till { Coin coin; void go() { ${code} Log.e(); } Coin make() { Log.m(); return new Coin(); } }`,
})
const moved = (words: string, call: string) => ({
  before: `class Till { ${words} void x() { Log.a(); Log.b(); } void go() { x(); } }\nclass Book { }`,
  after: `class Till { void go() { ${call}; } }\nclass Book { ${words} void x() { Log.a(); Log.b(); } }`,
})

const rows: Row[] = [
  {
    what: 'a call tells who is asked, and is gone with the question',
    ...inlined('make().x(1);', 'Log.c(1); Log.d(2);', 'Log.c(a); Log.d(2);'),
    verdicts: ['Move And Inline Method: mixed (dropped)'],
  },
  {
    what: 'an object is asked that may not be there',
    ...inlined('coin.x(1);', 'Log.c(1); Log.d(2);', 'Log.c(a); Log.d(2);'),
    verdicts: ['Move And Inline Method: unproved (unseen)'],
  },
  {
    what: 'an object is asked in both versions',
    ...inlined('coin.x(1);', 'coin.n = 1; Log.d(2);', 'n = a; Log.d(2);'),
    verdicts: ['Move And Inline Method: pure'],
  },
  {
    what: 'a locked method of a type locks another type',
    ...moved('static synchronized', 'Book.x()'),
    verdicts: ['Move Method: mixed (bound otherwise)'],
  },
  {
    what: 'a method of a type without a lock',
    ...moved('static', 'Book.x()'),
    verdicts: ['Move Method: pure'],
  },
  {
    what: 'what is asserted may not run at all',
    before: 'class Till { void go(int a) { assert Log.x(a); Log.e(a); } }',
    after: 'class Till { void go(int a) { boolean isFine = Log.x(a); assert isFine; Log.e(a); } }',
    verdicts: ['Extract Variable: unproved (evaluated otherwise)'],
  },
]

test.each(table(rows))('%s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
