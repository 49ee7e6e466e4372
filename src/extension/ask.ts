/**
 * Asks the background and waits for its outcome. The background may be stopped at any time: then the connection ends, and the
 * question is asked again. Whatever happens, there is one outcome.
 */
import type {Runtime} from 'webextension-polyfill'
import type {Progress} from '../overlay/findings.ts'
import {type Answer, type Outcome, type Question, VERSION} from './messages.ts'

export interface AskOptions {
  connect(): Runtime.Port
  signal: AbortSignal
  onProgress(progress: Progress): void
}

const MOST_TRIES = 24
const MOST_SILENT = 6 // in a row: a background that says nothing at all will not say more the next time
const LONGEST = 180_000 // milliseconds; after that nobody tries again what may be too much for the browser
const PAUSE = 100 // milliseconds before the second try, doubled for each further one
const LONGEST_PAUSE = 800
const STILL_WAITING = 20_000 // milliseconds; browsers stop a background that has heard nothing for 30 seconds

/** `undefined` when the page was left. */
export async function ask(url: string, options: AskOptions): Promise<Outcome | undefined> {
  const started = Date.now()
  let silent = 0
  const onProgress: AskOptions['onProgress'] = progress => {
    silent = 0
    options.onProgress(progress)
  }
  for (let attempt = 0; attempt < MOST_TRIES && silent < MOST_SILENT && Date.now() - started < LONGEST; attempt++) {
    if (attempt > 0) await pause(Math.min(PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE), options.signal)
    if (options.signal.aborted) break
    let port: Runtime.Port
    try {
      port = options.connect()
    } catch {
      // The extension was updated or removed; this script is what is left of the old one.
      return {kind: 'failed', trouble: {kind: 'outdated'}}
    }
    silent++
    const outcome = await askOnce(port, url, {...options, onProgress})
    if (outcome) return outcome
  }
  return options.signal.aborted ? undefined : {kind: 'failed', trouble: {kind: 'broken'}}
}

/** `undefined` when the connection ended before there was an outcome. */
function askOnce(port: Runtime.Port, url: string, {signal, onProgress}: AskOptions): Promise<Outcome | undefined> {
  return new Promise(resolve => {
    const over = new AbortController()
    const end = (outcome?: Outcome) => {
      over.abort()
      resolve(outcome)
    }
    const timer = setInterval(() => send({version: VERSION, kind: 'waiting'}), STILL_WAITING)
    over.signal.addEventListener('abort', () => {
      clearInterval(timer)
      port.disconnect()
    })
    const send = (question: Question) => port.postMessage(question)
    port.onDisconnect.addListener(() => end())
    port.onMessage.addListener(message => {
      const answer = message as Answer
      if (over.signal.aborted) return
      if (answer.kind === 'progress') onProgress(answer.progress)
      else end(answer.outcome)
    })
    signal.addEventListener('abort', () => end(), {once: true, signal: over.signal})
    send({version: VERSION, kind: 'analyze', url})
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
