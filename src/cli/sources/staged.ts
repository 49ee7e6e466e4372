/** What `git commit` would record now: the index against the last commit. */
import {RAW, readRaw, renamesIn} from './git/changed-files.ts'
import type {Repository} from './git/repository.ts'
import {failed, type Source} from './source.ts'

export async function readStaged(repository: Repository): Promise<Source> {
  const {git, path} = repository
  if ((await git(['rev-parse', '--is-bare-repository'])).text === 'true') return failed(`${path} is bare: nothing can be staged in it`)
  const conflicts = (await git(['ls-files', '--unmerged', '-z'])).text
  if (conflicts) return failed(`${path} has conflicts that are not resolved, so that nothing can be committed`)
  const head = await repository.resolve('HEAD')
  const {ok, bytes, complaint} = await git(['diff', '--cached', ...RAW, '--ignore-submodules'])
  if (!ok) return failed(`git diff --cached failed: ${complaint}`)
  const files = readRaw(bytes)
  return {
    kind: 'read',
    change: {
      before: await repository.texts(files, 'before'),
      after: await repository.texts(files, 'after'),
      renamedFiles: renamesIn(files),
      directoriesBefore: head ? await repository.folders(head) : [],
      directoriesAfter: foldersOf((await git(['ls-files', '--cached', '-z', '--full-name', ':/'])).bytes),
    },
    origin: {repository: await repository.address, parent: head},
    notes: head ? [] : ['There is no commit yet: there is nothing before what is staged.'],
  }
}

function foldersOf(paths: Buffer): string[] {
  const folders = new Set<string>()
  for (const path of paths.toString('utf8').split('\0').filter(Boolean))
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) folders.add(path.slice(0, end))
  return [...folders].sort()
}
