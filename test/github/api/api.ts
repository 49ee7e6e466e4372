/** api.github.com: which address leads to which answer. */
import {createHash} from 'node:crypto'
import {type Answer, type Incoming, json} from '../answer.ts'
import type {Limits} from '../limits.ts'
import type {Repository} from '../repositories.ts'
import {commitAnswer, compareAnswer, repositoryAnswer} from './commits.ts'
import {blobAnswer, contentsAnswer, treeAnswer} from './contents.ts'
import {graphqlAnswer} from './graphql.ts'
import {badCredentials, limitReached, notFound} from './problems.ts'
import {pullAnswer, pullFilesAnswer} from './pulls.ts'

export interface Api {
  repositories: Repository[]
  limits: Limits
  tokens: string[]
  tokenRights: TokenRights
}

/** What GitHub says of a token that it knows. */
export interface TokenRights {
  /** Of a classic token; a fine-grained one has none. */
  scopes?: string[]
  /** `2026-12-31 10:00:00 UTC` */
  expires?: string
}

/** A request inside one repository. */
export interface Call {
  repository: Repository
  query: URLSearchParams
  accept: string
  /** Of the request, for the links to other pages of a list. */
  path: string
}

export async function answerApi(api: Api, request: Incoming): Promise<Answer> {
  if (request.method === 'OPTIONS') return {status: 204, headers: openToAll, body: ''}
  const token = tokenIn(request)
  const who = {token, resource: request.path === '/graphql' ? 'graphql' : 'core'} as const
  if (token && !api.tokens.includes(token)) return dressed(badCredentials(), {})
  const free = request.path === '/rate_limit'
  const allowed = free || api.limits.count(who)
  const answer = allowed ? conditional(request, await findAnswer(api, request, token)) : limitReached(api.limits.state(who))
  if (answer.status === 304 && token) api.limits.giveBack(who)
  return dressed(answer, api.limits.headers(who))
}

/** A token that GitHub knows makes private repositories visible; one it does not know is refused everywhere. */
export function tokenIn({headers}: Incoming): string | undefined {
  return /^(?:bearer|token) (.+)$/i.exec(headers.authorization ?? '')?.[1]
}

const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match, Accept, X-GitHub-Api-Version, User-Agent',
  'access-control-expose-headers':
    'ETag, Link, Retry-After, X-GitHub-SSO, X-OAuth-Scopes, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
}

function dressed(answer: Answer, limits: Record<string, string>): Answer {
  const headers = {...openToAll, 'x-github-media-type': 'github.v3; format=json', 'cache-control': 'private, max-age=60, s-maxage=60'}
  return {...answer, headers: {...headers, ...limits, ...answer.headers}}
}

/** What the caller has already is not sent again. */
function conditional({headers}: Incoming, answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const etag = `W/"${createHash('sha256').update(answer.body).digest('hex')}"`
  if (headers['if-none-match'] === etag) return {status: 304, headers: {etag}, body: ''}
  return {...answer, headers: {...answer.headers, etag}}
}

async function findAnswer(api: Api, request: Incoming, token: string | undefined): Promise<Answer> {
  if (request.path === '/rate_limit') return rateLimits(api, token)
  if (request.path === '/') return json({current_user_url: 'https://api.github.com/user'})
  if (request.path === '/user') return token ? userAnswer(api) : badCredentials('Requires authentication')
  if (request.path === '/graphql') return graphqlAnswer(api.repositories, request, token)
  const [, owner, name, rest = ''] = /^\/repos\/([^/]+)\/([^/]+)(?:\/(.*))?$/.exec(request.path) ?? []
  const repository = api.repositories.find(known => known.owner === owner && known.name === name)
  if (!repository || (repository.private && !token) || request.method !== 'GET') return notFound()
  const call = {repository, query: request.query, accept: request.headers.accept ?? '', path: request.path}
  for (const [pattern, handler] of routes) {
    const match = pattern.exec(rest)
    if (match) return (await handler(call, ...match.slice(1).map(decodeURIComponent))) ?? notFound()
  }
  return notFound()
}

function userAnswer({tokenRights: {scopes, expires}}: Api): Answer {
  const answer = json({login: 'ada-example', id: 1, type: 'User'})
  if (scopes !== undefined) Object.assign(answer.headers, {'x-oauth-scopes': scopes.join(', '), 'x-accepted-oauth-scopes': ''})
  if (expires !== undefined) answer.headers['github-authentication-token-expiration'] = expires
  return answer
}

type Handler = (call: Call, ...parts: string[]) => Promise<Answer | undefined>

const routes: [RegExp, Handler][] = [
  [/^$/, async ({repository}) => repositoryAnswer(repository)],
  [/^commits\/(.+)$/, commitAnswer],
  [/^compare\/(.+?)\.\.\.(.+)$/, compareAnswer],
  [/^pulls\/(\d+)$/, pullAnswer],
  [/^pulls\/(\d+)\/files$/, pullFilesAnswer],
  [/^contents\/?(.*)$/, contentsAnswer],
  [/^git\/blobs\/([0-9a-f]+)$/, blobAnswer],
  [/^git\/trees\/(.+)$/, treeAnswer],
]

function rateLimits({limits}: Api, token: string | undefined): Answer {
  const core = limits.state({token, resource: 'core'})
  return json({resources: {core, graphql: limits.state({token, resource: 'graphql'})}, rate: core})
}
