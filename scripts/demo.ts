/**
 * The demo: our own GitHub with a sample pull request, in Chromium with Refract loaded. With a display the browser stays open for
 * the reader; without one (or with `--headless`) the refactorings that the page shows are printed, and pictures go to `demo/`.
 */
import {existsSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import type {Locator, Page} from 'playwright-core'
import {openBrowser} from '../test/github/chromium.ts'
import {type GitHub, startGitHub} from '../test/github/github.ts'

const extension = 'dist/chrome'
const pullRequest = '/refract/shop/pull/1/changes'
const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

if (!existsSync(`${extension}/manifest.json`)) {
  console.error(`${extension} is not built yet: npm run build`)
  process.exit(1)
}
const github = await startGitHub()
const visible = hasDisplay && !process.argv.includes('--headless')
const browser = await openBrowser({github, extension, visible, viewport: visible ? undefined : {width: 1360, height: 900}})
const page = browser.context.pages()[0] ?? (await browser.context.newPage())
try {
  if (visible) await stayOpen(page, github)
  else await showAndTell(page, github)
} finally {
  await browser.close()
  await github.close()
}

async function stayOpen(page: Page, github: GitHub) {
  await page.goto(github.url(pullRequest))
  console.log(`Chromium shows ${github.url(pullRequest)} from this machine. Close it to end the demo.`)
  const closed = new Promise<void>(done => browser.context.on('close', () => done()))
  const interrupted = new Promise<void>(done => process.once('SIGINT', () => done()))
  await Promise.race([closed, interrupted])
}

async function showAndTell(page: Page, github: GitHub) {
  await mkdir('demo', {recursive: true})
  for (const theme of ['light', 'dark'] as const) {
    await page.goto(github.url(`${pullRequest}?theme=${theme}`))
    await finished(page)
    if (theme === 'light') await printFindings(page)
    await photographCard(page, `demo/${theme}.png`)
    await photographPanel(page, `demo/${theme}-panel.png`)
    await page.goto(github.url(`${pullRequest}?theme=${theme}&refract=hide`))
    await finished(page)
    await page.locator('[data-refract-ui="stub"]').first().waitFor()
    await photographPanel(page, `demo/${theme}-folded.png`)
  }
}

/** Refract says on the page's element how far it is. */
async function finished(page: Page) {
  await page.locator('html:is([data-refract-state="done"], [data-refract-state="partial"], [data-refract-state="failed"])').waitFor()
  const state = await page.locator('html').getAttribute('data-refract-state')
  const sentence = (await pill(page).textContent())!.trim()
  if (state === 'failed') throw new Error(`Refract could not read the pull request: ${sentence}`)
  await page.locator('[data-refract-mark]').first().waitFor({state: 'attached'})
}

function pill(page: Page): Locator {
  return page.locator('[data-refract-ui] .pill')
}

async function printFindings(page: Page) {
  await pill(page).click()
  const items = page.locator('[data-refract-refactoring]')
  await items.first().waitFor()
  console.log(`${await page.title()}\n${(await pill(page).textContent())!.trim()}\n`)
  for (const item of await items.all()) console.log(`  ${await inOneLine(item)}`)
  const marks = await page.locator('[data-refract-mark]').count()
  console.log(`\n${marks} lines are marked on the page. Pictures are in demo/.`)
  await pill(page).click()
}

async function inOneLine(item: Locator): Promise<string> {
  return (await item.innerText()).replace(/\s+/g, ' ').trim()
}

async function photographCard(page: Page, path: string) {
  const badge = page.locator('[data-refract-ui] .badge', {hasText: 'Extract Method'}).first()
  await badge.scrollIntoViewIfNeeded()
  await badge.focus()
  const card = page.locator('[data-refract-ui] article').first()
  await card.waitFor()
  await page.screenshot({path})
  await badge.blur()
  await card.waitFor({state: 'detached'})
}

async function photographPanel(page: Page, path: string) {
  await page.evaluate(() => scrollTo(0, 0))
  await pill(page).click()
  await page.locator('[data-refract-refactoring]').first().waitFor()
  await page.screenshot({path})
  await pill(page).click()
}
