/** What is kept in the browser's database, and that it goes when it should; a full disk keeps nobody from reading. */
import {expect, test} from 'vitest'
import {knownToken} from '../github/github.ts'
import {World} from './with-refract.ts'

const world = new World()
const pull = '/refract/shop/pull/1/changes'

const facts = () => world.kept()

test('contents and outcomes are kept, and a pull request that comes back costs its two questions', async () => {
  expect(await world.visit(pull)).toBe('done')
  const marks = await world.marks()
  await world.eventually(async () => (await facts()).map(({key}) => key.split(' ')[0])).toContain('outcome')
  expect((await facts()).filter(({key}) => key.startsWith('content github.com ')).length).toBeGreaterThan(3)
  await world.browser.stopServiceWorker()
  world.github.requests.length = 0
  expect(await world.visit(pull)).toBe('done')
  expect(await world.marks()).toEqual(marks)
  expect(world.asked().map(({host}) => host)).toEqual(['api.github.com', 'api.github.com'])
})

test('with a token, a pull request that comes back costs nothing of the limit', async () => {
  const used = () => world.github.limits.state({token: knownToken, resource: 'core'}).used
  await world.storeToken(knownToken)
  expect(await world.visit(pull)).toBe('done')
  await world.eventually(async () => (await facts()).filter(({key}) => key.startsWith('answer ')).length).toBe(2)
  const before = used()
  world.github.requests.length = 0
  expect(await world.visit(pull)).toBe('done')
  expect(world.asked()).toHaveLength(2)
  expect(used()).toBe(before)
})

test('what was read with a token goes with it', async () => {
  await world.visit(world.shop('rename-method'))
  await world.eventually(facts).not.toEqual([])
  const before = (await facts()).map(({key}) => key).sort()
  await world.storeToken(knownToken)
  await world.visit(pull)
  await world.eventually(async () => (await facts()).filter(({withToken}) => withToken).length).toBeGreaterThan(3)
  await world.inside(() => chrome.storage.local.remove('token github.com'))
  await world.eventually(async () => (await facts()).map(({key}) => key).sort()).toEqual(before)
})

test('a disk that is full keeps nobody from reading', async () => {
  const worker = await world.browser.serviceWorker()
  await worker.evaluate(() => {
    const {put} = IDBObjectStore.prototype
    // As a browser does it: it takes the entry, and gives the whole transaction up afterwards.
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given)
      this.transaction.abort()
      Object.assign(self, {refused: Number(Reflect.get(self, 'refused') ?? 0) + 1})
      return request
    }
  })
  try {
    expect(await world.visit(pull)).toBe('done')
    expect(await world.marks()).not.toEqual([])
    expect(await world.visit(world.shop('extract-method'))).toBe('done')
    await world.eventually(() => worker.evaluate(() => Number(Reflect.get(self, 'refused')))).toBeGreaterThan(3)
    expect(await facts()).toEqual([])
  } finally {
    await world.browser.stopServiceWorker()
  }
})
