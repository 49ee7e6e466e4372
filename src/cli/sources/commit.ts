/** A commit of a git repository against its first parent. */
import {comparisonOf} from './comparison.ts'
import type {Repository} from './git/repository.ts'
import {failed, type Source} from './source.ts'

export async function readCommit(repository: Repository, name: string): Promise<Source> {
  const sha = await repository.resolve(name)
  if (!sha) return failed(`${repository.path} has no commit ${name}`)
  const {parents, title} = await repository.commit(sha)
  const parent = parents.at(0)
  // The first commit is compared with nothing; a shallow clone's oldest commit only looks like one.
  if (parent && !(await repository.has(parent))) {
    return failed(`the parent of ${name} is not in this clone, which is shallow: git fetch --deepen=1`)
  }
  return {
    kind: 'read',
    change: await comparisonOf(repository, parent, sha),
    origin: {repository: await repository.address, commit: sha, parent, title},
    notes: notesOn(parents),
  }
}

function notesOn(parents: string[]): string[] {
  if (parents.length === 0) return ['This is the first commit: there is nothing before it.']
  if (parents.length > 1) return ['This is a merge: it is compared with its first parent.']
  return []
}
