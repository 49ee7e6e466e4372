/** A commit, pull request or comparison on GitHub, by the address of its page. */
import {type Address, parseAddress} from '../../github/address.ts'
import {type Client, openClient} from '../../github/api/client.ts'
import {type Comparison, findComparison} from '../../github/api/comparison.ts'
import {type Contents, type MissingFile, readContents} from '../../github/api/contents.ts'
import type {Failure} from '../../github/api/failure.ts'
import {GITHUB} from '../../github/host.ts'
import {isRead} from '../../library/index.ts'
import {failed, type Source, type Unreadable} from './source.ts'

export const isAddress = (text: string) => /^https?:\/\//i.test(text)

export async function readGitHub(text: string, signal: AbortSignal): Promise<Source> {
  const address = addressOf(text)
  if (address.kind === 'failed') return address
  const client = openClient({host: address.host, token: tokenFor(address.host), signal})
  const found = await findComparison(client, address)
  if (found.kind === 'failed') return failed(`${text}: ${words(found.failure)}`)
  return contentsOf(client, address, found.comparison)
}

function addressOf(text: string): Address | Unreadable {
  const hosts = [GITHUB, ...(process.env.GH_HOST ? [process.env.GH_HOST] : [])]
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !hosts.includes(url.host)) return failed(`${text} is not on ${hosts.join(' or ')}; GH_HOST names a GitHub of your own`)
  // The page of the conversation is the one that people copy.
  url.pathname = url.pathname.replace(/^(\/[^/]+\/[^/]+\/pull\/\d+)(?:\/commits|\/checks)?\/?$/, '$1/files')
  return parseAddress(url, hosts) ?? failed(`${text} is not the address of a commit, a pull request or a comparison`)
}

/** As GitHub's own command reads them. A token goes to the host it is for, in a header, and nowhere else. */
function tokenFor(host: string): string | undefined {
  const {GH_TOKEN, GITHUB_TOKEN, GH_ENTERPRISE_TOKEN, GITHUB_ENTERPRISE_TOKEN} = process.env
  if (host === GITHUB || host.endsWith('.ghe.com')) return GH_TOKEN || GITHUB_TOKEN || undefined
  return GH_ENTERPRISE_TOKEN || GITHUB_ENTERPRISE_TOKEN || undefined
}

async function contentsOf(client: Client, {host}: Address, comparison: Comparison): Promise<Source> {
  // The first commit of a repository has nothing to be compared with: there is nothing to fetch.
  const contents = await readContents(client, comparison, {accepts: comparison.before ? isRead : () => false})
  const [first] = contents.missing
  if (first && contents.complete.length === 0) return failed(`${first.path} cannot be had: ${missingWords(first)}`)
  const {owner, repository, before, after, cut} = comparison
  return {
    kind: 'read',
    change: {...textsOf(comparison, contents), renamedFiles: contents.renamed},
    origin: {repository: `https://${host}/${owner}/${repository}.git`, commit: after, parent: before},
    notes: notesOn(comparison, contents),
    partial: contents.missing.length > 0 || cut !== undefined,
  }
}

/** Files that nobody reads stay empty: they are only to be named. */
function textsOf({files}: Comparison, {before, after, others}: Contents) {
  const unread = files.filter(({path}) => others.includes(path))
  const named = (paths: string[]) => Object.fromEntries(paths.map(path => [path, '']))
  const old = unread.filter(({kind}) => kind !== 'added').map(file => (file.kind === 'renamed' ? file.pathBefore : file.path))
  const now = unread.filter(({kind}) => kind !== 'removed').map(({path}) => path)
  return {before: {...before, ...named(old)}, after: {...after, ...named(now)}}
}

function notesOn({before, parents, cut}: Comparison, {missing}: Contents): string[] {
  return [
    ...(before ? [] : ['This is the first commit: there is nothing before it.']),
    ...(parents > 1 ? ['This is a merge: it is compared with its first parent.'] : []),
    ...(cut ? [`GitHub lists only some of the changed files${cut.total ? `, which are ${cut.total}` : ''}: the list may be short.`] : []),
    ...missing.map(file => `Not fetched: ${file.path}: ${missingWords(file)}.`),
  ]
}

function missingWords({reason}: MissingFile): string {
  if (reason.kind === 'too large') return 'it is too large'
  return reason.kind === 'gone' ? 'GitHub does not have it any more' : words(reason)
}

function words(failure: Failure): string {
  switch (failure.kind) {
    case 'rate limit': {
      const until = new Date(failure.resetsAt).toISOString()
      return `GitHub’s limit of requests is reached until ${until}${failure.withToken ? '' : '; with a token in GITHUB_TOKEN it is higher'}`
    }
    case 'no such commit':
      return 'GitHub does not know this commit, or not any more'
    case 'not found':
      return failure.withToken
        ? 'GitHub does not know it, or the token may not see it'
        : 'GitHub does not know it, or it is private: then put a token into GITHUB_TOKEN'
    case 'token refused':
      return 'GitHub refuses the token'
    case 'single sign-on':
      return 'the token is not allowed for this organization yet (single sign-on)'
    case 'forbidden':
      return 'the token may not read this'
    case 'server error':
      return `GitHub answers with an error (${failure.status})`
    case 'no connection':
      return 'there is no connection to GitHub'
    case 'unexpected answer':
      return 'GitHub answers with something else than expected'
    case 'cancelled':
      return 'cancelled'
  }
}
