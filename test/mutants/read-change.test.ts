/** What is kept from one analysis to the next must not show in its answer. */
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract} from '../../src/library/index.ts'
import {openSyntax} from '../../src/syntax/parser.ts'
import {readCases} from '../engine/cases.ts'
import {ReadChange} from './read-change.ts'

test('another text of one file gives the answer that it gives alone', async () => {
  const refract = await openRefract(loadWasm)
  const syntax = await openSyntax(loadWasm)
  for (const {before, after} of readCases().filter((_, i) => i % 8 === 0)) {
    const read = await ReadChange.of({before, after}, syntax)
    expect(read.analyze()).toEqual(await refract.analyze({before, after}))
    for (const [path, text] of Object.entries(after)) {
      const other = text.replace(/;(?![^;]*;)/, '; first();').replace(';', '; last();')
      const alone = {before, after: {...after, [path]: other}}
      expect(await read.analyzeWith(path, other)).toEqual(await refract.analyze(alone))
      expect(await read.analyzeWith(path, text)).toEqual(await refract.analyze({before, after}))
    }
  }
})
