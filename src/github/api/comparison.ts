/** Which two commits does an address compare, and which files differ between them? */
import type {Address, Revision} from '../address.ts'
import type {Client} from './client.ts'
import {type Failure, GitHubFailure, orFailure} from './failure.ts'
import {type ChangedFile, changedFiles, type ListedFile} from './files.ts'
import * as shape from './shapes.ts'
import {filesByTrees} from './trees.ts'

export interface Comparison {
  owner: string
  repository: string
  /** Absent for the first commit of a repository. */
  before?: string
  after: string
  files: ChangedFile[]
  /** There are more files than GitHub lists; how many, where it says so. */
  cut?: {total?: number}
  /** A merge has several; it is compared with the first. */
  parents: number
}

export type Finding = {kind: 'found'; comparison: Comparison} | {kind: 'failed'; failure: Failure}

export function findComparison(client: Client, address: Address): Promise<Finding> {
  return orFailure(find(client, address).then(comparison => ({kind: 'found', comparison})))
}

function find(client: Client, address: Address): Promise<Comparison> {
  switch (address.kind) {
    case 'commit':
    case 'pull-commit':
      return ofCommit(client, address, address.commit)
    case 'pull':
      return ofPull(client, address, address.pull)
    case 'pull-range':
      return address.from === 'base'
        ? ofPull(client, address, address.pull, address.to)
        : between(client, address, {name: address.from}, {name: address.to}, 'itself')
    case 'compare':
      return ofCompare(client, address)
  }
}

type Where = {owner: string; repository: string}

const MOST_PAGES = 30 // GitHub lists at most 3,000 files: a commit's on pages of 300, a pull request's on pages of 100
const COMPARED_FILES = 300 // a comparison lists at most so many, and has no further pages

async function ofCommit(client: Client, {owner, repository}: Where, ref: string): Promise<Comparison> {
  const page = (number: number) =>
    client.get('/repos/{owner}/{repo}/commits/{ref}', {owner, repo: repository, ref, page: number}, shape.isCommit)
  let answer = await page(1)
  const {sha: after, parents} = answer.data
  const listed: ListedFile[] = [...(answer.data.files ?? [])]
  for (let number = 2; answer.more && number <= MOST_PAGES; number++) {
    answer = await page(number)
    listed.push(...(answer.data.files ?? []))
  }
  const before = parents[0]?.sha
  const found = {owner, repository, before, after, parents: parents.length}
  return before && answer.more ? completed(client, {...found, before}, listed) : {...found, files: changedFiles(listed)}
}

/** Everything in a pull request, or everything up to one of its commits: from where its branch left the base branch. */
async function ofPull(client: Client, {owner, repository}: Where, pull_number: number, upTo?: string): Promise<Comparison> {
  const where = {owner, repo: repository, pull_number}
  const read = async () => (await client.get('/repos/{owner}/{repo}/pulls/{pull_number}', where, shape.isPull)).data
  let pull = await read()
  for (let moves = 0; ; moves++) {
    try {
      return await ofPullAt(client, {owner, repository}, pull_number, pull, upTo)
    } catch (error) {
      // Maybe its branch was pushed anew while we looked, and what it was is gone.
      const now = moves < MOST_MOVES && isGone(error) ? await read() : pull
      if (now.head.sha === pull.head.sha) throw error
      pull = now
    }
  }
}

const MOST_MOVES = 3 // who pushes more often while a page is opened will open it again

const isGone = (error: unknown) => error instanceof GitHubFailure && /^(not found|no such commit)$/.test(error.failure.kind)

async function ofPullAt(
  client: Client,
  {owner, repository}: Where,
  pull_number: number,
  pull: shape.Pull,
  upTo?: string,
): Promise<Comparison> {
  const where = {owner, repo: repository, pull_number}
  if (upTo) return between(client, {owner, repository}, {name: pull.base.sha}, {name: upTo}, 'common ancestor')
  const {data: compared} = await compare(client, {owner, repository}, pull.base.sha, pull.head.sha)
  const found = {owner, repository, before: compared.merge_base_commit.sha, after: pull.head.sha, parents: 1}
  const listed = compared.files ?? []
  if (listed.length >= pull.changed_files) return {...found, files: changedFiles(listed)}

  const all: ListedFile[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}/files'
    const {data, more} = await client.get(route, {...where, per_page: 100, page}, shape.isFileList)
    all.push(...data)
    if (!more) break
  }
  // This list is that of the branch as it is now, which may not be what it was a moment ago.
  if (all.some(file => !isOf(file, pull.head.sha))) throw new GitHubFailure({kind: 'no such commit'})
  return all.length < pull.changed_files ? completed(client, found, all, pull.changed_files) : {...found, files: changedFiles(all)}
}

/** Each file has the address of its content at the commit that was listed. */
function isOf({contents_url}: ListedFile, sha: string): boolean {
  const ref = /[?&]ref=([0-9a-f]+)$/.exec(contents_url ?? '')?.[1]
  return ref === undefined || ref === sha
}

async function ofCompare(client: Client, address: Extract<Address, {kind: 'compare'}>): Promise<Comparison> {
  const {owner, repository, head, dots} = address
  const base = address.base ?? {name: await defaultBranch(client, address)}
  return between(client, {owner, repository}, base, head, dots === 2 ? 'itself' : 'common ancestor')
}

/** From the base itself, or from the last commit that both have in common. The API offers only the second. */
async function between(
  client: Client,
  where: Where,
  base: Revision,
  head: Revision,
  from: 'itself' | 'common ancestor',
): Promise<Comparison> {
  const after = await resolve(client, where, head)
  const start = await resolve(client, where, base)
  const {data: compared} = await compare(client, where, start, after)
  const before = from === 'itself' ? start : compared.merge_base_commit.sha
  const found = {...where, before, after, parents: 1}
  if (before !== compared.merge_base_commit.sha) return completed(client, found, [])
  const listed = compared.files ?? []
  return listed.length >= COMPARED_FILES ? completed(client, found, listed) : {...found, files: changedFiles(listed)}
}

function compare(client: Client, {owner, repository}: Where, base: string, head: string) {
  // One commit a page: we want the files, which the first page has in any case.
  const parameters = {owner, repo: repository, basehead: `${base}...${head}`, per_page: 1}
  return client.get('/repos/{owner}/{repo}/compare/{basehead}', parameters, shape.isComparison)
}

/** GitHub's list is short. Two whole trees show what is missing in it, though not which of those files were renamed. */
async function completed(
  client: Client,
  found: Omit<Comparison, 'files'> & {before: string},
  listed: ListedFile[],
  total?: number,
): Promise<Comparison> {
  const known = changedFiles(listed)
  const rest = await filesByTrees(client, found, known)
  return rest.kind === 'whole' ? {...found, files: [...known, ...rest.files]} : {...found, files: known, cut: {total}}
}

async function resolve(client: Client, where: Where, revision: Revision): Promise<string> {
  if (/^[0-9a-f]{40}$/.test(revision.name)) return revision.name
  const {owner, repository} = {...where, ...revision}
  const parameters = {owner, repo: repository, ref: revision.name}
  const {data} = await client.get('/repos/{owner}/{repo}/commits/{ref}', parameters, shape.isCommit)
  return data.sha
}

async function defaultBranch(client: Client, {owner, repository: repo}: Where): Promise<string> {
  const {data} = await client.get('/repos/{owner}/{repo}', {owner, repo}, shape.isRepository)
  return data.default_branch
}
