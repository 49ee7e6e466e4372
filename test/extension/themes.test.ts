/** Every theme of GitHub, and what readers ask of their system: nothing to object to, and nothing that moves. */
import {expect, test} from 'vitest'
import {violations} from './axe.ts'
import {World} from './with-refract.ts'

const world = new World()
const pull = '/refract/shop/pull/1/changes'

test.each(['light', 'dark', 'dark_dimmed', 'light_high_contrast', 'dark_high_contrast'])('%s: axe has no objection', async theme => {
  await world.visit(`${pull}?theme=${theme}&refract=hide`)
  await world.page.locator('[data-refract-ui=stub]').first().waitFor()
  const inPage = await Promise.all(
    ['stub', 'header', 'badge'].map(async kind => (await world.page.locator(`[data-refract-ui=${kind}]`).count()) > 0 && kind),
  )
  expect(inPage).toEqual(['stub', 'header', 'badge'])
  for (const kind of inPage) expect(await violations(world.page, `[data-refract-ui=${kind}]`), `${kind}`).toEqual([])

  await world.pill().click()
  await world.panel().getByRole('button', {name: 'How is this proved?'}).click()
  await world.panel().locator('.item').first().click()
  expect(await violations(world.page, ['[data-refract-ui=overlay]', '.corner']), 'panel').toEqual([])
  await world.pill().click()

  await world.badges().filter({hasText: 'Extract Method'}).first().hover()
  await world.card().locator('.inner').waitFor()
  expect(await violations(world.page, ['[data-refract-ui=overlay]', '[role=dialog]']), 'card').toEqual([])
})

test('who wants less motion gets none', async () => {
  await world.page.emulateMedia({reducedMotion: 'reduce'})
  await world.visit(pull)
  await world.pill().click()
  await world.badges().first().focus()
  await world.card().waitFor()
  const moving = await world.page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('[data-refract-ui]')].flatMap(({shadowRoot}) => shadowRoot ?? [])]
    const ours = roots.slice(1).flatMap(root => [...root.querySelectorAll('*')])
    return ours
      .flatMap(element => ['', '::before', '::after'].map(part => getComputedStyle(element, part)))
      .filter(style => style.transitionDuration !== '0s' || style.animationName !== 'none').length
  })
  expect(moving).toBe(0)
})

test('colours of the system, where the reader forces them, keep the three signs apart', async () => {
  await world.page.emulateMedia({forcedColors: 'active'})
  await world.visit(pull)
  await world.pill().click()
  const sign = (verdict: string) =>
    world
      .panel()
      .locator(`.sign.${verdict}`)
      .first()
      .evaluate(element => {
        const {backgroundColor, backgroundImage, boxShadow} = getComputedStyle(element)
        return {filled: backgroundColor !== 'rgba(0, 0, 0, 0)', half: backgroundImage !== 'none', ring: boxShadow !== 'none'}
      })
  expect(await sign('pure')).toEqual({filled: true, half: false, ring: false})
  expect(await sign('mixed')).toEqual({filled: false, half: true, ring: true})
})
