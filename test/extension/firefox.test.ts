/** The same extension in Firefox: it loads, marks a commit, follows a soft navigation, and opens a card. */
import type {Page} from 'puppeteer-core'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {type Firefox, openFirefox} from '../github/firefox.ts'
import {type GitHub, startGitHub} from '../github/github.ts'
import {busy} from './busy-repository.ts'
import {markedRows} from './marked-rows.ts'

let github: GitHub
let firefox: Firefox
let page: Page

beforeAll(async () => {
  github = await startGitHub({repositories: [busy]})
  firefox = await openFirefox({github, extension: 'dist/firefox'})
  page = await firefox.browser.newPage()
})
afterAll(async () => {
  await firefox?.close()
  await github.close()
})

const commit = (repository: string, name: string) => github.url(`/${repository}/commit/${github.repository(repository).commits[name]}`)
const done = () => page.waitForSelector('html[data-refract-state=done]', {timeout: 30_000})

const hasCard = () => document.querySelector('[data-refract-ui=overlay]')?.shadowRoot?.querySelector('[role=dialog]') != null

test('a commit page gets its marks', async () => {
  await page.goto(commit('refract/cases', 'rename-method/same-body'))
  await done()
  expect(await page.evaluate(markedRows)).toEqual([
    {path: 'shop/Basket.java', before: 7},
    {path: 'shop/Basket.java', after: 7},
    {path: 'shop/Basket.java', before: 13},
    {path: 'shop/Basket.java', after: 13},
  ])
})

test("the card opens, in GitHub's own colours", async () => {
  await page.hover('[data-refract-ui=badge] >>> button')
  // Older versions of Firefox let the page's own policy keep the driver from waiting inside the page.
  await expect.poll(() => page.evaluate(hasCard), {timeout: 30_000}).toBe(true)
  const card = await page.evaluate(() => {
    const element = document.querySelector('[data-refract-ui=overlay]')!.shadowRoot!.querySelector('[role=dialog]')!
    const [own, github] = [element, document.body].map(one => getComputedStyle(one).backgroundColor)
    return {text: element.textContent, own, github}
  })
  expect(card.text).toContain('sum() is now called total().')
  expect(card.own).toBe(card.github)
})

test('a soft navigation gets the marks of the next commit', async () => {
  await page.goto(github.url('/refract/shop/commits/clearer-names'))
  await page.evaluate(() => {
    const links = [...document.querySelectorAll('a')]
    links.find(link => link.textContent.includes('Settle a payment in one place'))!.click()
  })
  await done()
  const rows = await page.evaluate(markedRows)
  expect(new Set(rows.map(({path}) => path))).toEqual(new Set(['src/main/java/shop/Till.java']))
})

test('a large change, which goes to a thread of its own', async () => {
  await page.goto(`${commit('refract/busy', 'renamed')}?large_from=100000`)
  await done()
  expect(await page.evaluate(() => document.querySelector('[data-refract-ui=overlay]')!.shadowRoot!.textContent)).toMatch(
    /1,?440 refactorings explain/,
  )
})
