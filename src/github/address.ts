/**
 * Which change does an address show? Pages that show none, and addresses that are no diff page at all, give `undefined`.
 */

import {GITHUB} from './host.ts'

export interface InRepository {
  host: string
  owner: string
  repository: string
}

/** Commits are named as the address names them: often shortened, in `compare` also by branch or tag. */
export type Address = InRepository &
  (
    | {kind: 'commit'; commit: string}
    /** The whole pull request. */
    | {kind: 'pull'; pull: number}
    | {kind: 'pull-commit'; pull: number; commit: string}
    /** Some of a pull request's commits; from `base` means from where it left its base branch. */
    | {kind: 'pull-range'; pull: number; from: 'base' | (string & {}); to: string}
    /** Three dots compare with the common ancestor, two dots with the base itself; no base means the default branch. */
    | {kind: 'compare'; base: Revision | undefined; head: Revision; dots: 2 | 3}
  )

/** A commit, branch or tag, maybe of another repository that was forked from the same one. */
export interface Revision {
  owner?: string
  repository?: string
  name: string
}

/** `hosts` are those on which the reader wants us. */
export function parseAddress(url: string | URL, hosts: readonly string[] = [GITHUB]): Address | undefined {
  const {host, pathname} = new URL(url)
  if (!hosts.includes(host)) return undefined
  const [owner, repository, page, ...rest] = segments(pathname)
  if (!owner || !repository || !rest.length) return undefined
  const where = {host, owner, repository}
  if (page === 'commit') return commitAddress(where, rest)
  if (page === 'pull') return pullAddress(where, rest)
  if (page === 'compare') return compareAddress(where, rest.join('/'))
  return undefined
}

/** Equal for equal changes; also a readable name for logs and caches. */
export function addressKey(address: Address): string {
  const where = `${address.host}/${address.owner}/${address.repository}`
  switch (address.kind) {
    case 'commit':
      return `${where}/commit/${address.commit}`
    case 'pull':
      return `${where}/pull/${address.pull}`
    // The same commit, whichever page shows it.
    case 'pull-commit':
      return `${where}/commit/${address.commit}`
    case 'pull-range':
      return `${where}/pull/${address.pull}/${address.from}..${address.to}`
    case 'compare':
      return `${where}/compare/${address.base ? revisionText(address.base) : ''}${'.'.repeat(address.dots)}${revisionText(address.head)}`
  }
}

export function revisionText({owner, repository, name}: Revision): string {
  return [owner, repository, name].filter(part => part !== undefined).join(':')
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean).map(decode)
}

/** A stray percent sign is no reason to fail on a page that we only look at. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const sha = '[0-9a-f]{5,40}'
const isSha = (text: string | undefined): text is string => new RegExp(`^${sha}$`).test(text ?? '')

function commitAddress(where: InRepository, [commit, ...rest]: string[]): Address | undefined {
  // `.diff` and `.patch` are plain text, and anything deeper is not the diff.
  return isSha(commit) && rest.length === 0 ? {...where, kind: 'commit', commit} : undefined
}

function pullAddress(where: InRepository, [number, tab, part, ...rest]: string[]): Address | undefined {
  if (!number || !/^[1-9]\d*$/.test(number) || rest.length > 0) return undefined
  const pull = Number(number)
  if (tab === 'commits') return isSha(part) ? {...where, kind: 'pull-commit', pull, commit: part} : undefined
  if (tab !== 'files' && tab !== 'changes') return undefined
  if (part === undefined) return {...where, kind: 'pull', pull}
  // One commit means itself in the new view, and everything up to it in the classic one.
  if (isSha(part)) return tab === 'changes' ? {...where, kind: 'pull-commit', pull, commit: part} : fromBase(where, pull, part)
  const range = new RegExp(`^(${sha}|BASE)\\.{2,3}(${sha})$`).exec(part)
  if (!range) return undefined
  return range[1] === 'BASE' ? fromBase(where, pull, range[2]!) : {...where, kind: 'pull-range', pull, from: range[1]!, to: range[2]!}
}

const fromBase = (where: InRepository, pull: number, to: string): Address => ({...where, kind: 'pull-range', pull, from: 'base', to})

function compareAddress(where: InRepository, text: string): Address | undefined {
  // Three dots first, or the first two of them would be taken for the two-dot form.
  const [, base = '', dots = '...', head = ''] = /^(.*?)(\.{3}|\.{2})(.*)$/.exec(text) ?? [undefined, '', '...', text]
  if (!head) return undefined
  return {...where, kind: 'compare', base: base ? revision(base) : undefined, head: revision(head), dots: dots === '..' ? 2 : 3}
}

function revision(text: string): Revision {
  const parts = text.split(':')
  if (parts.length === 2) return {owner: parts[0]!, name: parts[1]!}
  if (parts.length === 3) return {owner: parts[0]!, repository: parts[1]!, name: parts[2]!}
  return {name: text}
}
