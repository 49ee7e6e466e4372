// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {diffView} from '../../src/github/diff/view.ts'
import type {Findings, Region} from '../../src/overlay/findings.ts'
import {drawMarks} from '../../src/overlay/marks/marks.tsx'
import {page} from '../pages/markup.ts'
import {findings, refactoring} from './make.ts'

const path = 'shop/Till.java'
const region = (index: number, line: number): Region => ({refactoring: index, path, side: 'before', startLine: line, endLine: line})
const both = findings({
  refactorings: [refactoring('Rename Method'), refactoring('Rename Method'), refactoring('Move Class')],
  regions: [region(0, 1), region(1, 5), region(2, 5)],
  files: [{path, read: true, changed: 5, explained: 0, partly: 0}],
})
let stop: AbortController

beforeEach(() => {
  stop = new AbortController()
  document.body.innerHTML = page('react', 'unified', [{path, rows: [1, 2, 3, 4, 5].map(before => ({before, code: `line ${before}`}))}])
})
afterEach(() => stop.abort())

const draw = (given: Findings) => {
  const opened: number[][] = []
  drawMarks(document, diffView(document, '[data-refract-ui]'), given, {
    signal: stop.signal,
    onRest: () => {},
    onLeave: () => {},
    onFocus: () => {},
    onOpen: (_, refactorings) => opened.push(refactorings),
  })
  return opened
}
const badges = () => [...document.querySelectorAll('[data-refract-ui=badge]')].map(host => host.shadowRoot!.querySelector('button')!)
const bars = () =>
  [...document.querySelectorAll('[data-refract-mark]')].map(cell => `${cell.textContent}: ${cell.getAttribute('data-refract-mark')}`)

test('a bar for each line, a badge for each region; several become a count', () => {
  const opened = draw(both)
  expect(bars()).toEqual(['1: 0', '5: 1 2'])
  expect(badges().map(badge => badge.textContent)).toEqual(['Rename Method', '2 refactorings'])
  badges()[1]!.click()
  expect(opened).toEqual([[1, 2]])
})

test('a cell that is reused loses its mark, and the one that now shows the line gets it', async () => {
  draw(both)
  const [first, second] = [...document.querySelectorAll('tr.diff-line-row')]
  for (const [row, line] of [
    [first, 7],
    [second, 1],
  ] as const) {
    for (const cell of row!.querySelectorAll('[data-line-number]')) cell.setAttribute('data-line-number', String(line))
  }
  await vi.waitFor(() => expect(first!.querySelector('[data-refract-mark]')).toBeNull())
  expect(second!.querySelector('[data-refract-mark]')).not.toBeNull()
  expect([first, second].map(row => row!.querySelectorAll('[data-refract-ui]').length)).toEqual([0, 1])
})

test('drawing twice makes nothing double', async () => {
  draw(both)
  const tbody = document.querySelector('tbody')!
  tbody.append(document.createElement('tr'))
  const seen = vi.fn()
  diffView(document, '[data-refract-ui]').watch(seen, {signal: stop.signal})
  tbody.append(document.createElement('tr'))
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
  expect(badges()).toHaveLength(2)
})

test('elements of ours that a copied page brings back are replaced', () => {
  const cell = document.querySelectorAll('td.diff-text-cell')[4]!
  cell.setAttribute('data-refract-badge-cell', '1 2')
  cell.insertAdjacentHTML('beforeend', '<span data-refract-ui="badge"></span>')
  draw(both)
  expect(cell.querySelectorAll('[data-refract-ui]')).toHaveLength(1)
  expect(badges().map(badge => badge.textContent)).toEqual(['Rename Method', '2 refactorings'])
})

test('when it stops, nothing of it is left', () => {
  const before = document.body.innerHTML
  draw(both)
  stop.abort()
  expect(document.body.innerHTML).toBe(before)
})
