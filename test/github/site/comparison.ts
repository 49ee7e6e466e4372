/** What a page compares, found from its address. */

import {emptyTree} from '../git/changes.ts'
import {type Commit, headline} from '../git/commit.ts'
import type {PullRequest, Repository} from '../repositories.ts'

export type Comparison = {
  repository: Repository
  /** Commit (or the empty tree) on the left and commit on the right. */
  before: string
  after: string
  title: string
} & (
  | {kind: 'commit'; commit: Commit}
  | {kind: 'pull'; pull: PullView}
  | {kind: 'pull commit'; pull: PullView; commit: Commit}
  | {kind: 'pull range'; pull: PullView}
  | {kind: 'compare'; base: string; head: string}
)

export interface PullView {
  request: PullRequest
  baseTip: string
  headTip: string
  mergeBase: string
  /** From the oldest to the newest. */
  commits: Commit[]
}

export async function commitComparison(repository: Repository, name: string): Promise<Comparison | undefined> {
  const sha = /^[0-9a-f]{4,40}$/.test(name) ? await repository.git.resolve(name) : undefined
  if (!sha) return undefined
  const commit = await repository.git.commit(sha)
  const title = `${headline(commit)} · ${repository.owner}/${repository.name}@${sha.slice(0, 7)}`
  return {kind: 'commit', repository, commit, before: commit.parents[0] ?? emptyTree, after: sha, title}
}

export async function pullView(repository: Repository, number: number): Promise<PullView | undefined> {
  const request = repository.pulls.find(pull => pull.number === number)
  if (!request) return undefined
  const {git} = repository
  const [baseTip, headTip] = (await Promise.all([git.resolve(request.base), git.resolve(request.head)])) as [string, string]
  const mergeBase = (await git.mergeBase(baseTip, headTip))!
  const commits = await git.log(`${mergeBase}..${headTip}`, 250)
  return {request, baseTip, headTip, mergeBase, commits: commits.reverse()}
}

/**
 * `range` is what follows `/files/`, `/changes/` or `/commits/`. A single sha means that commit alone, except after `/files/`,
 * where it means everything up to it.
 */
export async function pullComparison(
  repository: Repository,
  number: number,
  tab: 'files' | 'changes' | 'commits',
  range: string | undefined,
): Promise<Comparison | undefined> {
  const pull = await pullView(repository, number)
  if (!pull) return undefined
  const title = `${pull.request.title} by ${pull.request.author} · Pull Request #${number} · ${repository.owner}/${repository.name}`
  if (!range) return {kind: 'pull', repository, pull, before: pull.mergeBase, after: pull.headTip, title}
  const [first, second] = range.includes('..') ? range.split('..') : [tab === 'files' ? 'BASE' : undefined, range]
  const after = await repository.git.resolve(second!)
  if (!after) return undefined
  if (first === undefined) {
    const commit = await repository.git.commit(after)
    return {kind: 'pull commit', repository, pull, commit, before: commit.parents[0] ?? emptyTree, after, title}
  }
  const before = first === 'BASE' ? pull.mergeBase : await repository.git.resolve(first)
  return before ? {kind: 'pull range', repository, pull, before, after, title} : undefined
}

/** Three dots compare with the merge base, two dots directly; one name alone is compared with the default branch. */
export async function compareComparison(repository: Repository, spec: string): Promise<Comparison | undefined> {
  const [base, head] = spec.includes('..') ? spec.split(/\.{2,3}/) : [repository.defaultBranch, spec]
  const [baseTip, headTip] = await Promise.all([resolveRef(repository, base!), resolveRef(repository, head!)])
  if (!baseTip || !headTip) return undefined
  const twoDots = spec.includes('..') && !spec.includes('...')
  const before = twoDots ? baseTip : await repository.git.mergeBase(baseTip, headTip)
  if (!before) return undefined
  const title = `Comparing ${base}...${head} · ${repository.owner}/${repository.name}`
  return {kind: 'compare', repository, base: base!, head: head!, before, after: headTip, title}
}

/** A branch or a sha, with or without its owner in front (`owner:branch`). */
export function resolveRef(repository: Repository, name: string): Promise<string | undefined> {
  return repository.git.resolve(name.slice(name.lastIndexOf(':') + 1))
}

/** For the parts of a page that come later: they name the two commits, and the pull request they belong to. */
export async function shasComparison(
  repository: Repository,
  sha1: string | null,
  sha2: string | null,
  pullNumber: number,
): Promise<Comparison | undefined> {
  const after = sha2 ? await repository.git.resolve(sha2) : undefined
  const before = sha1 && sha1 !== emptyTree ? await repository.git.resolve(sha1) : emptyTree
  if (!before || !after) return undefined
  const pull = await pullView(repository, pullNumber)
  if (pull) return {kind: 'pull range', repository, pull, before, after, title: ''}
  return {kind: 'compare', repository, base: before, head: after, before, after, title: ''}
}
