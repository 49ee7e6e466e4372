/** Both browsers load an extension that meets our GitHub under GitHub's own names, and nothing else. */
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {openBrowser} from './chromium.ts'
import {openFirefox} from './firefox.ts'
import {type GitHub, startGitHub} from './github.ts'
import {absent} from './hosts.ts'

let github: GitHub
let extension: string
beforeAll(async () => {
  github = await startGitHub()
  extension = await makeExtension()
})
afterAll(async () => {
  await github.close()
  await rm(extension, {recursive: true})
})

/** Its content script asks the background for the title of a pull request, and for a page elsewhere, and writes the answers on the page. */
async function makeExtension(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'refract-extension-'))
  const background = `
    const startedAt = crypto.randomUUID()
    const read = async url => { try { return await (await fetch(url)).json() } catch (error) { return {title: 'unreachable'} } }
    chrome.runtime.onMessage.addListener((url, sender, answer) => { read(url).then(({title}) => answer({title, startedAt})); return true })`
  const content = `
    for (const [name, url] of [['pull', 'https://api.github.com/repos/refract/shop/pulls/1'], ['elsewhere', 'https://${absent}/']])
      chrome.runtime.sendMessage(url).then(({title, startedAt}) => {
        document.documentElement.setAttribute('data-' + name, title)
        document.documentElement.setAttribute('data-started', startedAt)
      })`
  const manifest = {
    manifest_version: 3,
    name: 'Test',
    version: '1',
    background: {service_worker: 'background.js', scripts: ['background.js']},
    content_scripts: [{matches: ['https://github.com/*'], js: ['content.js']}],
    host_permissions: ['https://github.com/*', 'https://api.github.com/*', `https://${absent}/*`],
    browser_specific_settings: {gecko: {id: 'test@example.com'}},
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'background.js'), background)
  await writeFile(join(folder, 'content.js'), content)
  return folder
}

const title = 'Clearer names, and discounts from 30.00 on'

test('Chromium, with the background worker stopped between two pages', async () => {
  const browser = await openBrowser({github, extension})
  try {
    const page = await browser.context.newPage()
    const marked = page.locator(`html[data-pull="${title}"][data-elsewhere="unreachable"]`)
    await page.goto(github.url('/refract/shop/pull/1/changes'))
    await marked.waitFor()
    const first = await page.locator('html').getAttribute('data-started')
    expect((await browser.serviceWorker()).url()).toMatch(/^chrome-extension:.*background\.js$/)
    await browser.stopServiceWorker()
    await page.goto(github.url('/refract/shop/commits'))
    await marked.waitFor()
    const second = await page.locator('html').getAttribute('data-started')
    expect(second).not.toBe(first)
    expect(await (await browser.serviceWorker()).evaluate('startedAt')).toBe(second)
  } finally {
    await browser.close()
  }
})

test('Firefox', async () => {
  const {browser, close} = await openFirefox({github, extension})
  try {
    const page = await browser.newPage()
    await page.goto(github.url('/refract/shop/pull/1/files?markup=classic&diff=split'))
    await page.waitForSelector(`html[data-pull="${title}"][data-elsewhere="unreachable"]`)
    expect(await page.$$eval('table.js-file-diff-split', tables => tables.length)).toBe(8)
  } finally {
    await close()
  }
})
