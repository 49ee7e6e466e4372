/**
 * What the engine does not get yet, as cases with the right answer in `test/wanted`. One that comes right fails here: move
 * its folder to `test/cases`.
 */
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract} from '../../src/library/index.ts'
import {lineOf, readCases, wantedFolder} from './cases.ts'

const refract = await openRefract(loadWasm)

test.each(readCases(wantedFolder).map(one => [`${one.family}/${one.name}`, one] as const))('%s is still wanted', async (_, one) => {
  const {refactorings, files} = await refract.analyze(one)
  expect(files.filter(file => file.kind === 'skipped' || file.broken.length)).toEqual([])
  expect(refactorings.map(lineOf).sort()).not.toEqual([...one.expected].sort())
})
