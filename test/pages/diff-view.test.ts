// @vitest-environment happy-dom
import {beforeEach, describe, expect, test} from 'vitest'
import type {ShownLine} from '../../src/github/diff/shown.ts'
import {diffView} from '../../src/github/diff/view.ts'
import {type FileDiff, type Layout, type Markup, page, reactFile} from './markup.ts'

const till: FileDiff = {
  path: 'shop/Till.java',
  rows: [
    '@@',
    {before: 7, after: 7, code: 'Receipt pay() {'},
    {before: 8, code: '12'},
    {before: 9, code: 'book(total);'},
    {after: 8, code: 'settle();'},
    {before: 10, after: 9, code: '}'},
    '@@',
    {before: 40, after: 39, code: 'last'},
  ],
}
const moved: FileDiff = {path: 'shop/print/Receipt.java', pathBefore: 'shop/Receipt.java', rows: ['@@', {before: 1, after: 1, code: 'x'}]}

const combinations: [Markup, Layout][] = [
  ['react', 'unified'],
  ['react', 'split'],
  ['classic', 'unified'],
  ['classic', 'split'],
]
const view = diffView(document, '[data-refract-ui]')
const show = (markup: Markup, layout: Layout, files = [till, moved]) => {
  document.body.innerHTML = page(markup, layout, files)
}
const words = ({side, line, hunk, code}: ShownLine) => `${side} ${line} hunk ${hunk} ${code.textContent}`

beforeEach(() => {
  document.body.innerHTML = ''
})

describe.each(combinations)('%s, %s', (markup, layout) => {
  beforeEach(() => show(markup, layout))

  test('every line is there with side, number and code', () => {
    const shown = view.files()[0]!.lines()
    expect(shown.map(words).sort()).toEqual([
      'after 39 hunk 2 last',
      'after 7 hunk 1 Receipt pay() {',
      'after 8 hunk 1 settle();',
      'after 9 hunk 1 }',
      'before 10 hunk 1 }',
      'before 40 hunk 2 last',
      'before 7 hunk 1 Receipt pay() {',
      'before 8 hunk 1 12',
      'before 9 hunk 1 book(total);',
    ])
  })

  test('a renamed file has its old path before', () => {
    const [, file] = view.files()
    expect([file!.pathBefore, file!.path]).toEqual(['shop/Receipt.java', 'shop/print/Receipt.java'])
    expect(view.find({path: 'shop/Receipt.java', side: 'before', line: 1})?.code.textContent).toBe('x')
    expect(view.find({path: 'shop/Receipt.java', side: 'after', line: 1})).toBeUndefined()
  })

  test('from a line to its cell and back', () => {
    const key = {path: 'shop/Till.java', side: 'before', line: 9} as const
    const line = view.find(key)!
    expect(line.code.textContent).toBe('book(total);')
    expect(view.lineOf(line.code)).toEqual(key)
    expect(view.lineOf(document.querySelector('main')!)).toBeUndefined()
  })

  test('the bar stands at the outer edge of its side', () => {
    const edges = view
      .files()[0]!
      .lines()
      .filter(({code}) => ['12', 'book(total);', 'settle();'].includes(code.textContent!))
      .map(({edge}) => [...edge.parentElement!.children].indexOf(edge))
    // Split: the cell with the number, which stands before the code of its side. Unified: the first cell of the row.
    expect(edges).toEqual(layout === 'split' ? [0, 0, 2] : [0, 0, 0])
  })

  test('only one of the two adapters finds the page', () => expect(view.files()).toHaveLength(2))
})

describe('traps', () => {
  test('a React page without data-diff-side', () => {
    show('react', 'split')
    for (const cell of document.querySelectorAll('[data-diff-side]')) cell.removeAttribute('data-diff-side')
    expect(view.find({path: till.path, side: 'before', line: 10})?.code.textContent).toBe('}')
    expect(view.find({path: till.path, side: 'after', line: 9})?.code.textContent).toBe('}')
  })

  test('a React page whose cells have no numbers in attributes', () => {
    show('react', 'split')
    for (const cell of document.querySelectorAll('[data-line-number]')) cell.removeAttribute('data-line-number')
    expect(view.find({path: till.path, side: 'before', line: 10})?.code.textContent).toBe('}')
    expect(view.find({path: till.path, side: 'before', line: 12})).toBeUndefined()
  })

  test('a folded React file keeps its path', () => {
    document.body.innerHTML = page('react', 'unified', [moved, till])
    for (const table of document.querySelectorAll('table')) table.remove()
    expect(view.files().map(({path, pathBefore}) => [pathBefore, path])).toEqual([
      ['shop/Receipt.java', 'shop/print/Receipt.java'],
      ['shop/Till.java', 'shop/Till.java'],
    ])
    expect(view.files().flatMap(file => file.lines())).toEqual([])
  })

  test('the frame around all files is no file', () => {
    document.body.innerHTML = '<div role="region" id="diff-comparison-viewer-container"><h3><code>x</code></h3></div>'
    expect(view.files()).toEqual([])
  })

  test('a table inside a comment is not part of the file', () => {
    show('react', 'unified')
    const comment = document.createElement('div')
    comment.innerHTML = reactFile({path: 'other.java', rows: [{after: 99, code: 'suggested'}]}, 'unified')
    view.find({path: till.path, side: 'after', line: 8})!.cell.append(comment.querySelector('table')!)
    expect(document.querySelectorAll('[data-line-number="99"]')).not.toHaveLength(0)
    expect(view.find({path: till.path, side: 'after', line: 99})).toBeUndefined()
  })

  test('lines that a reader expanded in a classic page have no inner element', () => {
    show('classic', 'unified')
    const row = document.querySelector('tr[data-hunk]')!
    row.className = 'blob-expanded'
    for (const number of row.querySelectorAll('.blob-num')) number.removeAttribute('id')
    row.querySelector('.blob-code')!.textContent = 'expanded'
    expect(view.find({path: till.path, side: 'before', line: 7})?.code.textContent).toBe('expanded')
    expect(view.find({path: till.path, side: 'after', line: 7})?.code.textContent).toBe('expanded')
  })
})
