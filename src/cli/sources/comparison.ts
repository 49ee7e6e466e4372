/** What differs between two commits of a repository. */
import type {Change} from '../../library/index.ts'
import {renamesIn} from './git/changed-files.ts'
import type {Repository} from './git/repository.ts'

export async function comparisonOf(repository: Repository, before: string | undefined, after: string): Promise<Change> {
  const files = await repository.changedFiles(before, after)
  return {
    before: await repository.texts(files, 'before'),
    after: await repository.texts(files, 'after'),
    renamedFiles: renamesIn(files),
    directoriesBefore: before ? await repository.folders(before) : [],
    directoriesAfter: await repository.folders(after),
  }
}
