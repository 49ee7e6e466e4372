/** The `files` of commits, comparisons and pull requests. */
import {changesBetween, type FileChange} from '../git/changes.ts'
import type {Repository} from '../repositories.ts'

/** GitHub leaves the patch out of what its pages would not show either. */
const largestPatch = {bytes: 500_000, lines: 20_000}

/** More than this GitHub does not list at all. */
export const mostFiles = 3000

export async function filesBetween(repository: Repository, before: string, after: string) {
  const changes = await changesBetween(repository.git, before, after)
  return changes.map(change => fileObject(repository, change, after))
}

export type FileObject = ReturnType<typeof fileObject>

function fileObject({owner, name}: Repository, change: FileChange, after: string) {
  const {path, previousPath, status, additions, deletions, patch} = change
  const address = path.split('/').map(encodeURIComponent).join('/')
  return {
    sha: (change.after ?? change.before)!.blob,
    filename: path,
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: `https://github.com/${owner}/${name}/blob/${after}/${encodeURIComponent(path)}`,
    raw_url: `https://github.com/${owner}/${name}/raw/${after}/${encodeURIComponent(path)}`,
    contents_url: `https://api.github.com/repos/${owner}/${name}/contents/${address}?ref=${after}`,
    ...(hasPatch(change) && {patch}),
    ...(previousPath && {previous_filename: previousPath}),
  }
}

function hasPatch({patch, additions, deletions}: FileChange): boolean {
  return patch !== '' && patch.length <= largestPatch.bytes && additions + deletions <= largestPatch.lines
}
