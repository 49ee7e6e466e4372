/** The right lines, in both markups and both layouts. */
import {describe, expect, test} from 'vitest'
import type {MarkedRow} from './marked-rows.ts'
import {World} from './with-refract.ts'

const world = new World()

/** What each case's refactoring touches, and what follows from it, by hand. */
const cases: [string, string[]][] = [
  ['rename-method/same-body', ['before 7', 'before 13', 'after 7', 'after 13'].map(line => `shop/Basket.java ${line}`)],
  [
    'rename-variable/wherever-it-is-used',
    ['before 5', 'before 7', 'before 9', 'after 5', 'after 7', 'after 9'].map(line => `shop/Basket.java ${line}`),
  ],
  [
    'extract-method/statements-in-a-row',
    [...['before 8', 'before 9', 'before 10'], ...['after 8', 'after 12', 'after 13', 'after 14', 'after 15', 'after 16']].map(
      line => `shop/Till.java ${line}`,
    ),
  ],
  // GitHub shows a file that was moved as one file under its new name.
  ['class-signature/move-to-another-package', ['before 1', 'before 3', 'after 1', 'after 3'].map(line => `shop/desk/Till.java ${line}`)],
]

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  test.each(cases)('%s', async (name, expected) => {
    expect(await world.visit(`${world.case(name)}?markup=${markup}&diff=${layout}`)).toBe('done')
    const rows = await world.marks()
    if (layout === 'split') expect(rows.flatMap(linesOf).sort()).toEqual([...expected].sort())
    else expectRows(rows, expected)
  })

  test('a pull request says how many there are, and lists them', async () => {
    const tab = markup === 'react' ? 'changes' : 'files'
    expect(await world.visit(`/refract/shop/pull/1/${tab}?markup=${markup}&diff=${layout}`)).toBe('done')
    expect(await world.summary()).toMatch(/^\d+ refactorings explain \d+ of \d+ lines$/)
    await world.pill().click()
    const types = await world.panel().locator('li[data-refract-refactoring] b').allInnerTexts()
    expect(types).toEqual(expect.arrayContaining(['Rename Method', 'Move Class', 'Rename Class', 'Extract Method', 'Rename Variable']))
    expect(await world.summary()).toMatch(new RegExp(`^${types.length} refactorings `))
    expect(await world.panel().innerText()).toContain('README.md')
  })
})

const linesOf = ({path, before, after}: MarkedRow) => [
  ...(before ? [`${path} before ${before}`] : []),
  ...(after ? [`${path} after ${after}`] : []),
]

/** An unchanged row of a unified view shows a line of each side; it is marked for one of them or both. */
function expectRows(rows: MarkedRow[], expected: string[]) {
  const shown = rows.map(linesOf)
  expect(
    expected.filter(line => !shown.flat().includes(line)),
    'not marked',
  ).toEqual([])
  expect(
    shown.filter(lines => !lines.some(line => expected.includes(line))),
    'marked without a reason',
  ).toEqual([])
}

test('a change without refactorings is told as such, with nothing marked', async () => {
  expect(await world.visit(world.case('rename-method/not-another-method'))).toBe('done')
  expect(await world.summary()).toBe('No refactorings in 1 file')
  expect(await world.marks()).toEqual([])
})

test('a page without a diff stays as it is', async () => {
  await world.open('/refract/shop/commits')
  await world.visit(world.shop('rename-method'))
  await world.page.goBack()
  await world.page.waitForURL('**/commits')
  await world.page.waitForFunction(() => !document.querySelector('[data-refract-ui], [data-refract-mark]'))
  expect(await world.page.getAttribute('html', 'data-refract-state')).toBeNull()
})
