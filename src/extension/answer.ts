/** Answers one page over its connection: how it goes, then the outcome, once. The work stops when the page goes. */
import type {Runtime} from 'webextension-polyfill'
import type {Address} from '../github/address.ts'
import {parseAddress} from '../github/address.ts'
import type {Findings, Progress} from '../overlay/findings.ts'
import type {Asking} from './analysis.ts'
import {type Answer, type Outcome, type Question, VERSION} from './messages.ts'

export interface Answering {
  analyze(address: Address, asking: Asking): Promise<Outcome>
  /** Those on which the reader wants us. */
  hosts(): Promise<string[]>
}

const PROGRESS_EVERY = 50 // milliseconds; a message for each of a thousand files would be work for nothing

export function answerPage(port: Runtime.Port, {analyze, hosts}: Answering) {
  const stop = new AbortController()
  port.onDisconnect.addListener(() => stop.abort())
  port.onMessage.addListener(message => {
    const question = message as Question
    if (question.kind === 'analyze') void answer(question)
  })

  async function answer({version, url}: Extract<Question, {kind: 'analyze'}>) {
    const outcome = version === VERSION ? await outcomeFor(url) : outdated
    post({version: VERSION, kind: 'outcome', outcome})
  }

  async function outcomeFor(url: string): Promise<Outcome> {
    const news = newsOnly()
    const progress = latestOnly<Progress>(PROGRESS_EVERY, latest => post({version: VERSION, kind: 'progress', progress: news(latest)}))
    // The one place where surprises end: whatever it is, the reader hears that it happened.
    try {
      // A page speaks for its own host only.
      const here = new URL(port.sender!.url!).host
      const address = parseAddress(
        url,
        (await hosts()).filter(host => host === here),
      )
      if (!address) throw new Error(`${url} shows no change`)
      return await analyze(address, {signal: stop.signal, onProgress: progress.tell, isPrivate: port.sender?.tab?.incognito})
    } catch (error) {
      return {kind: 'failed', trouble: {kind: 'broken', detail: error instanceof Error ? error.message : String(error)}}
    } finally {
      progress.stop()
    }
  }

  function post(message: Answer) {
    if (!stop.signal.aborted) port.postMessage(message)
  }
}

const outdated: Outcome = {kind: 'failed', trouble: {kind: 'outdated'}}

/** What is known so far may be large, and is said once. */
function newsOnly() {
  let told: Findings | undefined
  return (progress: Progress): Progress => {
    if (progress.step !== 'fetching') return progress
    const {soFar, ...rest} = progress
    if (soFar === told) return rest
    told = soFar
    return progress
  }
}

/** Hands on what it is told, the first word at once and then at most one in a while; the last one is never lost. */
function latestOnly<T>(every: number, send: (latest: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: {value: T} | undefined
  const say = () => {
    timer = undefined
    if (!latest) return
    send(latest.value)
    latest = undefined
    timer = setTimeout(say, every)
  }
  return {
    tell(value: T) {
      latest = {value}
      if (!timer) say()
    },
    stop: () => clearTimeout(timer),
  }
}
