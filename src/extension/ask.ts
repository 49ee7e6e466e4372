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

const TRIES = 6
const PAUSE = 100 // milliseconds before the second try, doubled for each further one
const STILL_WAITING = 20_000 // milliseconds; browsers stop a background that has heard nothing for 30 seconds

/** `undefined` when the page was left. */
export async function ask(url: string, options: AskOptions): Promise<Outcome | undefined> {
  for (let attempt = 0; attempt < TRIES && !options.signal.aborted; attempt++) {
    if (attempt > 0) await pause(PAUSE * 2 ** (attempt - 1), options.signal)
    if (options.signal.aborted) break
    let port: Runtime.Port
    try {
      port = options.connect()
    } catch {
      // The extension was updated or removed; this script is what is left of the old one.
      return {kind: 'failed', trouble: {kind: 'outdated'}}
    }
    const outcome = await askOnce(port, url, options)
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
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
