/** All commits of a range, in the order in which they were made. */
import type {Repository} from './git/repository.ts'
import {failed, type Unreadable} from './source.ts'

export interface History {
  kind: 'listed'
  commits: string[]
}

export async function listHistory(repository: Repository, range: string, {merges}: {merges: boolean}): Promise<History | Unreadable> {
  const args = ['rev-list', '--topo-order', '--reverse', ...(merges ? [] : ['--no-merges']), '--end-of-options', range, '--']
  const {ok, text, complaint} = await repository.git(args)
  if (ok) return {kind: 'listed', commits: text ? text.split('\n') : []}
  if (/bad revision|unknown revision|Invalid symmetric/i.test(complaint)) return failed(`${repository.path} has no commits ${range}`)
  return failed(`git rev-list failed: ${complaint}`)
}
