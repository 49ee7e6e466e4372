/** Every case gives exactly what its expected.txt says; `UPDATE_CASES=1` writes the files anew, to be read before a commit. */
import {writeFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {families} from '../../src/engine/families/index.ts'
import {openRefract} from '../../src/library/index.ts'
import {lineOf, readCases} from './cases.ts'

const refract = await openRefract(loadWasm)
const cases = readCases()

test.each(cases.map(one => [`${one.family}/${one.name}`, one] as const))('%s', async (_, one) => {
  const {refactorings, files} = await refract.analyze(one)
  expect(files.filter(file => file.kind === 'skipped' || file.broken.length)).toEqual([])
  const found = refactorings.map(lineOf).sort()
  if (process.env.UPDATE_CASES) writeFileSync(one.expectedFile, found.map(line => `${line}\n`).join(''))
  else expect(found).toEqual([...one.expected].sort())
})

const reversed = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).reverse())

test('the order of the files does not matter', async () => {
  for (const one of cases) {
    const {refactorings} = await refract.analyze(one)
    const backwards = await refract.analyze({before: reversed(one.before), after: reversed(one.after)})
    expect(backwards.refactorings, `${one.family}/${one.name}`).toEqual(refactorings)
  }
}, 300_000)

test('two runs answer the same', async () => {
  for (const one of cases) {
    const [first, second] = [await refract.analyze(one), await refract.analyze(one)]
    expect(JSON.stringify(second), `${one.family}/${one.name}`).toBe(JSON.stringify(first))
  }
}, 300_000)

test('cases named `not-…` expect nothing', () => {
  const wrong = cases.filter(({name, expected}) => name.startsWith('not-') && expected.length)
  expect(wrong.map(({family, name}) => `${family}/${name}`)).toEqual([])
})

test('every name of every family stands in a case', () => {
  const shown = cases.flatMap(({expected}) => expected)
  const missing = families.flatMap(({names}) => names).filter(name => !shown.some(line => line.startsWith(`${name} `)))
  expect(missing).toEqual([])
})
