import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test, vi} from 'vitest'
import {folderWith} from '../setup/temporary-folder.ts'
import {refract} from './command.ts'
import {after, before, renameInWords} from './samples.ts'

vi.setConfig({testTimeout: 60_000})

const counter = (name: string, value: string) =>
  `class Counter {\n  int ${name};\n  int count() {\n    return ${name} + ${value};\n  }\n}\n`

/** Two files, three refactorings: a method that is renamed, an attribute that is renamed while its user is edited. */
const change = (value = '1') => [
  '--before',
  folderWith({...before, 'lib/Counter.java': counter('total', '1')}),
  '--after',
  folderWith({...after, 'lib/Counter.java': counter('sum', value)}),
]

const report = (...args: string[]) => JSON.parse(refract(...args, '--format', 'json').out).changes[0]
const typesIn = ({refactorings}: {refactorings: {type: string}[]}) => refactorings.map(({type}) => type)

test('--types keeps some, by name, whatever their case; lines point at those that are left', () => {
  const all = report(...change())
  expect(typesIn(all)).toEqual(['Rename Attribute', 'Rename Method'])
  const some = report(...change(), '--types', 'rename method,Extract-Method')
  expect(typesIn(some)).toEqual(['Rename Method'])
  expect(some.changedLines).toEqual(all.changedLines)
  const causes = some.lines.flatMap(({path, lines}: {path: string; lines: {causes: number[]}[]}) => lines.map(run => [path, run.causes]))
  expect(causes).toContainEqual(['shop/Till.java', [0]])
  expect(causes).toContainEqual(['lib/Counter.java', []])
})

test('--paths keeps what touches a folder, and counts its lines alone', () => {
  const some = report(...change(), '--paths', 'lib')
  expect(typesIn(some)).toEqual(['Rename Attribute'])
  expect(some.files.map(({path}: {path: string}) => path)).toEqual(['lib/Counter.java', 'lib/Counter.java'])
  expect(some.changedLines).toEqual({changed: 4, explained: 4})
  expect(typesIn(report(...change(), '--paths', '**/*.kt'))).toEqual([])
})

test('--fail-on finds a refactoring that is mixed with an edit, and tells of it all the same', () => {
  const edited = {'shop/Till.java': after['shop/Till.java'].replace('price + tip', 'price - tip')}
  const mixed = ['--before', folderWith(before), '--after', folderWith(edited)]
  for (const level of ['mixed', 'unproved']) {
    const {code, out} = refract(...mixed, '--fail-on', level)
    expect(out).toContain(renameInWords)
    expect(code).toBe(4)
  }
  expect(refract(...mixed).code).toBe(0)
  expect(refract(...mixed, '--fail-on', 'mixed', '--types', 'Move Class').code).toBe(0)
})

test('--fail-on unproved also finds what is neither proved nor mixed', () => {
  const typed = (type: string) => ({'A.java': `class A {\n  ${type} f(${type} a) {\n    return a;\n  }\n}\n`})
  const change = ['--before', folderWith(typed('int')), '--after', folderWith(typed('long'))]
  const verdicts = report(...change).refactorings.map(({verdict}: {verdict: string}) => verdict)
  expect(new Set(verdicts)).toEqual(new Set(['unproved']))
  expect(refract(...change, '--fail-on', 'mixed').code).toBe(0)
  expect(refract(...change, '--fail-on', 'unproved').code).toBe(4)
})

test('--trace tells what was rejected, and why', () => {
  const entry = (path: string, members: string) => folderWith({[path]: `package ${path.split('/')[0]};\n\nclass Entry {\n${members}}\n`})
  const change = [
    '--before',
    entry('till/Entry.java', '  int price;\n  int tip;\n'),
    '--after',
    entry('door/Entry.java', '  int width;\n  int height;\n'),
  ]
  const {rejections} = report(...change, '--trace')
  expect(rejections).toContainEqual(expect.objectContaining({type: 'Move Class', path: 'till/Entry.java', line: 3, subject: 'Entry'}))
  expect(refract(...change, '--trace').out).toContain('considered and rejected:\n  Move Class Entry (till/Entry.java:3): 0 of 2 members')
  expect(report(...change).rejections).toBeUndefined()
})

test('--output writes to a file, without colours, and says nothing', () => {
  const output = join(folderWith(), 'out.txt')
  expect(refract(...change(), '--output', output)).toEqual({code: 0, out: '', complaint: ''})
  expect(readFileSync(output, 'utf8')).toContain(renameInWords)
})

test('a file that cannot be written', () => {
  const {code, complaint} = refract(...change(), '--output', '/no/such/folder/out')
  expect(complaint).toContain('no such file or directory')
  expect(code).toBe(1)
})
