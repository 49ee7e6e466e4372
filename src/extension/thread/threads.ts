/**
 * The background's end: a few threads, opened when they are wanted, and work given to the one with the least. A thread that is lost
 * takes its work with it, which is told, and the next work opens a new one.
 */
import type {Findings} from '../../overlay/findings.ts'
import type {Matter, Think, Thinking} from './think.ts'
import type {FromThread, ToThread} from './words.ts'

/** Makes a thread that listens at the port; tells when it is lost. */
export type OpenThread = (port: MessagePort, onLost: () => void) => Promise<void>

const MOST_THREADS = 2 // one for what takes long, one for what comes meanwhile; each holds an engine

export function openThreads(openThread: OpenThread): Think {
  const threads = new Set<Thread>()

  function leastBusy(): Thread {
    const least = [...threads].sort((a, b) => a.works - b.works)[0]
    if (least && (least.works === 0 || threads.size === MOST_THREADS)) return least
    const thread = new Thread(openThread, () => threads.delete(thread))
    threads.add(thread)
    return thread
  }

  return (matter, thinking) => leastBusy().think(matter, thinking)
}

interface Waiting extends Pick<Thinking, 'onProgress'> {
  resolve(findings: Findings): void
  reject(error: Error): void
}

class Thread {
  readonly #waiting = new Map<number, Waiting>()
  readonly #port: MessagePort
  #last = 0

  constructor(
    open: OpenThread,
    private readonly onLost: () => void,
  ) {
    const {port1, port2} = new MessageChannel()
    this.#port = port1
    port1.onmessage = ({data}: MessageEvent<FromThread>) => this.#hear(data)
    open(port2, () => this.#lose('it was lost')).catch(error => this.#lose(String(error)))
  }

  get works() {
    return this.#waiting.size
  }

  think(matter: Matter, {signal, onProgress}: Thinking): Promise<Findings> {
    const work = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(work, {onProgress, resolve, reject})
      this.#say({kind: 'think', work, matter})
      signal.addEventListener('abort', () => this.#say({kind: 'stop', work}))
      if (signal.aborted) this.#say({kind: 'stop', work})
    })
  }

  // A word to a thread that is not open yet waits in the port.
  #say = (word: ToThread) => this.#port.postMessage(word)

  #hear(word: FromThread) {
    const waiting = this.#waiting.get(word.work)
    if (word.kind === 'progress') return waiting?.onProgress(word.progress)
    this.#waiting.delete(word.work)
    if (word.kind === 'findings') waiting?.resolve(word.findings)
    else waiting?.reject(new Error(word.detail))
  }

  #lose(why: string) {
    this.#port.close()
    this.onLost()
    for (const {reject} of this.#waiting.values()) reject(new Error(`the thread of the engine: ${why}`))
    this.#waiting.clear()
  }
}
