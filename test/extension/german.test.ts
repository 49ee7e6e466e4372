/**
 * In German. The browsers that tests run in often have no language but English, so that a copy of the extension has no English: the
 * browser takes what is there.
 */
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {type Browser, openBrowser} from '../github/chromium.ts'
import {type GitHub, startGitHub} from '../github/github.ts'

let github: GitHub
let browser: Browser
let extension: string

beforeAll(async () => {
  extension = await mkdtemp(join(tmpdir(), 'refract-german-'))
  await cp('dist/chrome', extension, {recursive: true})
  await rm(join(extension, '_locales/en'), {recursive: true})
  const manifest = join(extension, 'manifest.json')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(/"default_locale":\s*"en"/, '"default_locale": "de"'))
  github = await startGitHub()
  browser = await openBrowser({github, extension})
})
afterAll(async () => {
  await browser.close()
  await github.close()
  await rm(extension, {recursive: true})
})

test('the panel, the card and the stubs', async () => {
  const page = await browser.context.newPage()
  await page.goto(github.url('/refract/shop/pull/1/changes?refract=hide'))
  await page.waitForSelector('html[data-refract-state=done]')
  const overlay = page.locator('[data-refract-ui=overlay]')
  await overlay.locator('.pill').click()
  expect(await overlay.locator('h2').innerText()).toBe('7 Refactorings erklären 35 von 45 Zeilen')
  await overlay.getByRole('switch', {name: 'Reine Refactorings ausblenden'}).waitFor()
  await page.locator('[data-refract-ui=stub] button').first().waitFor()
  expect(await page.locator('[data-refract-ui=stub] button').first().innerText()).toContain('2 Zeilen')
  await page.close()
})

test('the options', async () => {
  const page = await browser.context.newPage()
  await page.goto((await browser.serviceWorker()).url().replace('background.js', 'options.html'))
  await page.getByText('Kein Token ist gespeichert.').waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await page.close()
})
