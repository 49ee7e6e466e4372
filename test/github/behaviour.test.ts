/** What GitHub's pages do after they have loaded, seen in Chromium. */
import type {Locator} from 'playwright-core'
import {describe, expect, test} from 'vitest'
import {changedLines} from './expected-lines.ts'
import {PageWorld} from './page-world.ts'
import {shownLines} from './shown-lines.ts'

const world = new PageWorld()
const {open, file} = world

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  const choice = `markup=${markup}&diff=${layout}`
  const openStrange = () => open(`/refract/odds/commit/${world.odds.commits.strange}?${choice}`)

  test('large and deleted files come when asked for', async () => {
    await openStrange()
    const load = world.page.getByRole('button', {name: markup === 'react' ? 'Load Diff' : 'Load diff', exact: true})
    expect(await load.count()).toBe(2)
    expect(await world.page.getByText('Large diffs are not rendered by default.').count()).toBe(1)
    expect(await world.page.getByText('This file was deleted.').count()).toBe(1)
    await load.first().click()
    await load.nth(1).waitFor({state: 'detached'})
    await load.click()
    await load.waitFor({state: 'detached'})
    await file('src/Large.java').locator('table').waitFor()
    expect(await world.page.evaluate(shownLines)).toEqual(
      await changedLines(world.odds, world.odds.commits.first!, world.odds.commits.strange!),
    )
    expect(world.errors).toEqual([])
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
    expect(world.errors).toEqual([])
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
    const missing = world.page.locator('[role="region"][data-estimated-height], .js-diff-progressive-loader')
    expect(await missing.count()).toBeGreaterThan(0)
    await expect.poll(() => scrollToFirst(missing), {interval: 20, timeout: 30_000}).toBe(0)
    const expected = await changedLines(world.odds, world.odds.commits.first!, world.odds.commits.many!)
    expect(await world.page.evaluate(shownLines)).toEqual(expected)
    expect(world.errors).toEqual([])
  })
})

/** Says how many there are. */
async function scrollToFirst(wanted: Locator): Promise<number> {
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
    await world.page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await world.page.getByRole('button', {name: 'Diff view settings'}).click()
    await world.page.getByRole('menuitemradio', {name: 'Split'}).click()
    await world.page.locator('td.left-side-diff-cell').first().waitFor()
    expect(await world.page.evaluate(shownLines)).toEqual(
      await changedLines(world.shop, world.shop.commits.first!, world.shop.commits.discount!),
    )
    expect(await world.page.locator('html[data-same-document]').count()).toBe(1)
    await world.page.reload()
    expect(await world.page.locator('td.left-side-diff-cell').count()).toBeGreaterThan(0)
  })

  test('a virtual list holds only the files near the window', async () => {
    await open('/refract/odds/pull/2/changes?virtual=true')
    const regions = world.page.locator('[role="region"]')
    expect(await world.page.locator('[data-testid="virtualized-diffs-list"]').count()).toBe(1)
    expect(await regions.count()).toBeLessThan(10)
    await world.page.locator('a', {hasText: 'File50.java'}).click()
    await file('many/File50.java').locator('table').waitFor()
    await expect.poll(() => regions.filter({hasText: 'File01.java'}).count()).toBe(0)
    expect(await regions.count()).toBeLessThan(10)
    expect(world.errors).toEqual([])
  })

  test('a virtual list shows every line to a reader who scrolls through it', async () => {
    await open('/refract/odds/pull/2/changes?virtual=true')
    const seen = new Set<string>()
    const expected = await changedLines(world.odds, world.odds.commits.first!, world.odds.commits.many!)
    await expect
      .poll(
        async () => {
          for (const line of await world.page.evaluate(shownLines)) seen.add(line)
          // Files mount when they are near: a fast reader passes some, and comes back for them.
          const isAtTheEnd = await world.page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
          if (isAtTheEnd) await world.page.evaluate(() => scrollTo(0, 0))
          else await world.page.mouse.wheel(0, 900)
          return seen.size
        },
        {interval: 20, timeout: 50_000},
      )
      .toBe(expected.length)
    expect([...seen].sort()).toEqual(expected)
  })

  test('rows of long files are rewritten in place, and what others put on them stays', async () => {
    await open(`/refract/odds/commit/${world.odds.commits.strange}?virtual=true`)
    await world.page.locator('#diff-content-parent').waitFor()
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
          await world.page.mouse.wheel(0, 1000)
          return region.locator('tr.foreign[data-foreign]').textContent()
        },
        {interval: 20},
      )
      .not.toContain(textBefore)
    expect(await region.locator('tr.foreign i').count()).toBe(1)
    expect(await region.locator('tbody tr').count()).toBe(80)
    expect(world.errors).toEqual([])
  })

  async function scrollUntil(wanted: Locator) {
    await expect
      .poll(
        async () => {
          if ((await wanted.count()) === 0) await world.page.mouse.wheel(0, 400)
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
    await open(`/refract/shop/commit/${world.shop.commits['rename-method']}?markup=classic`)
    await world.page.getByRole('button', {name: 'Split'}).click()
    await world.page.locator('table.js-file-diff-split').first().waitFor()
    expect(world.page.url()).toContain(`/commit/${world.shop.commits['rename-method']}`)
  })
})
