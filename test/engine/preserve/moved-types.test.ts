/**
 * Types in another package or another type: their code reads as it did, and may mean something else there.
 */
import {expect, test} from 'vitest'
import {loadWasm} from '../../../src/cli/wasm-loader.ts'
import {openRefract} from '../../../src/library/index.ts'

type Files = Record<string, string>

const refract = await openRefract(loadWasm)

async function verdictOf(type: string, before: Files, after: Files): Promise<string | undefined> {
  const {refactorings} = await refract.analyze({before, after})
  const found = refactorings.find(one => one.type === type)
  return found && [found.verdict, ...new Set(found.reasons.map(({kind}) => kind))].join(', ')
}

const till = (name: string, head: string) =>
  `package ${name};\n${head}\npublic class Till { void hi() { Coin coin = Coin.make(); Log.b(coin); } }`
const COINS = {'b/Coin.java': 'package b;\npublic class Coin { }', 'a/Coin.java': 'package a;\npublic class Coin { }'}

test.each([
  ['another type of its new package is meant', '', 'mixed, bound otherwise'],
  ['the type that it meant is imported', 'import a.Coin;', 'pure'],
])('a class that moved: %s', async (_, head, verdict) => {
  const [before, after] = [{'a/Till.java': till('a', '')}, {'b/Till.java': till('b', head)}]
  expect(await verdictOf('Move Class', {...COINS, ...before}, {...COINS, ...after})).toBe(verdict)
})

const base = (name: string) => `package ${name};\npublic class Base { void hi() { Log.b(); } public void go() { hi(); } }`
const sub = (name: string, visibility: string) =>
  `package ${name};\nimport a.Base;\npublic class Sub extends Base { ${visibility} void hi() { Log.s(); Log.t(); } }`

test('a class that moved: what it overrode is seen in the old package alone', async () => {
  const before = {'a/Base.java': base('a'), 'a/Sub.java': sub('a', '')}
  const after = {'a/Base.java': base('a'), 'b/Sub.java': sub('b', '')}
  expect(await verdictOf('Move Class', before, after)).toBe('mixed, overrides otherwise')
})

test('a nested class that moved: the type around it has another attribute of the name', async () => {
  const inner = 'class In { int get() { return n + 1; } }'
  const before = {'A.java': `class Outer { int n = 1; ${inner} }\nclass Other { int n = 2; }`}
  const after = {'A.java': `class Outer { int n = 1; }\nclass Other { int n = 2; ${inner} }`}
  expect(await verdictOf('Move Class', before, after)).toBe('mixed, bound otherwise')
})
