/** Is there a GitHub at a host? One that shows nothing to strangers refuses us, but in GitHub's way. */
import type {Client} from './client.ts'
import {orFailure} from './failure.ts'
import {isRoot} from './shapes.ts'

export type HostCheck = 'GitHub' | 'something else' | 'no answer'

export async function checkHost(client: Client): Promise<HostCheck> {
  const answer = await orFailure(client.get('/', {}, isRoot).then(() => 'found' as const))
  if (answer === 'found') return 'GitHub'
  switch (answer.failure.kind) {
    case 'token refused':
    case 'forbidden':
    case 'rate limit':
      return 'GitHub'
    case 'no connection':
      return 'no answer'
    default:
      return 'something else'
  }
}
