/** Names and code of hostile repositories are text: in the panel, in stubs, in what is exported, and in the popup. */
import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {edits, LONG_NAME} from './edits-repository.ts'
import {World} from './with-refract.ts'

const world = new World([edits])
const inEdits = (name: string) => `/refract/edits/commit/${world.commit('refract/edits', name)}`

/** Everything of ours on the page, as its roots have it. */
const ours = () =>
  world.page.evaluate(() =>
    [...document.querySelectorAll('[data-refract-ui]')].map(({shadowRoot, outerHTML}) => shadowRoot?.innerHTML ?? outerHTML).join('\n'),
  )

test.each(['react', 'classic'])('in the panel, its tooltips and its stubs: %s', async markup => {
  await world.visit(`${inEdits('long')}?markup=${markup}&refract=hide`)
  const stub = world.page.locator('[data-refract-ui=stub] button').first()
  await stub.waitFor()
  expect(await stub.innerText()).toMatch(/Rename Method sum → settleAll\w*…\w*All, proved/)
  expect((await stub.boundingBox())!.height).toBeLessThan(60)

  await world.pill().click()
  const panel = world.panel()
  await panel.locator('.item').first().click()
  await panel.getByRole('button', {name: 'Report a wrong result'}).click()
  await panel.getByLabel('Add what was found, with its names').check()
  expect(await panel.locator('.list h3').innerText()).toContain('<b>Till⟨U+202E⟩.java')
  expect(await panel.locator('.list h3').getAttribute('title')).toBe('src/<b>Till⟨U+202E⟩.java')
  expect(await ours()).not.toContain('\u202E')
  expect(await panel.evaluate(element => element.scrollWidth > element.clientWidth)).toBe(false)
  expect(
    await panel.evaluate(
      element =>
        [...element.querySelectorAll('*')].filter(
          ({scrollWidth, clientWidth, tagName}) => tagName !== 'TEXTAREA' && clientWidth > 1 && scrollWidth > clientWidth + 1,
        ).length,
    ),
  ).toBe(0)
})

test('code stays code: nothing of it runs, on any of our surfaces', async () => {
  await world.visit(inEdits('hostile'))
  await world.pill().click()
  await world.panel().locator('.item').first().click()
  await world.badges().first().focus()
  await world.card().waitFor()
  expect(await ours()).not.toMatch(/<(img|script)\b/)
  expect(await ours()).not.toContain('\u202E')
  expect(await world.page.title()).not.toBe('1')
})

test.each([
  ['Markdown, for a review comment', /`<b>Till\\u202e\.java|`<b>Till⟨U\+202E⟩\.java/],
  ['JSON', /<b>Till\\u202e\.java/],
  ["RefactoringMiner's JSON", /<b>Till\\u202e\.java/],
  ['CSV, for a spreadsheet', /<b>Till\\u202e\.java/],
])('in what is exported: %s', async (format, path) => {
  await world.visit(inEdits('long'))
  await world.pill().click()
  await world.panel().getByRole('button', {name: 'Export'}).click()
  const downloaded = world.page.waitForEvent('download')
  await world
    .panel()
    .getByRole('button', {name: `Save: ${format}`, exact: true})
    .click()
  const text = await readFile(await (await downloaded).path(), 'utf8')
  expect(text).toMatch(path)
  expect(text).not.toContain('\u202E')
  expect(text).toContain(LONG_NAME.slice(0, 30))
})

test('in the popup', async () => {
  await world.visit(inEdits('hostile'))
  const popup = await world.newPage()
  await world.page.bringToFront()
  await popup.goto(world.address('popup.html'))
  await popup.locator('.sentence').waitFor()
  expect(await popup.locator('.sentence').innerText()).toBe(await world.summary())
  expect(await popup.locator('body').innerText()).not.toContain('\u202E')
})
