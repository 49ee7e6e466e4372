/**
 * The API of one host, asked with Octokit. The token, if there is one, is given to Octokit alone, which sends it in a header to the
 * API of that host. Raw contents of github.com come from another host and never see it.
 */
import {Octokit} from '@octokit/rest'
import {apiAddress, GITHUB, graphqlAddress} from '../host.ts'
import {type Failure, failureOf, failureOfErrors, failureOfStatus, GitHubFailure, isPassing} from './failure.ts'

export interface ClientOptions {
  /** Whose API it is; github.com where it is absent. */
  host?: string
  /** Of this host. */
  token?: string
  signal: AbortSignal
  fetch?: typeof fetch
  /** Milliseconds before each further try of what may pass. */
  pauses?: number[]
}

export interface Client {
  withToken: boolean
  signal: AbortSignal
  /** `GET` with the API's own names: `get('/repos/{owner}/{repo}/pulls/{pull_number}', {…}, isPull)`. */
  get<T>(route: string, parameters: Record<string, unknown>, isExpected: (data: unknown) => data is T): Promise<Answer<T>>
  /** The `data` of a query; needs a token. */
  graphql<T>(query: string, variables: Record<string, string>, isExpected: (data: unknown) => data is T): Promise<T>
  /** The body of a file, not yet read. */
  raw(repository: {owner: string; repository: string}, commit: string, path: string): Promise<ReadableStream<Uint8Array> | null>
  /** Tries again what may pass; throws `GitHubFailure` otherwise. */
  steadily<T>(work: () => Promise<T>): Promise<T>
}

export interface Answer<T> {
  data: T
  /** There is a next page. */
  more: boolean
  header(name: string): string | undefined
}

export function openClient(options: ClientOptions): Client {
  const {host = GITHUB, token, signal, fetch: fetchWith = globalThis.fetch, pauses = [300, 1500]} = options
  // Called as a plain function: the browser's own `fetch` does not like to be a method. Cookies are the reader's, not ours.
  const fetch: typeof globalThis.fetch = (input, init) => fetchWith(input, {...init, credentials: 'omit'})
  const octokit = new Octokit({auth: token, baseUrl: apiAddress(host), request: {fetch, signal}, log: silent})
  const withToken = token !== undefined
  const steadily = <T>(work: () => Promise<T>) => repeat(work, pauses, {withToken, signal})

  return {
    withToken,
    signal,
    steadily,
    get: (route, parameters, isExpected) =>
      steadily(async () => {
        const {data, headers} = await octokit.request(`GET ${route}`, parameters)
        // Octokit hands on what it could not read as text, also when the connection broke off.
        if (!isExpected(data)) throw new GitHubFailure({kind: 'unexpected answer'})
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
    async raw({owner, repository: repo}, ref, path) {
      // Only github.com has a host for contents that anyone may ask.
      if (withToken || host !== GITHUB) {
        const headers = {accept: 'application/vnd.github.raw+json'}
        const request = {parseSuccessResponseBody: false}
        const {data} = await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {owner, repo, path, ref, headers, request})
        return data as unknown as ReadableStream<Uint8Array> | null
      }
      const address = ['https://raw.githubusercontent.com', ...[owner, repo, ref, ...path.split('/')].map(encodeURIComponent)].join('/')
      const response = await fetch(address, {signal})
      if (!response.ok) throw new GitHubFailure(failureOfStatus(response.status, name => response.headers.get(name), {withToken}))
      return response.body
    },
  }
}

const headerText = (value: string | number | undefined) => (value === undefined ? undefined : String(value))

/** Failures are values that reach the reader; a second telling on the console helps nobody. */
const silent = {debug() {}, info() {}, warn() {}, error() {}}

async function repeat<T>(work: () => Promise<T>, pauses: number[], circumstances: {withToken: boolean; signal: AbortSignal}): Promise<T> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await work()
    } catch (error) {
      const failure = failureOf(error, circumstances)
      if (pause === undefined || !isPassing(failure)) throw new GitHubFailure(failure)
      await wait(pause, circumstances.signal)
    }
  }
  throw new GitHubFailure({kind: 'unexpected answer'})
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const cancelled: Failure = {kind: 'cancelled'}
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new GitHubFailure(cancelled))
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new GitHubFailure(cancelled))
      },
      {once: true},
    )
  })
}
