/**
 * What can go wrong with GitHub, switched on and off while it runs.
 *
 *   const fault = github.faults.start({kind: 'server error', at: {path: /\/contents\//}, times: 1})
 *   …
 *   fault.stop()
 */
import type {RecordedRequest} from './requests.ts'

export type Fault = FaultKind & {
  /** Which requests it meets; all requests to the API and to raw contents where it is absent. */
  at?: {host?: string; method?: string; path?: RegExp}
  /** After this many requests it is over; it goes on until stopped where it is absent. */
  times?: number
}

type FaultKind =
  /** The hourly limit is used up. */
  | {kind: 'rate limit'; status?: 403 | 429; resetsInSeconds?: number}
  /** Too many requests at once. GitHub does not always send `retry-after`: give `null` to leave it out. */
  | {kind: 'secondary limit'; status?: 403 | 429; retryAfter?: number | null}
  /** As for a private repository: 404 without a valid token. (A token that GitHub does not know gets 401 at any time.) */
  | {kind: 'needs token'}
  /** The organisation wants single sign-on for this token. */
  | {kind: 'single sign-on'}
  /** 403 for another reason than a limit. */
  | {kind: 'forbidden'}
  /** Made, but without a commit. */
  | {kind: 'empty repository'}
  /** As if this one thing were not there. */
  | {kind: 'gone'}
  /** GraphQL's way to refuse: an answer that looks good, with errors in it. */
  | {kind: 'query errors'; errors: unknown[]}
  /** Any other refusal. */
  | {kind: 'answer'; status: 401 | 422}
  | {kind: 'server error'; status?: 500 | 502 | 503}
  /** The answer waits until `release()`. */
  | {kind: 'held'}
  /** The connection ends in the middle of the body. */
  | {kind: 'cut'}
  | {kind: 'wrong JSON'}
  /** The list of files ends early, as GitHub's does for very large changes. */
  | {kind: 'short file list'; keep: number}
  /** Files come without their patch, as large ones do. */
  | {kind: 'no patch'}
  /** Trees come with `truncated` and only some of their entries. */
  | {kind: 'short tree'; keep: number}

export interface ActiveFault {
  readonly fault: Fault
  /** The requests it has met so far. */
  readonly met: RecordedRequest[]
  /** Settles when the first request meets it. */
  readonly reached: Promise<RecordedRequest>
  /** Lets go of what is held; new requests pass, too. */
  release(): void
  stop(): void
}

export class Faults {
  #active: RunningFault[] = []

  start(fault: Fault): ActiveFault {
    const running = new RunningFault(fault, () => this.#remove(running))
    this.#active.push(running)
    return running
  }

  clear() {
    for (const fault of [...this.#active]) fault.stop()
  }

  /** The faults that this request meets, in the order they were started; each remembers it. */
  meet(request: RecordedRequest): RunningFault[] {
    const met = this.#active.filter(fault => fault.concerns(request))
    for (const fault of met) fault.remember(request)
    return met
  }

  #remove(fault: RunningFault) {
    this.#active = this.#active.filter(other => other !== fault)
  }
}

export class RunningFault implements ActiveFault {
  readonly met: RecordedRequest[] = []
  readonly reached: Promise<RecordedRequest>
  readonly released: Promise<void>
  readonly fault: Fault
  #reach!: (request: RecordedRequest) => void
  #release!: () => void
  readonly #remove: () => void

  constructor(fault: Fault, remove: () => void) {
    this.fault = fault
    this.#remove = remove
    this.reached = new Promise(resolve => {
      this.#reach = resolve
    })
    this.released = new Promise(resolve => {
      this.#release = resolve
    })
  }

  concerns({host, method, path}: RecordedRequest): boolean {
    const {at = {}, times = Number.POSITIVE_INFINITY} = this.fault
    if (this.met.length >= times) return false
    const namesPages = at.host !== undefined || at.path !== undefined
    if (at.host ? at.host !== host : host === 'github.com' && !namesPages) return false
    return (!at.method || at.method === method) && (!at.path || at.path.test(path))
  }

  remember(request: RecordedRequest) {
    this.met.push(request)
    this.#reach(request)
  }

  release() {
    this.#release()
    this.#remove()
  }

  stop() {
    this.release()
  }
}
