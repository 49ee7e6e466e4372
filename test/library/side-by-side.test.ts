/** Calls share nothing that one of them could see of another. */
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {type Change, openRefract, type Progress} from '../../src/library/index.ts'

const till = (name: string, statements: number) =>
  `class Till {\n  int ${name}(int a) {\n${`    a = a + 1;\n`.repeat(statements)}    return a;\n  }\n}\n`

const changes: Change[] = [1, 40, 400].map(size => ({
  before: {'Till.java': till('sum', size), 'Old.java': 'class Old {}'},
  after: {'Till.java': till('total', size), 'New.java': 'class New {}'},
}))

test('many at once answer what each answers alone, also beside one that is cancelled', async () => {
  const refract = await openRefract(loadWasm)
  const alone = []
  for (const change of changes) alone.push(await refract.analyze(change))
  const controller = new AbortController()
  const cancelled = refract.analyze(changes[2], {signal: controller.signal})
  const together = Promise.all(changes.map(change => refract.analyze(change)))
  controller.abort()
  expect(await together).toEqual(alone)
  expect((await cancelled).stopped).toBe('cancelled')
})

test('two engines in one program do not disturb each other', async () => {
  const [one, two] = await Promise.all([openRefract(loadWasm), openRefract(loadWasm)])
  const [a, b] = await Promise.all([one.analyze(changes[1]), two.analyze(changes[1])])
  expect(a).toEqual(b)
})

test('progress names the steps in their order', async () => {
  const refract = await openRefract(loadWasm)
  const steps: Progress['step'][] = []
  await refract.analyze(changes[0], {onProgress: ({step}) => steps.push(step)})
  expect([...new Set(steps)]).toEqual(['reading', 'detecting', 'proving'])
})
