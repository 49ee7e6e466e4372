/** Work that goes to other threads, with the two ends of their ports on one. */
import {expect, test} from 'vitest'
import {serve} from '../../src/extension/thread/serve.ts'
import {thinkWhereItFits} from '../../src/extension/thread/thinker.ts'
import {beginOnThreads} from '../../src/extension/thread/threads.ts'
import type {Begin, Rest, Work, Working} from '../../src/extension/thread/work.ts'
import type {Version} from '../../src/github/api/versions.ts'
import type {Findings, Progress} from '../../src/overlay/findings.ts'
import {findings} from '../overlay/make.ts'

const rest: Rest = {
  comparison: {owner: 'refract', repository: 'shop', after: 'b', before: 'a', files: [], parents: 1},
  unread: {missing: [], others: [], setAside: []},
}

const version = (after: string): Version => ({path: 'A.java', pathBefore: 'A.java', after})

const working = (changes: Partial<Working> = {}): Working => ({
  signal: new AbortController().signal,
  onProgress() {},
  onSoFar() {},
  ...changes,
})

/** Says which thread did it, in the number of files. */
const found = (thread: number) => findings({filesChanged: thread})

/** Lasts until it is stopped. */
const untilStopped = (signal: AbortSignal) => new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))

type Do = (thread: number, texts: string[], working: Working) => Promise<Findings>

function workOf(thread: number, act: Do, waiting: Working, ended: string[] = []): Work {
  const texts: string[] = []
  return {add: ({after}) => texts.push(after!), finish: () => act(thread, texts, waiting), end: () => ended.push(texts.join())}
}

function open(act: Do) {
  const lose: (() => void)[] = []
  const ended: string[] = []
  const begin = beginOnThreads(async (port, onLost) => {
    const thread = lose.push(onLost)
    serve(port, waiting => workOf(thread, act, waiting, ended))
  })
  return {begin, lose, ended}
}

async function whole(begin: Begin, texts: string[], waiting = working()): Promise<Findings> {
  const work = begin(waiting)
  for (const text of texts) work.add(version(text))
  try {
    return await work.finish(rest)
  } finally {
    work.end()
  }
}

test('what a thread finds comes back, and what it says before', async () => {
  const told: (Progress | Findings)[] = []
  const {begin} = open(async (thread, texts, {onProgress, onSoFar}) => {
    onSoFar(found(7))
    onProgress({step: 'reading', done: texts.length, total: 9})
    return found(thread)
  })
  const waiting = working({onProgress: progress => told.push(progress), onSoFar: soFar => told.push(soFar)})
  expect(await whole(begin, ['one', 'two'], waiting)).toEqual(found(1))
  expect(told).toEqual([found(7), {step: 'reading', done: 2, total: 9}])
})

test('a second thread is for what comes while the first one thinks; there is no third', async () => {
  const stop = new AbortController()
  const {begin, lose} = open(async (thread, _, {signal}) => {
    await untilStopped(signal)
    return found(thread)
  })
  const works = Array.from({length: 4}, () => whole(begin, [], working({signal: stop.signal})))
  stop.abort()
  expect((await Promise.all(works)).map(({filesChanged}) => filesChanged)).toEqual([1, 2, 1, 2])
  expect(lose).toHaveLength(2)
})

test('who leaves stops his own work and no other', async () => {
  const [one, two] = [new AbortController(), new AbortController()]
  const stopped: string[] = []
  const {begin} = open(async (thread, texts, {signal}) => {
    await untilStopped(signal)
    stopped.push(...texts)
    return found(thread)
  })
  const works = [whole(begin, ['one'], working({signal: one.signal})), whole(begin, ['two'], working({signal: two.signal}))]
  one.abort()
  await works[0]
  expect(stopped).toEqual(['one'])
  two.abort()
  await works[1]
})

test('who left before is stopped, too', async () => {
  const {begin} = open(async (thread, _, {signal}) => {
    if (!signal.aborted) await untilStopped(signal)
    return found(thread)
  })
  expect(await whole(begin, [], working({signal: AbortSignal.abort()}))).toEqual(found(1))
})

test('a work that is given up is ended in the thread', async () => {
  const {begin, ended} = open(async thread => found(thread))
  const work = begin(working())
  work.add(version('given up'))
  work.end()
  await whole(begin, ['finished'])
  await expect.poll(() => ended).toEqual(['given up', 'finished'])
})

test('what goes wrong is told, and the thread goes on', async () => {
  const {begin, lose} = open(async (thread, [text]) => {
    if (text === 'bad') throw new Error('a surprise')
    return found(thread)
  })
  await expect(whole(begin, ['bad'])).rejects.toThrow('a surprise')
  expect(await whole(begin, ['good'])).toEqual(found(1))
  expect(lose).toHaveLength(1)
})

test('a thread that is lost takes its work with it; the next work gets another one', async () => {
  const {begin, lose} = open(async (thread, [text], {signal}) => {
    if (text === 'long') await untilStopped(signal)
    return found(thread)
  })
  const [finishing, fetching] = [whole(begin, ['long']), begin(working())]
  for (const one of lose) one()
  await expect(finishing).rejects.toThrow('lost')
  await expect(fetching.finish(rest)).rejects.toThrow('lost')
  expect(await whole(begin, ['short'])).toEqual(found(3))
})

test('a thread that cannot be made is told', async () => {
  await expect(
    whole(
      beginOnThreads(() => Promise.reject(new Error('no room'))),
      [],
    ),
  ).rejects.toThrow('no room')
})

test('small changes stay in the background; large ones go to a thread, with all that came before', async () => {
  const given: string[][] = []
  const act: Do = async (thread, texts) => {
    given.push(texts)
    return found(thread)
  }
  const here = {prepare() {}, begin: (waiting: Working) => workOf(0, act, waiting)}
  const {begin} = thinkWhereItFits({here, onThread: waiting => workOf(1, act, waiting)})
  expect(await whole(begin, ['small', 'small, too'])).toEqual(found(0))
  const large = 'x'.repeat(1_000_000)
  expect(await whole(begin, ['small', large, 'after it'])).toEqual(found(1))
  expect(given).toEqual([
    ['small', 'small, too'],
    ['small', large, 'after it'],
  ])
})
