/**
 * The two versions of one file, with as few requests as there can be: what was added or removed stands in the patch as a whole, and
 * the version before follows from the one after and the patch. Each is checked against the digest that GitHub tells, where it does.
 */
import {type Blob, blobName, readBlobs, type Wanted} from './batch.ts'
import {isBlob} from './blob-sha.ts'
import type {Client} from './client.ts'
import type {Comparison} from './comparison.ts'
import type {MissingFile} from './contents.ts'
import {type Failure, failureOf, GitHubFailure} from './failure.ts'
import type {ChangedFile} from './files.ts'
import {versionAdded, versionBefore, versionRemoved} from './rebuild.ts'
import {readText, tooLarge} from './text.ts'

export interface Version {
  path: string
  pathBefore: string
  before?: string
  after?: string
}

/** By `blobName`. */
export type KnownBlobs = ReadonlyMap<string, Blob>

export const noBlobs: KnownBlobs = new Map()

/** What was read at another time, kept by somebody who has a place for it. */
export interface KeptContents {
  get(shas: string[]): Promise<Map<string, string>>
  put(contents: Map<string, string>): void
}

export async function knownBefore({after}: Comparison, files: ChangedFile[], kept: KeptContents | undefined): Promise<KnownBlobs> {
  const named = files.flatMap(({kind, path, sha}) => (kind !== 'removed' && sha ? [{path, sha}] : []))
  const texts = await kept?.get(named.map(({sha}) => sha))
  if (!texts) return noBlobs
  const known = named.filter(({sha}) => texts.has(sha))
  return new Map(known.map(({path, sha}) => [blobName({commit: after, path}), {sha, text: texts.get(sha)!, isOld: true}]))
}

/** What one request for many files can give of what `readFile` will want of them. */
export async function readTogether(
  client: Client,
  comparison: Comparison,
  files: ChangedFile[],
  known: KnownBlobs,
): Promise<KnownBlobs | Failure> {
  const wanted = files.flatMap(file => wantedOf(comparison, file)).filter(one => !known.has(blobName(one)))
  try {
    return new Map([...known, ...(await readBlobs(client, comparison, wanted))])
  } catch (error) {
    return failureOf(error, client)
  }
}

function wantedOf({before, after}: Comparison, file: ChangedFile): Wanted[] {
  const hasPatch = file.patch !== undefined
  const now: Wanted = {commit: after, path: file.path, part: 'text'}
  if (file.kind === 'added') return hasPatch ? [] : [now]
  const then: Wanted[] = before ? [{commit: before, path: pathBefore(file), part: hasPatch ? 'digest' : 'text'}] : []
  if (file.kind === 'removed') return hasPatch ? [] : then
  return file.kind === 'renamed' && file.same ? [now] : [now, ...then]
}

export async function readFile(
  client: Client,
  comparison: Comparison,
  file: ChangedFile,
  known: KnownBlobs,
  /** Gets what was read and was not known, by digest. */
  fresh: Map<string, string>,
): Promise<Version | MissingFile> {
  const {path} = file
  try {
    const [before, after] = await bothVersions(new Reader(client, comparison, known, fresh), comparison, file)
    if (before === tooLarge || after === tooLarge) return {path, reason: {kind: 'too large'}}
    return {path, pathBefore: pathBefore(file), before: withoutMark(before), after: withoutMark(after)}
  } catch (error) {
    const reason = failureOf(error, client)
    // GitHub has just listed it: the repository is there, and we may see it.
    return {path, reason: reason.kind === 'not found' || reason.kind === 'no such commit' ? {kind: 'gone'} : reason}
  }
}

const pathBefore = (file: ChangedFile) => (file.kind === 'renamed' ? file.pathBefore : file.path)

/** A byte-order mark is none of the file's words. */
const withoutMark = (text: string | undefined) => text?.replace(/^\uFEFF/, '')

type Text = string | typeof tooLarge

async function bothVersions(reader: Reader, {before, after}: Comparison, file: ChangedFile): Promise<(Text | undefined)[]> {
  const {path, patch, sha} = file
  if (file.kind === 'removed') {
    return [(await checked(patch && versionRemoved(patch), sha)) ?? (before ? await reader.read(before, path, sha) : undefined), undefined]
  }
  if (file.kind === 'added' || !before) {
    return [undefined, (await checked(patch && versionAdded(patch), sha)) ?? (await reader.read(after, path, sha))]
  }
  const now = await reader.read(after, path, sha)
  if (now === tooLarge) return [tooLarge, tooLarge]
  if (file.kind === 'renamed' && file.same) return [now, now]
  const rebuilt = patch && versionBefore(now, patch)
  const told = reader.digest(before, pathBefore(file))
  // Without a token nothing tells the digest of the version before at a low price; that the patch fits both ways must do.
  if (rebuilt !== undefined && (told === undefined || (await isBlob(told, rebuilt)))) return [rebuilt, now]
  return [await reader.read(before, pathBefore(file)), now]
}

/** Without a digest there is nothing to check it by, and it has to be read. */
async function checked(text: string | undefined, sha: string | undefined): Promise<string | undefined> {
  return text !== undefined && sha && (await isBlob(sha, text)) ? text : undefined
}

class Reader {
  constructor(
    private readonly client: Client,
    private readonly comparison: Comparison,
    private readonly known: KnownBlobs,
    private readonly fresh: Map<string, string>,
  ) {}

  digest(commit: string, path: string): string | undefined {
    return this.known.get(blobName({commit, path}))?.sha
  }

  read(commit: string, path: string, sha?: string): Promise<Text> {
    const {client, comparison, known, fresh} = this
    const blob = known.get(blobName({commit, path}))
    const wanted = sha ?? blob?.sha
    if (blob?.text !== undefined && blob.sha === wanted) {
      if (!blob.isOld) fresh.set(wanted, blob.text)
      return Promise.resolve(blob.text)
    }
    const {owner, repository} = comparison
    return client.read({owner, repository, commit, path}, async body => {
      const {text, bytes} = await readText(body)
      // Half a file, or another one: it is never taken for the right one.
      if (bytes && wanted && !(await isBlob(wanted, bytes))) throw new GitHubFailure({kind: 'unexpected answer'})
      // What is no UTF-8 has lost something on the way, and is not what the digest says any more.
      if (wanted && text !== tooLarge && !text.includes('\uFFFD')) fresh.set(wanted, text)
      return text
    })
  }
}
