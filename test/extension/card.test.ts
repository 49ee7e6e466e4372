/** The card by pointer and by keyboard, and the ways out of it. */
import {describe, expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()

describe.each(['react', 'classic'])('%s', markup => {
  test('opens where the pointer rests, stays while it is in the card, closes when it leaves', async () => {
    await world.visit(`${world.case('rename-method/same-body')}?markup=${markup}`)
    expect(await world.badges().innerText()).toBe('Rename Method')
    await world.badges().hover()
    await world.card().waitFor()
    expect(await world.card().innerText()).toContain('sum() is now called total().')
    await world.card().hover()
    expect(await world.card().isVisible()).toBe(true)
    await world.page.mouse.move(2, 2)
    await world.card().waitFor({state: 'detached'})
  })

  test('opens on focus, is entered by Enter and left by Escape', async () => {
    await world.visit(`${world.case('rename-method/same-body')}?markup=${markup}`)
    await world.badges().focus()
    await world.card().waitFor()
    await world.page.keyboard.press('Enter')
    const link = world.card().getByRole('button', {name: 'Basket.java:7'}).first()
    await world.eventually(() => link.evaluate(button => button.getRootNode() instanceof ShadowRoot && button.matches(':focus'))).toBe(true)
    await world.page.keyboard.press('Escape')
    await world.card().waitFor({state: 'detached'})
    expect(await world.badges().evaluate(badge => badge.matches(':focus'))).toBe(true)
  })

  test('neither covers its line nor moves one', async () => {
    const path = `${world.case('extract-method/statements-in-a-row')}?markup=${markup}`
    await world.visit(path)
    const rows = () => world.page.locator('tr').evaluateAll(list => list.map(row => row.getBoundingClientRect().height))
    const marked = await rows()
    await world.badges().first().hover()
    const card = (await world.card().boundingBox())!
    const line = (await world.badges().first().boundingBox())!
    expect(card.y >= line.y + line.height || card.y + card.height <= line.y).toBe(true)
    await world.page.evaluate(() => {
      for (const own of document.querySelectorAll('[data-refract-ui=badge]')) own.remove()
    })
    expect(await rows()).toEqual(marked)
  })
})

test('leads to the other end, and the keyboard goes along', async () => {
  await world.visit('/refract/shop/pull/1/changes')
  await world.badges().filter({hasText: 'Extract Method'}).first().click()
  await world.card().getByRole('button', {name: 'Till.java:30–35'}).click()
  const row = world.page.locator('tr[data-refract-target]')
  await row.waitFor()
  expect(await row.locator('td[data-line-number="30"]').count()).toBeGreaterThan(0)
  expect(
    await row.evaluate(element => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true)
})

test('Escape closes a card that the pointer opened', async () => {
  await world.visit(world.case('rename-method/same-body'))
  await world.badges().hover()
  await world.card().waitFor()
  await world.page.keyboard.press('Escape')
  await world.card().waitFor({state: 'detached'})
})

test('the panel is opened and closed by keyboard, and leads to what it lists', async () => {
  await world.visit('/refract/shop/pull/1/changes')
  await world.pill().focus()
  await world.page.keyboard.press('Enter')
  await world.panel().waitFor()
  await world.page.keyboard.press('Tab')
  await world.page.keyboard.press('Enter')
  await world.page.locator('tr[data-refract-target]').waitFor()
  await world.pill().focus()
  await world.page.keyboard.press('Escape')
  await world.panel().waitFor({state: 'detached'})
})

test('names and code of a hostile repository are text', async () => {
  await world.visit(`/refract/odds/commit/${world.commit('refract/odds', 'strange')}`)
  await world.pill().click()
  const panel = world.panel()
  expect(await panel.innerText()).toContain('src/Binary.java')
  expect(await panel.locator('b:has-text("bold"), script, img').count()).toBe(0)
})
