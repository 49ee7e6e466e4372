/** What marks never do: move a line, get into a selection, or stand in the way of a comment. */
import type {Page} from 'playwright-core'
import {describe, expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()

/** Where every cell and every header of the diff stands; headers may give room inside, but none of them grows. */
const places = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => {
      const {left, top, width, height} = element.getBoundingClientRect()
      return [left, top + scrollY, width, height].map(Math.round).join(' ')
    }
    return [...document.querySelectorAll('tr > td, [data-diff-header-wrapper], .file-header')].map(box)
  })

/** A file of the page, as a reader would copy it. */
async function copied(page: Page): Promise<string> {
  await page.bringToFront()
  await page.evaluate(() => {
    const table = [...document.querySelectorAll('table')].find(({textContent}) => textContent!.includes('class Till'))!
    getSelection()!.selectAllChildren(table)
  })
  await page.keyboard.press('Control+C')
  return page.evaluate(() => navigator.clipboard.readText())
}

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  const address = `/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}&diff=${layout}`

  test('every line stands where it stands without marks, and the same text is copied', async () => {
    await world.browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await world.seeAll()
    await world.storeSettings({off: ['refract']})
    const alone = await world.newPage()
    await world.seeAll(alone)
    await world.open(address, alone)
    await alone.locator('tr > td').last().waitFor()
    const [before, text] = [await places(alone), await copied(alone)]
    await world.storeSettings({})
    await world.visit(address)
    expect(await world.badges().count()).toBeGreaterThan(3)
    expect(await places(world.page)).toEqual(before)
    expect(await copied(world.page)).toBe(text)
  })

  test('a line with a badge is selected by a drag over it, badge or not', async () => {
    await world.visit(address)
    const cell = world.page.locator('td[data-refract-badge-cell]').first()
    await cell.scrollIntoViewIfNeeded()
    const code = cell.locator('.diff-text-inner, .blob-code-inner')
    const box = (await cell.boundingBox())!
    const line = (await code.boundingBox())!
    const middle = line.y + line.height / 2
    await world.page.mouse.move(line.x + 1, middle)
    await world.page.mouse.down()
    await world.page.mouse.move(box.x + box.width - 2, middle, {steps: 5})
    await world.page.mouse.up()
    expect(await world.page.evaluate(() => getSelection()!.toString().trim())).toBe((await code.innerText()).trim())
  })
})

test.each(['unified', 'split'])('the button for a comment is there to be pressed, also beside a badge: %s', async layout => {
  await world.visit(`/refract/shop/pull/1/files?markup=classic&diff=${layout}`)
  const cells = await world.page.locator('td[data-refract-badge-cell]').all()
  expect(cells.length).toBeGreaterThan(0)
  for (const cell of cells) {
    await cell.scrollIntoViewIfNeeded()
    await cell.hover()
    const button = cell.getByRole('button', {name: 'Add line comment'})
    // Fails where anything lies over it.
    await button.click({trial: true})
  }
})

test('a click on a badge is no click on the line', async () => {
  await world.visit('/refract/shop/pull/1/changes')
  await world.page.evaluate(() => {
    Object.assign(window, {clicks: 0})
    const count = () => Object.assign(window, {clicks: Reflect.get(window, 'clicks') + 1})
    for (const row of document.querySelectorAll('tr')) row.addEventListener('click', count)
  })
  await world.badges().first().click()
  await world.card().waitFor()
  expect(await world.page.evaluate(() => Reflect.get(window, 'clicks'))).toBe(0)
})
