/** Every changed line of git's diff stands on the page: right file, side, number and text; on every page, markup and layout. */
import {describe, expect, test} from 'vitest'
import {changedLines} from './expected-lines.ts'
import {emptyTree} from './git/changes.ts'
import {PageWorld} from './page-world.ts'
import type {Repository} from './repositories.ts'
import {shownLines} from './shown-lines.ts'

const world = new PageWorld({largeFrom: 100_000, deletedOnDemand: false, mounted: 1000})
const {open, file} = world

interface Kind {
  name: string
  path: () => string
  repository: () => Repository
  before: () => string
  after: () => string
}

const kinds: Kind[] = [
  {
    name: 'a commit',
    path: () => `/refract/shop/commit/${world.shop.commits['extract-method']}`,
    repository: () => world.shop,
    before: () => world.shop.commits['rename-class']!,
    after: () => world.shop.commits['extract-method']!,
  },
  {
    name: 'a commit by an abbreviated sha',
    path: () => `/refract/shop/commit/${world.shop.commits['move-class']!.slice(0, 8)}`,
    repository: () => world.shop,
    before: () => world.shop.commits['rename-method']!,
    after: () => world.shop.commits['move-class']!,
  },
  {
    name: 'the first commit',
    path: () => `/refract/shop/commit/${world.shop.commits.first}`,
    repository: () => world.shop,
    before: () => emptyTree,
    after: () => world.shop.commits.first!,
  },
  {
    name: 'a merge commit',
    path: () => `/refract/odds/commit/${world.odds.commits.merge}`,
    repository: () => world.odds,
    before: () => world.odds.commits['on main']!,
    after: () => world.odds.commits.merge!,
  },
  {
    name: 'strange files',
    path: () => `/refract/odds/commit/${world.odds.commits.strange}`,
    repository: () => world.odds,
    before: () => world.odds.commits.first!,
    after: () => world.odds.commits.strange!,
  },
  {
    name: 'a pull request',
    path: () => '/refract/shop/pull/1/files',
    repository: () => world.shop,
    before: () => world.shop.commits.first!,
    after: () => world.shop.commits.discount!,
  },
  {
    name: 'a commit in a pull request',
    path: () => `/refract/shop/pull/1/commits/${world.shop.commits['rename-class']}`,
    repository: () => world.shop,
    before: () => world.shop.commits['move-class']!,
    after: () => world.shop.commits['rename-class']!,
  },
  {
    name: 'a range in a pull request',
    path: () => `/refract/shop/pull/1/changes/${world.shop.commits['rename-method']}..${world.shop.commits['extract-method']}`,
    repository: () => world.shop,
    before: () => world.shop.commits['rename-method']!,
    after: () => world.shop.commits['extract-method']!,
  },
  {
    name: 'a comparison',
    path: () => '/refract/shop/compare/main...clearer-names',
    repository: () => world.shop,
    before: () => world.shop.commits.first!,
    after: () => world.shop.commits.discount!,
  },
  {
    name: 'a comparison with two dots',
    path: () => '/refract/shop/compare/main..clearer-names',
    repository: () => world.shop,
    before: () => world.shop.commits['two-decimals']!,
    after: () => world.shop.commits.discount!,
  },
]

describe.each(kinds)('$name', ({path, repository, before, after}) => {
  test.each([
    ['react', 'unified'],
    ['react', 'split'],
    ['classic', 'unified'],
    ['classic', 'split'],
  ])('%s, %s', async (markup, layout) => {
    const expected = await changedLines(repository(), before(), after())
    await open(`${path()}?markup=${markup}&diff=${layout}`)
    expect(expected.length).toBeGreaterThan(0)
    expect(await world.page.evaluate(shownLines)).toEqual(expected)
    const splitTables = world.page.locator('.js-file-diff-split, table[role="grid"]:has(col:nth-child(4))')
    expect((await splitTables.count()) > 0).toBe(layout === 'split')
  })
})

describe.each(['react', 'classic'])('%s', markup => {
  const openStrange = (query = '') => open(`/refract/odds/commit/${world.odds.commits.strange}?markup=${markup}${query}`)

  test('joins hunks that one line keeps apart, and only those', async () => {
    await openStrange()
    const hunks = async (path: string) => {
      const texts = await file(path).locator('td.blob-code-hunk, td.diff-hunk-cell').allTextContents()
      return texts.map(text => text.trim()).filter(text => text !== '')
    }
    expect(await hunks('src/Near.java')).toEqual(['@@ -1,12 +1,12 @@'])
    expect(await hunks('src/Expand.java')).toEqual(['@@ -57,8 +57,8 @@', '@@ -137,7 +137,7 @@'])
  })

  test('ends files that go on with an expander that has no @@', async () => {
    await openStrange()
    const last = file('src/Expand.java').locator('tbody tr').last()
    expect(await last.locator('a.js-expand, button[data-direction]').getAttribute('aria-label')).toMatch(/^Expand (file d|D)own/)
    expect(await last.textContent()).not.toContain('@@')
  })

  test('shows names and code from a hostile repository as text', async () => {
    await openStrange()
    expect(await world.page.locator('b').count()).toBe(0)
    expect(await world.page.locator('script:not([src]):not([type="application/json"])').count()).toBe(0)
    expect(await world.page.title()).toContain('Change strange files')
  })

  test('hides changes of white space on request, and keeps the numbers', async () => {
    const expected = await changedLines(world.odds, world.odds.commits.first!, world.odds.commits.strange!, '--ignore-all-space')
    await openStrange('&w=1')
    expect(await world.page.evaluate(shownLines)).toEqual(expected)
    expect(expected).toContain('src/Spaces.java - 3:   int b;')
    expect(expected).not.toContain('src/Spaces.java - 2:   int a;')
  })

  test('has the address of its own for the files of a pull request', async () => {
    await open(`/refract/shop/pull/1/${markup === 'react' ? 'files' : 'changes'}?markup=${markup}`)
    expect(world.page.url()).toContain(markup === 'react' ? '/pull/1/changes' : '/pull/1/files')
  })

  test('says which theme is on, and allows no scripts from elsewhere', async () => {
    const response = await open(`/refract/shop/pull/1/files?markup=${markup}&theme=dark_dimmed`)
    const theme = await world.page.evaluate(() => ({...document.documentElement.dataset}))
    expect(theme).toMatchObject({colorMode: 'dark', lightTheme: 'light', darkTheme: 'dark_dimmed'})
    expect(response.headers()['content-security-policy']).toMatch(/^default-src 'none';/)
  })

  test('answers 404 for what is not there', async () => {
    expect((await open(`/refract/shop/commit/0123456?markup=${markup}`)).status()).toBe(404)
    expect((await open(`/refract/shop/pull/99/files?markup=${markup}`)).status()).toBe(404)
    expect((await open(`/nobody/nothing/commits?markup=${markup}`)).status()).toBe(404)
  })
})

test('a private repository is there only for those who are signed in', async () => {
  world.shop.private = true
  try {
    expect((await open('/refract/shop/pull/1/changes')).status()).toBe(200)
    expect((await open('/refract/shop/pull/1/changes?signed_in=false')).status()).toBe(404)
  } finally {
    world.shop.private = false
  }
})

test('React: both cells of an aligned row in a pull request have the anchor of the newer line', async () => {
  await open('/refract/shop/pull/1/changes?markup=react&diff=split')
  const attributesOf = (text: string) =>
    world.page.locator('td.diff-text-cell', {hasText: text}).evaluate(cell => ({
      side: cell.getAttribute('data-diff-side'),
      line: cell.getAttribute('data-line-number'),
      anchor: cell.getAttribute('data-line-anchor')!.slice('diff-'.length + 64),
    }))
  expect(await attributesOf('private final Stock stock;')).toEqual({side: 'left', line: '7', anchor: 'R9'})
  expect(await attributesOf('private final Warehouse stock;')).toEqual({side: 'right', line: '9', anchor: 'R9'})
})

test('React: the payload names the tip of the base branch, and the merge base in the contents', async () => {
  await open('/refract/shop/pull/1/changes?markup=react')
  const {payload} = JSON.parse((await world.page.locator('script[data-target="react-app.embeddedData"]').textContent())!)
  const {comparison, diffContents, diffSummaries} = payload.pullRequestsChangesRoute
  expect(comparison.fullDiff).toEqual({baseOid: world.shop.commits['two-decimals'], headOid: world.shop.commits.discount})
  expect(diffContents[0].oldCommitOid).toBe(world.shop.commits.first)
  expect(diffSummaries.map((summary: {path: string}) => summary.path)).toContain('src/main/java/shop/Warehouse.java')
})

test('classic: the page names both commits, and the number cell of a hunk shows dots', async () => {
  await open('/refract/shop/pull/1/files?markup=classic&diff=unified')
  const source = await world.page.locator('details-menu[src*="show_toc"]').getAttribute('src')
  const toc = new URL(source!, 'https://github.com').searchParams
  const {'two-decimals': baseTip, first: mergeBase, discount: head} = world.shop.commits
  expect([toc.get('base_sha'), toc.get('sha1'), toc.get('sha2')]).toEqual([baseTip, mergeBase, head])
  expect(await world.page.locator('td.blob-num-hunk').first().getAttribute('data-line-number')).toBe('...')
})

test('what the address says is kept in cookies', async () => {
  await open('/refract/shop/commits?markup=classic&diff=split')
  await open(`/refract/shop/commit/${world.shop.commits['rename-method']}`)
  expect(await world.page.locator('table.js-file-diff-split').count()).toBeGreaterThan(0)
})
