/** An analysis can be stopped between any two steps; what was found until then is kept and the report says that it is short. */
import {afterEach, expect, test, vi} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openRefract, type Progress, type Report} from '../../src/library/index.ts'
import {readCases} from '../engine/cases.ts'

const refract = await openRefract(loadWasm)

afterEach(() => vi.restoreAllMocks())

/** Many cases as one change, each in a folder of its own. */
const change = {before: {} as Record<string, string>, after: {} as Record<string, string>}
for (const {family, name, before, after} of readCases().filter(one => one.family === 'extract-method')) {
  for (const [path, text] of Object.entries(before)) change.before[`${family}/${name}/${path}`] = text
  for (const [path, text] of Object.entries(after)) change.after[`${family}/${name}/${path}`] = text
}

const full = await refract.analyze(change)
const listed = ({files}: Report) => files.map(({side, path}) => `${side} ${path}`).sort()
const descriptions = ({refactorings}: Report) => refactorings.map(one => one.description)

/** A signal that is set when it is asked for the nth time. */
function abortedAfter(times: number) {
  let asked = 0
  return {
    get aborted() {
      return asked++ >= times
    },
  }
}

test('without a stop nothing is called short', () => {
  expect(full.stopped).toBeUndefined()
  expect(full.refactorings.length).toBeGreaterThan(5)
})

/** How often a whole analysis asks whether to stop. */
async function questions(): Promise<number> {
  let asked = 0
  const counting = {
    get aborted() {
      asked++
      return false
    },
  }
  await refract.analyze(change, {signal: counting})
  return asked
}

const asked = await questions()

test.each([0, 0.1, 0.3, 0.5, 0.7, 0.9])('cancelled after %d of the way: every file is listed, nothing is invented', async share => {
  const report = await refract.analyze(change, {signal: abortedAfter(Math.floor(share * asked))})
  expect(report.stopped).toBe('cancelled')
  expect(listed(report)).toEqual(listed(full))
  expect(descriptions(full)).toEqual(expect.arrayContaining(descriptions(report)))
})

test('what was found before the stop is kept', async () => {
  const report = await refract.analyze(change, {signal: abortedAfter(asked - 1)})
  expect(report.stopped).toBe('cancelled')
  expect(report.refactorings.length).toBeGreaterThan(0)
})

test.each([0, 0.5, 1])('stopped after %d of the way: nothing is called proved or explained', async share => {
  const report = await refract.analyze(change, {signal: abortedAfter(Math.floor(share * (asked - 1)))})
  expect(new Set(report.refactorings.map(({verdict}) => verdict))).toEqual(new Set(report.refactorings.length ? ['unproved'] : []))
  const read = report.files.flatMap(file => (file.kind === 'read' && file.lines > 0 ? [file] : []))
  expect(report.lines).toHaveLength(read.length)
  for (const {path, side, lines} of read) {
    const known = report.lines.find(file => file.path === path && file.side === side)
    expect(known?.lines).toEqual([{startLine: 1, endLine: lines, verdict: 'unexplained', causes: [], because: []}])
  }
})

test('a reader who goes away while files are read ends the reading', async () => {
  const controller = new AbortController()
  const steps: Progress['step'][] = []
  const onProgress = ({step, done}: Progress) => {
    steps.push(step)
    if (done === 3) controller.abort()
  }
  const report = await refract.analyze(change, {signal: controller.signal, onProgress})
  expect(report.stopped).toBe('cancelled')
  expect(report.files.filter(file => file.kind === 'read').length).toBeLessThan(full.files.length)
  expect(listed(report)).toEqual(listed(full))
})

/** A clock on which every look takes a millisecond, so that a limit does not depend on how busy the machine is. */
function withSlowClock() {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now++)
}

test.each([0, 0.1, 0.5, 0.9])('time is up after %d of the way: the report says so', async share => {
  withSlowClock()
  const report = await refract.analyze(change, {timeLimit: Math.floor(share * asked)})
  expect(report.stopped).toBe('time limit')
  expect(listed(report)).toEqual(listed(full))
  expect(descriptions(full)).toEqual(expect.arrayContaining(descriptions(report)))
})

test('files that were not reached are listed as such', async () => {
  withSlowClock()
  const {files} = await refract.analyze(change, {timeLimit: 1})
  expect(files.at(-1)).toMatchObject({kind: 'skipped', reason: 'took too long'})
})

test('a limit that is far away stops nothing', async () => {
  expect(await refract.analyze(change, {timeLimit: 600_000})).toEqual(full)
})

test('progress counts up to the number of files', async () => {
  const reading: Progress[] = []
  await refract.analyze(change, {onProgress: progress => progress.step === 'reading' && reading.push(progress)})
  expect(reading.map(({done}) => done)).toEqual(reading.map((_, i) => i))
  expect(new Set(reading.map(({total}) => total))).toEqual(new Set([reading.length]))
})

test('the time of each stage is told', async () => {
  const stages: string[] = []
  await refract.analyze(change, {onTiming: (stage, ms) => ms >= 0 && stages.push(stage)})
  expect(stages).toEqual(['reading', 'detecting', 'proving'])
})

test('what was considered and rejected is told, with the reason', async () => {
  const rejections: {type: string; path: string; line: number; subject: string; reason: string}[] = []
  const before = {'Till.java': 'class Till {\n  void pay() { ledger.book(); }\n}\n'}
  const after = {'Till.java': 'class Till {\n  void pay() { ledger.book(); greet(); }\n  void greet() { a(); b(); }\n}\n'}
  await refract.analyze({before, after}, {rejections})
  expect(rejections).toContainEqual({
    type: 'Extract Method',
    path: 'Till.java',
    line: 3,
    subject: 'greet',
    reason: expect.stringContaining('0 statements come from pay'),
  })
})
