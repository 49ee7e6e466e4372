/** The background is stopped twenty times in a row at each stage of its work; and a hundred tabs want something at once, the same or not. */
import {isDeepStrictEqual} from 'node:util'
import type {Page} from 'playwright-core'
import {describe, expect, test} from 'vitest'
import {type Case, readCases} from '../engine/cases.ts'
import {knownToken} from '../github/github.ts'
import {busy} from './busy-repository.ts'
import {World} from './with-refract.ts'

const KILLS = 20
const TABS = 100
const PATIENCE = 400_000 // milliseconds

const world = new World([busy])
const contents = {host: 'raw.githubusercontent.com'}
const api = {host: 'api.github.com'}

/** All that the page says of its state, in order. */
const watchStates = () =>
  world.page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(document.documentElement.dataset.refractState!)).observe(document.documentElement, {
      attributeFilter: ['data-refract-state'],
    })
    return seen
  })

describe(`stopped ${KILLS} times in a row`, () => {
  test.each([
    ['while it asks what changed', api],
    ['while it fetches', contents],
  ])('%s', {timeout: PATIENCE}, async (_, at) => {
    const held = world.github.faults.start({kind: 'held', at})
    await world.open(world.shop('extract-method'))
    await held.reached
    const states = await watchStates()
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = held.met.length
      await world.browser.stopServiceWorker()
      await world.eventually(() => held.met.length).toBeGreaterThan(before)
    }
    held.release()
    expect(await world.settled()).toBe('done')
    expect(await world.summary()).toBe('1 refactoring explains 6 of 6 lines')
    expect((await states.jsonValue()).filter(state => state !== 'working')).toEqual(['done'])
  })

  test('while it thinks', {timeout: PATIENCE}, async () => {
    await world.storeToken(knownToken)
    await world.open(`/refract/busy/commit/${world.commit('refract/busy', 'renamed')}?large_from=100000`)
    const states = await watchStates()
    for (let kill = 1; kill <= KILLS; kill++) {
      const asked = world.asked().length
      await world.eventually(() => world.summary()).toMatch(/^(Reading|Looking|Proving)/)
      await world.browser.stopServiceWorker()
      // It has to begin again: what it says until then is of the one that was stopped.
      await world.eventually(() => world.asked().length).toBeGreaterThan(asked)
      await world.eventually(() => world.summary()).not.toMatch(/^(Reading|Looking|Proving)/)
    }
    expect(await world.settled()).toBe('done')
    expect(await world.summary()).toMatch(/^1,?440 refactorings explain/)
    expect((await states.jsonValue()).filter(state => state !== 'working')).toEqual(['done'])
  })
})

test(`${TABS} tabs on the same change: one work, and all of them get its result`, {timeout: PATIENCE}, async () => {
  const held = world.github.faults.start({kind: 'held', at: contents})
  const path = world.shop('extract-method')
  const pages = [world.page]
  await world.open(path)
  await held.reached
  while (pages.length < TABS) {
    const more = await Promise.all(Array.from({length: Math.min(10, TABS - pages.length)}, () => world.newPage()))
    await Promise.all(more.map(page => page.goto(world.github.url(path), {waitUntil: 'commit', timeout: PATIENCE})))
    pages.push(...more)
  }
  for (const page of pages) await page.waitForSelector('html[data-refract-state=working]', {timeout: PATIENCE})
  held.release()
  for (const page of pages) await page.waitForSelector('html[data-refract-state=done]', {timeout: PATIENCE})
  const paths = world.asked().map(({path}) => path)
  expect(paths).toEqual([...new Set(paths)])
  for (const page of pages) expect(await world.summary(page)).toBe('1 refactoring explains 6 of 6 lines')
})

/** Of others GitHub knows more than a case tells. */
const hasNoRenamedFile = ({before, after}: Case) => isDeepStrictEqual(Object.keys(before).sort(), Object.keys(after).sort())

test(`${TABS} tabs on as many changes: each gets its own result`, {timeout: PATIENCE}, async () => {
  const cases = readCases().filter(hasNoRenamedFile).slice(0, TABS)
  const visits: {page: Page; found: number}[] = []
  while (visits.length < TABS) {
    const opened = cases.slice(visits.length, visits.length + 10).map(async ({family, name, expected}) => {
      const page = await world.newPage()
      await page.goto(world.github.url(world.case(`${family}/${name}`)), {waitUntil: 'commit', timeout: PATIENCE})
      visits.push({page, found: expected.length})
    })
    await Promise.all(opened)
  }
  for (const {page, found} of visits) {
    await page.waitForSelector('html:is([data-refract-state=done], [data-refract-state=partial])', {timeout: PATIENCE})
    const said = await world.summary(page)
    expect(Number(/^\d+/.exec(said)?.[0] ?? 0), `${page.url()}: ${said}`).toBe(found)
  }
})
