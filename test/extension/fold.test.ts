/** The switch "Hide pure refactoring changes": what it hides, what it never hides, and that all of it comes back. */
import {describe, expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()
const pull = '/refract/shop/pull/1/changes'
const stubs = () => world.page.locator('[data-refract-ui=stub] button')
const hidden = () => world.page.locator('tr[data-refract-folded]')

/** All that is near is folded, not only the first of it. */
async function allFolded() {
  await stubs().first().waitFor()
  await world.settled()
}

/** The page without anything of ours. */
const html = () =>
  world.page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const own of copy.querySelectorAll('[data-refract-ui]')) own.remove()
    return copy.innerHTML
  })

async function flip() {
  await world.pill().click()
  await world.panel().getByRole('switch').click()
  await world.page.keyboard.press('Escape')
}

describe.each(['react', 'classic'])('%s', markup => {
  describe.each(['unified', 'split'])('%s', layout => {
    const address = `/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}&diff=${layout}`

    test('folds what needs no review, opens it on a click, and leaves no trace', async () => {
      await world.visit(address)
      await world.storeSettings({unwantedVerdicts: ['pure', 'mixed', 'unproved']})
      await world.eventually(() => world.badges().count()).toBe(0)
      const before = await html()
      await world.storeSettings({unwantedVerdicts: ['pure', 'mixed', 'unproved'], hide: true})
      await allFolded()
      expect(await stubs().first().innerText()).toMatch(/^\d+ lines? folded: /)
      const count = await hidden().count()
      expect(count).toBeGreaterThan(0)
      await stubs().first().click()
      await world.eventually(() => hidden().count()).toBeLessThan(count)
      await world.storeSettings({unwantedVerdicts: ['pure', 'mixed', 'unproved']})
      await world.eventually(() => stubs().count()).toBe(0)
      expect(await html()).toBe(before)
    })

    test('every changed line is seen or stands in a stub', async () => {
      await world.visit(`${address}&refract=hide`)
      await allFolded()
      // Files mount and fold as they come near.
      await world.page.evaluate(() => document.querySelector('footer, body')!.scrollIntoView({block: 'end'}))
      const counts = () =>
        world.page.evaluate(() => {
          const rows = [...document.querySelectorAll<HTMLElement>('tr:has(.addition, .deletion, .blob-code-addition, .blob-code-deletion)')]
          const folded = rows.filter(row => row.hasAttribute('data-refract-folded'))
          const cells = folded.flatMap(row => [
            ...row.querySelectorAll('code.addition, code.deletion, td.blob-code-addition, td.blob-code-deletion'),
          ])
          const told = [...document.querySelectorAll('[data-refract-ui=stub-button]')].map(host =>
            Number(/^\d+/.exec(host.shadowRoot!.textContent!.replace(/^[\s\S]*?(?=\d+ lines? folded)/, ''))),
          )
          return {
            folded: cells.length,
            told: told.reduce((sum, one) => sum + one, 0),
            seen: rows.filter(row => row.getClientRects().length > 0).length,
            rest: rows.length - folded.length,
          }
        })
      await world.eventually(async () => (await counts()).folded > 0).toBe(true)
      const {folded, told, seen, rest} = await counts()
      expect(told).toBe(folded)
      expect(seen).toBe(rest)
    })
  })
})

test('the switch says what is left, is remembered, and goes along in the address', async () => {
  await world.visit(`${pull}#diff-0`)
  await flip()
  await allFolded()
  expect(world.page.url()).toMatch(/\?refract=hide#diff-0$/)
  expect(await world.panel().count()).toBe(0)
  await world.visit('/refract/shop/pull/1/changes')
  await allFolded()
  await world.pill().click()
  expect(await world.panel().innerText()).toMatch(/\d+ → \d+ lines to review/)
})

test('a shared address hides for this page only', async () => {
  await world.visit(`${pull}?refract=hide`)
  await allFolded()
  await world.visit(pull)
  expect(await world.badges().count()).toBeGreaterThan(0)
  expect(await stubs().count()).toBe(0)
})

test('a link to a folded line opens it', async () => {
  await world.visit(`${pull}?refract=hide`)
  await allFolded()
  const anchor = await hidden().first().locator('[data-line-anchor]').first().getAttribute('data-line-anchor')
  await world.page.evaluate(hash => {
    location.hash = hash
  }, anchor!)
  const row = world.page.locator(`tr:has([data-line-anchor="${anchor}"])`)
  await world.eventually(() => row.isVisible()).toBe(true)

  await world.visit('about:blank#').catch(() => {})
  await world.page.goto(`${world.github.url(`${pull}?refract=hide`)}#${anchor}`)
  await world.settled()
  await allFolded()
  await world.eventually(() => row.isVisible()).toBe(true)
})

test('a jump from the panel opens what is folded', async () => {
  await world.visit(`${pull}?refract=hide`)
  await allFolded()
  await world.pill().click()
  await world.panel().locator('[data-refract-refactoring] button').first().click()
  await world.page.locator('tr[data-refract-target]').waitFor()
  expect(await world.page.locator('tr[data-refract-target]').isVisible()).toBe(true)
})

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  const address = `/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}&diff=${layout}&refract=hide`

  test('copying across a stub copies the lines it stands for, as if nothing were folded', async () => {
    await world.browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = async () => {
      await world.page.evaluate(() => {
        const tables = [...document.querySelectorAll('table')].filter(({textContent}) => textContent!.includes('class Till'))
        getSelection()!.selectAllChildren(tables[0]!)
      })
      await world.page.keyboard.press('Control+C')
      return world.page.evaluate(() => navigator.clipboard.readText())
    }
    await world.visit(address.replace('&refract=hide', ''))
    const whole = await copied()
    expect(whole).toContain('Money due = basket.total()')
    await world.visit(address)
    await world.page.locator('table', {hasText: 'class Till'}).locator('[data-refract-ui=stub]').first().waitFor()
    expect(await copied()).toBe(whole)
    expect(await hidden().first().isVisible()).toBe(false)
  })

  test('a conversation that begins on a folded line stays, with its line', async () => {
    await world.visit(address)
    await allFolded()
    const line = hidden().first()
    const text = await line.locator('.diff-text-inner, .blob-code-inner').first().textContent()
    await line.evaluate((row, isReact) => {
      if (isReact)
        row
          .querySelector('td.diff-text-cell:not(.empty-diff-line)')!
          .insertAdjacentHTML('beforeend', '<div data-testid="review-thread" id="r1">Why?</div>')
      else
        row.insertAdjacentHTML(
          'afterend',
          '<tr class="inline-comments js-inline-comments-container"><td colspan="4" id="r1">Why?</td></tr>',
        )
    }, markup === 'react')
    await world.eventually(() => world.page.getByText('Why?').isVisible()).toBe(true)
    const shown = world.page.locator(markup === 'react' ? 'tr:has(#r1)' : 'tr:has(+ tr > #r1)')
    await world.eventually(() => shown.isVisible()).toBe(true)
    expect(await shown.locator('.diff-text-inner, .blob-code-inner').first().textContent()).toBe(text)
    // A link to it leads to something that can be seen.
    await world.page.evaluate(() => {
      location.hash = 'r1'
    })
    await world
      .eventually(() => world.page.locator('#r1').evaluate(element => element.getBoundingClientRect().top < innerHeight))
      .toBe(true)
  })
})

/** A link to words makes the browser look for them as its search does, and can be followed by a driver. */
test.each(['react', 'classic'])('the search of the browser opens what it finds: %s', async markup => {
  await world.visit(`/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}&refract=hide`)
  await allFolded()
  const words = 'Money due = basket.total()'
  const line = world.page.locator('tr:not([data-refract-ui])', {hasText: words})
  expect(await line.isVisible()).toBe(false)
  await world.page.evaluate(text => {
    const link = `<a id="words" style="position:fixed;top:0;z-index:9" href="#:~:text=${encodeURIComponent(text)}">look</a>`
    document.body.insertAdjacentHTML('afterbegin', link)
  }, words)
  await world.page.locator('#words').click()
  await world.eventually(() => line.isVisible()).toBe(true)
})

test.each(['react', 'classic'])('files that are explained offer to be viewed, and are not until the reader says so: %s', async markup => {
  await world.visit(`/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}&refract=hide`)
  const offer = world.page.locator('[data-refract-ui=header] button').first()
  await offer.waitFor()
  const pressed = 'button[aria-pressed=true][class*=MarkAsViewedButton], input.js-reviewed-checkbox:checked'
  const viewed = () => world.page.locator(pressed).count()
  expect(await viewed()).toBe(0)
  await offer.click()
  await world.eventually(viewed).toBe(1)
})

test('what the reader looks at stays where it is', async () => {
  await world.visit(pull)
  const line = world.page.locator('tr', {hasText: 'nothing to pay'}).first()
  await line.evaluate(row => row.scrollIntoView({block: 'center'}))
  const top = () => line.evaluate(row => Math.round(row.getBoundingClientRect().top))
  const before = await top()
  await world.storeSettings({hide: true})
  await allFolded()
  await world.eventually(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
})
