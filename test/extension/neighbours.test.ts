/**
 * Beside other extensions. The neighbour here does what Refined GitHub's observers do: it answers every change of the page by adding
 * buttons and classes to rows and headers, and takes for GitHub's whatever it finds.
 */
import {describe, expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()

/** Counts how often it was woken up: two extensions that answer each other would never rest. */
function neighbour() {
  const seen = new WeakSet<Element>()
  const state = window as unknown as {neighbourPasses: number}
  state.neighbourPasses = 0
  const observer = new MutationObserver(() => {
    state.neighbourPasses++
    for (const row of document.querySelectorAll('table tbody > tr')) {
      if (seen.has(row)) continue
      seen.add(row)
      row.classList.add('rgh-seen')
      const cell = row.querySelector('td:last-child')
      cell?.insertAdjacentHTML('beforeend', '<button class="rgh-button" style="position:absolute;opacity:0">rgh</button>')
    }
    for (const header of document.querySelectorAll('[data-diff-header-wrapper], .file-header')) {
      if (seen.has(header)) continue
      seen.add(header)
      header.firstElementChild?.insertAdjacentHTML('beforeend', '<a class="rgh-link">rgh</a>')
    }
  })
  observer.observe(document, {childList: true, subtree: true, attributes: true})
}

const passes = () => world.page.evaluate(() => (window as unknown as {neighbourPasses: number}).neighbourPasses)

describe.each(['react', 'classic'])('%s', markup => {
  const address = `/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}`

  test('both work, and neither keeps the other awake', async () => {
    await world.page.addInitScript(neighbour)
    await world.visit(address)
    await world.badges().first().waitFor()
    const alone = await world.newPage()
    await world.visit(address, alone)
    await world.badges(alone).first().waitFor()
    expect(await world.badges().allInnerTexts()).toEqual(await world.badges(alone).allInnerTexts())
    expect(await world.page.locator('.rgh-button').count()).toBeGreaterThan(0)

    await world.storeSettings({hide: true})
    await world.page.locator('[data-refract-ui=stub]').first().waitFor()
    // Both fold a little at a time, neither waits for the other.
    await world.eventually(async () => (await foldedRows(world.page)) - (await foldedRows(alone))).toBe(0)
    // Quiet: some frames without one change that either made. Two that answer each other would make one in each.
    await world
      .eventually(async () => {
        const before = await passes()
        await world.page.evaluate(async () => {
          for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
        })
        return (await passes()) - before
      })
      .toBe(0)
  })

  test('switched off, nothing of ours is left, and all of the neighbour is', async () => {
    await world.page.addInitScript(neighbour)
    await world.visit(address)
    await world.storeSettings({hide: true})
    await world.page.locator('[data-refract-ui=stub]').first().waitFor()
    await world.storeSettings({off: ['refract']})
    await world.eventually(() => world.page.evaluate(() => document.querySelectorAll('[data-refract-ui]').length)).toBe(0)
    const traces = await world.page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap(({attributes}) => [...attributes].map(({name}) => name))
        .filter(name => name.startsWith('data-refract')),
    )
    expect(traces).toEqual([])
    expect(await world.page.locator('.rgh-link').count()).toBeGreaterThan(0)
  })
})

async function foldedRows(page: typeof world.page): Promise<number> {
  await page.locator('[data-refract-ui=stub]').first().waitFor()
  return page.locator('tr[data-refract-folded]').count()
}
