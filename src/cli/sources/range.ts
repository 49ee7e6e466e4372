/** The two ends of a range: `A..B` as they are, `A...B` from where B left A. A missing end is HEAD. */
import {comparisonOf} from './comparison.ts'
import type {Repository} from './git/repository.ts'
import {failed, type Source} from './source.ts'

/** Names of commits cannot hold two dots. */
export const isRange = (text: string) => text.includes('..')

export async function readRange(repository: Repository, range: string): Promise<Source> {
  const [, base, dots, head] = /^(.*?)(\.{2,3})(.*)$/.exec(range)!
  const start = await repository.resolve(base || 'HEAD')
  const end = await repository.resolve(head || 'HEAD')
  const missing = !start ? base || 'HEAD' : !end ? head || 'HEAD' : undefined
  if (!start || !end) return failed(`${repository.path} has no commit ${missing}`)
  const from = dots === '..' ? start : (await repository.git(['merge-base', start, end])).text
  if (!from) return failed(`${base} and ${head} have no commit in common`)
  return {
    kind: 'read',
    change: await comparisonOf(repository, from, end),
    origin: {repository: await repository.address, commit: end, parent: from},
    notes: [],
  }
}
