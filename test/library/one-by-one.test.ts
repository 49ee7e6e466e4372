/** Files that come one by one: whatever was looked at on the way, the report on the whole is the same. */
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {type Change, KeptReadings, openRefract} from '../../src/library/index.ts'
import {readCases} from '../engine/cases.ts'

const refract = await openRefract(loadWasm)

const part = ({before, after, renamedFiles}: Change, paths: string[]): Change => ({
  before: Object.fromEntries(Object.entries(before).filter(([path]) => paths.includes(path))),
  after: Object.fromEntries(Object.entries(after).filter(([path]) => paths.includes(path))),
  renamedFiles,
})

const pathsOf = ({before, after}: Change) => [...new Set([...Object.keys(before), ...Object.keys(after)])]

const withSeveralFiles = readCases().filter(({before, after}) => pathsOf({before, after}).length > 1)

test('each case, read and looked at file by file, the last file first', {timeout: 120_000}, async () => {
  expect(withSeveralFiles.length).toBeGreaterThan(20)
  for (const {family, name, before, after} of withSeveralFiles) {
    const change: Change = {before, after}
    const kept = new KeptReadings()
    const paths = pathsOf(change).sort().reverse()
    for (const [index, path] of paths.entries()) {
      await refract.read(part(change, [path]), {kept})
      await refract.analyze(part(change, paths.slice(0, index + 1)), {kept, until: 'detecting'})
    }
    expect(await refract.analyze(change, {kept}), `${family}/${name}`).toEqual(await refract.analyze(change))
  }
})

test('what is only looked for is proved of nothing', async () => {
  const [{before, after}] = readCases().filter(({family}) => family === 'rename-method')
  const [whole, looked] = [await refract.analyze({before, after}), await refract.analyze({before, after}, {until: 'detecting'})]
  expect(whole.refactorings.map(({verdict}) => verdict)).toContain('pure')
  expect(looked.refactorings.map(({description}) => description)).toEqual(whole.refactorings.map(({description}) => description))
  expect(new Set(looked.refactorings.map(({verdict}) => verdict))).toEqual(new Set(['unproved']))
  expect(looked.lines.flatMap(({lines}) => lines).filter(({verdict}) => verdict === 'explained')).toEqual([])
})

test('a file that reads otherwise now is read again', async () => {
  const kept = new KeptReadings()
  const before = {'Till.java': 'class Till { int sum() { return 1; } }'}
  await refract.read({before, after: before}, {kept})
  const change = {before, after: {'Till.java': 'class Till { int total() { return 1; } }'}}
  expect(await refract.analyze(change, {kept})).toEqual(await refract.analyze(change))
})
