/** A file with errors is read as far as it makes sense, and says where it does not. */
import {expect, test} from 'vitest'
import type {SourceFile} from '../../../src/engine/model/code.ts'
import {outlineOf} from './outline.ts'
import {readJava} from './read-java.ts'

const brokenLines = ({broken, lines}: SourceFile) => broken.map(({start, end}) => [lines.lineAt(start), lines.lineAt(end)])

test('what stands beside an error is read', () => {
  const file = readJava(`class Till {
  void open() { drawer.slide(); }
  void pay( { ledger.book(); }
  void close() { drawer.lock(); }
}`)
  expect(brokenLines(file).flat()).toContain(3)
  expect(outlineOf(file).join('\n')).toContain('method open() : void {1}')
  expect(outlineOf(file).join('\n')).toContain('method close() : void {1}')
})

test('a token that is missing is an error, too', () => {
  const file = readJava('class Till {\n  void open() { drawer.slide() }\n}')
  expect(brokenLines(file)).toEqual([[2, 2]])
  expect(outlineOf(file)).toEqual(['package class Till', '  package method open() : void {1}'])
})

test('a type that stands after an error is still found', () => {
  const file = readJava('<<<<<<< ours\nclass Till { int coins; }\n=======\nclass Desk {}\n>>>>>>> theirs\n')
  expect(file.broken).not.toEqual([])
  expect(outlineOf(file).join('\n')).toContain('class Desk')
})

test.each([
  ['prose', 'Dear customer, thank you for your visit.'],
  ['another language', 'def pay(basket):\n  return basket.total()\n'],
  ['only braces', '}}}}{{{{'],
  ['half a string', 'class Till { String a = "'],
  ['half a comment', 'class Till { /* '],
])('%s is read without a crash and not called whole', (_, text) => {
  const file = readJava(text)
  for (const type of file.types) for (const method of type.methods) expect(() => method.body).not.toThrow()
  expect(file.broken).not.toEqual([])
})

test('a whole file has no errors', () => expect(readJava('class Till { void open() { drawer.slide(); } }').broken).toEqual([]))
