/** Work that several can wait for: it starts with the first, tells all of them how it goes, and stops when the last one leaves. */

interface Work<Result, Progress> {
  result: Promise<Result>
  stop: AbortController
  listeners: Set<(progress: Progress) => void>
  lastProgress(): Progress | undefined
}

interface Waiting<Progress> {
  signal: AbortSignal
  onProgress(progress: Progress): void
}

export class SharedWork<Result, Progress> {
  readonly #running = new Map<string, Work<Result, Progress>>()

  /** Joins the work of that name, or starts it. Whoever leaves early gets what the work gives when it is stopped, or nothing. */
  async join(
    key: string,
    start: (waiting: Waiting<Progress>) => Promise<Result>,
    {signal, onProgress}: Waiting<Progress>,
  ): Promise<Result> {
    const work = this.#running.get(key) ?? this.#start(key, start)
    work.listeners.add(onProgress)
    const last = work.lastProgress()
    if (last !== undefined) onProgress(last)
    const leave = () => {
      work.listeners.delete(onProgress)
      if (work.listeners.size > 0) return
      work.stop.abort()
      // Someone who comes now must not join what is being stopped.
      if (this.#running.get(key) === work) this.#running.delete(key)
    }
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, {once: true})
    try {
      return await work.result
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #start(key: string, start: (waiting: Waiting<Progress>) => Promise<Result>): Work<Result, Progress> {
    const stop = new AbortController()
    const listeners: Work<Result, Progress>['listeners'] = new Set()
    let lastProgress: Progress | undefined
    const onProgress = (progress: Progress) => {
      lastProgress = progress
      for (const listener of listeners) listener(progress)
    }
    const work = {stop, listeners, lastProgress: () => lastProgress, result: start({signal: stop.signal, onProgress})}
    this.#running.set(key, work)
    const end = () => {
      if (this.#running.get(key) === work) this.#running.delete(key)
    }
    work.result.then(end, end)
    return work
  }
}
