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

test.each(table(rows))('%s', async (_, row) => expect(await verdictsOf(row)).toEqual(row.verdicts))
