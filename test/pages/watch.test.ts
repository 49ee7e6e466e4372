// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {diffView} from '../../src/github/diff/view.ts'
import {watchNavigation} from '../../src/github/navigation.ts'
import {type FileDiff, page, reactFile} from './markup.ts'

const file = (path: string): FileDiff => ({
  path,
  rows: [
    {before: 1, code: 'a'},
    {after: 1, code: 'b'},
  ],
})
let stop: AbortController

beforeEach(() => {
  stop = new AbortController()
  document.body.innerHTML = page('react', 'unified', [file('A.java'), file('B.java')])
})
afterEach(() => stop.abort())

/** What each call told: the paths, in order. */
function watched() {
  const told: string[] = []
  diffView(document, '[data-refract-ui]').watch(files => told.push(files.map(({path}) => path).join(' ')), {signal: stop.signal})
  return told
}

const addRow = (path: string) => document.querySelector(`[aria-label="Diff for: ${path}"] tbody`)!.append(document.createElement('tr'))

test('all files at first', () => {
  expect(watched()).toEqual(['A.java B.java'])
})

test('a file that comes later, whatever was put around it', async () => {
  const told = watched()
  document.querySelector('main')!.insertAdjacentHTML('beforeend', `<section>${reactFile(file('C.java'), 'unified')}</section>`)
  await vi.waitFor(() => expect(told.at(-1)).toBe('C.java'))
})

test('a cell that is reused for another line tells its file, once for many cells', async () => {
  const told = watched()
  for (const cell of document.querySelectorAll('[aria-label="Diff for: B.java"] [data-line-number]')) {
    cell.setAttribute('data-line-number', '7')
  }
  await vi.waitFor(() => expect(told).toEqual(['A.java B.java', 'B.java']))
})

test('what we put into the page ourselves is not told', async () => {
  const told = watched()
  const cells = document.querySelectorAll('td.diff-text-cell')
  cells[0]!.insertAdjacentHTML('beforeend', '<span data-refract-ui></span>')
  cells[0]!.querySelector('[data-refract-ui]')!.append('text of ours')
  // The next change that is not ours proves that the ones before were seen and left out.
  addRow('B.java')
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(told[1]).toBe('B.java')
})

test('changes elsewhere on the page are not told', async () => {
  const told = watched()
  document.body.insertAdjacentHTML('beforeend', '<footer id="x">new</footer>')
  addRow('A.java')
  await vi.waitFor(() => expect(told).toEqual(['A.java B.java', 'A.java']))
})

test('nothing after the end', async () => {
  const told = watched()
  stop.abort()
  addRow('A.java')
  const other = new AbortController()
  const toldToOther: number[] = []
  diffView(document, '[data-refract-ui]').watch(files => toldToOther.push(files.length), {signal: other.signal})
  addRow('A.java')
  await vi.waitFor(() => expect(toldToOther).toHaveLength(2))
  expect(told).toHaveLength(1)
  other.abort()
})

test('another path or query is another page; another hash is not', async () => {
  const pages: string[] = []
  history.replaceState(null, '', '/o/r/commit/1')
  watchNavigation(window, url => pages.push(new URL(url).pathname + new URL(url).search), {signal: stop.signal})
  history.pushState(null, '', '/o/r/commit/1#diff-x')
  // Without any event: found by looking at the address.
  history.pushState(null, '', '/o/r/commit/2')
  await vi.waitFor(() => expect(pages).toEqual(['/o/r/commit/1', '/o/r/commit/2']))
  history.pushState(null, '', '/o/r/commit/2?w=1')
  document.dispatchEvent(new Event('soft-nav:payload'))
  expect(pages.at(-1)).toBe('/o/r/commit/2?w=1')
})
