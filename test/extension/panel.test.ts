/** The panel as a reader uses it. */
import {readFile} from 'node:fs/promises'
import {describe, expect, test} from 'vitest'
import {violations} from './axe.ts'
import {edits} from './edits-repository.ts'
import {World} from './with-refract.ts'

const world = new World([edits])
const pull = '/refract/shop/pull/1/changes'

async function openPanel(path = pull) {
  await world.visit(path)
  await world.pill().click()
  await world.panel().waitFor()
  return world.panel()
}
const items = () => world.panel().locator('.item .head').allInnerTexts()
const target = () => world.page.locator('tr[data-refract-target]')
const isFocused = (selector: string) =>
  world.page.evaluate(
    wanted => document.querySelector('[data-refract-ui=overlay]')!.shadowRoot!.activeElement?.matches(wanted) ?? false,
    selector,
  )
async function keys(...pressed: string[]) {
  for (const key of pressed) await world.page.keyboard.press(key)
}

describe('the list', () => {
  test('facets and search', async () => {
    const panel = await openPanel()
    const all = await items()
    const facet = panel.getByRole('button', {name: /^Extract Method \d/})
    await facet.click()
    expect(await items()).toEqual([expect.stringMatching(/^Extract Method settle/)])
    await facet.click()
    expect(await items()).toEqual(all)
    await panel.getByRole('searchbox').fill('getsum')
    expect(await items()).toEqual([expect.stringMatching(/^Rename Method getSum → total/)])
    await panel.getByRole('button', {name: /^All/}).click()
    expect(await items()).toEqual(all)
  })

  test('letters in the search are no keys for GitHub, nor chords of ours', async () => {
    const panel = await openPanel()
    await world.page.evaluate(() => {
      Object.assign(window, {heard: ''})
      document.addEventListener('keydown', ({key}) => Object.assign(window, {heard: Reflect.get(window, 'heard') + key}))
    })
    await panel.getByRole('searchbox').focus()
    await keys('r', 'l')
    expect(await panel.getByRole('searchbox').inputValue()).toBe('rl')
    expect(await world.page.evaluate(() => Reflect.get(window, 'heard'))).toBe('')
  })

  test('by keyboard: from the pill to an item, and back by Escape', async () => {
    await world.visit(pull)
    await world.pill().focus()
    await keys('Enter')
    await world.panel().waitFor()
    for (let at = 0; at < 30 && !(await isFocused('.item')); at++) await keys('Tab')
    await keys('ArrowDown', 'Enter')
    await target().waitFor()
    expect(await isFocused('.selected .item')).toBe(true)
    await keys('Escape')
    await world.panel().waitFor({state: 'detached'})
    expect(await isFocused('.pill')).toBe(true)
  })
})

test('the switch is remembered, and goes along in the address', async () => {
  const panel = await openPanel()
  const control = panel.getByRole('switch', {name: 'Hide pure refactoring changes'})
  expect(await control.getAttribute('aria-checked')).toBe('false')
  await control.click()
  expect(await control.getAttribute('aria-checked')).toBe('true')
  expect(world.page.url()).toContain('refract=hide')
  await openPanel()
  expect(await control.getAttribute('aria-checked')).toBe('true')
  await control.click()
  expect(world.page.url()).not.toContain('?refract')
  await openPanel(`${pull}?refract=hide`)
  expect(await control.getAttribute('aria-checked')).toBe('true')
})

describe('a link to one refactoring', () => {
  test('is copied, and leads there', async () => {
    await world.browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const panel = await openPanel()
    await panel.locator('.item', {hasText: 'Extract Method'}).click()
    await panel.getByRole('button', {name: 'Copy link'}).click()
    await panel.getByText('Copied').first().waitFor()
    const link = await world.page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\?refract=[0-9a-f]{8}$/)

    const page = await world.newPage()
    await page.goto(link)
    await page.locator('tr[data-refract-target]').waitFor()
    expect(await world.panel(page).locator('.selected .item').innerText()).toContain('Extract Method')
    expect(await page.locator('tr[data-refract-target] [data-line-number="26"]').count()).toBeGreaterThan(0)
  })

  test('to one that is not there: says so', async () => {
    await world.visit(`${pull}?refract=00000000`)
    await world.panel().getByText('is not in this change, or not any more').waitFor()
    expect(await target().count()).toBe(0)
  })
})

describe('the list is saved as a file', () => {
  async function saved(format: string) {
    const panel = await openPanel()
    await panel.getByRole('button', {name: 'Export'}).click()
    const downloaded = world.page.waitForEvent('download')
    await panel.getByRole('button', {name: `Save: ${format}`, exact: true}).click()
    const download = await downloaded
    return {name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8')}
  }

  test('as Markdown', async () => {
    const {name, text} = await saved('Markdown, for a review comment')
    expect(name).toBe('refactorings.md')
    expect(text).toMatch(/^### 7 refactorings explain \d+ of \d+ lines\n/)
    expect(text).toMatch(/- \*\*Rename Method\*\* `getSum` → `total` · `Basket\.java:32`/)
    expect(text).toContain('README.md')
  })

  test('as JSON', async () => {
    const {name, text} = await saved('JSON')
    expect(name).toBe('refactorings.json')
    const {refactorings, files, notes} = JSON.parse(text)
    expect(refactorings.map(({type}: {type: string}) => type).sort()).toEqual(
      (await world.panel().locator('.item b').allInnerTexts()).sort(),
    )
    expect([files.length, notes.length]).toEqual([8, 1])
  })

  test("as RefactoringMiner's JSON", async () => {
    const {name, text} = await saved("RefactoringMiner's JSON")
    expect(name).toBe('refactoringminer.json')
    const [commit] = JSON.parse(text).commits
    expect(commit.repository).toBe('https://github.com/refract/shop.git')
    expect(commit.refactorings).toHaveLength(7)
    expect(commit.refactorings[0]).toMatchObject({
      type: expect.any(String),
      description: expect.any(String),
      leftSideLocations: expect.any(Array),
    })
  })

  test('as CSV', async () => {
    const {name, text} = await saved('CSV, for a spreadsheet')
    expect(name).toBe('refactorings.csv')
    expect(text.trim().split('\r\n')).toHaveLength(8)
  })
})

test('a wrong result is reported without a name, unless the reader adds it', async () => {
  await world.browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openPanel()
  await panel.locator('.item', {hasText: 'Extract Method'}).click()
  await panel.getByRole('button', {name: 'Report a wrong result'}).click()
  const copied = async () => {
    await panel.getByRole('button', {name: /Copy the text|Copied/}).click()
    await world.eventually(() => panel.getByRole('button', {name: 'Copied'}).count()).toBe(1)
    return world.page.evaluate(() => navigator.clipboard.readText())
  }
  const plain = await copied()
  expect(plain).toMatch(/^Refract \d+\.\d+\.\d+\nBrowser: .*\nType: Extract Method\nVerdict: mixed\nReasons: /)
  expect(plain).not.toMatch(/settle|Till|shop/)
  await panel.getByLabel('Add what was found, with its names').check()
  await world.eventually(() => panel.getByLabel('What is copied').inputValue()).toContain('settle')
  expect(await copied()).toContain('Description: Extract Method private settle(basket Basket, due Money)')
})

test('by type, the most frequent first', async () => {
  const panel = await openPanel()
  const headings = () => panel.locator('.list h3 bdi').allInnerTexts()
  expect(await headings()).toContain('Till.java')
  await panel.getByRole('button', {name: 'Type', exact: true}).click()
  const types = await headings()
  expect(types).toContain('Extract Method')
  expect(types).not.toContain('Till.java')
})

test.each(['react', 'classic'])(
  'a use that did not follow comes first, and leads there, to a line that the page left out: %s',
  async markup => {
    const panel = await openPanel(`/refract/edits/commit/${world.commit('refract/edits', 'forgotten')}?markup=${markup}`)
    expect(await panel.locator('.warnings').innerText()).toBe(
      '1 name does not go with the renames\nsum stands in Till.java:9 as if the Rename Method had not been made.',
    )
    const [warnings, list] = [await panel.locator('.warnings').boundingBox(), await panel.locator('.list').boundingBox()]
    expect(warnings!.y).toBeLessThan(list!.y)
    await panel.getByRole('button', {name: 'Till.java:9'}).click()
    await world.eventually(() => target().innerText()).toContain('return 2 * sum(1);')
  },
)

describe('chords', () => {
  test('from one refactoring to the next, and back; the focus is on the badge', async () => {
    await world.visit(pull)
    const badgeIn = () =>
      world.page.evaluate(() => {
        const host = document.activeElement
        return host?.matches('[data-refract-ui=badge]') ? host.shadowRoot!.activeElement!.textContent : ''
      })
    await keys('r', 'n')
    await world.eventually(badgeIn).toBe('Rename Method')
    await keys('r', 'n')
    await world.eventually(badgeIn).toBe('2 refactorings')
    await keys('r', 'p')
    await world.eventually(badgeIn).toBe('Rename Method')
  })

  test('the panel opens and closes, the switch turns', async () => {
    await world.visit(pull)
    await keys('r', 'l')
    await world.panel().waitFor()
    expect(await isFocused('.panel h2')).toBe(true)
    await keys('r', 'h')
    await world.eventually(() => world.panel().getByRole('switch').getAttribute('aria-checked')).toBe('true')
    await keys('r', 'l')
    await world.panel().waitFor({state: 'detached'})
    expect(await isFocused('.pill')).toBe(true)
  })

  test('are listed in a dialog, can be changed, and stay so', async () => {
    await world.visit(pull)
    await world.pill().focus()
    await keys('r', '?')
    const dialog = world.page.getByRole('dialog', {name: 'Keys'})
    await dialog.waitFor()
    expect(await dialog.locator('tr').first().innerText()).toMatch(/Next refactoring\s+rn/)
    await dialog.getByRole('button', {name: 'Change the keys: Open or close the panel'}).click()
    await keys('r', 'n')
    await dialog.getByText('These keys are taken: Next refactoring.').waitFor()
    await keys('z', 'Escape')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('button', {name: 'Change the keys: Open or close the panel'}).click()
    await keys('z', 'q')
    await keys('Escape')
    await dialog.waitFor({state: 'detached'})
    expect(await isFocused('.pill')).toBe(true)

    await world.visit(pull)
    await keys('r', 'l', 'z', 'q')
    await world.panel().waitFor()
  })
})

test.each(['light', 'dark'])('nothing for axe to object to, %s', async theme => {
  const panel = await openPanel(`${pull}?theme=${theme}`)
  await panel.locator('.item').first().click()
  await panel.getByRole('button', {name: 'How is this proved?'}).click()
  await panel.getByRole('button', {name: 'Report a wrong result'}).click()
  await panel.getByRole('button', {name: 'Export'}).click()
  expect(await violations(world.page, ['[data-refract-ui=overlay]', '.corner'])).toEqual([])
  await panel.getByRole('button', {name: 'Keys'}).click()
  await world.page.getByRole('dialog', {name: 'Keys'}).waitFor()
  expect(await violations(world.page, ['[data-refract-ui=overlay]', 'dialog'])).toEqual([])
})

test('stays inside a small window', async () => {
  await world.page.setViewportSize({width: 480, height: 400})
  const panel = await openPanel()
  const box = (await panel.boundingBox())!
  expect([box.x >= 0, box.y >= 0, box.x + box.width <= 480, box.y + box.height <= 400]).toEqual([true, true, true, true])
})
