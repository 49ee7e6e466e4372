// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {diffView} from '../../src/github/diff/view.ts'
import type {Findings} from '../../src/overlay/findings.ts'
import {foldLines} from '../../src/overlay/fold/fold.tsx'
import {lineHash} from '../../src/overlay/line-hash.ts'
import {type FileDiff, type Layout, page} from '../pages/markup.ts'
import {findings, refactoring} from './make.ts'

const path = 'shop/Till.java'
const removed = (...lines: number[]) => lines.map(before => ({before, code: `old ${before}`}))
const added = (...lines: number[]) => lines.map(after => ({after, code: `new ${after}`}))
const same = (...lines: number[]) => lines.map(line => ({before: line, after: line, code: `same ${line}`}))

/** Lines that need no review, by what was read on them. */
const foldable = (before: number[], after: number[], read: {old?: string; new?: string} = {}): Findings =>
  findings({
    refactorings: [refactoring('Rename Method', {verdict: 'pure'})],
    lines: [
      {path, side: 'before', lines: before.map(line => ({startLine: line, endLine: line, verdict: 'explained', causes: [0], because: []}))},
      {path, side: 'after', lines: after.map(line => ({startLine: line, endLine: line, verdict: 'explained', causes: [0], because: []}))},
    ],
    foldable: [
      {path, side: 'before', lines: before, hashes: before.map(line => lineHash(`${read.old ?? 'old'} ${line}`))},
      {path, side: 'after', lines: after, hashes: after.map(line => lineHash(`${read.new ?? 'new'} ${line}`))},
    ],
  })

let stop: AbortController
beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => stop.abort())

function fold(layout: Layout, rows: FileDiff['rows'], given: Findings, markup: 'react' | 'classic' = 'react') {
  document.body.innerHTML = page(markup, layout, [{path, rows}])
  return foldLines(document, diffView(document, '[data-refract-ui]'), given, {signal: stop.signal})
}

/** What is left to see: `old 1`, `[2 lines …]`. */
const seen = () =>
  [...document.querySelectorAll('table > tbody > tr')].flatMap(row => {
    const button = row.querySelector('[data-refract-ui=stub-button]')?.shadowRoot?.querySelector('button')
    if (button) return [`[${button.textContent!.match(/^\d+ lines?/)![0]}]`]
    return row.hasAttribute('data-refract-folded')
      ? []
      : [...new Set([...row.querySelectorAll('.diff-text-inner, .blob-code-inner')].map(code => code.textContent!))]
  })
const stub = (index = 0) =>
  [...document.querySelectorAll('[data-refract-ui=stub-button]')][index]!.shadowRoot!.querySelector<HTMLElement>('button')!

describe.each(['react', 'classic'] as const)('%s', markup => {
  test('unified: a stretch becomes one stub, what stayed stays', () => {
    fold('unified', [...same(1), ...removed(2, 3), ...added(2), ...same(4), ...removed(5)], foldable([2, 3, 5], [2]), markup)
    expect(seen()).toEqual(['same 1', '[3 lines]', 'same 4', '[1 line]'])
  })

  test('split: a row is hidden only if both of its sides may be', () => {
    const changed = [1, 2].map(line => ({before: line, after: line, code: `old ${line}`, codeAfter: `new ${line}`}))
    fold('split', changed, foldable([1, 2], [2]), markup)
    expect(seen()).toEqual(['old 1', 'new 1', '[2 lines]'])
  })
})

test('one line in a stretch that needs review is seen', () => {
  fold('unified', removed(1, 2, 3), foldable([1, 3], []))
  expect(seen()).toEqual(['[1 line]', 'old 2', '[1 line]'])
})

test('a page that shows another version than was read hides nothing', () => {
  fold('unified', [...removed(1), ...added(1)], foldable([1], [1], {old: 'older', new: 'newer'}))
  expect(seen()).toEqual(['old 1', 'new 1'])
})

test('a line with a conversation stays', () => {
  fold('unified', removed(1, 2, 3), foldable([1, 2, 3], []))
  expect(seen()).toEqual(['[3 lines]'])
  document.querySelectorAll('tr.diff-line-row td.diff-text-cell')[1]!.insertAdjacentHTML('beforeend', '<div data-marker-id="1"></div>')
  return vi.waitFor(() => expect(seen()).toEqual(['[1 line]', 'old 2', '[1 line]']))
})

test('opens, and closes again', () => {
  fold('unified', removed(1, 2), foldable([1, 2], []))
  stub().click()
  expect(seen()).toEqual(['[2 lines]', 'old 1', 'old 2'])
  expect(stub().getAttribute('aria-expanded')).toBe('true')
  stub().click()
  expect(seen()).toEqual(['[2 lines]'])
})

test('a stretch that was asked for is open when its rows appear', () => {
  const folds = fold('unified', same(1), foldable([7, 8], []))
  folds.openAt({path, side: 'before', line: 8})
  document.body.innerHTML = page('react', 'unified', [{path, rows: removed(7, 8)}])
  return vi.waitFor(() => expect(seen()).toEqual(['[2 lines]', 'old 7', 'old 8']))
})

test('rows that are reused for other lines are seen again', async () => {
  fold('unified', removed(1, 2), foldable([1], []))
  expect(seen()).toEqual(['[1 line]', 'old 2'])
  const row = document.querySelector('tr[data-refract-folded]')!
  for (const cell of row.querySelectorAll('[data-line-number]')) cell.setAttribute('data-line-number', '9')
  await vi.waitFor(() => expect(seen()).toEqual(['old 1', 'old 2']))
})

test('the text of folded lines is there for the search, and opens them when found', () => {
  fold('unified', removed(1, 2), foldable([1, 2], []))
  const copy = document.querySelector<HTMLElement>('[data-refract-ui=stub-text]')!
  expect(copy.getAttribute('hidden')).toBe('until-found')
  expect(copy.textContent).toBe('old 1\nold 2')
  copy.dispatchEvent(new Event('beforematch'))
  expect(seen()).toEqual(['[2 lines]', 'old 1', 'old 2'])
})

test('nothing is left of it', () => {
  fold('unified', removed(1, 2), findings())
  const before = document.body.innerHTML
  foldLines(document, diffView(document, '[data-refract-ui]'), foldable([1, 2], []), {signal: stop.signal})
  expect(document.body.innerHTML).not.toBe(before)
  stop.abort()
  expect(document.body.innerHTML).toBe(before)
})
