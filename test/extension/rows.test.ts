/** Files that come late, are folded, loaded or expanded, and rows that are reused for other lines: the marks follow the lines. */
import {describe, expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()
const till = 'src/main/java/shop/Till.java'
const marksIn = async (path: string) => (await world.marks()).filter(row => row.path === path)

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  const pull = `/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}&diff=${layout}`

  test('files that come when scrolled to', async () => {
    await world.seeAll()
    await world.visit(pull)
    const all = await world.marks()
    await world.seeUsual()
    await world.visit(`${pull}&mounted=1`)
    expect((await world.marks()).length).toBeLessThan(all.length)
    await world
      .eventually(async () => {
        await world.page.mouse.wheel(0, 600)
        return world.marks()
      })
      .toEqual(all)
  })

  test('a file that is loaded when asked for', async () => {
    await world.seeAll()
    await world.visit(pull)
    const expected = await marksIn(till)
    await world.visit(`${pull}&large_from=5`)
    expect(await marksIn(till)).toEqual([])
    const file = world.page.locator('[role=region], .file', {hasText: till})
    await file.getByRole('button', {name: /^load diff$/i}).click()
    await world.eventually(() => marksIn(till)).toEqual(expected)
  })

  test('the panel opens a file that is not loaded', async () => {
    await world.visit(`${pull}&large_from=5`)
    await world.pill().click()
    await world.panel().locator('[data-refract-refactoring] button', {hasText: 'Extract Method'}).first().click()
    await world.page.locator('tr[data-refract-target]').waitFor()
    await world.eventually(async () => (await marksIn(till)).length).toBeGreaterThan(0)
  })

  test('lines that the reader expands', async () => {
    await world.seeAll()
    await world.visit(pull)
    const expected = await marksIn(till)
    const file = world.page.locator('[role=region], .file', {hasText: till})
    const rows = await file.locator('tr').count()
    const expander = markup === 'react' ? 'button[data-direction]' : 'a.js-expand'
    await file.locator(expander).first().click()
    await world.eventually(() => file.locator('tr').count()).toBeGreaterThan(rows)
    await world.eventually(() => marksIn(till)).toEqual(expected)
  })

  test('a file that is folded and opened again', async () => {
    await world.seeAll()
    await world.visit(pull)
    const expected = await marksIn(till)
    const file = world.page.locator('[role=region], .file', {hasText: till})
    const chevron = markup === 'react' ? 'button:has(.octicon-chevron-down, .octicon-chevron-right)' : 'button.js-details-target'
    await file.locator(chevron).first().click()
    await file.locator('table').waitFor({state: markup === 'react' ? 'detached' : 'hidden'})
    await file.locator(chevron).first().click()
    await file.locator('table').waitFor()
    await world.eventually(() => marksIn(till)).toEqual(expected)
  })
})

test.each(['unified', 'split'])(
  'a virtual list: rows that come, go and are reused carry the marks of the lines they show: %s',
  async layout => {
    await world.seeAll()
    await world.visit(`/refract/shop/pull/1/changes?virtual=false&diff=${layout}`)
    const allowed = (await world.marks()).map(row => JSON.stringify(row))
    await world.seeUsual()
    await world.visit(`/refract/shop/pull/1/changes?virtual=true&diff=${layout}`)
    const seen = new Set<string>()
    await world
      .eventually(async () => {
        for (const row of await world.marks()) seen.add(JSON.stringify(row))
        await world.page.mouse.wheel(0, 300)
        return [...seen].sort()
      })
      .toEqual([...allowed].sort())
  },
)
