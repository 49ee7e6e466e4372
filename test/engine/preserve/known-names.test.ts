/** Names that the language itself asks for: who has one, gets one or loses one answers otherwise, and no call shows it. */
import {expect, test} from 'vitest'
import {type Row, table, till, verdictsOf} from './verdicts.ts'

const HASH = 'int weight; public int hashCode() { return 31 * weight + 7; }'

const asked: Row[] = [
  {
    what: 'what an object is as a text is given another name',
    before: till('public String toString() { return "till " + total; }'),
    after: till('public String describe() { return "till " + total; }'),
    verdicts: ['Rename Method: mixed (overrides otherwise)'],
  },
  {
    what: 'what told two objects apart for some decides it for all',
    before: till('public boolean same(Object other) { return other == this || other.hashCode() == total; }'),
    after: till('public boolean equals(Object other) { return other == this || other.hashCode() == total; }'),
    verdicts: ['Rename Method: mixed (overrides otherwise)'],
  },
  {
    what: 'with a parameter it is no such text',
    before: till('public String toString(int i) { return "till " + i; }'),
    after: till('public String describe(int i) { return "till " + i; }'),
    verdicts: ['Rename Method: pure'],
  },
  {
    what: 'what a serialized object is looked at for',
    before: till('private static final long serialVersionUID = 1L;'),
    after: till('private static final long VERSION_OF_TILL = 1L;'),
    verdicts: ['Rename Attribute: mixed (overrides otherwise)'],
  },
  {
    what: 'what reads a serialized object',
    before: till('private void readObject(ObjectInputStream in) { book.open(in); book.close(); }'),
    after: till('private void readBook(ObjectInputStream in) { book.open(in); book.close(); }'),
    verdicts: ['Rename Method: mixed (overrides otherwise)'],
  },
  {
    what: 'where a program begins',
    before: till('public static void main(String[] words) { Book.open(words); Book.close(); }'),
    after: till('public static void start(String[] words) { Book.open(words); Book.close(); }'),
    verdicts: ['Rename Method: mixed (overrides otherwise)'],
  },
  {
    what: 'extracted code is what an object is as a text',
    before: till('String pay() { book.open(); book.enter(total); return book.text(total); }'),
    after: till(
      'String pay() { book.open(); return toString(); }\npublic String toString() { book.enter(total); return book.text(total); }',
    ),
    verdicts: ['Extract Method: mixed (overrides otherwise)'],
  },
  {
    what: 'what goes up to a new type from all below it',
    before: `class Till { ${HASH} }\nclass Box { ${HASH} }`,
    after: `class Till extends Base { }\nclass Box extends Base { }\nclass Base { ${HASH} }`,
    verdicts: [
      'Extract Superclass: pure',
      'Pull Up Attribute: pure',
      'Pull Up Attribute: pure',
      'Pull Up Method: pure',
      'Pull Up Method: pure',
    ],
  },
  {
    what: 'what goes up to a new type, below which one did not have it',
    before: `class Till { ${HASH} }\nclass Box { int weight() { return 3; } }`,
    after: `class Till extends Base { }\nclass Box extends Base { int weight() { return 3; } }\nclass Base { ${HASH} }`,
    verdicts: ['Extract Superclass: mixed (rests on)', 'Pull Up Attribute: pure', 'Pull Up Method: mixed (overrides otherwise)'],
  },
]

test.each(table(asked))('asked for by name: %s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
