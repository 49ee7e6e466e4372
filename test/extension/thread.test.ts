/** Large changes are thought about on a thread that a page nobody sees holds. It comes when it is wanted and goes with the background. */
import {expect, test} from 'vitest'
import {busy} from './busy-repository.ts'
import {World} from './with-refract.ts'

const world = new World([busy])

const large = () => `/refract/busy/commit/${world.commit('refract/busy', 'renamed')}?large_from=100000`
const pages = () => world.inside(async () => (await chrome.runtime.getContexts({contextTypes: ['OFFSCREEN_DOCUMENT']})).length)
const thinks = () => world.eventually(() => world.summary()).toMatch(/^(Reading|Looking|Proving)/)

test('a small change needs no thread', async () => {
  expect(await world.visit(world.shop('extract-method'))).toBe('done')
  expect(await pages()).toBe(0)
})

test('a large one has one, which goes with the background', async () => {
  expect(await world.visit(large())).toBe('done')
  expect(await world.summary()).toMatch(/^1,?440 refactorings explain/)
  expect(await pages()).toBe(1)
  await world.browser.stopServiceWorker()
  await world.eventually(pages).toBe(0)
})

test('the thread is lost while it thinks: that is told, and the next try gets another one', async () => {
  await world.open(large())
  await thinks()
  await world.inside(() => chrome.offscreen.closeDocument())
  expect(await world.settled()).toBe('failed')
  expect(await world.visit(large())).toBe('done')
  expect(await world.summary()).toMatch(/^1,?440 refactorings explain/)
})

test('the page is left while it thinks: the next one gets its own result', async () => {
  await world.open(large())
  await thinks()
  expect(await world.visit(world.shop('extract-method'))).toBe('done')
  expect(await world.summary()).toBe('1 refactoring explains 6 of 6 lines')
})
