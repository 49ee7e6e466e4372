/** From page to page without loading, as GitHub does it. */
import {describe, expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()

/** What a page looks like when it is loaded in the usual way. */
async function loaded(path: string) {
  const page = await world.newPage()
  await world.seeAll(page)
  await world.visit(path, page)
  const marks = await world.marks(page)
  await page.close()
  expect(marks).not.toEqual([])
  return marks
}

describe.each(['react', 'classic'])('%s', markup => {
  test('to a commit, to another one, and back', async () => {
    const {page} = world
    await world.seeAll()
    await world.open(`/refract/shop/commits/clearer-names?markup=${markup}`)
    const extraction = await loaded(world.shop('extract-method'))
    const renaming = await loaded(world.shop('rename-method'))
    await page.evaluate(() => Object.assign(window, {sameDocument: true}))

    await page.getByRole('link', {name: 'Settle a payment in one place'}).click()
    await world.eventually(() => world.marks()).toEqual(extraction)
    await page.goBack()
    await world.eventually(() => page.locator('[data-refract-ui]').count()).toBe(0)
    await page.getByRole('link', {name: 'Call what a basket costs its total'}).click()
    await world.eventually(() => world.marks()).toEqual(renaming)
    await page.goBack()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).waitFor()
    await page.goForward()
    await world.eventually(() => world.marks()).toEqual(renaming)
    await page.goBack()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).click()
    await world.eventually(() => world.marks()).toEqual(extraction)
    expect(await world.summary()).toBe('1 refactoring explains 6 of 6 lines')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('through the tabs of a pull request, there and back', async () => {
    const {page} = world
    const files = await loaded(`/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}`)
    const extraction = await loaded(world.shop('extract-method'))
    await world.seeAll()
    await world.open('/refract/shop/pull/1')
    await page.evaluate(() => Object.assign(window, {sameDocument: true}))
    const nothing = () => world.eventually(() => page.locator('[data-refract-ui], [data-refract-mark]').count()).toBe(0)
    const showsMarks = (marks: typeof files) => world.eventually(() => world.marks()).toEqual(marks)

    await page.getByRole('link', {name: 'Files changed'}).click()
    await showsMarks(files)
    await page.locator('a[href$="/pull/1/commits"]').click()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).waitFor()
    await nothing()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).click()
    await showsMarks(extraction)
    await page.goBack()
    await page.getByRole('link', {name: 'Settle a payment in one place'}).waitFor()
    await nothing()
    await page.goBack()
    await showsMarks(files)
    await page.goBack()
    await page.getByText('Names first, one thing at a time').waitFor()
    await nothing()
    await page.goForward()
    await showsMarks(files)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test('a link to a line is not another page', async () => {
  const {page} = world
  await world.visit('/refract/shop/pull/1/changes')
  const overlay = await page.locator('[data-refract-ui=overlay]').elementHandle()
  const asked = world.asked().length
  await page.evaluate(() => {
    location.hash = document.querySelector('[role=region]')!.id
  })
  await world.pill().click()
  await world.panel().waitFor()
  expect(await overlay!.evaluate(element => element.isConnected)).toBe(true)
  expect(world.asked()).toHaveLength(asked)
})

test('leaving a page ends its work: nothing more is fetched', async () => {
  const held = world.github.faults.start({kind: 'held', at: {host: 'raw.githubusercontent.com'}})
  await world.open('/refract/odds/pull/2/changes')
  await held.reached
  await world.eventually(() => world.summary()).toMatch(/^Fetching \d+ of 60 files$/)
  await world.page.getByRole('link', {name: 'Commits', exact: true}).first().click()
  await world.eventually(() => world.page.locator('[data-refract-ui]').count()).toBe(0)
  held.release()
  // Another page is done with its work: whatever the first one still wanted would have been asked for by then.
  expect(await world.visit(world.shop('rename-method'))).toBe('done')
  expect(world.asked().filter(({path}) => path.includes('/odds/') && path.includes('.java')).length).toBeLessThanOrEqual(6)
})

test('from one markup to the other, and back', async () => {
  const {page} = world
  const pull = '/refract/shop/pull/1/changes?markup=react'
  const compare = `/refract/shop/compare/${world.commit('refract/shop', 'rename-class')}...${world.commit('refract/shop', 'extract-method')}`
  await world.seeAll()
  const [changes, comparison] = [await loaded(pull), await loaded(compare)]
  await world.visit(pull)
  await page.evaluate(address => {
    Object.assign(window, {sameDocument: true})
    document.body.insertAdjacentHTML('afterbegin', `<a href="${address}">Compare</a>`)
  }, compare)
  await page.getByRole('link', {name: 'Compare', exact: true}).click()
  await world.eventually(() => world.marks()).toEqual(comparison)
  await page.goBack()
  await world.eventually(() => world.marks()).toEqual(changes)
  await page.goForward()
  await world.eventually(() => world.marks()).toEqual(comparison)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
