/** Files, blobs and trees. */
import {type Answer, type Incoming, json, text} from '../answer.ts'
import type {GitObject} from '../git/object-reader.ts'
import type {Repository} from '../repositories.ts'
import type {Call} from './api.ts'

/** Above this, contents come in the raw media type only. */
const largestJson = 1_000_000

export async function contentsAnswer({repository, query, accept}: Call, path?: string): Promise<Answer | undefined> {
  const commit = await repository.git.resolve(query.get('ref') ?? repository.defaultBranch)
  const object = commit && (await repository.git.object(`${commit}:${path}`))
  if (!object) return undefined
  if (object.type === 'tree') return json(await listing(repository, commit, path!))
  if (wantsRaw(accept)) return text(object.content, 'application/vnd.github.raw+json; charset=utf-8')
  const large = object.content.length > largestJson
  return json({
    ...fileAddresses(repository, commit, path!, object.sha),
    type: 'file',
    size: object.content.length,
    encoding: large ? 'none' : 'base64',
    content: large ? '' : base64(object.content),
  })
}

function wantsRaw(accept: string): boolean {
  return /application\/vnd\.github(?:\.v3)?\.raw/.test(accept)
}

async function listing(repository: Repository, commit: string, path: string) {
  const entries = await listTree(repository, `${commit}:${path}`, false)
  return entries.slice(0, 1000).map(entry => ({
    ...fileAddresses(repository, commit, path ? `${path}/${entry.path}` : entry.path, entry.sha),
    type: entry.type === 'tree' ? 'dir' : 'file',
    size: entry.size ?? 0,
  }))
}

function fileAddresses({owner, name}: Repository, commit: string, path: string, sha: string) {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  const api = `https://api.github.com/repos/${owner}/${name}`
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    sha,
    url: `${api}/contents/${encoded}?ref=${commit}`,
    git_url: `${api}/git/blobs/${sha}`,
    html_url: `https://github.com/${owner}/${name}/blob/${commit}/${encoded}`,
    download_url: `https://raw.githubusercontent.com/${owner}/${name}/${commit}/${encoded}`,
  }
}

/** With a line end after every 60 signs, as GitHub writes it. */
function base64(content: Buffer): string {
  return content.toString('base64').replace(/.{1,60}/g, '$&\n')
}

export async function blobAnswer({repository, accept}: Call, sha?: string): Promise<Answer | undefined> {
  const object = await blob(repository, sha!)
  if (!object) return undefined
  if (wantsRaw(accept)) return text(object.content, 'application/vnd.github.raw+json; charset=utf-8')
  return json({
    sha: object.sha,
    node_id: `B_${object.sha}`,
    size: object.content.length,
    url: `https://api.github.com/repos/${repository.owner}/${repository.name}/git/blobs/${object.sha}`,
    content: base64(object.content),
    encoding: 'base64',
  })
}

async function blob({git}: Repository, name: string): Promise<GitObject | undefined> {
  const object = await git.object(name)
  return object?.type === 'blob' ? object : undefined
}

/** More entries than this GitHub does not list in one answer. */
const mostEntries = 100_000

export async function treeAnswer({repository, query}: Call, name?: string): Promise<Answer | undefined> {
  const object = await repository.git.object(`${name}^{tree}`)
  if (object?.type !== 'tree') return undefined
  const entries = await listTree(repository, object.sha, query.has('recursive'))
  const api = `https://api.github.com/repos/${repository.owner}/${repository.name}/git`
  return json({
    sha: object.sha,
    url: `${api}/trees/${object.sha}`,
    tree: entries.slice(0, mostEntries).map(entry => ({...entry, url: `${api}/${entry.type}s/${entry.sha}`})),
    truncated: entries.length > mostEntries,
  })
}

interface TreeEntry {
  path: string
  mode: string
  type: string
  sha: string
  /** Blobs only. */
  size?: number
}

async function listTree({git}: Repository, tree: string, recursive: boolean): Promise<TreeEntry[]> {
  const list = await git.run(['ls-tree', '-l', '-z', ...(recursive ? ['-r', '-t'] : []), tree])
  const lines = list.toString().split('\0').slice(0, -1)
  return lines.map(line => {
    const [, mode, type, sha, size, path] = /^(\d+) (\w+) ([0-9a-f]+) +(-|\d+)\t(.*)$/s.exec(line)!
    return {path: path!, mode: mode!, type: type!, sha: sha!, ...(size !== '-' && {size: Number(size)})}
  })
}

/** raw.githubusercontent.com: the file as it is. */
export async function rawAnswer(
  repositories: Repository[],
  {path}: Incoming,
  mayRead: (repository: Repository) => boolean,
): Promise<Answer> {
  const [, owner, name, ref, file] = /^\/([^/]+)\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? []
  const repository = repositories.find(known => known.owner === owner && known.name === name)
  const commit = repository && mayRead(repository) && (await repository.git.resolve(decodeURIComponent(ref!)))
  const object = commit ? await blob(repository, `${commit}:${decodeURIComponent(file!)}`) : undefined
  const answer = object ? text(object.content) : text('404: Not Found', undefined, 404)
  return {...answer, headers: {...answer.headers, 'access-control-allow-origin': '*', 'cache-control': 'max-age=300'}}
}
