// @vitest-environment happy-dom
import {beforeEach, expect, test} from 'vitest'
import {type DiffView, diffView} from '../../src/github/diff/view.ts'
import {drawHeaders} from '../../src/overlay/headers/headers.tsx'
import {page} from '../pages/markup.ts'
import {findings} from './make.ts'

const path = 'shop/Till.java'
const explained = (count: number) => findings({files: [{path, read: true, changed: 5, explained: count, partly: 0}]})

beforeEach(() => {
  document.body.innerHTML = page('react', 'unified', [{path, rows: [{before: 1, code: 'line'}]}])
  document.querySelector('[data-diff-header-wrapper]')!.innerHTML = '<div><h3>Till</h3><div><span id="numbers">+5</span></div></div>'
})

function draw(view: DiffView, count: number): AbortController {
  const stop = new AbortController()
  drawHeaders(document, view, explained(count), {signal: stop.signal})
  return stop
}
const hosts = () => [...document.querySelectorAll('[data-refract-ui=header]')]
const view = () => diffView(document, '[data-refract-ui]')

test('the numbers stand before those of GitHub, once', () => {
  const stop = draw(view(), 3)
  draw(view(), 4)
  expect(hosts().map(host => host.nextElementSibling?.id)).toEqual(['numbers'])
  stop.abort()
  expect(hosts()).toEqual([])
})

test('none where nothing is explained', () => {
  draw(view(), 3)
  draw(view(), 0)
  expect(hosts()).toEqual([])
})

test('a file that was read while our numbers stood there: drawn without them, it gets new ones', () => {
  const stop = draw(view(), 3)
  const read = view().files()
  stop.abort()
  draw({...view(), watch: onFiles => onFiles(read)}, 4)
  expect(hosts().map(host => host.nextElementSibling?.id)).toEqual(['numbers'])
})

test('a copy of the page brings our element without its inside: it is made anew', () => {
  draw(view(), 3)
  document.body.replaceWith(document.body.cloneNode(true))
  draw(view(), 3)
  expect(hosts().map(host => host.shadowRoot?.textContent?.includes('3'))).toEqual([true])
})
