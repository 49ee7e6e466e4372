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
