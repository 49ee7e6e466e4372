/**
 * The API of one host, asked with Octokit. The token, if there is one, is given to Octokit alone, which sends it in a header to the
 * API of that host. Raw contents of github.com come from another host and never see it.
 */
import {Octokit} from '@octokit/rest'
import {apiAddress, GITHUB, graphqlAddress} from '../host.ts'
import {type Answers, askAgain} from './answers.ts'
import {failureOf, failureOfErrors, failureOfStatus, GitHubFailure, isPassing} from './failure.ts'
import {type Counter, Pace, type Turn} from './pace.ts'
import {wait} from './wait.ts'

export interface ClientOptions {
  /** Whose API it is; github.com where it is absent. */
  host?: string
  /** Of this host. */
  token?: string
  signal: AbortSignal
  fetch?: typeof fetch
  /** Milliseconds before each further try of what may pass. */
  pauses?: number[]
  /** Shared by all who ask this host with this token. */
  pace?: Pace
  /** Milliseconds; a pause that GitHub wants is waited for if it is not longer. */
  longestWait?: number
  onPause?: (until: number) => void
  /** What the API said before. It tells for nothing whether that still holds, but only to those with a token. */
  answers?: Answers
}

export interface Client {
  withToken: boolean
  signal: AbortSignal
  /** `GET` with the API's own names: `get('/repos/{owner}/{repo}/pulls/{pull_number}', {…}, isPull)`. */
  get<T>(route: string, parameters: Record<string, unknown>, isExpected: (data: unknown) => data is T): Promise<Answer<T>>
  /** The `data` of a query; needs a token. */
  graphql<T>(query: string, variables: Record<string, string>, isExpected: (data: unknown) => data is T): Promise<T>
  /** Gives the body of a file to somebody who reads it; a body that breaks off is asked for again. */
  read<T>(file: FileAt, take: (body: ReadableStream<Uint8Array> | null) => Promise<T>): Promise<T>
}

export interface FileAt {
  owner: string
  repository: string
  commit: string
  path: string
}

export interface Answer<T> {
  data: T
  /** There is a next page. */
  more: boolean
  header(name: string): string | undefined
}

export function openClient(options: ClientOptions): Client {
  const {host = GITHUB, token, signal, fetch: fetchWith = globalThis.fetch, pauses = [300, 1500]} = options
  const {pace = new Pace(), longestWait = 0, onPause, answers} = options
  // Called as a plain function: the browser's own `fetch` does not like to be a method. Cookies are the reader's, not ours.
  // The browser asks whether its copy still holds, as a minute-old list may be that of another push; what a token read it keeps nowhere.
  const cache = token === undefined ? 'no-cache' : 'no-store'
  const fetch: typeof globalThis.fetch = (input, init) => fetchWith(input, {...init, credentials: 'omit', cache})
  const octokit = new Octokit({auth: token, baseUrl: apiAddress(host), request: {fetch, signal}, log: silent})
  const withToken = token !== undefined
  // Only github.com has a host for contents that anyone may ask.
  const hasContents = !withToken && host === GITHUB
  const steadily = <T>(work: () => Promise<T>, counter: Counter = 'api') =>
    repeat(work, {pauses, pace, counter, withToken, signal, longestWait, onPause})

  async function bodyOf({owner, repository: repo, commit: ref, path}: FileAt): Promise<ReadableStream<Uint8Array> | null> {
    if (!hasContents) {
      const headers = {accept: 'application/vnd.github.raw+json'}
      const request = {parseSuccessResponseBody: false}
      const {data} = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {owner, repo, path, ref, headers, request})
      return data as unknown as ReadableStream<Uint8Array> | null
    }
    const address = ['https://raw.githubusercontent.com', ...[owner, repo, ref, ...path.split('/')].map(encodeURIComponent)].join('/')
    const response = await fetch(address, {signal})
    if (!response.ok) throw new GitHubFailure(failureOfStatus(response.status, name => response.headers.get(name), {withToken}))
    return response.body
  }

  return {
    withToken,
    signal,
    get: (route, parameters, isExpected) =>
      steadily(async () => {
        const ask = async (given: Record<string, string>) => {
          const {data, headers} = await octokit.request(`GET ${route}`, {...parameters, headers: given})
          // Octokit hands on what it could not read as text, also when the connection broke off.
          if (!isExpected(data)) throw new GitHubFailure({kind: 'unexpected answer'})
          return {data, headers}
        }
        const {url} = octokit.request.endpoint(`GET ${route}`, parameters)
        const {data, headers} = withToken && answers ? await askAgain(ask, url, isExpected, answers) : await ask({})
        const header = (name: string) => headerText(headers[name])
        return {data, more: /rel="next"/.test(headers.link ?? ''), header}
      }),
    graphql: (query, variables, isExpected) =>
      steadily(async () => {
        const {data: answer, headers} = await octokit.request('POST /graphql', {baseUrl: graphqlAddress(host), query, variables})
        const {data, errors} = (answer ?? {}) as {data?: unknown; errors?: unknown}
        const failure = failureOfErrors(errors, name => headerText(headers[name]) ?? null)
        if (failure) throw new GitHubFailure(failure)
        if (!isExpected(data)) throw new GitHubFailure({kind: 'unexpected answer'})
        return data
      }),
    read: (file, take) => steadily(async () => take(await bodyOf(file)), hasContents ? 'contents' : 'api'),
  }
}

const headerText = (value: string | number | undefined) => (value === undefined ? undefined : String(value))

/** Failures are values that reach the reader; a second telling on the console helps nobody. */
const silent = {debug() {}, info() {}, warn() {}, error() {}}

interface Steadiness extends Turn {
  pauses: number[]
  pace: Pace
  counter: Counter
  withToken: boolean
  longestWait: number
}

const MOST_REFUSALS = 3 // who is refused again and again had better tell the reader

/** Tries again what may pass, after the pause that GitHub wants, or a short one; throws `GitHubFailure` otherwise. */
async function repeat<T>(work: () => Promise<T>, steadiness: Steadiness): Promise<T> {
  const {pace, counter, signal, longestWait} = steadiness
  const pauses = [...steadiness.pauses]
  for (let refusals = 0; ; ) {
    await pace.turn(counter, steadiness)
    try {
      return await work()
    } catch (error) {
      const failure = failureOf(error, steadiness)
      // A long pause is told instead, and does not bind the reader: with another network or token it may be over.
      if (failure.kind === 'rate limit' && failure.resetsAt - Date.now() <= longestWait && ++refusals < MOST_REFUSALS) {
        pace.hold(counter, failure.resetsAt)
        continue
      }
      const pause = isPassing(failure) ? pauses.shift() : undefined
      if (pause === undefined) throw new GitHubFailure(failure)
      await wait(pause, signal)
    }
  }
}
