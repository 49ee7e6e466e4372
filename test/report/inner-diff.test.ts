import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract} from '../../src/library/index.ts'
import {type InnerDiff, innerDiffs} from '../../src/report/inner-diff.ts'

const refract = await openRefract(loadWasm)

/** The rows of each refactoring that carries code, as a diff would show them. */
async function rowsOf(before: Record<string, string>, after: Record<string, string>): Promise<Record<string, string[]>> {
  const {refactorings} = await refract.analyze({before, after})
  const diffs = innerDiffs(refactorings, {before, after})
  return Object.fromEntries(Object.entries(diffs).map(([index, diff]) => [refactorings[Number(index)]!.type, shown(diff)]))
}

const SIGNS = {same: ' ', removed: '-', added: '+'}

const shown = (diff: InnerDiff): string[] => {
  if (diff.kind === 'too long') return [diff.kind]
  return [
    `${diff.same} same`,
    ...diff.rows.map(row => (row.kind === 'skipped' ? `… ${row.lines}` : `${SIGNS[row.kind]} ${row.text}`)),
    ...(diff.left ? [`${diff.left} left`] : []),
  ]
}

const till = (...members: string[]) => ({'Till.java': `class Till {\n${members.join('\n')}\n}\n`})
const pay = (...statements: string[]) => `  void pay(Basket basket) {\n    open();\n${indented(statements)}\n    print(basket);\n  }`
const settle = (parameters: string, ...statements: string[]) => `  private void settle(${parameters}) {\n${indented(statements)}\n  }`
const indented = (lines: string[]) => lines.map(line => `    ${line}`).join('\n')

const steps = ['Money total = basket.sum();', 'ledger.book(total);', 'drawer.put(total);', 'lamp.blink();', 'bell.ring();']

test.each<[name: string, statements: string[], parameters: string, call: string, now: string[], rows: string[]]>([
  ['nothing differs', steps, 'Basket basket', 'basket', steps, ['5 same']],
  ['parameters under other names', steps, 'Basket b', 'basket', [steps[0]!.replace('basket', 'b'), ...steps.slice(1)], ['5 same']],
  [
    'an edit',
    steps,
    'Basket basket',
    'basket',
    [...steps.slice(0, 4), 'bell.ring(2);'],
    ['4 same', '… 2', '  drawer.put(total);', '  lamp.blink();', '- bell.ring();', '+ bell.ring(2);'],
  ],
  ['lines break elsewhere', steps, 'Basket basket', 'basket', ['Money total =', '    basket.sum();', ...steps.slice(1)], ['6 same']],
  ['another indentation and blank lines', steps, 'Basket basket', 'basket', [...steps.slice(0, 2), '', ...steps.slice(2)], ['5 same']],
])('extracted: %s', async (_, statements, parameters, call, now, rows) => {
  const found = await rowsOf(till(pay(...statements)), till(pay(`settle(${call});`), settle(parameters, ...now)))
  expect(found['Extract Method']).toEqual(rows)
})

test('a longer argument is read as its parameter', async () => {
  const used = ['ledger.book(basket.sum());', 'drawer.put(basket.sum());', 'lamp.blink();']
  const now = ['ledger.book(due);', 'drawer.put(due);', 'lamp.blink();']
  const found = await rowsOf(till(pay(...used)), till(pay('settle(basket.sum());'), settle('Money due', ...now)))
  expect(found['Extract Method']).toEqual(['3 same'])
})

test('inlined code, with arguments for its parameters', async () => {
  const now = [...steps.slice(0, 4).map(line => line.replace('basket', 'mine')), 'bell.ring(2);']
  const found = await rowsOf(
    till(`  void go(Basket mine) {\n    settle(mine);\n    stop();\n  }`, settle('Basket basket', ...steps)),
    till(`  void go(Basket mine) {\n${indented(now)}\n    stop();\n  }`),
  )
  expect(found['Inline Method']).toEqual(['4 same', '… 2', '  drawer.put(total);', '  lamp.blink();', '- bell.ring();', '+ bell.ring(2);'])
})

/** A method of the till that stands in the desk now. */
const moved = (before: string, after: string) =>
  rowsOf({...till(before), 'Desk.java': 'class Desk {\n}\n'}, {...till(), 'Desk.java': `class Desk {\n${after}\n}\n`})

test('a moved method, with its header', async () => {
  const found = await moved(settle('Basket basket', ...steps), settle('Basket basket', ...steps.slice(0, 4), 'bell.ring(2);'))
  expect(found['Move Method']).toEqual([
    '6 same',
    '… 3',
    '    drawer.put(total);',
    '    lamp.blink();',
    '-   bell.ring();',
    '+   bell.ring(2);',
    '  }',
  ])
})

test('what the refactorings beside it renamed is the same', async () => {
  const found = await moved(
    settle('Basket basket', ...steps),
    settle('Basket goods', ...steps.map(line => line.replace('basket', 'goods').replace('total', 'due'))),
  )
  expect(found['Move Method']).toEqual(['7 same'])
})

test('the words of a rename do not make an edit the same', async () => {
  const now = [...steps.slice(0, 4).map(line => line.replace('total', 'due')), 'bell.ring(drawer.due);']
  const found = await moved(settle('Basket basket', ...steps.slice(0, 4), 'bell.ring(drawer.total);'), settle('Basket basket', ...now))
  expect(found['Move Method']).toEqual(expect.arrayContaining(['-   bell.ring(drawer.total);', '+   bell.ring(drawer.due);']))
})

test('what is gone is shown in the names of today', async () => {
  const found = await rowsOf(
    till(pay(...steps, 'bell.ring(basket);')),
    till(pay('settle(basket);'), settle('Basket goods', ...steps.map(line => line.replace('basket', 'goods')), 'bell.ring(goods, 2);')),
  )
  expect(found['Extract Method']!.slice(-2)).toEqual(['- bell.ring(goods);', '+ bell.ring(goods, 2);'])
})

test('a statement that is gone from the middle is shown as gone', async () => {
  const found = await rowsOf(
    till(pay(...steps.slice(0, 2), 'if (total.isZero()) throw new NothingToPay();', ...steps.slice(2))),
    till(pay('settle(basket);'), settle('Basket basket', ...steps.slice(0, 2), 'if (total.isZero()) return;', ...steps.slice(2))),
  )
  expect(found['Extract Method']).toEqual([
    '5 same',
    '  Money total = basket.sum();',
    '  ledger.book(total);',
    '- if (total.isZero()) throw new NothingToPay();',
    '+ if (total.isZero()) return;',
    '  drawer.put(total);',
    '  lamp.blink();',
    '… 1',
  ])
})

test('a method on one line has a body all the same', async () => {
  const found = await rowsOf(
    till(pay(...steps.slice(1, 3))),
    till(pay('settle(total);'), '  private void settle(Money total) { ledger.book(total); drawer.put(total); }'),
  )
  expect(found['Extract Method']).toEqual(['1 same'])
})

test('comments go along', async () => {
  const found = await rowsOf(
    till(pay(steps[0]!, '// Now it counts.', ...steps.slice(1))),
    till(pay('settle(basket);'), settle('Basket basket', steps[0]!, '// Booked first.', ...steps.slice(1))),
  )
  expect(found['Extract Method']).toEqual(expect.arrayContaining(['- // Now it counts.', '+ // Booked first.']))
})

const many = (count: number, statement: (index: number) => string) => Array.from({length: count}, (_, index) => statement(index))

test('no more than 60 rows, and how many lines are left', async () => {
  const before = many(120, index => `ledger.book(${index});`)
  const found = await moved(
    settle('', ...before),
    settle('', ...before.map((line, index) => (index % 2 ? line : `ledger.note(${index});`))),
  )
  const rows = found['Move Method']!
  expect(rows).toHaveLength(62)
  expect(rows.at(-1)).toBe(`${120 - rows.filter(row => /^[+-]/.test(row)).length} left`)
})

test('what is too long is not compared', async () => {
  const before = many(1600, index => `ledger.book(${index});`)
  expect((await moved(settle('', ...before), settle('', ...before)))['Move Method']).toEqual(['too long'])
})

test('a long line is cut to where it differs', async () => {
  const line = (end: string) => `ledger.book("${'x'.repeat(10_000)}${end}");`
  const found = await moved(settle('', ...steps, line('before')), settle('', ...steps, line('after')))
  const cut = found['Move Method']!.filter(row => /^[+-]/.test(row))
  expect(cut).toEqual([expect.stringMatching(/^- …x+before"\);$/), expect.stringMatching(/^\+ …x+after"\);$/)])
  for (const row of cut) expect(row.length).toBeLessThan(260)
})

test('code that stays in its place has no inner diff', async () => {
  expect(await rowsOf(till('  int sum() { return a + b; }'), till('  int total() { return a + b; }'))).toEqual({})
})
