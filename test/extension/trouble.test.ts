/** Whatever goes wrong, the reader hears it, with what to do; and nothing is claimed that is not known. */
import {describe, expect, test} from 'vitest'
import {knownToken} from '../github/github.ts'
import {World} from './with-refract.ts'

const world = new World()
const pull = '/refract/shop/pull/1/changes'
const api = {host: 'api.github.com'}
const contents = {host: 'raw.githubusercontent.com'}

async function panelText() {
  await world.pill().click()
  return world.panel().innerText()
}

test('the limit is reached: until when, and how a token helps', async () => {
  world.github.faults.start({kind: 'rate limit', at: api, resetsInSeconds: 1200})
  expect(await world.visit(pull)).toBe('failed')
  expect(await world.summary()).toMatch(/^GitHub's limit is reached until \d\d:\d\d( [AP]M)?$/)
  expect(await panelText()).toContain('5,000 requests an hour')
  expect(await world.marks()).toEqual([])
})

test('the limit is over: the page goes on by itself', async () => {
  const limit = world.github.faults.start({kind: 'rate limit', at: api, resetsInSeconds: 0})
  expect(await world.visit(pull)).toBe('failed')
  limit.stop()
  await world.page.waitForSelector('html[data-refract-state=done]')
  expect(await world.marks()).not.toEqual([])
})

test('a short pause that GitHub wants is waited for, and the reader sees until when', async () => {
  world.github.faults.start({kind: 'secondary limit', retryAfter: 3, at: contents, times: 1})
  // Not the pull request of the test before: the background may still be about to keep what it read of that.
  await world.open(world.case('extract-method/call-inside-lambda'))
  await world.eventually(() => world.summary()).toMatch(/^GitHub wants a pause until \d\d?:\d\d/)
  expect(await world.settled()).toBe('done')
})

test('a private repository: a token is needed, and once it is there, a second try works', async () => {
  world.github.faults.start({kind: 'needs token'})
  expect(await world.visit(pull)).toBe('failed')
  expect(await world.summary()).toBe('A token is needed to read this repository')

  await world.pill().click()
  const opened = world.browser.context.waitForEvent('page')
  await world.panel().getByRole('button', {name: "Open Refract's options"}).click()
  const options = await opened
  await options.getByLabel('Personal access token').fill(knownToken)
  await options.getByRole('button', {name: 'Save'}).click()
  await options.getByText('GitHub accepts it').waitFor()

  await world.panel().getByRole('button', {name: 'Try again'}).click()
  await world.page.waitForSelector('html[data-refract-state=done]')
  expect(await world.marks()).not.toEqual([])
})

test('the token is in no page, in no address, and in no header but that of the API', async () => {
  const options = await world.newPage()
  await options.goto(world.optionsAddress())
  await options.getByText('No token is stored.').waitFor()
  await options.getByLabel('Personal access token').fill(knownToken)
  await options.getByRole('button', {name: 'Save'}).click()
  await options.getByText('GitHub accepts it').waitFor()
  expect(await options.getByLabel('Personal access token').inputValue()).toBe('')
  expect(await world.visit(pull)).toBe('done')
  expect(await world.page.content()).not.toContain(knownToken)
  const carrying = world.github.requests.filter(request => JSON.stringify(request).includes(knownToken))
  expect(carrying.map(({path}) => path)).toContain('/graphql')
  for (const {host, headers, ...rest} of carrying) {
    expect(host).toBe('api.github.com')
    expect(headers.authorization).toBe(`token ${knownToken}`)
    expect(JSON.stringify([rest, {...headers, authorization: ''}])).not.toContain(knownToken)
  }

  await options.getByRole('button', {name: 'Remove'}).click()
  await options.getByText('No token is stored.').waitFor()
})

test('the part of Refract that lives in the page cannot reach the token', async () => {
  await world.storeToken(knownToken)
  const devtools = await world.browser.context.newCDPSession(world.page)
  const contexts: {id: number; name: string}[] = []
  devtools.on('Runtime.executionContextCreated', ({context}) => contexts.push(context))
  await devtools.send('Runtime.enable')
  await world.visit(pull)
  const {id} = contexts.findLast(({name}) => name === 'Refract')!
  const expression = 'chrome.storage.local.get(null).then(JSON.stringify, error => error.message)'
  const {result} = await devtools.send('Runtime.evaluate', {expression, contextId: id, awaitPromise: true})
  expect(result.value).toBe('Access to storage is not allowed from this context.')
})

test('a token that GitHub refuses', async () => {
  await world.storeToken('ghp_expired')
  expect(await world.visit(pull)).toBe('failed')
  expect(await world.summary()).toBe('GitHub refuses the token')
})

describe('in part', () => {
  test('a file that cannot be fetched is named, and the rest is shown', async () => {
    world.github.faults.start({kind: 'server error', at: {...contents, path: /\/Till\.java/}})
    expect(await world.visit(pull)).toBe('partial')
    expect(await world.summary()).toMatch(/^\d+ refactorings explain \d+ of \d+ lines · 1 file not read$/)
    expect(await panelText()).toContain('Not read: GitHub has a problem (502)\nsrc/main/java/shop/Till.java')
    expect((await world.marks()).map(({path}) => path)).not.toContain('src/main/java/shop/Till.java')
  })

  test('a list that GitHub cuts', async () => {
    world.github.faults.start({kind: 'short file list', keep: 5, at: api})
    world.github.faults.start({kind: 'short tree', keep: 1, at: api})
    expect(await world.visit(pull)).toBe('partial')
    expect(await world.summary()).toContain('not all files listed')
  })

  test('files with syntax errors, binary ones and large ones', async () => {
    expect(await world.visit(`/refract/odds/commit/${world.commit('refract/odds', 'strange')}`)).toBe('partial')
    expect(await panelText()).toContain('src/Binary.java')
  })
})

test('what passes is asked for again, without a word', async () => {
  world.github.faults.start({kind: 'server error', at: api, times: 1})
  world.github.faults.start({kind: 'cut', at: contents, times: 1})
  expect(await world.visit(pull)).toBe('done')
})

test('a page in a markup that nobody knows says so, and takes it back when it is known', async () => {
  const {page} = world
  await page.addInitScript(() => {
    const disguise = new MutationObserver(() => {
      for (const file of document.querySelectorAll('[role=region]')) file.setAttribute('role', 'group')
    })
    disguise.observe(document, {childList: true, subtree: true})
    Object.assign(window, {disguise})
  })
  await world.open(`${pull}?markup=react`)
  await page.waitForSelector('html[data-refract-state=partial]')
  expect(await world.summary()).toContain('layout is not recognised')
  await page.evaluate(() => {
    ;(window as unknown as {disguise: MutationObserver}).disguise.disconnect()
    for (const file of document.querySelectorAll('[role=group]')) {
      file.setAttribute('role', 'region')
      file.parentElement!.append(file)
    }
  })
  await page.waitForSelector('html[data-refract-state=done]')
  expect(await world.marks()).not.toEqual([])
})

test('the first commit', async () => {
  expect(await world.visit(world.shop('first'))).toBe('done')
  expect(await world.summary()).toBe('The first commit: nothing to compare with')
})
