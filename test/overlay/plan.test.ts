// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest'
import {diffView} from '../../src/github/diff/view.ts'
import type {Region} from '../../src/overlay/findings.ts'
import {planMarks} from '../../src/overlay/marks/plan.ts'
import {touchedBy} from '../../src/overlay/marks/touched.ts'
import {type FileDiff, type Layout, page} from '../pages/markup.ts'

const path = 'shop/Till.java'
const region = (refactoring: number, side: Region['side'], startLine: number, endLine = startLine): Region => ({
  refactoring,
  path,
  side,
  startLine,
  endLine,
})

/** Each marked line in words: `before 12 bar 0 badge 0 1`. */
function drawn(layout: Layout, rows: FileDiff['rows'], regions: Region[]): string[] {
  document.body.innerHTML = page('react', layout, [{path, rows}])
  const lines = diffView(document, '[data-refract-ui]').files()[0]!.lines()
  const {bars, badges} = planMarks(lines, touchedBy(regions))
  const words = lines.map(({side, line, edge, cell}) => {
    const bar = bars.has(edge) ? ` bar ${bars.get(edge)!.join(' ')}` : ''
    const badge = badges.has(cell) ? ` badge ${badges.get(cell)!.refactorings.join(' ')}` : ''
    return `${side} ${line}${bar}${badge}`
  })
  return words.filter(text => text.includes('bar'))
}

const removed = (...lines: number[]) => lines.map(before => ({before, code: 'x'}))
const added = (...lines: number[]) => lines.map(after => ({after, code: 'x'}))
const same = (...lines: number[]) => lines.map(line => ({before: line, after: line, code: 'x'}))

describe('unified', () => {
  test('a bar on every line of a region, one badge where it begins', () => {
    expect(
      drawn('unified', [...same(1), ...removed(2, 3), ...added(2), ...same(4)], [region(0, 'before', 2, 3), region(0, 'after', 2)]),
    ).toEqual(['before 2 bar 0 badge 0', 'before 3 bar 0', 'after 2 bar 0'])
  })

  test('another badge after a gap, and in another hunk', () => {
    const far = [...removed(1), ...same(2, 3, 4, 5), ...removed(6), '@@' as const, ...removed(8)]
    expect(drawn('unified', far, [region(0, 'before', 1), region(0, 'before', 6), region(0, 'before', 8)])).toEqual([
      'before 1 bar 0 badge 0',
      'before 6 bar 0 badge 0',
      'before 8 bar 0 badge 0',
    ])
  })

  test('several that begin on one line share a badge', () => {
    expect(drawn('unified', removed(1, 2), [region(1, 'before', 1, 2), region(0, 'before', 1), region(2, 'before', 2)])).toEqual([
      'before 1 bar 0 1 badge 0 1',
      'before 2 bar 1 2 badge 2',
    ])
  })

  test('lines that GitHub shows as unchanged are touched, too: code that was extracted may not have moved', () => {
    expect(drawn('unified', same(1, 2, 3), [region(0, 'after', 2, 3)])).toEqual([
      'before 2 bar 0 badge 0',
      'after 2 bar 0 badge 0',
      'before 3 bar 0',
      'after 3 bar 0',
    ])
  })

  test('lines of other files and other sides stay free', () => {
    const elsewhere = {...region(0, 'before', 1), path: 'shop/Other.java'}
    expect(drawn('unified', removed(1), [elsewhere, region(0, 'after', 1)])).toEqual([])
  })
})

test('split: both sides have their bar, the row has one badge', () => {
  const rows = [{before: 2, after: 5, code: 'x'}, ...removed(3), ...added(6)]
  expect(drawn('split', rows, [region(0, 'before', 2, 3), region(0, 'after', 5, 6)])).toEqual([
    'before 2 bar 0 badge 0',
    'after 5 bar 0',
    'before 3 bar 0',
    'after 6 bar 0',
  ])
})
