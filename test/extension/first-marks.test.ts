/** Marks come before the last file, and say that they may not last. */
import {expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()
const pull = '/refract/shop/pull/1/changes'
const stubs = () => world.page.locator('[data-refract-ui=stub] button')
const late = {host: 'raw.githubusercontent.com', path: /\/Basket\.java/}

test('one file is late: what the others show is marked, nothing is folded, and the whole takes its place', async () => {
  await world.storeSettings({hide: true})
  await world.seeAll()
  const held = world.github.faults.start({kind: 'held', at: late})
  await world.open(pull)
  await held.reached
  await world.eventually(() => world.marks()).not.toEqual([])
  expect(await world.summary()).toMatch(/^Fetching/)
  expect(await world.page.getAttribute('html', 'data-refract-state')).toBe('working')
  expect(await stubs().count()).toBe(0)
  const early = await world.marks()
  await world.badges().first().focus()
  await world.eventually(() => world.card().innerText()).toMatch(/Not all files are here yet/)

  held.release()
  expect(await world.settled()).toBe('done')
  await stubs().first().waitFor()
  await world.storeSettings({hide: false})
  await world.eventually(() => stubs().count()).toBe(0)
  const whole = await world.marks()
  expect(whole.length).toBeGreaterThan(early.length)
  expect(whole).toEqual(expect.arrayContaining(early))
})

test('a file that cannot be had is told, and no card says that one is still on its way', async () => {
  world.github.faults.start({kind: 'server error', at: late})
  expect(await world.visit(pull)).toBe('partial')
  await world.badges().first().focus()
  await world.eventually(() => world.card().innerText()).not.toMatch(/Not all files are here yet/)
})
