/** Many contents with one request, by GraphQL. It always needs a token. */
import {isBlob} from './blob-sha.ts'
import type {Client} from './client.ts'
import {GitHubFailure, isPassing} from './failure.ts'
import {type GivenBlob, isBlobs} from './shapes.ts'

export interface Wanted {
  commit: string
  path: string
  /** For some a digest is enough, to check what was made in another way. */
  part: 'text' | 'digest'
}

/** `text` only if it was asked for, is here in full, and is what the digest says. */
export interface Blob {
  sha: string
  text?: string
  /** It was read at another time. */
  isOld?: boolean
}

export const MOST_AT_ONCE = 50 // files; GitHub ends a query that takes longer than ten seconds

/** By `blobName`. What is missing here has to be asked for by itself. */
export async function readBlobs(client: Client, where: {owner: string; repository: string}, wanted: Wanted[]): Promise<Map<string, Blob>> {
  const blobs = new Map<string, Blob>()
  if (wanted.length === 0) return blobs
  try {
    const variables = Object.fromEntries(wanted.map((one, index) => [`e${index}`, blobName(one)]))
    const {repository} = await client.graphql(query(wanted), {owner: where.owner, name: where.repository, ...variables}, isBlobs)
    for (const [index, one] of wanted.entries()) {
      const given = repository[`b${index}`]
      if (given?.oid) blobs.set(blobName(one), {sha: given.oid, text: await wholeText(given)})
    }
  } catch (error) {
    // Too much at once, or a host without GraphQL: file by file it may go. What is refused is refused there, too.
    if (!(error instanceof GitHubFailure && (isPassing(error.failure) || error.failure.kind === 'forbidden'))) throw error
  }
  return blobs
}

export const blobName = ({commit, path}: Pick<Wanted, 'commit' | 'path'>) => `${commit}:${path}`

/** `isTruncated` is told for large ones, and other encodings than UTF-8 do not come through unharmed. */
async function wholeText({oid, text, isTruncated}: GivenBlob): Promise<string | undefined> {
  return typeof text === 'string' && !isTruncated && (await isBlob(oid, text)) ? text : undefined
}

function query(wanted: Wanted[]): string {
  const names = wanted.map((_, index) => `$e${index}: String!`)
  const fields = {text: 'oid isTruncated text', digest: 'oid'}
  const objects = wanted.map(({part}, index) => `b${index}: object(expression: $e${index}) { ... on Blob { ${fields[part]} } }`)
  return `query($owner: String!, $name: String!, ${names.join(', ')}) {
  repository(owner: $owner, name: $name) {
    ${objects.join('\n    ')}
  }
}`
}
