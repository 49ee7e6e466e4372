/** The card by pointer and by keyboard, and the ways out of it. */
import {describe, expect, test} from 'vitest'
import {violations} from './axe.ts'
import {edits} from './edits-repository.ts'
import {World} from './with-refract.ts'

const world = new World([edits])
const inEdits = (name: string) => `/refract/edits/commit/${world.commit('refract/edits', name)}`

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  test('opens where the pointer rests, stays while it is in the card, closes when it leaves', async () => {
    await world.visit(`${world.case('rename-method/same-body')}?markup=${markup}&diff=${layout}`)
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
    await world.visit(`${world.case('rename-method/same-body')}?markup=${markup}&diff=${layout}`)
    await world.badges().focus()
    await world.card().waitFor()
    await world.page.keyboard.press('Enter')
    await world.eventually(() => world.card().locator(':focus').count()).toBe(1)
    await world.page.keyboard.press('Escape')
    await world.card().waitFor({state: 'detached'})
    expect(await world.badges().evaluate(badge => badge.matches(':focus'))).toBe(true)
  })

  test('neither covers its line nor moves one', async () => {
    const path = `${world.case('extract-method/statements-in-a-row')}?markup=${markup}&diff=${layout}`
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
  // Marks are drawn near the window only.
  await world.page.getByText('settle(basket, due);').first().scrollIntoViewIfNeeded()
  await world.badges().filter({hasText: 'Extract Method'}).first().click()
  await world.card().getByRole('button', {name: 'Till.java:30–35'}).click()
  const row = world.page.locator('tr[data-refract-target]')
  await row.waitFor()
  expect(await row.locator('td[data-line-number="30"]').count()).toBeGreaterThan(0)
  expect(
    await row.evaluate(element => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true)
})

test('what is more than the refactoring is listed, linked, and stands out in the code', async () => {
  await world.visit(inEdits('edited'))
  await world.badges().filter({hasText: 'Extract Method'}).first().click()
  expect(await world.card().getAttribute('aria-label')).toBe(
    'Extract Method, refactoring + 2 edits: settle(Basket) was extracted from pay(Basket).',
  )
  expect(await world.card().locator('.rows > :is(.removed, .added)').allInnerTexts()).toEqual([
    '−if (goods.isEmpty()) throw new NothingToPay();',
    '+if (goods.isEmpty()) return;',
  ])
  expect(await world.card().innerText()).toContain('5 of 6 lines are identical. 2 things go beyond the refactoring:')
  await world.card().locator('.reasons button').last().click()
  const row = world.page.locator('tr[data-refract-target]')
  await row.waitFor()
  expect(await row.innerText()).toContain('if (goods.isEmpty()) return;')
})

test('the focus goes through the card in the order of reading', async () => {
  await world.visit(inEdits('edited'))
  await world.badges().filter({hasText: 'Extract Method'}).first().focus()
  await world.page.keyboard.press('Enter')
  await world.eventually(() => world.card().locator(':focus').count()).toBe(1)
  const focused: string[] = []
  for (let label = await focusedInCard(); label !== undefined; label = await focusedInCard()) {
    focused.push(label)
    await world.page.keyboard.press('Tab')
  }
  const [gone, edit, code, ...others] = focused
  expect([gone, edit, code]).toEqual(['Till.java:6', 'Till.java:11', 'What differs inside the code'])
  expect(others.slice(0, -2)).toEqual(['Till.java:5', 'Till.java:7–10', 'Till.java:9–16', 'Till.java:5'])
  expect(others.slice(-2)).toEqual(['Go to settle() ↓', 'Copy link'])
})

const focusedInCard = () =>
  world.page.evaluate(() => {
    const focused = document.querySelector('[data-refract-ui=overlay]')!.shadowRoot!.activeElement
    const isInCard = focused?.closest('[role=dialog]')
    return isInCard ? (focused!.getAttribute('aria-label') ?? focused!.textContent ?? '') : undefined
  })

test('the lines that follow are counted and linked', async () => {
  await world.visit('/refract/shop/pull/1/changes')
  await world
    .badges()
    .filter({hasText: /^Rename Method/})
    .first()
    .hover()
  await world.card().waitFor()
  expect(await world.card().innerText()).toMatch(/6 lines in 4 files follow:\s+Discounts\.java:9/)
})

test('a link to a refactoring is copied', async () => {
  await world.browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world.visit(inEdits('edited'))
  await world.badges().filter({hasText: 'Extract Method'}).first().click()
  await world.card().getByRole('button', {name: 'Copy link'}).click()
  await world.eventually(() => world.card().locator('[role=status]').innerText()).toBe('Copied')
  const copied = await world.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/commit\/[0-9a-f]{40}\?refract=[0-9a-f]{8}$/)
})

test('a card over its line grows away from it', async () => {
  await world.visit('/refract/shop/pull/1/changes')
  const badge = world.badges().filter({hasText: '2 refactorings'}).first()
  // At the lower edge of the window there is room only above.
  await badge.evaluate(element => (element.getRootNode() as ShadowRoot).host.scrollIntoView({block: 'end'}))
  await badge.click()
  const height = (await world.card().boundingBox())!.height
  await world.card().locator('summary').last().click()
  await world.eventually(async () => (await world.card().boundingBox())!.height).toBeGreaterThan(height)
  await world
    .eventually(async () => {
      const [card, line] = [(await world.card().boundingBox())!, (await badge.boundingBox())!]
      return card.y + card.height <= line.y
    })
    .toBe(true)
})

test.each(['light', 'dark', 'dark_high_contrast'])('axe has no objection: %s', async theme => {
  await world.visit(`${inEdits('edited')}?theme=${theme}`)
  await world.badges().filter({hasText: 'Extract Method'}).first().hover()
  await world.card().locator('.inner').waitFor()
  expect(await violations(world.page, ['[data-refract-ui=overlay]', '[role=dialog]'])).toEqual([])
})

test('hostile names and code are text, and break nothing', async () => {
  await world.visit(inEdits('hostile'))
  await world.badges().filter({hasText: 'Extract Method'}).first().hover()
  const code = world.card().locator('.rows')
  await code.waitFor()
  expect(await code.innerText()).toContain(`<img src=x onerror='document.title=1'></script><b>after</b>`)
  expect(await code.innerText()).toContain('⟨U+202E⟩after⟨U+202C⟩')
  expect(await world.card().innerText()).toContain('<b>Till⟨U+202E⟩.java:')
  expect(await world.card().locator('b, img, script').count()).toBe(0)
  expect(await world.page.title()).not.toBe('1')
  const lines = (await code.locator('> div').allInnerTexts()).map(line => line.length)
  expect(Math.max(...lines)).toBeLessThan(300)
  const box = await world.card().evaluate(card => ({
    width: card.getBoundingClientRect().width,
    isWider: card.scrollWidth > card.clientWidth,
  }))
  expect(box.width).toBeLessThanOrEqual(480)
  expect(box.isWider).toBe(false)
})

test('Escape closes a card that the pointer opened', async () => {
  await world.visit(world.case('rename-method/same-body'))
  await world.badges().hover()
  await world.card().waitFor()
  await world.page.keyboard.press('Escape')
  await world.card().waitFor({state: 'detached'})
})

test('names and code of a hostile repository are text', async () => {
  await world.visit(`/refract/odds/commit/${world.commit('refract/odds', 'strange')}`)
  await world.pill().click()
  const panel = world.panel()
  expect(await panel.innerText()).toContain('src/Binary.java')
  expect(await panel.locator('b:has-text("bold"), script, img').count()).toBe(0)
})
