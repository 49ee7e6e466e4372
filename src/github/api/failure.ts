/** What can go wrong with GitHub, as a value that reaches the reader. It never holds a token, an address or a header. */

export type Failure =
  /** `resetsAt` in milliseconds since 1970. */
  | {kind: 'rate limit'; resetsAt: number; withToken: boolean}
  /** GitHub answers the same for what is not there and for what one may not see. */
  | {kind: 'not found'; withToken: boolean}
  /** The repository is there, but not this commit; or no commit at all. */
  | {kind: 'no such commit'}
  | {kind: 'token refused'}
  | {kind: 'single sign-on'}
  | {kind: 'forbidden'}
  | {kind: 'server error'; status: number}
  | {kind: 'no connection'}
  /** It answered, but not with what its documentation promises; or the answer broke off. */
  | {kind: 'unexpected answer'}
  | {kind: 'cancelled'}

/** Carries a failure up to the one place that makes a value of it. */
export class GitHubFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** Runs something that asks GitHub; surprises that are no failures of GitHub's go on as they are. */
export async function orFailure<T>(work: Promise<T>): Promise<T | {kind: 'failed'; failure: Failure}> {
  try {
    return await work
  } catch (error) {
    if (error instanceof GitHubFailure) return {kind: 'failed', failure: error.failure}
    throw error
  }
}

/** Worth another try: the next answer may be a good one. */
export const isPassing = ({kind}: Failure) => kind === 'server error' || kind === 'no connection' || kind === 'unexpected answer'

interface Circumstances {
  withToken: boolean
  signal: AbortSignal
}

/** What `fetch` or Octokit threw. */
export function failureOf(error: unknown, {withToken, signal}: Circumstances): Failure {
  if (error instanceof GitHubFailure) return error.failure
  if (signal.aborted) return {kind: 'cancelled'}
  const {response, message} = error as RefusedRequest
  if (!response) return {kind: 'no connection'}
  return failureOfStatus(response.status, name => headerText(response.headers[name]), {withToken, message})
}

export function failureOfStatus(
  status: number,
  header: (name: string) => string | null,
  {withToken, message = ''}: {withToken: boolean; message?: string},
): Failure {
  if (status === 401) return {kind: 'token refused'}
  if (status === 403 || status === 429) {
    if (header('x-github-sso')) return {kind: 'single sign-on'}
    const limited = status === 429 || header('x-ratelimit-remaining') === '0' || header('retry-after') || /rate limit/i.test(message)
    return limited ? {kind: 'rate limit', resetsAt: resetTime(header), withToken} : {kind: 'forbidden'}
  }
  if (status === 422 || status === 409) return {kind: 'no such commit'}
  if ([404, 410, 451].includes(status)) return {kind: 'not found', withToken}
  return status >= 500 ? {kind: 'server error', status} : {kind: 'unexpected answer'}
}

/** GraphQL refuses with an answer that looks good. A single thing that is not there is no failure of the whole. */
export function failureOfErrors(errors: unknown, header: (name: string) => string | null): Failure | undefined {
  for (const error of Array.isArray(errors) ? (errors as QueryError[]) : []) {
    if (error.type === 'RATE_LIMITED') return {kind: 'rate limit', resetsAt: resetTime(header), withToken: true}
    if (error.extensions?.saml_failure) return {kind: 'single sign-on'}
    if (error.type === 'FORBIDDEN') return {kind: 'forbidden'}
    if (error.type !== 'NOT_FOUND') return {kind: 'unexpected answer'}
    if (error.path?.length === 1) return {kind: 'not found', withToken: true}
  }
  return undefined
}

interface QueryError {
  type?: string
  path?: unknown[]
  extensions?: {saml_failure?: boolean}
}

const USUAL_PAUSE = 60_000 // milliseconds; what GitHub asks for where it does not say how long

/** The hourly limit names its end; the limit on requests at once names how long to wait, or nothing. */
function resetTime(header: (name: string) => string | null): number {
  const wait = Number(header('retry-after'))
  if (wait > 0) return Date.now() + wait * 1000
  const reset = Number(header('x-ratelimit-reset'))
  return header('x-ratelimit-remaining') === '0' && reset > 0 ? reset * 1000 : Date.now() + USUAL_PAUSE
}

/** Octokit's error: it has a response if there was one. */
interface RefusedRequest extends Error {
  response?: {status: number; headers: Record<string, string | number | undefined>}
}

const headerText = (value: string | number | undefined) => (value === undefined ? null : String(value))
