/** What GitHub's pages do after they have loaded, seen in Chromium. */
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {type Browser, openBrowser} from './chromium.ts'
import {changedLines} from './expected-lines.ts'
import {type GitHub, startGitHub} from './github.ts'
import type {Repository} from './repositories.ts'
import {shownLines} from './shown-lines.ts'

let github: GitHub
let browser: Browser
let page: Page
let shop: Repository
let odds: Repository
let errors: string[]
beforeAll(async () => {
  github = await startGitHub()
  browser = await openBrowser({github})
  shop = github.repository('refract/shop')
  odds = github.repository('refract/odds')
})
beforeEach(async () => {
  await page?.close()
  await browser.context.clearCookies()
  page = await browser.context.newPage()
  errors = []
  page.on('pageerror', error => errors.push(error.message))
})
afterAll(async () => {
  await browser.close()
  await github.close()
})

const open = (path: string) => page.goto(github.url(path))
const file = (path: string) => page.locator('[role="region"], .file', {hasText: path})

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  const choice = `markup=${markup}&diff=${layout}`
  const openStrange = () => open(`/refract/odds/commit/${odds.commits.strange}?${choice}`)

  test('large and deleted files come when asked for', async () => {
    await openStrange()
    const load = page.getByRole('button', {name: markup === 'react' ? 'Load Diff' : 'Load diff', exact: true})
    expect(await load.count()).toBe(2)
    expect(await page.getByText('Large diffs are not rendered by default.').count()).toBe(1)
    expect(await page.getByText('This file was deleted.').count()).toBe(1)
    await load.first().click()
    await load.nth(1).waitFor({state: 'detached'})
    await load.click()
    await load.waitFor({state: 'detached'})
    await file('src/Large.java').locator('table').waitFor()
    expect(await page.evaluate(shownLines)).toEqual(await changedLines(odds, odds.commits.first!, odds.commits.strange!))
    expect(errors).toEqual([])
  })

  test('expanders bring 20 lines at a time, from git', async () => {
    await openStrange()
    const table = file('src/Expand.java')
    const newer = markup === 'react' ? newerLinesInReact : newerLinesInClassic
    const has = (line: number) => expect.poll(() => table.evaluate(newer)).toContainEqual([line, `// line ${line}`])
    const down = table.locator('[data-direction="down"], a[title="Expand Down"]')
    const up = table.locator('[data-direction="up"], a[title="Expand Up"]')

    expect((await table.evaluate(newer)).map(([line]) => line)).toEqual([...range(57, 64), ...range(137, 143)])
    await up.first().click() // above the first hunk
    await has(37)
    await down.first().click() // below the first hunk
    await has(84)
    await up.nth(1).click() // above the second hunk
    await has(117)
    await down.last().click() // below the second hunk
    await has(163)
    const lines = await table.evaluate(newer)
    expect(lines.map(([line]) => line)).toEqual([...range(37, 84), ...range(117, 163)])
    for (const [line, text] of lines) expect(text).toMatch(new RegExp(`^// line ${line}( changed)?$`))
    expect(errors).toEqual([])
  })

  test('all lines of a file come at once', async () => {
    await openStrange()
    const table = file('src/Expand.java')
    await table.locator('.js-expand-full, .js-expand-all-difflines-button').click()
    await table.getByText('// line 1', {exact: true}).first().waitFor()
    const lines = await table.evaluate(markup === 'react' ? newerLinesInReact : newerLinesInClassic)
    expect(lines.map(([line]) => line)).toEqual(range(1, 200))
  })

  test('files past the first ones come as the reader scrolls', async () => {
    await open(`/refract/odds/pull/2/files?${choice}&mounted=5`)
    const missing = page.locator('[role="region"][data-estimated-height], .js-diff-progressive-loader')
    expect(await missing.count()).toBeGreaterThan(0)
    await expect.poll(() => scrollToFirst(missing), {interval: 20, timeout: 30_000}).toBe(0)
    const expected = await changedLines(odds, odds.commits.first!, odds.commits.many!)
    expect(await page.evaluate(shownLines)).toEqual(expected)
    expect(errors).toEqual([])
  })
})

/** Says how many there are. */
async function scrollToFirst(wanted: ReturnType<Page['locator']>): Promise<number> {
  return wanted.evaluateAll(elements => {
    elements[0]?.scrollIntoView()
    return elements.length
  })
}

function newerLinesInReact(table: Element): [number, string][] {
  const cells = [...table.querySelectorAll('td.diff-text-cell:not(.empty-diff-line)')]
  const newer = cells.filter(cell => !cell.matches('.left-side-diff-cell'))
  return newer.map(cell => [Number(cell.getAttribute('data-line-number')), cell.querySelector('.diff-text-inner')!.textContent!])
}

function newerLinesInClassic(table: Element): [number, string][] {
  const numbers = [...table.querySelectorAll('td.js-blob-rnum')]
  return numbers.map(cell => {
    const code = cell.nextElementSibling!
    return [Number(cell.getAttribute('data-line-number')), (code.querySelector('.blob-code-inner') ?? code).textContent!]
  })
}

function range(first: number, last: number): number[] {
  return Array.from({length: last - first + 1}, (_, index) => first + index)
}

describe('React', () => {
  test('a folded file loses its table, and gets a new one without what others had put into it', async () => {
    await open('/refract/shop/pull/1/changes')
    const region = file('shop/Basket.java')
    const chevron = region.locator('button:has(.octicon-chevron-down, .octicon-chevron-right)')
    await region.evaluate(element => {
      element.querySelector('td.diff-text-cell')!.append(Object.assign(document.createElement('i'), {className: 'foreign'}))
      element.querySelector('h3')!.append(Object.assign(document.createElement('i'), {className: 'foreign'}))
    })
    await chevron.click()
    await region.locator('table').waitFor({state: 'detached'})
    expect(await region.locator('[class*="DiffFileHeader-module__collapsed"]').count()).toBe(1)
    expect(await region.getByText('Expand file').count()).toBe(1)
    await chevron.click()
    await region.locator('table').waitFor()
    expect(await region.locator('table .foreign').count()).toBe(0)
    expect(await region.locator('h3 .foreign').count()).toBe(1)
  })

  test('the layout changes without a new page', async () => {
    await open('/refract/shop/pull/1/changes')
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await page.getByRole('button', {name: 'Diff view settings'}).click()
    await page.getByRole('menuitemradio', {name: 'Split'}).click()
    await page.locator('td.left-side-diff-cell').first().waitFor()
    expect(await page.evaluate(shownLines)).toEqual(await changedLines(shop, shop.commits.first!, shop.commits.discount!))
    expect(await page.locator('html[data-same-document]').count()).toBe(1)
    await page.reload()
    expect(await page.locator('td.left-side-diff-cell').count()).toBeGreaterThan(0)
  })

  test('a virtual list holds only the files near the window', async () => {
    await open('/refract/odds/pull/2/changes?virtual=true')
    const regions = page.locator('[role="region"]')
    expect(await page.locator('[data-testid="virtualized-diffs-list"]').count()).toBe(1)
    expect(await regions.count()).toBeLessThan(10)
    await page.locator('a', {hasText: 'File50.java'}).click()
    await file('many/File50.java').locator('table').waitFor()
    await expect.poll(() => regions.filter({hasText: 'File01.java'}).count()).toBe(0)
    expect(await regions.count()).toBeLessThan(10)
    expect(errors).toEqual([])
  })

  test('a virtual list shows every line to a reader who scrolls through it', async () => {
    await open('/refract/odds/pull/2/changes?virtual=true')
    const seen = new Set<string>()
    const expected = await changedLines(odds, odds.commits.first!, odds.commits.many!)
    await expect
      .poll(
        async () => {
          for (const line of await page.evaluate(shownLines)) seen.add(line)
          await page.mouse.wheel(0, 900)
          return seen.size
        },
        {interval: 20, timeout: 50_000},
      )
      .toBe(expected.length)
    expect([...seen].sort()).toEqual(expected)
  })

  test('rows of long files are rewritten in place, and what others put on them stays', async () => {
    await open(`/refract/odds/commit/${odds.commits.strange}?virtual=true`)
    await page.locator('#diff-content-parent').waitFor()
    const load = file('src/Large.java').getByRole('button', {name: 'Load Diff'})
    await scrollUntil(load)
    await load.click()
    const region = file('src/Large.java')
    const row = region.locator('tbody tr').nth(10)
    await row.waitFor()
    expect(await region.locator('tbody tr').count()).toBe(80)
    const textBefore = await row.textContent()
    await row.evaluate(element => {
      element.setAttribute('data-foreign', '')
      element.classList.add('foreign')
      element.querySelector('td.diff-text-cell')!.append(Object.assign(document.createElement('i'), {textContent: '!'}))
    })
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 1000)
          return region.locator('tr.foreign[data-foreign]').textContent()
        },
        {interval: 20},
      )
      .not.toContain(textBefore)
    expect(await region.locator('tr.foreign i').count()).toBe(1)
    expect(await region.locator('tbody tr').count()).toBe(80)
    expect(errors).toEqual([])
  })

  async function scrollUntil(wanted: ReturnType<Page['locator']>) {
    await expect
      .poll(
        async () => {
          if ((await wanted.count()) === 0) await page.mouse.wheel(0, 400)
          return wanted.count()
        },
        {interval: 20, timeout: 30_000},
      )
      .toBe(1)
  }
})

describe('classic', () => {
  test('a folded file keeps its rows, hidden', async () => {
    await open('/refract/shop/pull/1/files?markup=classic')
    const basket = file('shop/Basket.java')
    const rows = await basket.locator('tr').count()
    await basket.getByRole('button', {name: 'Toggle diff contents'}).click()
    await basket.locator('table').waitFor({state: 'hidden'})
    expect(await basket.locator('tr').count()).toBe(rows)
  })

  test('a viewed file is folded', async () => {
    await open('/refract/shop/pull/1/files?markup=classic')
    const basket = file('shop/Basket.java')
    await basket.getByRole('checkbox', {name: 'Viewed'}).check()
    await basket.locator('table').waitFor({state: 'hidden'})
    expect(await basket.getAttribute('data-file-user-viewed')).toBe('')
  })

  test('the layout buttons lead back to the page', async () => {
    await open(`/refract/shop/commit/${shop.commits['rename-method']}?markup=classic`)
    await page.getByRole('button', {name: 'Split'}).click()
    await page.locator('table.js-file-diff-split').first().waitFor()
    expect(page.url()).toContain(`/commit/${shop.commits['rename-method']}`)
  })
})

describe('soft navigation', () => {
  /** Every event on the document that tells of navigation, in order, and whether the document is still the first one. */
  async function listen() {
    await page.evaluate(() => {
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
  const heard = () => page.evaluate(() => (window as unknown as {heard?: string[]}).heard)

  test('React: the address changes without a turbo event, and the embedded payload stays as it was', async () => {
    await open('/refract/shop/commits/clearer-names')
    await listen()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).click()
    await page.waitForURL(`**/commit/${shop.commits['extract-method']}`)
    await page.locator('tr.diff-line-row').first().waitFor()
    await expect
      .poll(heard)
      .toEqual(['soft-nav:start commits', 'soft-nav:payload commit', 'soft-nav:success commit', 'soft-nav:react-done commit'])
    expect(await page.evaluate(shownLines)).toEqual(
      await changedLines(shop, shop.commits['rename-class']!, shop.commits['extract-method']!),
    )
    expect(await page.locator('script[data-target="react-app.embeddedData"]').textContent()).toContain('commitsRefRoute')

    await page.goBack()
    await page.getByRole('link', {name: 'Say warehouse instead of stock'}).click()
    await page.waitForURL(`**/commit/${shop.commits['rename-class']}`)
    await file('shop/Warehouse.java').waitFor()
    await page.goBack()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).waitFor()
    await page.goForward()
    await file('shop/Warehouse.java').waitFor()
    expect(await page.evaluate(shownLines)).toEqual(await changedLines(shop, shop.commits['move-class']!, shop.commits['rename-class']!))
    expect(await heard()).toBeDefined()
    expect(errors).toEqual([])
  })

  test('classic: the body is replaced, and turbo events tell', async () => {
    await open('/refract/shop/commits/clearer-names?markup=classic')
    await listen()
    const body = await page.locator('body').elementHandle()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).click()
    await page.locator('table.js-diff-table').waitFor()
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
    expect(await page.evaluate(shownLines)).toEqual(
      await changedLines(shop, shop.commits['rename-class']!, shop.commits['extract-method']!),
    )
    await page.goBack()
    await page.getByRole('link', {name: 'Say warehouse instead of stock'}).waitFor()
    await page.goForward()
    await page.locator('table.js-diff-table').waitFor()
    expect(await heard()).toContain('turbo:load commits')
  })

  test('classic: the tabs of a pull request replace a frame', async () => {
    await open('/refract/shop/pull/1/commits?markup=classic')
    await open('/refract/shop/pull/1/files')
    await listen()
    await page.getByRole('link', {name: 'Conversation'}).click()
    await page.getByText('Names first, one thing at a time').waitFor()
    await expect.poll(heard).toContain('turbo:frame-load pull')
    expect(page.url()).toBe(github.url('/refract/shop/pull/1'))
  })

  test('from React to a classic page and back', async () => {
    await open('/refract/shop/pull/1/changes')
    await listen()
    await page.getByRole('link', {name: 'Commits', exact: true}).first().click()
    await page.getByRole('link', {name: 'Print amounts with two decimals'}).click()
    await file('shop/Money.java').waitFor()
    await page.goBack()
    await page.goBack()
    await file('shop/Basket.java').waitFor()
    expect(await page.evaluate(shownLines)).toEqual(await changedLines(shop, shop.commits.first!, shop.commits.discount!))
    expect(await heard()).toBeDefined()
    expect(errors).toEqual([])
  })

  test('an answer that comes too late does not replace the page the reader went on to', async () => {
    await open('/refract/shop/commits/clearer-names')
    const held = github.faults.start({kind: 'held', at: {host: 'github.com', path: new RegExp(shop.commits['extract-method']!)}})
    await page.getByRole('link', {name: 'Settle a payment in one place'}).click()
    await held.reached
    await page.getByRole('link', {name: 'Say warehouse instead of stock'}).click()
    await file('shop/Warehouse.java').waitFor()
    const late = page.waitForResponse(response => response.url().includes(shop.commits['extract-method']!))
    held.release()
    await (await late).finished()
    expect(page.url()).toContain(shop.commits['rename-class'])
    expect(await file('shop/Warehouse.java').count()).toBe(1)
  })
})
