// @vitest-environment happy-dom
import {render} from 'preact'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {Card, type CardProps} from '../../src/overlay/card/card.tsx'
import {consequencesOf} from '../../src/overlay/card/consequences.ts'
import {otherEnd} from '../../src/overlay/card/other-end.ts'
import type {Findings, Region} from '../../src/overlay/findings.ts'
import {defaultChords} from '../../src/overlay/keys/chords.ts'
import type {InnerDiff} from '../../src/report/inner-diff.ts'
import {findings, place, refactoring} from './make.ts'

const path = 'shop/Till.java'
const region = (side: 'before' | 'after', startLine: number, endLine = startLine): Region => ({
  refactoring: 0,
  path,
  side,
  startLine,
  endLine,
})
const spot = (startLine: number) => ({path, startLine, endLine: startLine, startColumn: 1, endColumn: 9})
const extracted = refactoring('Extract Method', {
  verdict: 'mixed',
  before: [place({element: 'package pay(basket Basket) : void'})],
  after: [place({element: 'private settle(basket Basket) : void'})],
  reasons: [{kind: 'edited', text: '', before: [spot(6)], after: [spot(12)]}],
})
const inner: InnerDiff = {
  kind: 'compared',
  same: 9,
  removed: 1,
  added: 2,
  rows: [
    {kind: 'skipped', lines: 7},
    {kind: 'same', line: 11, text: 'Money total = basket.sum();'},
    {kind: 'removed', line: 6, text: '<b>book</b>(total);'},
    {kind: 'added', line: 12, text: '\u202Ebook(total, 2);'},
  ],
  left: 1,
}
const one = findings({
  refactorings: [extracted],
  regions: [region('before', 5, 8), region('after', 10, 15), region('after', 5)],
  files: [{path, read: true, changed: 9, explained: 0, partly: 0}],
  innerDiffs: {0: inner},
})

let jumps: Region[]
beforeEach(() => {
  jumps = []
  document.body.innerHTML = '<main></main>'
})
afterEach(() => render(null, document.querySelector('main')!))

function show(given: Findings, props: Partial<CardProps> = {}): HTMLElement {
  const root = document.querySelector('main')!
  const shared = {onJump: (to: Region) => jumps.push(to), linkTo: (index: number) => `https://github.com/x?refract=${index}`}
  render(<Card findings={given} refactorings={given.refactorings.map((_, index) => index)} {...shared} {...props} />, root)
  return root
}
const texts = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)].map(element => element.textContent)
const click = (root: HTMLElement, text: string) =>
  [...root.querySelectorAll('button')].find(button => button.textContent!.startsWith(text))!.click()

test('says what happened, why, what differs inside, and how to go on, in this order', () => {
  const root = show(one, {chords: defaultChords, at: {path, side: 'after', line: 5}})
  expect(texts(root, 'h3, p, li, .rows > div, footer')).toEqual([
    'Extract Methodrefactoring + 1 edit',
    'settle(Basket) was extracted from pay(Basket).',
    '9 of 11 lines are identical. 1 thing goes beyond the refactoring:',
    'This code was edited. Till.java:12 ',
    '7 lines are the same',
    ' Money total = basket.sum();',
    '−<b>book</b>(total);',
    '+⟨U+202E⟩book(total, 2);',
    '1 more line differs',
    'before Till.java:5–8 after Till.java:10–15 Till.java:5 ',
    'Go to settle() ↓Copy linkr n next · r p previous',
  ])
  expect(root.querySelector('.rows b')).toBeNull()
})

test('edits and ends are links', () => {
  const root = show(one, {at: {path, side: 'after', line: 5}})
  click(root, 'Till.java:12')
  click(root, 'Till.java:5–8')
  click(root, 'Go to settle()')
  expect(jumps).toEqual([{...region('after', 12)}, region('before', 5, 8), region('after', 10, 15)])
})

test('five reasons, and how many more', () => {
  const reasons = Array.from({length: 7}, (_, index) => ({kind: 'edited', text: '', before: [], after: [spot(index + 1)]}))
  const root = show(findings({refactorings: [refactoring('Rename Method', {verdict: 'mixed', reasons})]}))
  expect(texts(root, '.reasons li')).toEqual([
    'This code was edited. Till.java:1 Till.java:2 Till.java:3 Till.java:4 Till.java:5 ',
    'and 2 more',
  ])
})

test('what differs inside a proved one is shown to those who ask', () => {
  const root = show({...one, refactorings: [{...extracted, verdict: 'pure', reasons: []}]})
  expect(root.querySelector('details')!.open).toBe(false)
  expect(texts(root, 'summary')).toEqual(['What differs all the same'])
  expect(root.querySelector('details .rows')).not.toBeNull()
})

test.each<[InnerDiff, string]>([
  [{kind: 'too long'}, 'The code inside is too long to be compared here.'],
  [{kind: 'compared', same: 9, removed: 0, added: 0, rows: [], left: 0}, 'All 9 lines are identical. 1 thing goes beyond the refactoring:'],
])('no inner diff, and why: %o', (diff, words) => {
  const root = show({...one, innerDiffs: {0: diff}})
  expect(root.querySelector('.inner')).toBeNull()
  expect(texts(root, 'p')).toContain(words)
})

test('several stand one below another: the first in full, five in all', () => {
  const root = show(findings({refactorings: Array.from({length: 7}, () => refactoring('Rename Method'))}), {chords: defaultChords})
  expect(root.querySelectorAll('article')).toHaveLength(5)
  expect(root.querySelectorAll('article > details')).toHaveLength(4)
  expect(root.querySelector('article > details')!.closest('article')).not.toBe(root.querySelector('article'))
  expect(texts(root, '.left')).toEqual(['and 2 more refactorings, in the list'])
  expect(root.querySelectorAll('.hint')).toHaveLength(1)
})

test('a link is copied, and that is said', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', {clipboard: {writeText: async (text: string) => written.push(text)}})
  const root = show(one)
  click(root, 'Copy link')
  await vi.waitFor(() => expect(texts(root, '[role=status]')).toEqual(['Copied']))
  expect(written).toEqual(['https://github.com/x?refract=0'])
  vi.unstubAllGlobals()
})

test('a link that may not be copied says so', async () => {
  vi.stubGlobal('navigator', {clipboard: {writeText: async () => Promise.reject(new Error('no'))}})
  const root = show(one)
  click(root, 'Copy link')
  await vi.waitFor(() => expect(texts(root, '[role=status]')).toEqual(['Your browser does not allow copying here']))
  vi.unstubAllGlobals()
})

const run = (startLine: number, endLine: number, verdict: 'explained' | 'partly' | 'same', ...causes: number[]) => ({
  startLine,
  endLine,
  verdict,
  causes,
  because: [],
})

test('lines elsewhere that follow are counted, those of its own and of others are not', () => {
  const given = findings({
    refactorings: [refactoring('Rename Method')],
    regions: [region('after', 5)],
    lines: [
      {path, side: 'before', lines: [run(5, 5, 'explained', 0), run(20, 20, 'explained', 0)]},
      {path, side: 'after', lines: [run(4, 6, 'explained', 0), run(7, 7, 'partly', 0, 1), run(8, 8, 'same', 0), run(9, 9, 'explained', 1)]},
      {path: 'shop/Desk.java', side: 'after', lines: [run(2, 2, 'explained', 0)]},
    ],
  })
  const {lines, files, regions} = consequencesOf(given, 0)
  expect([lines, files]).toEqual([4, 2])
  expect(regions.map(({path: file, startLine, endLine}) => `${file}:${startLine}-${endLine}`)).toEqual([
    'shop/Till.java:4-4',
    'shop/Till.java:6-7',
    'shop/Desk.java:2-2',
  ])
  expect(texts(show(given), '.aside')[0]).toBe('4 lines in 2 files follow: Till.java:4 Till.java:6–7 Desk.java:2 ')
})

test.each([
  ['at the call', {path, side: 'after', line: 5}, 'settle() down'],
  ['in the new method', {path, side: 'after', line: 12}, 'pay() up'],
  ['where the code was', {path, side: 'before', line: 6}, 'settle() down'],
  ['nowhere', undefined, 'settle() undefined'],
] as const)('the other end for a reader %s', (_, at, expected) => {
  const end = otherEnd(one, 0, at && {...at})!
  expect(`${end.name} ${end.direction}`).toBe(expected)
})

test('an end that stands beside the reader is not offered', () => {
  const renamed = {...one, regions: [region('before', 5), region('after', 6)]}
  expect(otherEnd(renamed, 0, {path, side: 'before', line: 5})).toBeUndefined()
})

test('ends in other files lie above or below as the page has the files', () => {
  const desk = 'shop/Desk.java'
  const file = (name: string) => ({path: name, read: true, changed: 1, explained: 0, partly: 0})
  const moved = {...one, files: [file(desk), file(path)], regions: [region('before', 5), {...region('after', 90), path: desk}]}
  expect(otherEnd(moved, 0, {path, side: 'before', line: 5})!.direction).toBe('up')
})

test('what the proof takes for granted is named', () => {
  const one = {kind: 'overrides nothing unseen' as const, text: '', name: 'total', types: ['Desk']}
  const many = ['log', 'name', 'size'].map(name => ({kind: 'inherited alike' as const, text: '', name, types: ['Shelf', 'Box']}))
  const proved = refactoring('Move Method', {verdict: 'pure', assumptions: [one, ...many]})
  const root = show(findings({refactorings: [proved]}))
  expect(texts(root, '.assumptions li')).toEqual([
    'total overrides nothing in Desk, which is not among the changed files.',
    'log is inherited from Shelf, Box, which is not among the changed files, and means the same in both places.',
    'name is inherited from Shelf, Box, which is not among the changed files, and means the same in both places.',
    'and 1 more',
  ])
  expect(texts(show(findings({refactorings: [refactoring('Move Method', {verdict: 'pure'})]})), '.assumptions li')).toEqual([])
})
