/**
 * Methods of one name that take as many arguments: a call may mean another one than before, though it reads the same.
 */
import {expect, test} from 'vitest'
import {type Row, table, till, verdictsOf} from './verdicts.ts'

const SHOWS = 'void show(Object any) { book.enter(any); }\nvoid show(String text) { book.note(text); }'
const OTHERS = 'void show(Coin coin) { book.enter(coin); }\nvoid show(String text) { book.note(text); }'

const narrowed: Row[] = [
  {
    what: 'what is given was of a type that is not seen, and is an object now',
    before: till(`void pay(int i) { show(book.get(i)); book.close(); }\n${SHOWS}`),
    after: till(`void pay(int i) { Object one = book.get(i); show(one); book.close(); }\n${SHOWS}`),
    verdicts: ['Extract Variable: mixed (added, bound otherwise)'],
  },
  {
    what: 'what is given cannot be anything narrower',
    before: till(`void pay(int i) { show(book.get(i)); book.close(); }\n${SHOWS}`),
    after: till(`void pay(int i) { String one = book.get(i); show(one); book.close(); }\n${SHOWS}`),
    verdicts: ['Extract Variable: pure'],
  },
  {
    what: 'what is given is a parameter of the same type',
    before: till(`void pay(String text) { show(text); book.close(); book.end(); }\n${OTHERS}`),
    after: till(`void pay(String text) { settle(text); book.end(); }\nvoid settle(String text) { show(text); book.close(); }\n${OTHERS}`),
    verdicts: ['Extract Method: pure'],
  },
  {
    what: 'an array is an object now, and what it is given to stands elsewhere',
    before: till('void pay(char[] signs) { printer.print(signs); book.close(); book.end(); }'),
    after: till('void pay(char[] signs) { settle(signs); book.end(); }\nvoid settle(Object signs) { printer.print(signs); book.close(); }'),
    verdicts: ['Extract Method: mixed (edited)'],
  },
  {
    what: 'a text is an object now, in a variable',
    before: till('void pay(int i) { printer.print("a" + i); book.close(); }'),
    after: till('void pay(int i) { Object line = "a" + i; printer.print(line); book.close(); }'),
    verdicts: ['Extract Variable: mixed (edited)'],
  },
  {
    what: 'what is given may be a text, and is an object now',
    before: till('void pay(int i) { printer.print(book.get(i)); book.close(); }'),
    after: till('void pay(int i) { Object line = book.get(i); printer.print(line); book.close(); }'),
    verdicts: ['Extract Variable: unproved (unseen)'],
  },
  {
    what: 'what is given may be a number, and is an object now',
    before: till('void pay(List coins) { coins.remove(book.next()); book.close(); }'),
    after: till('void pay(List coins) { Integer one = book.next(); coins.remove(one); book.close(); }'),
    verdicts: ['Extract Variable: unproved (unseen)'],
  },
  {
    what: 'an object that is only asked',
    before: till('void pay(int i) { book.get(i).check(); book.close(); }'),
    after: till('void pay(int i) { Object one = book.get(i); one.check(); book.close(); }'),
    verdicts: ['Extract Variable: pure'],
  },
  {
    what: 'a list is any collection now',
    before: till('void pay(ArrayList coins) { printer.print(coins); book.close(); book.end(); }'),
    after: till(
      'void pay(ArrayList coins) { settle(coins); book.end(); }\nvoid settle(Collection coins) { printer.print(coins); book.close(); }',
    ),
    verdicts: ['Extract Method: unproved (unseen)'],
  },
  {
    what: 'a function that gives something, or nothing',
    before: till('void pay() { printer.submit(() -> book.close()); book.end(); }'),
    after: till('void pay() { Runnable job = () -> book.close(); printer.submit(job); book.end(); }'),
    verdicts: ['Extract Variable: unproved (unseen)'],
  },
  {
    what: 'a sign is a number now',
    before: till('void pay(String line) { printer.print("" + line.charAt(0)); book.close(); }'),
    after: till('void pay(String line) { int first = line.charAt(0); printer.print("" + first); book.close(); }'),
    verdicts: ['Extract Variable: mixed (edited)'],
  },
  {
    what: 'an array stays one',
    before: till('void pay(char[] signs) { printer.print(signs); book.close(); book.end(); }'),
    after: till('void pay(char[] signs) { settle(signs); book.end(); }\nvoid settle(char[] signs) { printer.print(signs); book.close(); }'),
    verdicts: ['Extract Method: pure'],
  },
]

const GO = 'void go(String text) { settle(text); }'
const captured: Row[] = [
  {
    what: 'by a method that was extracted',
    before: till(
      `void pay(String text) { book.open(text); book.close(); book.end(); }\nvoid settle(Object any) { book.enter(any); }\n${GO}`,
    ),
    after: till(
      `void pay(String text) { settle(text); book.end(); }\nvoid settle(String text) { book.open(text); book.close(); }\nvoid settle(Object any) { book.enter(any); }\n${GO}`,
    ),
    verdicts: ['Extract Method: mixed (clash)'],
  },
  {
    what: 'by a method that was renamed',
    before: till(`void put(String text) { book.open(text); book.close(); }\nvoid settle(Object any) { book.enter(any); }\n${GO}`),
    after: till(`void settle(String text) { book.open(text); book.close(); }\nvoid settle(Object any) { book.enter(any); }\n${GO}`),
    verdicts: ['Rename Method: mixed (clash)'],
  },
  {
    what: 'by a method that takes numbers as they are',
    before: till(
      'void put(char sign) { book.open(sign); book.close(); }\nvoid settle(int sum) { book.enter(sum); }\nvoid go(char sign) { settle(sign); }',
    ),
    after: till(
      'void settle(char sign) { book.open(sign); book.close(); }\nvoid settle(int sum) { book.enter(sum); }\nvoid go(char sign) { settle(sign); }',
    ),
    verdicts: ['Rename Method: mixed (clash)'],
  },
  {
    what: 'by a method that cannot take what they give',
    before: till(`void put(Coin coin) { book.open(coin); book.close(); }\nvoid settle(String text) { book.enter(text); }\n${GO}`),
    after: till(`void settle(Coin coin) { book.open(coin); book.close(); }\nvoid settle(String text) { book.enter(text); }\n${GO}`),
    verdicts: ['Rename Method: pure'],
  },
]

/** `==` between what two calls give, of types that are not seen. */
const compared: Row[] = [
  {
    what: 'two boxes, maybe, and a number now',
    before: till('void pay(int i) { if (book.get(i) == book.last()) printer.print(i); }'),
    after: till('void pay(int i) { int one = book.get(i); if (one == book.last()) printer.print(i); }'),
    verdicts: ['Extract Variable: mixed (edited, unseen)'],
  },
  {
    what: 'two numbers, maybe, and a box now',
    before: till('void pay(int i) { if (book.get(i) == book.last()) printer.print(i); }'),
    after: till('void pay(int i) { Integer one = book.get(i); if (one == book.last()) printer.print(i); }'),
    verdicts: ['Extract Variable: mixed (edited, unseen)'],
  },
  {
    what: 'a number before as well',
    before: till('void pay(int i) { if (book.get(i) == 3) printer.print(i); }'),
    after: till('void pay(int i) { int one = book.get(i); if (one == 3) printer.print(i); }'),
    verdicts: ['Extract Variable: pure'],
  },
  {
    what: 'objects in any case',
    before: till('void pay(int i) { if (book.get(i) == book.last()) printer.print(i); }'),
    after: till('void pay(int i) { Coin one = book.get(i); if (one == book.last()) printer.print(i); }'),
    verdicts: ['Extract Variable: pure'],
  },
  {
    what: 'nothing is no number',
    before: till('void pay(int i) { if (book.get(i) == null) printer.print(i); }'),
    after: till('void pay(int i) { Integer one = book.get(i); if (one == null) printer.print(i); }'),
    verdicts: ['Extract Variable: pure'],
  },
]

/** What one branch is decides what becomes of the other. */
const chosen: Row[] = [
  {
    what: 'a number that may be missing, beside one that is not',
    before: till('void pay(boolean isFree, Integer sum) { printer.print(isFree ? sum : book.sum()); }'),
    after: till('void pay(boolean isFree, Integer sum) { printer.print(isFree ? sum : rest()); }\nint rest() { return book.sum(); }'),
    verdicts: ['Extract Method: unproved (unseen)'],
  },
  {
    what: 'a sign beside a number that may not be one',
    before: till('void pay(boolean isFree, char sign) { printer.print(isFree ? sign : 0); }'),
    after: till('void pay(boolean isFree, char sign) { int none = 0; printer.print(isFree ? sign : none); }'),
    verdicts: ['Extract Variable: unproved (unseen)'],
  },
  {
    what: 'numbers',
    before: till('void pay(boolean isFree, int sum) { printer.print(isFree ? sum : 0); }'),
    after: till('void pay(boolean isFree, int sum) { int none = 0; printer.print(isFree ? sum : none); }'),
    verdicts: ['Extract Variable: pure'],
  },
  {
    what: 'a number, or nothing, given as a number',
    before: till('void pay(boolean isFree, Integer sum) { printer.print(isFree ? sum : null); }'),
    after: till(
      'void pay(boolean isFree, Integer sum) { printer.print(due(isFree, sum)); }\nint due(boolean isFree, Integer sum) { return isFree ? sum : null; }',
    ),
    verdicts: ['Extract Method: mixed (added, edited)'],
  },
  {
    what: 'texts',
    before: till('void pay(boolean isFree, String line) { printer.print(isFree ? "" : line); }'),
    after: till('void pay(boolean isFree, String line) { String none = ""; printer.print(isFree ? none : line); }'),
    verdicts: ['Extract Variable: pure'],
  },
]

test.each(table(chosen))('what is chosen: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(compared))('what is compared: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(narrowed))('what is given: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
test.each(table(captured))('calls that are taken over: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
