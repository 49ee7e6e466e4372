/**
 * The background's end: a few threads, opened when they are wanted, and work given to the one with the least. A thread that is lost
 * takes its work with it, which is told, and the next work opens a new one.
 */
import type {Findings} from '../../overlay/findings.ts'
import type {FromThread, ToThread} from './words.ts'
import type {Begin, Work, Working} from './work.ts'

/** Makes a thread that listens at the port; tells when it is lost. */
export type OpenThread = (port: MessagePort, onLost: () => void) => Promise<void>

const MOST_THREADS = 2 // one for what takes long, one for what comes meanwhile; each holds an engine

export function beginOnThreads(openThread: OpenThread): Begin {
  const threads = new Set<Thread>()

  function leastBusy(): Thread {
    const least = [...threads].sort((a, b) => a.works - b.works)[0]
    if (least && (least.works === 0 || threads.size === MOST_THREADS)) return least
    const thread = new Thread(openThread, () => threads.delete(thread))
    threads.add(thread)
    return thread
  }

  return working => leastBusy().begin(working)
}

interface Waiting extends Pick<Working, 'onProgress' | 'onSoFar'> {
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

  begin({signal, onProgress, onSoFar}: Working): Work {
    const work = ++this.#last
    const outcome = new Promise<Findings>((resolve, reject) => {
      this.#waiting.set(work, {onProgress, onSoFar, resolve, reject})
    })
    // Whoever does not finish does not want to know.
    outcome.catch(() => {})
    this.#say({kind: 'begin', work})
    const stop = () => this.#say({kind: 'stop', work})
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    return {
      add: version => this.#say({kind: 'add', work, version}),
      finish: rest => {
        this.#say({kind: 'finish', work, rest})
        return outcome
      },
      end: () => {
        signal.removeEventListener('abort', stop)
        if (this.#waiting.delete(work)) this.#say({kind: 'end', work})
      },
    }
  }

  // A word to a thread that is not open yet waits in the port; one to a thread that is lost goes nowhere.
  #say = (word: ToThread) => this.#port.postMessage(word)

  #hear(word: FromThread) {
    const waiting = this.#waiting.get(word.work)
    switch (word.kind) {
      case 'progress':
        return waiting?.onProgress(word.progress)
      case 'so far':
        return waiting?.onSoFar(word.findings)
      case 'findings':
        return waiting?.resolve(word.findings)
      case 'failed':
        return waiting?.reject(new Error(word.detail))
    }
  }

  #lose(why: string) {
    this.#port.close()
    this.onLost()
    for (const {reject} of this.#waiting.values()) reject(new Error(`the thread of the engine: ${why}`))
    this.#waiting.clear()
  }
}
