/** `refract/edits`: refactorings with something else in them, and names and code that are not meant kindly. */
import type {PlannedRepository} from '../github/repositories.ts'

const till = (...members: string[]) => `package shop;\n\nclass Till {\n${members.join('\n\n')}\n}\n`

const pay = (...statements: string[]) => method('Receipt pay(Basket basket)', ...statements, 'return printer.print(basket);')

const method = (header: string, ...statements: string[]) =>
  `  ${header} {\n${statements.map(statement => `    ${statement}`).join('\n')}\n  }`

const kind = {
  before: till(
    pay(
      'Money total = basket.sum();',
      'if (basket.isEmpty()) throw new NothingToPay();',
      'ledger.book(total);',
      'drawer.put(total);',
      'lamp.blink();',
      'bell.ring();',
    ),
  ),
  after: till(
    pay('settle(basket);'),
    method(
      'private void settle(Basket goods)',
      'Money total = goods.sum();',
      'if (goods.isEmpty()) return;',
      'ledger.book(total);',
      'drawer.put(total);',
      'lamp.blink();',
      'bell.ring();',
    ),
  ),
}

export const LONG_NAME = `settle${'All'.repeat(1000)}`
const hostileSteps = (note: string) => [
  'Money total = basket.sum();',
  `ledger.note("<img src=x onerror='document.title=1'></script><b>${note}</b>");`,
  `ledger.note("${'x'.repeat(10_000)}${note}");`,
  `ledger.note("\u202E${note}\u202C"); // \u2066${note}`,
  'ledger.book(total);',
]
const hostile = {
  before: till(pay(...hostileSteps('before'))),
  after: till(pay(`${LONG_NAME}(basket);`), method(`private void ${LONG_NAME}(Basket basket)`, ...hostileSteps('after'))),
}

/** Renamed, and one call was forgotten. */
const forgotten = (name: string) =>
  till(method(`int ${name}(int more)`, 'int cents = more * 100;', 'return cents / 5 * 5;'), '  int twice() { return 2 * sum(1); }')

/** A proved rename in a file, and to a name, that are not meant kindly. */
const longRename = (name: string) =>
  till(method(`private int ${name}(int more)`, 'return more * 100;'), `  int twice() { return 2 * ${name}(1); }`)

/** Renamed, and written with more space before it. */
const indented = (name: string, space: string) =>
  till(
    method(`private int ${name}(int more)`, 'return more * 100;'),
    `  int twice() {\n${space}int more = 1;\n${space}return 2 * ${name}(more);\n  }`,
  )

export const edits: PlannedRepository = {
  owner: 'refract',
  name: 'edits',
  commits: [
    {name: 'first', branch: 'main', message: 'Sell things', parents: [], files: {'src/Till.java': kind.before}},
    {name: 'edited', branch: 'main', message: 'Settle in one place', parents: ['first'], files: {'src/Till.java': kind.after}},
    {name: 'unkind', branch: 'unkind', message: 'Begin', parents: [], files: {'src/<b>Till\u202E.java': hostile.before}},
    {name: 'hostile', branch: 'unkind', message: 'Go on', parents: ['unkind'], files: {'src/<b>Till\u202E.java': hostile.after}},
    {name: 'called', branch: 'forgotten', message: 'Begin', parents: [], files: {'src/Till.java': forgotten('sum')}},
    {name: 'forgotten', branch: 'forgotten', message: 'Say total', parents: ['called'], files: {'src/Till.java': forgotten('total')}},
    {name: 'short', branch: 'long', message: 'Begin', parents: [], files: {'src/<b>Till\u202E.java': longRename('sum')}},
    {name: 'long', branch: 'long', message: 'Say it all', parents: ['short'], files: {'src/<b>Till\u202E.java': longRename(LONG_NAME)}},
    {name: 'narrow', branch: 'wide', message: 'Begin', parents: [], files: {'src/Till.java': indented('sum', '    ')}},
    {
      name: 'wide',
      branch: 'wide',
      message: 'Say total, with room',
      parents: ['narrow'],
      files: {'src/Till.java': indented('total', '        ')},
    },
  ],
  pulls: [],
}
