/** Does GitHub accept a token, whose is it, and what may it do? Asking costs one request of its hour. */
import type {Answer, Client} from './client.ts'
import {type Failure, orFailure} from './failure.ts'
import {isUser} from './shapes.ts'

export interface AcceptedToken {
  kind: 'accepted'
  login: string
  /** Absent on hosts without limits. */
  rate?: {limit: number; remaining: number}
  /** Of a classic token. A fine-grained one does not say what it may do. */
  scopes?: string[]
  /** In milliseconds since 1970, where it ends and GitHub says so. */
  expires?: number
}

export type TokenCheck = AcceptedToken | {kind: 'failed'; failure: Failure}

export function checkToken(client: Client): Promise<TokenCheck> {
  return orFailure(ask(client))
}

async function ask(client: Client): Promise<TokenCheck> {
  const answer = await client.get('/user', {}, isUser)
  return {
    kind: 'accepted',
    login: answer.data.login,
    rate: rateIn(answer),
    scopes: answer.header('x-oauth-scopes')?.split(/,\s*/).filter(Boolean),
    expires: timeIn(answer.header('github-authentication-token-expiration')),
  }
}

function rateIn({header}: Answer<unknown>) {
  const [limit, remaining] = [header('x-ratelimit-limit'), header('x-ratelimit-remaining')]
  return limit === undefined || remaining === undefined ? undefined : {limit: Number(limit), remaining: Number(remaining)}
}

/** `2026-12-31 10:00:00 UTC`, or with the hours from it: `2026-12-31 10:00:00 +0100`. */
function timeIn(text: string | undefined): number | undefined {
  const [, date, time, zone] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) (UTC|[+-]\d{4})$/.exec(text ?? '') ?? []
  if (!date) return undefined
  return Date.parse(`${date}T${time}${zone === 'UTC' ? 'Z' : `${zone!.slice(0, 3)}:${zone!.slice(3)}`}`)
}

/** The only scope that reads private repositories. Refract asks for nothing that needs another. */
export const NEEDED_SCOPE = 'repo'

export const scopesTooMany = (scopes: string[]) => scopes.filter(scope => scope !== NEEDED_SCOPE)
