/** Every case gives exactly what its expected.txt says; `UPDATE_CASES=1` writes the files anew, to be read before a commit. */
import {writeFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract} from '../../src/library/index.ts'
import {lineOf, readCases} from './cases.ts'

const refract = await openRefract(loadWasm)

test.each(readCases().map(one => [`${one.family}/${one.name}`, one] as const))('%s', async (_, one) => {
  const {refactorings} = await refract.analyze(one)
  const found = refactorings.map(lineOf).sort()
  if (process.env.UPDATE_CASES) writeFileSync(one.expectedFile, found.map(line => `${line}\n`).join(''))
  else expect(found).toEqual([...one.expected].sort())
})
