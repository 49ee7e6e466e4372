/** A thread's end of the port: does what the background asks for, several things in turns if need be. */
import type {Progress} from '../../overlay/findings.ts'
import type {Think} from './think.ts'
import type {FromThread, ToThread} from './words.ts'

export function serve(port: MessagePort, think: Think) {
  const stops = new Map<number, AbortController>()
  const say = (word: FromThread) => port.postMessage(word)

  port.onmessage = ({data}: MessageEvent<ToThread>) => {
    if (data.kind === 'stop') stops.get(data.work)?.abort()
    else void answer(data)
  }

  async function answer({work, matter}: Extract<ToThread, {kind: 'think'}>) {
    const stop = new AbortController()
    stops.set(work, stop)
    try {
      const onProgress = (progress: Progress) => say({kind: 'progress', work, progress})
      say({kind: 'findings', work, findings: await think(matter, {signal: stop.signal, onProgress})})
    } catch (error) {
      say({kind: 'failed', work, detail: error instanceof Error ? error.message : String(error)})
    } finally {
      stops.delete(work)
    }
  }
}
