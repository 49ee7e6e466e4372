import {expect, test} from 'vitest'
import {SharedWork} from '../../src/extension/shared-work.ts'

/** Work that a test finishes by hand. */
function handmade() {
  const work = new SharedWork<string, number>()
  const starts: {signal: AbortSignal; onProgress(progress: number): void; finish(result: string): void}[] = []
  const join = (key: string, signal = new AbortController().signal) => {
    const heard: number[] = []
    const result = work.join(key, waiting => new Promise(finish => starts.push({...waiting, finish})), {
      signal,
      onProgress: p => heard.push(p),
    })
    return {result, heard}
  }
  return {join, starts}
}

test('two who want the same share one work and its progress', async () => {
  const {join, starts} = handmade()
  const one = join('a')
  starts[0]!.onProgress(1)
  const two = join('a')
  starts[0]!.onProgress(2)
  starts[0]!.finish('done')
  expect([await one.result, await two.result]).toEqual(['done', 'done'])
  expect([one.heard, two.heard, starts.length]).toEqual([[1, 2], [1, 2], 1])
})

test('it goes on while someone waits, and stops when the last one leaves', () => {
  const {join, starts} = handmade()
  const [first, second] = [new AbortController(), new AbortController()]
  join('a', first.signal)
  join('a', second.signal)
  first.abort()
  expect(starts[0]!.signal.aborted).toBe(false)
  second.abort()
  expect(starts[0]!.signal.aborted).toBe(true)
})

test('who comes after it was stopped gets a work of their own', async () => {
  const {join, starts} = handmade()
  const leave = new AbortController()
  join('a', leave.signal)
  leave.abort()
  const next = join('a')
  expect(starts).toHaveLength(2)
  starts[0]!.finish('stopped')
  starts[1]!.finish('done')
  expect(await next.result).toBe('done')
})

test('a finished or failed work is not joined', async () => {
  const work = new SharedWork<string, number>()
  const waiting = {signal: new AbortController().signal, onProgress() {}}
  await expect(work.join('a', async () => Promise.reject(new Error('no')), waiting)).rejects.toThrow('no')
  expect(await work.join('a', async () => 'second', waiting)).toBe('second')
})

test('progress that is told at once is not lost', async () => {
  const work = new SharedWork<string, number>()
  const heard: number[] = []
  const start = async ({onProgress}: {onProgress(progress: number): void}) => {
    onProgress(1)
    return 'done'
  }
  expect(await work.join('a', start, {signal: new AbortController().signal, onProgress: p => heard.push(p)})).toBe('done')
  expect(heard).toEqual([1])
})
