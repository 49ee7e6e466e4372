/** The two versions of the changed files that somebody can read; nothing else is fetched. */
import {MOST_AT_ONCE} from './batch.ts'
import type {Client} from './client.ts'
import type {Comparison} from './comparison.ts'
import type {Failure} from './failure.ts'
import type {ChangedFile} from './files.ts'
import {isSubmodule, type NoCode, noCodeIn} from './no-code.ts'
import {type KeptContents, type KnownBlobs, knownBefore, noBlobs, readFile, readTogether, type Version} from './versions.ts'

export interface Contents extends Unread {
  before: Record<string, string>
  after: Record<string, string>
  /** Path before → path after. */
  renamed: Record<string, string>
  /** Files of which both versions are here, or the one there is. */
  complete: string[]
}

/** Changed files that are not here, and why. */
export interface Unread {
  /** Files that could be read but were not, on neither side: half a file would look like one that was added or removed. */
  missing: MissingFile[]
  /** Files that nobody can read. */
  others: string[]
  /** Files without code of a person in them. */
  setAside: {path: string; reason: NoCode}[]
}

export interface MissingFile {
  path: string
  reason: Failure | {kind: 'too large'} | {kind: 'gone'}
}

export interface ReadOptions {
  accepts: (path: string) => boolean
  onProgress?: (done: number, total: number) => void
  /** Contents that were read before, by digest. */
  kept?: KeptContents
}

const AT_ONCE = 6 // as many as browsers open to one host
const BATCHES_AT_ONCE = 2 // GitHub wants few long requests at a time

export async function readContents(client: Client, comparison: Comparison, options: ReadOptions): Promise<Contents> {
  const versions: Version[] = []
  const unread = await readVersions(client, comparison, {...options, onVersion: version => versions.push(version)})
  return contentsOf(versions, unread)
}

export const contentsOf = (versions: Version[], unread: Unread): Contents => ({
  before: Object.fromEntries(versions.flatMap(({pathBefore, before}) => (before === undefined ? [] : [[pathBefore, before]]))),
  after: Object.fromEntries(versions.flatMap(({path, after}) => (after === undefined ? [] : [[path, after]]))),
  renamed: Object.fromEntries(versions.filter(({path, pathBefore}) => path !== pathBefore).map(({path, pathBefore}) => [pathBefore, path])),
  complete: versions.map(({path}) => path),
  ...unread,
})

/** Tells each file as it comes, in any order. */
export async function readVersions(
  client: Client,
  comparison: Comparison,
  {accepts, onProgress, kept, onVersion}: ReadOptions & {onVersion(version: Version): void},
): Promise<Unread> {
  const submodules = new Set(comparison.files.filter(isSubmodule))
  const isReadable = (file: ChangedFile) =>
    !submodules.has(file) && (accepts(file.path) || (file.kind === 'renamed' && accepts(file.pathBefore)))
  const readable = comparison.files.filter(isReadable)
  const others = comparison.files.filter(file => !submodules.has(file) && !isReadable(file)).map(({path}) => path)
  const setAside: Contents['setAside'] = Array.from(submodules, ({path}) => ({path, reason: 'submodule'}))
  const missing: MissingFile[] = []
  let stopped: Failure | undefined
  let done = 0
  onProgress?.(done, readable.length)

  async function read(file: ChangedFile, known: KnownBlobs, fresh: Map<string, string>) {
    const got: Version | MissingFile = stopped ? {path: file.path, reason: stopped} : await readFile(client, comparison, file, known, fresh)
    const reason = 'reason' in got ? undefined : noCodeIn([got.before, got.after], accepts)
    if ('reason' in got) missing.push(got)
    else if (reason) setAside.push({path: file.path, reason})
    else onVersion(got)
    // Whatever is asked after this would be refused, too, and would only prolong it.
    if ('reason' in got && (got.reason.kind === 'rate limit' || got.reason.kind === 'cancelled')) stopped ??= got.reason
    onProgress?.(++done, readable.length)
  }

  await inParallel(inGroups(readable, MOST_AT_ONCE), client.withToken ? BATCHES_AT_ONCE : 1, async group => {
    const fresh = new Map<string, string>()
    const old = await knownBefore(comparison, group, kept)
    const known = client.withToken && !stopped ? await readTogether(client, comparison, group, old) : old
    if ('kind' in known) stopped ??= known
    await inParallel(group, AT_ONCE, file => read(file, 'kind' in known ? noBlobs : known, fresh))
    // What is not wanted any more was still read: whoever comes back finds it.
    kept?.put(fresh)
  })

  return {missing, others, setAside}
}

async function inParallel<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>) {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({length: atOnce}, worker))
}

function inGroups<T>(items: T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) => items.slice(index * size, (index + 1) * size))
}
