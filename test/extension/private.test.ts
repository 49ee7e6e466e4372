/** A private window: it is marked like any other, and nothing of it is kept. */
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {type Browser, openBrowser} from '../github/chromium.ts'
import {type GitHub, startGitHub} from '../github/github.ts'
import {asBrowser} from './as-browser.ts'
import {keptFacts} from './kept.ts'

let github: GitHub
let browser: Browser
/** A page of the extension's own, from which windows and storage can be seen. */
let inside: Page

beforeAll(async () => {
  github = await startGitHub()
  browser = await openBrowser({github, extension: 'dist/chrome'})
  const address = (await browser.serviceWorker()).url()
  const [id] = new URL(address).host.split('.')
  await asBrowser(browser, chrome => chrome.developerPrivate.updateProfileConfiguration({inDeveloperMode: true}))
  // The browser starts the extension anew with it.
  await asBrowser(
    browser,
    (chrome, extensionId) => chrome.developerPrivate.updateExtensionConfiguration({extensionId: extensionId!, incognitoAccess: true}),
    id,
  )
  inside = await browser.context.newPage()
  await vi.waitUntil(() => open(address.replace('background.js', 'manifest.json')), {timeout: 40_000})
})
afterAll(async () => {
  await browser.close()
  await github.close()
})

/** While the extension starts anew, its pages are not there. */
async function open(address: string): Promise<boolean> {
  await inside.goto(address).catch(() => {})
  return inside.evaluate(() => chrome.extension?.isAllowedIncognitoAccess?.() ?? false).catch(() => false)
}

/** The toolbar counts the refactorings of a tab, also of one that the driver of this test cannot look into. */
const counted = (tab: number) => inside.evaluate(tabId => chrome.action.getBadgeText({tabId}), tab)

const openTab = (path: string, incognito: boolean) =>
  inside.evaluate(
    async ([url, isPrivate]) => {
      const opened = await chrome.windows.create({url, incognito: isPrivate})
      return opened!.tabs![0]!.id!
    },
    [github.url(path), incognito] as const,
  )

const commit = (name: string) => `/refract/shop/commit/${github.repository('refract/shop').commits[name]}`

test('nothing of a private window is kept; of any other it is', async () => {
  const hidden = await openTab(commit('extract-method'), true)
  await expect.poll(() => counted(hidden), {timeout: 40_000}).toBe('1')
  const seen = await openTab(commit('rename-method'), false)
  await expect.poll(() => counted(seen), {timeout: 40_000}).not.toBe('')
  await expect.poll(async () => (await inside.evaluate(keptFacts)).some(({key}) => key.startsWith('outcome')), {timeout: 40_000}).toBe(true)
  const kept = (await inside.evaluate(keptFacts)).map(({key}) => key)
  const [, sha] = commit('extract-method').split('/commit/')
  expect(kept.filter(key => key.includes(sha!))).toEqual([])
  expect(kept.filter(key => key.startsWith('outcome'))).toHaveLength(2)
})
