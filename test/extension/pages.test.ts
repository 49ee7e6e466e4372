/** The pages that show a change: commits, merges, parts of pull requests, comparisons, and any of them without white space. */
import {describe, expect, test} from 'vitest'
import {edits} from './edits-repository.ts'
import {World} from './with-refract.ts'

const world = new World([edits])

async function marksOn(path: string) {
  await world.seeAll()
  await world.visit(path)
  const marks = await world.marks()
  expect(marks).not.toEqual([])
  return marks
}

describe.each([
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
])('%s, %s', (markup, layout) => {
  const how = `markup=${markup}&diff=${layout}`

  test('one commit of a pull request', async () => {
    const commit = world.commit('refract/shop', 'extract-method')
    const expected = await marksOn(`${world.shop('extract-method')}?${how}`)
    expect(await marksOn(`/refract/shop/pull/1/commits/${commit}?${how}`)).toEqual(expected)
    if (markup === 'react') expect(await marksOn(`/refract/shop/pull/1/changes/${commit}?${how}`)).toEqual(expected)
  })

  test('some commits of a pull request', async () => {
    const [from, to] = [world.commit('refract/shop', 'move-class'), world.commit('refract/shop', 'extract-method')]
    const paths = (await marksOn(`/refract/shop/pull/1/${markup === 'react' ? 'changes' : 'files'}/${from}..${to}?${how}`)).map(
      ({path}) => path,
    )
    expect([...new Set(paths)].map(path => path.split('/').at(-1))).toEqual(['Till.java', 'Warehouse.java'])
    await world.pill().click()
    const types = await world.panel().locator('.item b').allInnerTexts()
    expect(types).toEqual(expect.arrayContaining(['Rename Class', 'Extract Method']))
    expect(types).not.toContain('Rename Method')
  })

  test('a merge is compared with its first parent, and says so', async () => {
    await world.visit(`/refract/odds/commit/${world.commit('refract/odds', 'merge')}?${how}`)
    await world.pill().click()
    expect(await world.panel().innerText()).toContain('A merge of 2 parents, compared with the first')
    // What the first parent has as well is no part of it.
    const shown = await world.page.evaluate(() => document.body.innerText)
    expect(shown).not.toContain('OnMain.java')
    expect(shown).toContain('Moved.java')
    expect(await world.panel().innerText()).not.toContain('OnMain.java')
    expect(await world.panel().innerText()).toContain('src/Binary.java')
  })

  test('without white space: lines that are shown as unchanged are left alone', async () => {
    const path = `/refract/edits/commit/${world.commit('refract/edits', 'wide')}?${how}&refract=hide`
    const folded = () => world.page.locator('tr[data-refract-folded]')
    const moved = world.page.locator('tr', {hasText: 'int more = 1;'})
    await world.visit(path)
    await world.eventually(() => folded().filter({hasText: 'int more = 1;'}).count()).toBe(layout === 'split' ? 1 : 2)
    await world.visit(`${path}&w=1`)
    await world.eventually(() => folded().filter({hasText: 'total'}).count()).toBe(2)
    expect(await moved.isVisible()).toBe(true)
    expect(await folded().filter({hasText: 'int more = 1;'}).count()).toBe(0)
    await world.visit(`/refract/edits/commit/${world.commit('refract/edits', 'wide')}?${how}&w=1`)
    const marked = (await world.marks()).map(({before, after}) => after ?? before)
    expect(marked).not.toContain(9)
    expect(marked).toEqual(expect.arrayContaining([4, 10]))
  })
})

test.each(['unified', 'split'])('a comparison, %s', async layout => {
  expect(await marksOn(`/refract/shop/compare/main...clearer-names?diff=${layout}`)).toEqual(
    await marksOn(`/refract/shop/pull/1/files?markup=classic&diff=${layout}`),
  )
})
