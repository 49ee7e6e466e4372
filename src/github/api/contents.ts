/** The two versions of the changed files that somebody can read; nothing else is fetched. */
import type {Client} from './client.ts'
import type {Comparison} from './comparison.ts'
import {type Failure, failureOf} from './failure.ts'
import type {ChangedFile} from './files.ts'

export interface Contents {
  before: Record<string, string>
  after: Record<string, string>
  /** Path before → path after. */
  renamed: Record<string, string>
  /** Files of which both versions are here, or the one there is. */
  complete: string[]
  /** Files that could be read but were not, on neither side: half a file would look like one that was added or removed. */
  missing: MissingFile[]
  /** Files that nobody can read. */
  others: string[]
}

export interface MissingFile {
  path: string
  reason: Failure | {kind: 'too large'}
}

export interface ReadOptions {
  accepts: (path: string) => boolean
  onProgress?: (done: number, total: number) => void
}

const AT_ONCE = 6 // as many as browsers open to one host
const LARGEST = 10_000_000 // bytes; nobody writes such a file by hand

export async function readContents(client: Client, comparison: Comparison, {accepts, onProgress}: ReadOptions): Promise<Contents> {
  const readable = comparison.files.filter(file => accepts(file.path) || (file.kind === 'renamed' && accepts(file.pathBefore)))
  const others = comparison.files.filter(file => !readable.includes(file)).map(({path}) => path)
  const versions: Version[] = []
  const missing: MissingFile[] = []
  let stopped: Failure | undefined
  let done = 0
  onProgress?.(done, readable.length)

  await inParallel(readable, AT_ONCE, async file => {
    const got: Version | MissingFile = stopped ? {path: file.path, reason: stopped} : await readFile(client, comparison, file)
    if ('reason' in got) missing.push(got)
    else versions.push(got)
    // Whatever is asked after this would be refused, too, and would only prolong it.
    if ('reason' in got && (got.reason.kind === 'rate limit' || got.reason.kind === 'cancelled')) stopped ??= got.reason
    onProgress?.(++done, readable.length)
  })

  return {
    before: Object.fromEntries(versions.flatMap(({pathBefore, before}) => (before === undefined ? [] : [[pathBefore, before]]))),
    after: Object.fromEntries(versions.flatMap(({path, after}) => (after === undefined ? [] : [[path, after]]))),
    renamed: Object.fromEntries(
      versions.filter(({path, pathBefore}) => path !== pathBefore).map(({path, pathBefore}) => [pathBefore, path]),
    ),
    complete: versions.map(({path}) => path),
    missing,
    others,
  }
}

interface Version {
  path: string
  pathBefore: string
  before?: string
  after?: string
}

async function readFile(client: Client, comparison: Comparison, file: ChangedFile): Promise<Version | MissingFile> {
  const {path} = file
  const pathBefore = file.kind === 'renamed' ? file.pathBefore : path
  const read = (commit: string, at: string) => client.steadily(async () => readText(await client.raw(comparison, commit, at)))
  try {
    const after = file.kind === 'removed' ? undefined : await read(comparison.after, path)
    const unchanged = file.kind === 'renamed' && file.same
    const before = file.kind === 'added' || !comparison.before ? undefined : unchanged ? after : await read(comparison.before, pathBefore)
    if (before === tooLarge || after === tooLarge) return {path, reason: {kind: 'too large'}}
    return {path, pathBefore, before, after}
  } catch (error) {
    return {path, reason: failureOf(error, client)}
  }
}

const tooLarge = Symbol('too large')

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string | typeof tooLarge> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  let bytes = 0
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    bytes += chunk.value.length
    if (bytes > LARGEST) {
      await reader?.cancel()
      return tooLarge
    }
    text += decoder.decode(chunk.value, {stream: true})
  }
  return text + decoder.decode()
}

async function inParallel<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>) {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({length: atOnce}, worker))
}
