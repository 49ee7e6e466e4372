/** A script that an update leaves behind in an open page stops, says once that a reload helps, and leaves nothing else. */
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {type Browser, openBrowser} from '../github/chromium.ts'
import {type GitHub, startGitHub} from '../github/github.ts'
import {asBrowser} from './as-browser.ts'

let github: GitHub
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  github = await startGitHub()
  browser = await openBrowser({github, extension: 'dist/chrome'})
  page = await browser.context.newPage()
  page.on('pageerror', error => errors.push(error.message))
})
afterAll(async () => {
  await browser.close()
  await github.close()
})

const own = () => page.evaluate(() => [...document.querySelectorAll('[data-refract-ui]')].map(one => one.getAttribute('data-refract-ui')))
const attributes = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(element => element.getAttributeNames().filter(name => name.startsWith('data-refract-'))),
  )
const notice = () => page.locator('[data-refract-ui=goodbye] [role=status]')

/** As the browser does after an update. Chromium switches an extension from a folder off instead, unless it is for developers. */
async function reloadExtension() {
  await asBrowser(browser, chrome => chrome.developerPrivate.updateProfileConfiguration({inDeveloperMode: true}))
  const worker = await browser.serviceWorker()
  await worker.evaluate(() => chrome.runtime.reload()).catch(() => {})
}

test('on a page with marks', async () => {
  await page.goto(github.url('/refract/shop/pull/1/changes'))
  await page.waitForSelector('html[data-refract-state=done]')
  await reloadExtension()
  await notice().waitFor()
  expect(await notice().innerText()).toContain('Reload this page to use it again.')
  expect(await own()).toEqual(['goodbye'])
  expect(await attributes()).toEqual(['data-refract-ui'])

  await notice().getByRole('button', {name: 'Close'}).click()
  expect(await attributes()).toEqual([])
  expect(errors).toEqual([])
})

test('a reload brings it back', async () => {
  await page.reload()
  await page.waitForSelector('html[data-refract-state=done]')
})
