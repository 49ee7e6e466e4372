import {describe, expect, test} from 'vitest'
import type {Findings, Region} from '../../src/overlay/findings.ts'
import {pageOrder, stepFrom} from '../../src/overlay/page-order.ts'
import {entriesOf} from '../../src/overlay/panel/entries.ts'
import {facetsOf, filtered, noFilter, toggled} from '../../src/overlay/panel/filter.ts'
import {grouped, shortened} from '../../src/overlay/panel/groups.ts'
import {namesOf} from '../../src/overlay/panel/names.ts'
import {findings, place, refactoring} from './make.ts'

const named = (type: string, before: string[], after: string[], description?: string) =>
  namesOf(
    refactoring(type, {
      before: before.map(element => place({element, role: type.startsWith('Merge') ? 'merged variable declaration' : 'original'})),
      after: after.map(element => place({element, role: type.startsWith('Split') ? 'split variable declaration' : 'renamed'})),
      ...(description && {description}),
    }),
  )

test.each([
  ['Rename Method', ['public getSum() : Money'], ['public total() : Money'], {from: 'getSum', to: 'total'}],
  ['Extract Method', ['public pay(basket Basket) : Receipt'], ['private settle(basket Basket) : void'], {to: 'settle'}],
  ['Inline Method', ['private settle() : void'], ['public pay() : void'], {from: 'settle'}],
  ['Move And Inline Method', ['private settle() : void'], ['public pay() : void'], {from: 'settle'}],
  ['Move Class', ['shop.Receipt'], ['shop.print.Receipt'], {from: 'Receipt'}],
  ['Rename Class', ['shop.Stock'], ['shop.Warehouse'], {from: 'Stock', to: 'Warehouse'}],
  ['Move Method', ['public a.b(c D) : E'], ['public b(c D) : E'], {from: 'b'}],
  ['Rename Variable', ['sum : long'], ['total : long'], {from: 'sum', to: 'total'}],
  ['Rename Attribute', ['private all : Map<String, List<Item>>'], ['private items : Map<String, List<Item>>'], {from: 'all', to: 'items'}],
  ['Change Variable Type', ['x : int'], ['x : Map<String, Long>'], {from: 'int', to: 'Map<String, Long>'}],
  ['Change Return Type', ['int'], ['long'], {from: 'int', to: 'long'}],
  ['Merge Variable', ['a : int', 'b : int'], ['both : Pair'], {from: 'a, b', to: 'both'}],
  ['Split Parameter', ['both : Pair'], ['a : int', 'b : int'], {from: 'both', to: 'a, b'}],
  ['Rename Method', [], [], {}],
])('%s %j %j', (type, before, after, names) => expect(named(type, before, after)).toEqual(names))

test('packages are named in the sentence only', () => {
  expect(named('Rename Package', [], [], 'Rename Package shop.old to shop.now')).toEqual({from: 'shop.old', to: 'shop.now'})
})

test('of what an extraction made, the new element is named', () => {
  const after = [place({element: 'Till'}), place({element: 'shop.Priced', role: 'extracted super-type declaration'})]
  expect(namesOf(refactoring('Extract Superclass', {after}))).toEqual({to: 'Priced'})
})

const region = (refactoring: number, path: string, startLine: number, side: Region['side'] = 'after'): Region => ({
  refactoring,
  path,
  side,
  startLine,
  endLine: startLine,
})
const file = (path: string) => ({path, read: true, changed: 9, explained: 0, partly: 0})
const four: Findings = findings({
  refactorings: [
    refactoring('Rename Method', {description: 'Rename Method getSum() renamed to total()', verdict: 'pure'}),
    refactoring('Extract Method', {verdict: 'mixed'}),
    refactoring('Rename Method', {verdict: 'mixed', before: [place({path: 'shop/Old.java'})]}),
    refactoring('Move Class', {verdict: 'unproved'}),
  ],
  files: [file('z/First.java'), file('a/Second.java')],
  renamed: {'a/Gone.java': 'a/Second.java'},
  regions: [
    region(0, 'a/Second.java', 9),
    region(0, 'z/First.java', 7),
    region(1, 'z/First.java', 3),
    region(2, 'a/Gone.java', 5, 'before'),
  ],
  lines: [
    {path: 'z/First.java', side: 'after', lines: [{startLine: 3, endLine: 5, verdict: 'explained', causes: [0, 1], because: []}]},
    {path: 'a/Gone.java', side: 'before', lines: [{startLine: 1, endLine: 1, verdict: 'partly', causes: [0], because: []}]},
  ],
})
const entries = entriesOf(four)
const indices = (list: {index: number}[]) => list.map(({index}) => index)

test('in the order of the page; what has no place comes last', () => {
  expect(pageOrder(four).map(({refactoring: index, region}) => [index, region?.path, region?.startLine])).toEqual([
    [1, 'z/First.java', 3],
    [0, 'z/First.java', 7],
    [2, 'a/Gone.java', 5],
    [3, undefined, undefined],
  ])
})

test.each([
  [undefined, 1, 1],
  [undefined, -1, 2],
  [1, 1, 0],
  [2, 1, 1],
  [1, -1, 2],
  [3, 1, 1],
] as const)('from %s by %i to %i', (current, by, expected) => {
  expect(stepFrom(pageOrder(four), current, by)?.refactoring).toBe(expected)
})

test('where there is nothing, there is no step', () => expect(stepFrom([], undefined, 1)).toBeUndefined())

test('an entry counts the lines it explains, and their files', () => {
  expect(entries.map(({index, lines, files}) => [index, lines, files])).toEqual([
    [1, 3, 1],
    [0, 4, 2],
    [2, 0, 0],
    [3, 0, 0],
  ])
})

describe('filter', () => {
  test.each([
    [{}, [1, 0, 2, 3]],
    [{search: '  getsum '}, [0]],
    [{search: 'rename old'}, [2]],
    [{search: 'nowhere'}, []],
    [{types: ['Rename Method']}, [0, 2]],
    [{types: ['Rename Method', 'Move Class']}, [0, 2, 3]],
    [{types: ['Rename Method'], verdicts: ['mixed' as const]}, [2]],
    [{types: ['Rename Method'], search: 'total'}, [0]],
  ])('%j', (given, expected) => expect(indices(filtered(entries, {...noFilter, ...given}))).toEqual(expected))

  test('facets count what each choice would show beside the others', () => {
    expect(facetsOf(entries, {...noFilter, verdicts: ['mixed']})).toEqual({
      types: [
        ['Extract Method', 1],
        ['Rename Method', 1],
      ],
      verdicts: [
        ['pure', 1],
        ['mixed', 2],
        ['unproved', 1],
      ],
    })
  })

  test('what is chosen stays, so that it can be taken back', () => {
    const {types, verdicts} = facetsOf(entries, {search: 'nowhere', types: ['Move Class'], verdicts: ['pure']})
    expect([types, verdicts]).toEqual([[['Move Class', 0]], [['pure', 0]]])
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b'])
  })
})

test('by file as the page has them, by type with the most frequent first', () => {
  const keys = (grouping: 'file' | 'type') => grouped(entries, grouping).map(({key, entries}) => [key, ...indices(entries)])
  expect(keys('file')).toEqual([
    ['z/First.java', 1, 0],
    ['a/Second.java', 2],
    ['', 3],
  ])
  expect(keys('type')).toEqual([
    ['Rename Method', 0, 2],
    ['Extract Method', 1],
    ['Move Class', 3],
  ])
})

test('a long list is cut inside its groups', () => {
  const cut = (limit: number) => shortened(grouped(entries, 'file'), limit).map(({shown}) => indices(shown))
  expect([cut(1), cut(3), cut(9)]).toEqual([[[1]], [[1, 0], [2]], [[1, 0], [2], [3]]])
})
