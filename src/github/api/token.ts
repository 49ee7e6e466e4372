/** Does GitHub accept a token, and how many requests has it left in this hour? Asking costs none of them. */
import type {Client} from './client.ts'
import {type Failure, orFailure} from './failure.ts'
import {isRateLimit} from './shapes.ts'

export type TokenCheck = {kind: 'accepted'; limit: number; remaining: number} | {kind: 'failed'; failure: Failure}

export function checkToken(client: Client): Promise<TokenCheck> {
  return orFailure(ask(client))
}

async function ask(client: Client): Promise<TokenCheck> {
  const {data} = await client.get('/rate_limit', {}, isRateLimit)
  return {kind: 'accepted', limit: data.rate.limit, remaining: data.rate.remaining}
}
