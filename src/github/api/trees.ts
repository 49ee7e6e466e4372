/** Changed files by comparing whole trees: for what the API does not list. Two requests, whatever the number of files. */
import type {Client} from './client.ts'
import type {ChangedFile} from './files.ts'
import {isTree} from './shapes.ts'

interface Pair {
  owner: string
  repository: string
  before: string
  after: string
}

/** Files that differ and are not among the known ones; `cut` where GitHub does not give the whole tree. */
export async function filesByTrees(
  client: Client,
  pair: Pair,
  known: ChangedFile[],
): Promise<{kind: 'whole'; files: ChangedFile[]} | {kind: 'cut'}> {
  const before = await blobs(client, pair, pair.before)
  const after = await blobs(client, pair, pair.after)
  if (!before || !after) return {kind: 'cut'}
  const listed = new Set(known.flatMap(file => (file.kind === 'renamed' ? [file.path, file.pathBefore] : [file.path])))
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(path => !listed.has(path) && before.get(path) !== after.get(path))
  return {kind: 'whole', files: paths.map(path => ({kind: kindOf(before.has(path), after.has(path)), path}))}
}

function kindOf(wasThere: boolean, isThere: boolean): 'added' | 'removed' | 'modified' {
  return wasThere ? (isThere ? 'modified' : 'removed') : 'added'
}

/** Path → digest of the content. */
async function blobs(client: Client, {owner, repository: repo}: Pair, commit: string): Promise<Map<string, string> | undefined> {
  const route = '/repos/{owner}/{repo}/git/trees/{tree_sha}'
  const {data} = await client.get(route, {owner, repo, tree_sha: commit, recursive: '1'}, isTree)
  if (data.truncated) return undefined
  return new Map(data.tree.filter(({type}) => type === 'blob').map(({path, sha}) => [path, sha]))
}
