/** The options page in Chromium, and what its choices do to pages. */
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {enterpriseToken, knownToken} from '../github/github.ts'
import {absent, enterprise} from '../github/hosts.ts'
import {asBrowser} from './as-browser.ts'
import {violations} from './axe.ts'
import {World} from './with-refract.ts'

const world = new World()
const pull = '/refract/shop/pull/1/changes'
const options = () => world.page

beforeEach(async () => {
  await options().goto(world.optionsAddress())
  await options().getByText('No token is stored.').waitFor()
})

test('nothing stands in the way of anybody', async () => {
  await options().locator('summary').click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await options().emulateMedia({colorScheme})
    expect(await violations(options())).toEqual([])
  }
})

test('on click: GitHub is asked nothing before', async () => {
  await options().getByLabel('When I click').check()
  const page = await world.newPage()
  await world.open(pull, page)
  await page.waitForSelector('html[data-refract-state=waiting]')
  expect(await world.summary(page)).toBe('Look for refactorings')
  expect(world.asked()).toEqual([])
  await world.pill(page).click()
  expect(await world.settled(page)).toBe('done')
  expect(await world.marks(page)).not.toEqual([])
})

test('by itself again: a page that waits begins', async () => {
  await options().getByLabel('When I click').check()
  const page = await world.newPage()
  await world.open(pull, page)
  await page.waitForSelector('html[data-refract-state=waiting]')
  await options().getByLabel('By itself').check()
  expect(await world.settled(page)).toBe('done')
})

test('off for a repository: no question, no trace; on again: everything is back', async () => {
  const page = await world.newPage()
  await world.visit(pull, page)
  await options().getByLabel('Owner, or owner and repository').fill(world.github.url(pull))
  await options().getByRole('button', {name: 'Switch off'}).click()
  await world.eventually(() => page.evaluate(() => document.documentElement.outerHTML.includes('data-refract'))).toBe(false)

  world.github.requests.length = 0
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.outerHTML.includes('data-refract'))).toBe(false)
  expect(world.asked()).toEqual([])

  await options().getByRole('button', {name: 'Switch on for refract/shop'}).click()
  expect(await world.settled(page)).toBe('done')
})

test('what cannot be a repository is refused', async () => {
  await options().getByLabel('Owner, or owner and repository').fill('two words')
  await options().getByRole('button', {name: 'Switch off'}).click()
  await options().getByText('Write owner, owner/repository').waitFor()
  expect(await world.inside(() => chrome.storage.sync.get(null))).toEqual({})
})

test('a type and a verdict that are not wanted get no marks', async () => {
  const page = await world.newPage()
  await world.visit(world.case('extract-method/statements-in-a-row'), page)
  expect(await world.marks(page)).not.toEqual([])
  await options().locator('summary').click()
  await options().getByLabel('Extract Method', {exact: true}).uncheck()
  await world.eventually(() => world.marks(page)).toEqual([])
  await options().getByRole('button', {name: 'Show all'}).click()
  await world.eventually(() => world.marks(page)).not.toEqual([])
})

test('a token: what it may do, and that it ends', async () => {
  Object.assign(world.github.tokenRights, {scopes: ['repo', 'workflow'], expires: '2031-05-06 10:00:00 UTC'})
  await options().getByLabel('Personal access token').fill(knownToken)
  await options().getByRole('button', {name: 'Save'}).click()
  await options().getByText('A token of ada-example is stored, and GitHub accepts it.').waitFor()
  const box = await options().getByRole('region', {name: 'github.com'}).innerText()
  expect(box).toContain('It may do more than Refract needs: workflow.')
  expect(box).toMatch(/It ends on May \d, 2031\./)
  Object.assign(world.github.tokenRights, {scopes: ['repo'], expires: undefined})
})

test('the cache: how large it is, and empty at a click', async () => {
  await options().getByText('Nothing is kept.').waitFor()
  const page = await world.newPage()
  await world.visit(pull, page)
  await options().reload()
  await options()
    .getByText(/\d kB in use/)
    .waitFor()
  await options().getByRole('button', {name: 'Clear'}).click()
  await options().getByText('Nothing is kept.').waitFor()
  await options().reload()
  await options().getByText('Nothing is kept.').waitFor()
})

/** As a reader does in the browser's own page: a prompt cannot be clicked by a driver. */
const grantHost = (host: string) =>
  asBrowser(world.browser, (chrome, {id, origin}) => chrome.developerPrivate.addHostPermission(id, origin), {
    id: new URL(world.optionsAddress()).host,
    origin: `https://${host}/*`,
  })

describe('a host of a company', () => {
  const add = async (name: string) => {
    await options().getByLabel('Host name').fill(name)
    await options().getByRole('button', {name: 'Add'}).click()
  }
  const scripts = () => world.inside(async () => (await chrome.scripting.getRegisteredContentScripts()).map(({id}) => id))
  const permitted = () =>
    world.inside(async () => (await chrome.permissions.getAll()).origins!.some(origin => origin.includes('example.com')))

  afterEach(async () => {
    await world.inside(() => chrome.scripting.unregisterContentScripts())
    await world.inside(() => chrome.permissions.remove({origins: ['https://github.example.com/*', 'https://nowhere.example.com/*']}))
  })

  test('without being asked, Refract is not there', async () => {
    const page = await world.newPage()
    await page.goto(world.github.url(pull, enterprise))
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html[data-refract-state]').count()).toBe(0)
  })

  test('added, it works there, with a token of its own', async () => {
    await grantHost(enterprise)
    await world.storeToken(knownToken)
    await add(`https://${enterprise}/some/page`)
    await options().getByText(`Refract now works on ${enterprise}`).waitFor()
    const box = options().getByRole('region', {name: enterprise})
    await box.getByLabel('Personal access token').fill(enterpriseToken)
    await box.getByRole('button', {name: 'Save'}).click()
    await box.getByText('GitHub accepts it').waitFor()
    expect(await violations(options())).toEqual([])

    const page = await world.newPage()
    world.github.requests.length = 0
    await page.goto(world.github.url(pull, enterprise))
    expect(await world.settled(page)).toBe('done')
    expect(await world.marks(page)).not.toEqual([])
    expect(new Set(world.asked().map(({host}) => host))).toEqual(new Set([enterprise]))

    await world.visit(pull)
    const hostsOf = (token: string) => [
      ...new Set(world.github.requests.filter(request => JSON.stringify(request).includes(token)).map(({host}) => host)),
    ]
    expect(hostsOf(enterpriseToken)).toEqual([enterprise])
    expect(hostsOf(knownToken)).toEqual(['api.github.com'])
  })

  test('removed, everything of it is gone', async () => {
    await grantHost(enterprise)
    await add(enterprise)
    const box = options().getByRole('region', {name: enterprise})
    await box.getByLabel('Personal access token').fill(enterpriseToken)
    await box.getByRole('button', {name: 'Save'}).click()
    await box.getByText('GitHub accepts it').waitFor()
    await box.getByRole('button', {name: 'Remove host'}).click()
    await box.waitFor({state: 'detached'})
    expect(await scripts()).toEqual([])
    await world.eventually(permitted).toBe(false)
    expect(await world.inside(() => chrome.storage.local.get(null))).toEqual({hosts: []})
  })

  test('taken back in the browser, the rest goes, too', async () => {
    await grantHost(enterprise)
    await add(enterprise)
    await options().getByText(`Refract now works on ${enterprise}`).waitFor()
    expect(await scripts()).toEqual([enterprise])
    await world.inside(() => chrome.permissions.remove({origins: ['https://github.example.com/*']}))
    await world.eventually(scripts).toEqual([])
  })

  test('a name that is none', async () => {
    await add('what is this')
    await options().getByText('This is not a host name.').waitFor()
    await add('github.com')
    await options().getByText('Refract works on github.com already.').waitFor()
  })

  test('a host that is no GitHub is not added, and its permission is given back', async () => {
    await grantHost(enterprise)
    world.github.faults.start({kind: 'wrong JSON', at: {host: enterprise}})
    await add(enterprise)
    await options().getByText('This host answers, but not like a GitHub.').waitFor()
    expect(await scripts()).toEqual([])
    expect(await permitted()).toBe(false)

    await grantHost(absent)
    await add(absent)
    await options().getByText('This host does not answer.').waitFor()
    expect(await permitted()).toBe(false)
  })
})
