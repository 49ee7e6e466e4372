/** What a reader sees first, and the little that an old Refract leaves behind. */
import {afterAll, beforeAll, expect, test} from 'vitest'
import {type Browser, openBrowser} from '../github/chromium.ts'
import {type GitHub, startGitHub} from '../github/github.ts'
import {violations} from './axe.ts'

let github: GitHub
let browser: Browser

beforeAll(async () => {
  github = await startGitHub()
  browser = await openBrowser({github, extension: 'dist/chrome', keepWelcome: true})
})
afterAll(async () => {
  await browser.close()
  await github.close()
})

const welcomes = () => browser.context.pages().filter(page => page.url().endsWith('/welcome.html'))

test('the first page explains in three pictures', async () => {
  const [page] = welcomes()
  expect(await page!.locator('figure svg').count()).toBe(3)
  expect(await page!.getByRole('heading', {name: 'What it never does'}).count()).toBe(1)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page!.emulateMedia({colorScheme})
    expect(await violations(page!)).toEqual([])
  }
})

test('it leads to the options, and the options back to it', async () => {
  const [page] = welcomes()
  const opened = browser.context.waitForEvent('page')
  await page!.getByRole('button', {name: 'Open the options'}).click()
  const options = await opened
  await page!.close()
  await options.getByRole('link', {name: 'What Refract does, in three pictures'}).click()
  await options.waitForURL('**/welcome.html')
  await options.close()
})
