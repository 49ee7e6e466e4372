/** The popup, opened as a page behind the one that it speaks of; and the icon in the toolbar. */
import type {Page} from 'playwright-core'
import {expect, test} from 'vitest'
import {violations} from './axe.ts'
import {World} from './with-refract.ts'

const world = new World()
const pull = '/refract/shop/pull/1/changes'

/** For the page that lies in front. */
async function openPopup(below: Page): Promise<Page> {
  const popup = await world.newPage()
  await below.bringToFront()
  await popup.goto(world.address('popup.html'))
  await popup.locator('.page > *').first().waitFor()
  return popup
}

const toolbar = () =>
  world.inside(async () => {
    const [tab] = await chrome.tabs.query({active: true})
    return {badge: await chrome.action.getBadgeText({tabId: tab!.id}), title: await chrome.action.getTitle({tabId: tab!.id})}
  })

test('says what the page says', async () => {
  await world.visit(pull)
  const popup = await openPopup(world.page)
  expect(await popup.locator('.sentence').innerText()).toBe(await world.summary())
  expect(await popup.locator('.page').innerText()).toMatch(/\d+ lines explained/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({colorScheme})
    expect(await violations(popup)).toEqual([])
  }
})

test('goes along while the page works', async () => {
  const held = world.github.faults.start({kind: 'held', at: {host: 'raw.githubusercontent.com'}})
  await world.open(pull)
  await held.reached
  const popup = await openPopup(world.page)
  await world.eventually(() => popup.locator('.sentence').innerText()).toMatch(/^Fetching/)
  held.release()
  await world.eventually(() => popup.locator('.sentence').innerText()).toMatch(/^\d+ refactorings/)
})

test('a page without a change, and one without Refract', async () => {
  await world.open('/refract/shop/pulls')
  await world
    .eventually(async () => {
      const popup = await openPopup(world.page)
      const words = await popup.locator('.page').innerText()
      await popup.close()
      return words
    })
    .toContain('This page shows no change')
  await world.page.goto('about:blank')
  const popup = await openPopup(world.page)
  expect(await popup.locator('.page').innerText()).toContain('Refract is not on this page')
  expect(await popup.getByRole('switch').count()).toBe(0)
})

test('switches Refract off and on for the repository and its owner', async () => {
  await world.visit(pull)
  const popup = await openPopup(world.page)
  await popup.getByRole('switch', {name: 'On for refract/shop'}).click()
  await popup.getByText('Refract is off here').waitFor()
  await world.page.waitForSelector('html:not([data-refract-state])')
  await popup.getByRole('switch', {name: 'On for refract/shop'}).click()
  expect(await world.settled()).toBe('done')

  await popup.getByRole('switch', {name: 'On for everything of refract'}).click()
  await popup.getByText('Refract is off here').waitFor()
  expect(await popup.getByRole('switch', {name: 'On for refract/shop'}).isDisabled()).toBe(true)
  await popup.getByRole('switch', {name: 'On for everything of refract'}).click()
  expect(await world.settled()).toBe('done')
})

test('begins what waits for a click', async () => {
  await world.storeSettings({start: 'on click'})
  await world.open(pull)
  await world.page.waitForSelector('html[data-refract-state=waiting]')
  const popup = await openPopup(world.page)
  await popup.getByRole('button', {name: 'Look for refactorings'}).click()
  expect(await world.settled()).toBe('done')
})

test('the icon has the count and the sentence, and loses them with the page', async () => {
  await world.visit(pull)
  const summary = await world.summary()
  await world.eventually(toolbar).toEqual({badge: summary.split(' ')[0], title: `Refract: ${summary}`})

  // A soft navigation, to a page without a change and back.
  await world.page.evaluate(() => history.pushState({}, '', '/refract/shop/pulls'))
  await world.eventually(toolbar).toEqual({badge: '', title: 'Refract'})
  await world.page.evaluate(() => history.back())
  await world.eventually(toolbar).toMatchObject({badge: summary.split(' ')[0]})

  await world.open('/refract/shop/pulls')
  await world.eventually(toolbar).toEqual({badge: '', title: 'Refract'})
})
