/** A schema that accepts everything would never fail: what is wrong must be told. */
import {expect, test} from 'vitest'
import {COLUMNS, readCsv} from './csv.ts'
import {orderProblems} from './rminer-order.ts'
import {problemsOf} from './validators.ts'

const place = {
  path: 'A.java',
  startLine: 1,
  endLine: 2,
  startColumn: 1,
  endColumn: 2,
  kind: 'METHOD_DECLARATION',
  role: 'original',
  element: null,
}
const refactoring = {type: 'Rename Method', description: 'Rename Method a', before: [place], after: [place], verdict: 'pure', reasons: []}
const change = {
  notes: [],
  pure: true,
  changedLines: {changed: 2, explained: 2},
  refactorings: [refactoring],
  warnings: [],
  files: [],
  lines: [],
}

test('a good report, a good line, and a failure have no problems', () => {
  expect(problemsOf('json', {schema: 1, changes: [change, {commit: 'abc', error: 'gone'}]})).toEqual([])
  expect(problemsOf('ndjson', {schema: 1, ...change})).toEqual([])
  expect(problemsOf('ndjson', {schema: 1, error: 'gone'})).toEqual([])
})

test.each([
  ['another schema', {schema: 2, changes: []}],
  ['no changes', {schema: 1}],
  ['something that is not documented', {schema: 1, changes: [{...change, mood: 'good'}]}],
  ['an unknown verdict', {schema: 1, changes: [{...change, refactorings: [{...refactoring, verdict: 'fine'}]}]}],
  ['a line 0', {schema: 1, changes: [{...change, refactorings: [{...refactoring, before: [{...place, startLine: 0}]}]}]}],
  ['an error and a report', {schema: 1, changes: [{...change, error: 'gone'}]}],
])('json with %s is told', (_, answer) => expect(problemsOf('json', answer)).not.toEqual([]))

const location = {
  filePath: 'A.java',
  startLine: 1,
  endLine: 2,
  startColumn: 0,
  endColumn: 3,
  codeElementType: 'METHOD_DECLARATION',
  description: 'original method declaration',
  codeElement: null,
}
const told = {type: 'Rename Method', description: 'Rename Method a', leftSideLocations: [location], rightSideLocations: [location]}
const commit = (...refactorings: object[]) => ({commits: [{repository: '', sha1: '', url: '', refactorings}]})

test('what RefactoringMiner would write has no problems', () => {
  expect(problemsOf('rminer', commit(told))).toEqual([])
  expect(orderProblems(commit(told) as never)).toEqual([])
})

test.each([
  ['a type that it does not know', {...told, type: 'Improve Method'}],
  ['a tab', {...told, description: 'Rename Method\ta'}],
  ['a missing key', {...told, leftSideLocations: undefined}],
  ['a column 1, which it calls 0', {...told, leftSideLocations: [{...location, startColumn: 1}]}],
  ['an unknown code element', {...told, leftSideLocations: [{...location, codeElementType: 'THING'}]}],
])('rminer with %s is told', (_, wrong) => expect(problemsOf('rminer', JSON.parse(JSON.stringify(commit(wrong))))).not.toEqual([]))

test('another order of keys is told', () => {
  const {type, ...rest} = told
  expect(orderProblems(commit({...rest, type}) as never)).toHaveLength(1)
})

const run = {tool: {driver: {name: 'Refract'}}, results: [{message: {text: 'a'}}]}

test('SARIF: a run is right, and one without its tool is not', () => {
  expect(problemsOf('sarif', {version: '2.1.0', runs: [run]})).toEqual([])
  expect(problemsOf('sarif', {version: '2.1.0', runs: [{results: []}]})).not.toEqual([])
  expect(problemsOf('sarif', {version: '2.0.0', runs: [run]})).not.toEqual([])
  expect(problemsOf('sarif', {version: '2.1.0', runs: [{...run, results: [{message: {text: 'a'}, level: 'loud'}]}]})).not.toEqual([])
})

test('CSV is read with quotes, commas and line breaks in its cells', () => {
  expect(readCsv('a,b\r\n"x, ""y""\n",\r\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\n', ''],
  ])
  expect(COLUMNS.split(',')).toHaveLength(12)
})
