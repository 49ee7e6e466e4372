/** Work that goes to other threads, with the two ends of their ports on one. */
import {expect, test} from 'vitest'
import {serve} from '../../src/extension/thread/serve.ts'
import type {Matter, Think, Thinking} from '../../src/extension/thread/think.ts'
import {openThinker} from '../../src/extension/thread/thinker.ts'
import {openThreads} from '../../src/extension/thread/threads.ts'
import type {Progress} from '../../src/overlay/findings.ts'
import {findings} from '../overlay/make.ts'

const matter = (text = ''): Matter => ({
  comparison: {owner: 'refract', repository: 'shop', after: 'b', before: 'a', files: [], parents: 1},
  contents: {before: {}, after: {'A.java': text}, renamed: {}, complete: [], missing: [], others: [], setAside: []},
})

const thinking = (changes: Partial<Thinking> = {}): Thinking => ({signal: new AbortController().signal, onProgress() {}, ...changes})

/** Says which thread did it, in the number of files. */
const found = (thread: number) => findings({filesChanged: thread})

/** A work that lasts until it is stopped. */
const untilStopped = (signal: AbortSignal) => new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))

function open(think: (thread: number, ...rest: Parameters<Think>) => ReturnType<Think>) {
  const lose: (() => void)[] = []
  const threads = openThreads(async (port, onLost) => {
    const thread = lose.push(onLost)
    serve(port, (...rest) => think(thread, ...rest))
  })
  return {threads, lose}
}

test('what a thread finds comes back, and what it says before', async () => {
  const told: Progress[] = []
  const {threads} = open(async (thread, {contents}, {onProgress}) => {
    onProgress({step: 'reading', done: contents.after['A.java']!.length, total: 9})
    return found(thread)
  })
  expect(await threads(matter('four'), thinking({onProgress: progress => told.push(progress)}))).toEqual(found(1))
  expect(told).toEqual([{step: 'reading', done: 4, total: 9}])
})

test('a second thread is for what comes while the first one thinks; there is no third', async () => {
  const stop = new AbortController()
  const {threads, lose} = open(async (thread, _, {signal}) => {
    await untilStopped(signal)
    return found(thread)
  })
  const works = Array.from({length: 4}, () => threads(matter(), thinking({signal: stop.signal})))
  stop.abort()
  expect((await Promise.all(works)).map(({filesChanged}) => filesChanged)).toEqual([1, 2, 1, 2])
  expect(lose).toHaveLength(2)
})

test('who leaves stops his own work and no other', async () => {
  const [one, two] = [new AbortController(), new AbortController()]
  const ended: string[] = []
  const {threads} = open(async (thread, {contents}, {signal}) => {
    await untilStopped(signal)
    ended.push(contents.after['A.java']!)
    return found(thread)
  })
  const works = [threads(matter('one'), thinking({signal: one.signal})), threads(matter('two'), thinking({signal: two.signal}))]
  one.abort()
  await works[0]
  expect(ended).toEqual(['one'])
  two.abort()
  await works[1]
})

test('who left before is stopped, too', async () => {
  const {threads} = open(async (thread, _, {signal}) => {
    if (!signal.aborted) await untilStopped(signal)
    return found(thread)
  })
  expect(await threads(matter(), thinking({signal: AbortSignal.abort()}))).toEqual(found(1))
})

test('what goes wrong is told, and the thread goes on', async () => {
  const {threads, lose} = open(async (thread, {contents}) => {
    if (contents.after['A.java'] === 'bad') throw new Error('a surprise')
    return found(thread)
  })
  await expect(threads(matter('bad'), thinking())).rejects.toThrow('a surprise')
  expect(await threads(matter('good'), thinking())).toEqual(found(1))
  expect(lose).toHaveLength(1)
})

test('a thread that is lost takes its work with it; the next work gets another one', async () => {
  const {threads, lose} = open(async (thread, _, {signal}) => {
    if (thread === 1) await untilStopped(signal)
    return found(thread)
  })
  const lost = threads(matter(), thinking())
  lose[0]!()
  await expect(lost).rejects.toThrow('lost')
  expect(await threads(matter(), thinking())).toEqual(found(2))
})

test('a thread that cannot be made is told', async () => {
  const threads = openThreads(() => Promise.reject(new Error('no room')))
  await expect(threads(matter(), thinking())).rejects.toThrow('no room')
})

test('small changes stay in the background, large ones go to a thread', async () => {
  const thinker = openThinker({here: {prepare() {}, think: async () => found(0)}, threads: async () => found(1)})
  expect(await thinker.think(matter('small'), thinking())).toEqual(found(0))
  expect(await thinker.think(matter('x'.repeat(1_000_000)), thinking())).toEqual(found(1))
})
