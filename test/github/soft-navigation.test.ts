/** From page to page without loading one, as React and as Turbo do it. */
import {expect, test} from 'vitest'
import {changedLines} from './expected-lines.ts'
import {PageWorld} from './page-world.ts'
import {shownLines} from './shown-lines.ts'

const world = new PageWorld()
const {open, file} = world

/** Every event on the document that tells of navigation, in order, and whether the document is still the first one. */
async function listen() {
  await world.page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, {heard})
    const parts = {
      turbo: ['before-fetch-request', 'visit', 'render', 'load', 'frame-load'],
      'soft-nav': ['start', 'payload', 'success', 'react-done'],
    }
    for (const [kind, names] of Object.entries(parts)) {
      for (const name of names)
        document.addEventListener(`${kind}:${name}`, () => heard.push(`${kind}:${name} ${location.pathname.split('/').slice(3, 4)}`))
    }
  })
}
const heard = () => world.page.evaluate(() => (window as unknown as {heard?: string[]}).heard)

test('React: the address changes without a turbo event, and the embedded payload stays as it was', async () => {
  await open('/refract/shop/commits/clearer-names')
  await listen()
  await world.page.getByRole('link', {name: 'Settle a payment in one place'}).click()
  await world.page.waitForURL(`**/commit/${world.shop.commits['extract-method']}`)
  await world.page.locator('tr.diff-line-row').first().waitFor()
  await expect
    .poll(heard)
    .toEqual(['soft-nav:start commits', 'soft-nav:payload commit', 'soft-nav:success commit', 'soft-nav:react-done commit'])
  expect(await world.page.evaluate(shownLines)).toEqual(
    await changedLines(world.shop, world.shop.commits['rename-class']!, world.shop.commits['extract-method']!),
  )
  expect(await world.page.locator('script[data-target="react-app.embeddedData"]').textContent()).toContain('commitsRefRoute')

  await world.page.goBack()
  await world.page.getByRole('link', {name: 'Say warehouse instead of stock'}).click()
  await world.page.waitForURL(`**/commit/${world.shop.commits['rename-class']}`)
  await file('shop/Warehouse.java').waitFor()
  await world.page.goBack()
  await world.page.getByRole('link', {name: 'Settle a payment in one place'}).waitFor()
  await world.page.goForward()
  await file('shop/Warehouse.java').waitFor()
  expect(await world.page.evaluate(shownLines)).toEqual(
    await changedLines(world.shop, world.shop.commits['move-class']!, world.shop.commits['rename-class']!),
  )
  expect(await heard()).toBeDefined()
  expect(world.errors).toEqual([])
})

test('classic: the body is replaced, and turbo events tell', async () => {
  await open('/refract/shop/commits/clearer-names?markup=classic')
  await listen()
  const body = await world.page.locator('body').elementHandle()
  await world.page.getByRole('link', {name: 'Settle a payment in one place'}).click()
  await world.page.locator('table.js-diff-table').waitFor()
  await expect
    .poll(heard)
    .toEqual([
      'turbo:visit commits',
      'soft-nav:start commits',
      'turbo:before-fetch-request commits',
      'turbo:render commit',
      'turbo:load commit',
      'soft-nav:success commit',
    ])
  expect(await body!.evaluate(element => element.isConnected)).toBe(false)
  expect(await world.page.evaluate(shownLines)).toEqual(
    await changedLines(world.shop, world.shop.commits['rename-class']!, world.shop.commits['extract-method']!),
  )
  await world.page.goBack()
  await world.page.getByRole('link', {name: 'Say warehouse instead of stock'}).waitFor()
  await world.page.goForward()
  await world.page.locator('table.js-diff-table').waitFor()
  expect(await heard()).toContain('turbo:load commits')
})

test('classic: the tabs of a pull request replace a frame', async () => {
  await open('/refract/shop/pull/1/commits?markup=classic')
  await open('/refract/shop/pull/1/files')
  await listen()
  await world.page.getByRole('link', {name: 'Conversation'}).click()
  await world.page.getByText('Names first, one thing at a time').waitFor()
  await expect.poll(heard).toContain('turbo:frame-load pull')
  expect(world.page.url()).toBe(world.github.url('/refract/shop/pull/1'))
})

test('from React to a classic page and back', async () => {
  await open('/refract/shop/pull/1/changes')
  await listen()
  await world.page.getByRole('link', {name: 'Commits', exact: true}).first().click()
  await world.page.getByRole('link', {name: 'Print amounts with two decimals'}).click()
  await file('shop/Money.java').waitFor()
  await world.page.goBack()
  await world.page.goBack()
  await file('shop/Basket.java').waitFor()
  expect(await world.page.evaluate(shownLines)).toEqual(
    await changedLines(world.shop, world.shop.commits.first!, world.shop.commits.discount!),
  )
  expect(await heard()).toBeDefined()
  expect(world.errors).toEqual([])
})

test('an answer that comes too late does not replace the page the reader went on to', async () => {
  await open('/refract/shop/commits/clearer-names')
  const held = world.github.faults.start({kind: 'held', at: {host: 'github.com', path: new RegExp(world.shop.commits['extract-method']!)}})
  await world.page.getByRole('link', {name: 'Settle a payment in one place'}).click()
  await held.reached
  await world.page.getByRole('link', {name: 'Say warehouse instead of stock'}).click()
  await file('shop/Warehouse.java').waitFor()
  const late = world.page.waitForResponse(response => response.url().includes(world.shop.commits['extract-method']!))
  held.release()
  await (await late).finished()
  expect(world.page.url()).toContain(world.shop.commits['rename-class'])
  expect(await file('shop/Warehouse.java').count()).toBe(1)
})
