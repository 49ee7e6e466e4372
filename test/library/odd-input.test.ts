/** Whatever stands in a file, an analysis ends with a result or a reason for every file, and the other files are read. */
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {type FileReading, isRead, openRefract} from '../../src/library/index.ts'

const refract = await openRefract(loadWasm)

/** Beside each odd file stands this one, in which a method is renamed. */
const basket = (name: string) => `package shop;

class Basket {
  int ${name}() {
    int cents = gross * 100;
    return cents / 5 * 5;
  }
}
`

const renamed = 'Rename Method package sum() : int renamed to package total() : int in class shop.Basket'

async function readingsOf(text: string, path = 'shop/Till.java'): Promise<FileReading[]> {
  const {refactorings, files, stopped} = await refract.analyze({
    before: {'shop/Basket.java': basket('sum'), [path]: text},
    after: {'shop/Basket.java': basket('total'), [path]: `${text}\n`},
  })
  expect(refactorings.map(one => one.description)).toEqual([renamed])
  expect(stopped).toBeUndefined()
  expect(files.filter(file => file.path === 'shop/Basket.java').map(file => file.kind)).toEqual(['read', 'read'])
  return files.filter(file => file.path === path)
}

const times = (count: number, text: string, middle = '', end = '') => text.repeat(count) + middle + end.repeat(count)

test('an empty file is read: there is nothing in it', async () => {
  const [before] = await readingsOf('')
  expect(before).toEqual({kind: 'read', path: 'shop/Till.java', side: 'before', lines: 0, broken: []})
})

test.each([
  {what: 'a comment alone', text: '// later\n'},
  {what: 'line ends of Windows', text: 'package shop;\r\n\r\nclass Till {\r\n  int coins;\r\n}\r\n'},
  {what: 'line ends of old Macs', text: 'package shop;\rclass Till {\r  int coins;\r}\r'},
  {what: 'a byte-order mark', text: '\uFEFFpackage shop;\n\nclass Till {}\n'},
  {what: 'a million characters in one string', text: `class Till { String text = "${times(1_000_000, 'x')}"; }`},
  {what: 'a module', text: 'module shop { requires java.base; }\n'},
])('$what: read whole', async ({text}) => {
  for (const file of await readingsOf(text)) expect(file).toMatchObject({kind: 'read', broken: []})
})

test.each([
  {what: 'errors', line: 4, text: 'package shop;\n\nclass Till {\n  void pay( { }\n  int coins;\n}\n'},
  {what: 'a conflict left in', line: 2, text: 'class Till {\n<<<<<<< ours\n  int coins;\n=======\n  int cents;\n>>>>>>> theirs\n}\n'},
  {what: 'prose', line: 2, text: 'Dear customer,\nthank you for your visit.\n'},
  {what: 'braces that never close', line: 1, text: times(100_000, '{')},
  {what: 'a string that never closes', line: 1, text: `class Till { String text = "${times(10_000, 'x\n')}`},
])('$what: read, and the report says which lines make no sense', async ({text, line}) => {
  for (const file of await readingsOf(text)) {
    expect(file.kind).toBe('read')
    const broken = file.kind === 'read' ? file.broken : []
    expect(broken.some(({startLine, endLine}) => startLine <= line && line <= endLine)).toBe(true)
  }
})

test.each([
  {what: 'a binary file', reason: 'not text', text: '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0'},
  {what: 'five million generated characters', reason: 'too large', text: `class Till {\n${times(500_000, 'int a;\n  \n')}}`},
  {what: '20,000 nested parentheses', reason: 'too deep', text: `class Till { int x = ${times(20_000, '(', '1', ')')}; }`},
  {what: '20,000 calls inside each other', reason: 'too deep', text: `class Till { int x = ${times(20_000, 'f(', '1', ')')}; }`},
  {what: '20,000 calls one after the other', reason: 'too deep', text: `class Till { Object x = a${times(20_000, '.f()')}; }`},
  {what: '20,000 blocks inside each other', reason: 'too deep', text: `class Till { void f() ${times(20_000, '{', '', '}')} }`},
  {what: '20,000 classes inside each other', reason: 'too deep', text: times(20_000, 'class A { ', '', '}')},
  {what: '20,000 lambdas inside each other', reason: 'too deep', text: `class Till { Object x = ${times(20_000, 'a -> ')}1; }`},
])('$what: $reason', async ({text, reason}) => {
  for (const file of await readingsOf(text)) expect(file).toMatchObject({kind: 'skipped', reason})
})

test('how large and how deep is said', async () => {
  const [large] = await readingsOf(times(5_000_000, ' '))
  const [deep] = await readingsOf(`class Till { int x = ${times(20_000, '(', '1', ')')}; }`)
  expect(large).toMatchObject({detail: '5.0 million characters'})
  expect(deep).toMatchObject({detail: expect.stringMatching(/^20\d{3} levels of nesting$/)})
})

test.each([
  ['docs/prices.md', false],
  ['shop/Till.kt', false],
  ['shop/Till.java.orig', false],
  ['java', false],
  ['shop/Till.java', true],
])('%s: is its language read? %s', async (path, known) => {
  expect(isRead(path)).toBe(known)
  const [file] = await readingsOf('class Till {}', path)
  expect(file).toMatchObject(known ? {kind: 'read'} : {kind: 'skipped', reason: 'language not supported'})
})

test('nothing at all gives a report with nothing in it', async () => {
  expect(await refract.analyze({before: {}, after: {}})).toEqual({refactorings: [], files: [], lines: [], warnings: []})
})
