/** The background worker may be stopped at any time; two pages share its work. */
import {expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()
const contents = {host: 'raw.githubusercontent.com'}

test('stopped between two pages: the next page wakes it', async () => {
  await world.visit(world.shop('rename-method'))
  await world.browser.stopServiceWorker()
  expect(await world.visit(world.shop('extract-method'))).toBe('done')
  expect(await world.summary()).toBe('1 refactoring explains 6 of 6 lines')
  expect(await world.marks()).not.toEqual([])
})

test('stopped after it answered: the same page is answered again without asking GitHub', async () => {
  await world.visit(world.shop('extract-method'))
  const marks = await world.marks()
  await world.eventually(async () => (await world.kept()).filter(({key}) => key.startsWith('outcome')).length).toBe(2)
  await world.browser.stopServiceWorker()
  world.github.requests.length = 0
  expect(await world.visit(world.shop('extract-method'))).toBe('done')
  expect(await world.marks()).toEqual(marks)
  expect(world.asked()).toEqual([])
})

test('stopped while it works: the page asks again, and the result comes once', async () => {
  const held = world.github.faults.start({kind: 'held', at: contents})
  await world.open(world.shop('extract-method'))
  await held.reached
  const states = await world.page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(document.documentElement.dataset.refractState!)).observe(document.documentElement, {
      attributeFilter: ['data-refract-state'],
    })
    return seen
  })
  await world.browser.stopServiceWorker()
  await world.eventually(() => world.asked().filter(({host}) => host === 'api.github.com').length).toBeGreaterThan(1)
  held.release()
  expect(await world.settled()).toBe('done')
  expect(await world.summary()).toBe('1 refactoring explains 6 of 6 lines')
  expect((await states.jsonValue()).filter(state => state !== 'working')).toEqual(['done'])
})

test('two pages on the same change share one work', async () => {
  const held = world.github.faults.start({kind: 'held', at: contents})
  const [one, two] = [world.page, await world.newPage()]
  await world.open('/refract/shop/pull/1/changes', one)
  await held.reached
  await world.open('/refract/shop/pull/1/changes', two)
  await world.eventually(() => world.summary(two)).toMatch(/^Fetching/)
  held.release()
  expect([await world.settled(one), await world.settled(two)]).toEqual(['done', 'done'])
  expect(await world.marks(one)).toEqual(await world.marks(two))
  const paths = world.asked().map(({path}) => path)
  expect(paths).toEqual([...new Set(paths)])
})

test('one of the two pages is closed: the other one gets its result', async () => {
  const held = world.github.faults.start({kind: 'held', at: contents})
  const [one, two] = [world.page, await world.newPage()]
  await world.open(world.shop('extract-method'), one)
  await held.reached
  await world.open(world.shop('extract-method'), two)
  await world.eventually(() => world.summary(two)).toMatch(/^Fetching/)
  await one.close()
  held.release()
  expect(await world.settled(two)).toBe('done')
})
