/** What differs between two commits of a repository. */
import type {Change} from '../../library/index.ts'
import {renamesIn} from './git/changed-files.ts'
import type {Repository} from './git/repository.ts'

export async function comparisonOf(repository: Repository, before: string | undefined, after: string): Promise<Change> {
  const files = await repository.changedFiles(before, after)
  // Where no path came or went, the folders are the same: a question less for most commits of a history.
  const samePaths = before !== undefined && files.every(file => file.before?.path === file.after?.path)
  const directoriesBefore = before ? await repository.folders(before) : []
  return {
    before: await repository.texts(files, 'before'),
    after: await repository.texts(files, 'after'),
    renamedFiles: renamesIn(files),
    directoriesBefore,
    directoriesAfter: samePaths ? directoriesBefore : await repository.folders(after),
  }
}
