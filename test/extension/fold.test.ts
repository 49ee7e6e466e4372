/** The switch "Hide pure refactoring changes": what it hides, what it never hides, and that all of it comes back. */
import {describe, expect, test} from 'vitest'
import {World} from './with-refract.ts'

const world = new World()
const stubs = () => world.page.locator('[data-refract-ui=stub] button')
const hidden = () => world.page.locator('tr[data-refract-folded]')
const html = () =>
  world.page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const own of copy.querySelectorAll('[data-refract-ui]')) own.remove()
    return copy.innerHTML.replace(/ data-refract-[\w-]+="[^"]*"/g, '')
  })

describe.each(['react', 'classic'])('%s', markup => {
  describe.each(['unified', 'split'])('%s', layout => {
    const address = `/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}?markup=${markup}&diff=${layout}`

    test('folds what needs no review, opens it on a click, and leaves no trace', async () => {
      await world.visit(address)
      const before = await html()
      await world.storeSettings({hide: true})
      await stubs().first().waitFor()
      expect(await hidden().count()).toBeGreaterThan(0)
      expect(await stubs().first().innerText()).toMatch(/^\d+ lines? folded: /)
      const count = await hidden().count()
      await stubs().first().click()
      await world.eventually(() => hidden().count()).toBeLessThan(count)
      await world.storeSettings({hide: false})
      await world.eventually(() => stubs().count()).toBe(0)
      expect(await html()).toBe(before)
    })
  })
})
