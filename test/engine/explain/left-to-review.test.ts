/**
 * Whole analyses: which of the lines that a diff shows are left to review. Beside each thing that is folded stands a neighbour that
 * looks like it and must be shown.
 */
import {beforeAll, expect, test} from 'vitest'
import {loadWasm} from '../../../src/cli/wasm-loader.ts'
import {type Change, openRefract, type Refract} from '../../../src/library/index.ts'
import {needsNoReview, verdictsOf} from '../../../src/report/line-verdicts.ts'
import {changedLines} from '../../oracle/git-diff.ts'

let refract: Refract

beforeAll(async () => {
  refract = await openRefract(loadWasm)
})

/** `+ Till.java: book.close();`, without blank lines and braces. */
async function left(change: Change): Promise<string[]> {
  const verdictOf = verdictsOf(await refract.analyze(change))
  return changedLines(change).flatMap(({path, side, startLine, endLine}) => {
    const texts = change[side][path].split('\n')
    const lines = Array.from({length: endLine - startLine + 1}, (_, i) => startLine + i)
    return lines
      .filter(line => /\w/.test(texts[line - 1]) && !needsNoReview(verdictOf(path, side, line)))
      .map(line => `${side === 'before' ? '-' : '+'} ${path}: ${texts[line - 1].trim()}`)
  })
}

const text = (...lines: string[]) => `${lines.join('\n')}\n`

const LOOP = ['ledger.open(coin);', 'ledger.enter(coin, total);', 'ledger.close(coin);']
const till = (head: string, ...body: string[]) => text('class Till {', '  void pay() {', `    ${head}`, ...body, '    }', '  }', '}')

test('what stands under an edited condition is laid out otherwise: the condition alone is left', async () => {
  const before = till('if (isOpen) {', ...LOOP.map(line => `      ${line}`))
  const after = till('if (isOpen && hasCoins) {', ...LOOP.map(line => `        ${line}`))
  expect(await left({before: {'Till.java': before}, after: {'Till.java': after}})).toEqual([
    '- Till.java: if (isOpen) {',
    '+ Till.java: if (isOpen && hasCoins) {',
  ])
})

test('an edit under an edited condition is left, too', async () => {
  const before = till('if (isOpen) {', ...LOOP.map(line => `      ${line}`))
  const after = till('if (isOpen && hasCoins) {', ...LOOP.map(line => `        ${line.replace('total', '0')}`))
  expect(await left({before: {'Till.java': before}, after: {'Till.java': after}})).toEqual([
    '- Till.java: if (isOpen) {',
    '- Till.java: ledger.enter(coin, total);',
    '+ Till.java: if (isOpen && hasCoins) {',
    '+ Till.java: ledger.enter(coin, 0);',
  ])
})

test('a move is still one where most of it stands under an edited condition', async () => {
  const desk = (...body: string[]) => text('class Desk {', ...body, '}')
  const pay = (condition: string) => [
    '  static void pay(Ledger ledger, Coin coin, int total) {',
    `    while (${condition}) {`,
    ...LOOP.map(line => `      ${line}`),
    '    }',
    '  }',
  ]
  const shop = (...body: string[]) => text('class Shop {', '  Desk desk;', ...body, '}')
  const before = {'Shop.java': shop(...pay('coin.isReal()')), 'Desk.java': desk()}
  const after = {'Shop.java': shop(), 'Desk.java': desk(...pay('coin.isReal() && total > 0'))}
  expect(await left({before, after})).toEqual(['+ Desk.java: while (coin.isReal() && total > 0) {', '- Shop.java: while (coin.isReal()) {'])
})

const MOVED = ['  void book(Coin coin) {', '    ledger.open(coin);', '    ledger.enter(coin);', '    ledger.close(coin);', '  }']
const withLedger = (name: string, imports: string[], ...body: string[]) =>
  text('package shop;', ...imports, `class ${name} {`, '  static Ledger ledger;', '  Desk desk;', ...body, '}')

/** A method went from one type to the other, and with it the need for an import. */
const movedTo = (imports: string[], ...added: string[]): Change => ({
  before: {
    'Till.java': withLedger('Till', ['import money.Coin;'], ...MOVED.map(line => line.replace('ledger.', 'Desk.ledger.'))),
    'Desk.java': withLedger('Desk', []),
  },
  after: {
    'Till.java': withLedger('Till', []),
    'Desk.java': withLedger('Desk', imports, ...MOVED.map(line => line.replace('ledger.', 'Desk.ledger.')), ...added),
  },
})

test('an import that moved code needs is folded, though new code uses it, too', async () => {
  expect(await left(movedTo(['import money.Coin;'], '  Coin spare;'))).toEqual(['+ Desk.java: Coin spare;'])
})

test('an import that only new code needs is left, and so is one that means another type', async () => {
  expect(await left(movedTo(['import money.Coin;', 'import money.Bill;'], '  Bill spare;'))).toEqual([
    '+ Desk.java: import money.Bill;',
    '+ Desk.java: Bill spare;',
  ])
  expect(await left(movedTo(['import fake.Coin;'], '  Coin spare;'))).toContain('+ Desk.java: import fake.Coin;')
})

const PAY = ['ledger.open(coin);', 'ledger.enter(coin, total);', 'ledger.close(coin);', 'drawer.lock(coin);']
const body = (...lines: string[]) => lines.map(line => `    ${line}`)
const paying = text('class Till {', '  void pay(Coin coin) {', ...body(...PAY), '    printer.print(coin);', '  }', '}')
const settling = (call: string, header: string, ...lines: string[]) =>
  text(
    'class Till {',
    '  void pay(Coin coin) {',
    `    ${call}`,
    '    printer.print(coin);',
    '  }',
    `  ${header} {`,
    ...body(...lines),
    '  }',
    '}',
  )

const extracted = (after: string): Promise<string[]> => left({before: {'Till.java': paying}, after: {'Till.java': after}})

test.each([
  ['nothing else', 'private void settle(Coin coin)'],
  ['it is told not to warn', '@SuppressWarnings("all") private void settle(Coin coin)'],
])('an extracted method, %s: nothing is left', async (_, header) => {
  expect(await extracted(settling('settle(coin);', header, ...PAY))).toEqual([])
})

test('an extracted method with an edit does not vouch for its calls: one too many would be hidden', async () => {
  const edited = PAY.map(line => line.replace('total', '0'))
  const shown = await extracted(settling('settle(coin);\n    settle(coin);', 'private void settle(Coin coin)', ...edited))
  expect(shown.filter(line => line === '+ Till.java: settle(coin);')).toHaveLength(2)
})

test.each([
  ['it is called for something else', 'settle(other);', 'private void settle(Coin coin)'],
  ['it takes a lock', 'settle(coin);', 'private synchronized void settle(Coin coin)'],
  ['something may act on its notes', 'settle(coin);', '@Timed private void settle(Coin coin)'],
  ['it is called under a condition', 'if (isOpen) settle(coin);', 'private void settle(Coin coin)'],
])('an extracted method, and %s: that is left', async (_, call, header) => {
  const shown = (await extracted(settling(call, header, ...PAY))).join('\n')
  expect(shown).toMatch(/other|synchronized|isOpen|@Timed/)
})
