/**
 * A small GitHub of our own: github.com, api.github.com, raw.githubusercontent.com and a company's github.example.com on one port
 * of this machine, told apart by the Host header, all answered from real git repositories.
 */
import type {IncomingMessage, Server, ServerResponse} from 'node:http'
import {createServer} from 'node:https'
import type {AddressInfo} from 'node:net'
import {type Answer, type Incoming, text} from './answer.ts'
import {answerApi, type TokenRights, tokenIn} from './api/api.ts'
import {rawAnswer} from './api/contents.ts'
import {makeCertificate} from './certificate.ts'
import {Faults} from './faults.ts'
import {type FaultyAnswer, faultyAnswer} from './faulty-answer.ts'
import {fetchFrom} from './fetch-here.ts'
import {enterprise} from './hosts.ts'
import {leakIn} from './leaks.ts'
import {Limits} from './limits.ts'
import {makeRepositories, type PlannedRepository, type Repository} from './repositories.ts'
import type {RecordedRequest} from './requests.ts'
import {type PageSettings, usualSettings} from './settings.ts'
import {loadAssets} from './site/assets.ts'
import {answerPage} from './site/site.ts'

export interface GitHubOptions {
  /** A free one by default. */
  port?: number
  settings?: Partial<PageSettings>
  /** Those the API accepts; any other one gets 401. */
  tokens?: string[]
  /** Beside those that are always there. */
  repositories?: PlannedRepository[]
  /** What was answered once is answered from memory, at once: for those who measure something else. */
  fromMemory?: boolean
}

export interface GitHub {
  port: number
  /** The address of a page as the browser sees it: `url('/refract/shop/pull/1/changes')`, maybe on another host. */
  url(path: string, host?: string): string
  /** For Node: like the global `fetch`, but GitHub's host names lead here. Octokit takes it as `request.fetch`. */
  fetch: typeof fetch
  /** All requests so far, on all hosts; `requests.length = 0` forgets them. */
  requests: RecordedRequest[]
  /** Requests that carried a token where it does not belong; nobody forgets these. */
  leaks: string[]
  faults: Faults
  settings: PageSettings
  limits: Limits
  /** Of all tokens; a test may change them. */
  tokenRights: TokenRights
  repositories: Repository[]
  /** `repository('refract/shop')` */
  repository(fullName: string): Repository
  close(): Promise<void>
}

/** A token that our GitHub knows when no others are given. */
export const knownToken = 'ghp_knownToOurLittleGitHub'

/** The only one that the company's GitHub knows. */
export const enterpriseToken = 'ghp_knownToTheCompany'

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const [repositories, assets, certificate] = await Promise.all([makeRepositories(options.repositories), loadAssets(), makeCertificate()])
  const requests: RecordedRequest[] = []
  const leaks: string[] = []
  const faults = new Faults()
  const limits = new Limits()
  const settings = {...usualSettings, ...options.settings}
  const tokens = options.tokens ?? [knownToken]
  const tokenRights: TokenRights = {scopes: ['repo']}
  const mayRead = (request: Incoming) => (repository: Repository) => !repository.private || tokens.includes(tokenIn(request) ?? '')
  const answerOn: Record<string, (request: Incoming) => Promise<Answer>> = {
    'github.com': request => answerPage({repositories: repositories.all, settings, assets}, request),
    'api.github.com': request => answerApi({repositories: repositories.all, limits, tokens, tokenRights}, request),
    [enterprise]: request => {
      const [, path] = /^\/api(?:\/v3(?=\/)|(?=\/graphql$))(\/.*)$/.exec(request.path) ?? []
      const site = {repositories: repositories.all, settings, assets}
      if (path === undefined) return answerPage(site, request)
      return answerApi({repositories: repositories.all, limits, tokens: [enterpriseToken], tokenRights}, {...request, path})
    },
    'raw.githubusercontent.com': request => rawAnswer(repositories.all, request, mayRead(request)),
  }

  const remembered = new Map<string, Promise<Answer>>()
  const answering = (answer: (request: Incoming) => Promise<Answer>, request: Incoming, record: RecordedRequest) => {
    if (!options.fromMemory) return guarded(answer, request)
    const {accept = '', cookie = '', authorization = ''} = request.headers
    const key = [record.host, record.method, record.path, accept, cookie, authorization, request.body].join('\n')
    const made = remembered.get(key) ?? guarded(answer, request)
    remembered.set(key, made)
    return made
  }

  const server = createServer(certificate, async (message, response) => {
    const request = await readRequest(message)
    if (!request) return
    const record: RecordedRequest = {...request, at: Date.now(), path: message.url!, host: request.headers.host!.replace(/:\d+$/, '')}
    requests.push(record)
    const leak = leakIn(record)
    if (leak) leaks.push(leak)
    const answer = answerOn[record.host] ?? (async () => text('', undefined, 421))
    const hasToken = tokenIn(request) !== undefined
    const made = await faultyAnswer(faults.meet(record), () => answering(answer, request, record), {limits, hasToken})
    record.status = made.status
    send(response, made)
  })
  await listen(server, options.port ?? 0)

  const {port} = server.address() as AddressInfo
  return {
    port,
    url: (path, host = 'github.com') => `https://${host}${path}`,
    fetch: fetchFrom(port),
    requests,
    leaks,
    faults,
    settings,
    limits,
    tokenRights,
    repositories: repositories.all,
    repository: fullName => find(repositories.all, fullName),
    close: async () => {
      faults.clear()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
      await repositories.close()
    },
  }
}

function find(repositories: Repository[], fullName: string): Repository {
  const found = repositories.find(({owner, name}) => `${owner}/${name}` === fullName)
  if (!found) throw new Error(`there is no repository ${fullName}`)
  return found
}

/** Nothing where whoever asks is gone before all is said: a background that was stopped, a tab that was closed. */
async function readRequest(message: IncomingMessage): Promise<Incoming | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of message) chunks.push(chunk)
  } catch {
    return undefined
  }
  const {pathname, searchParams} = new URL(message.url!, 'https://github.com')
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
  return {method: message.method!, path: pathname, query: searchParams, headers, body: Buffer.concat(chunks).toString()}
}

/** A mistake of ours must show in the test that meets it, not end the server. */
async function guarded(answer: (request: Incoming) => Promise<Answer>, request: Incoming): Promise<Answer> {
  try {
    return await answer(request)
  } catch (error) {
    console.error(`${request.method} ${request.path}:`, error)
    return text(String(error), undefined, 500)
  }
}

function send(response: ServerResponse, {status, headers, body, cut}: FaultyAnswer) {
  const bytes = Buffer.from(body as string)
  response.writeHead(status, {...headers, 'content-length': bytes.length, date: new Date().toUTCString()})
  if (!cut) return response.end(bytes)
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
