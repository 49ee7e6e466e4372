/** A thread's end of the port: does what the background asks for, several things in turns if need be. */

import type {FromThread, ToThread} from './words.ts'
import type {Begin, Rest, Work} from './work.ts'

export function serve(port: MessagePort, begin: Begin) {
  const works = new Map<number, {work: Work; stop: AbortController}>()
  const say = (word: FromThread) => port.postMessage(word)

  port.onmessage = ({data}: MessageEvent<ToThread>) => {
    if (data.kind === 'begin') return start(data.work)
    const {work, stop} = works.get(data.work)!
    switch (data.kind) {
      case 'add':
        return work.add(data.version)
      case 'finish':
        return void finish(data.work, work, data.rest)
      case 'stop':
        return stop.abort()
      case 'end':
        works.delete(data.work)
        return work.end()
    }
  }

  function start(number: number) {
    const stop = new AbortController()
    const work = begin({
      signal: stop.signal,
      onProgress: progress => say({kind: 'progress', work: number, progress}),
      onSoFar: findings => say({kind: 'so far', work: number, findings}),
    })
    works.set(number, {work, stop})
  }

  async function finish(number: number, work: Work, rest: Rest) {
    try {
      say({kind: 'findings', work: number, findings: await work.finish(rest)})
    } catch (error) {
      say({kind: 'failed', work: number, detail: error instanceof Error ? error.message : String(error)})
    }
  }
}
