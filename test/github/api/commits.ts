/** Repositories, commits, comparisons. */
import {type Answer, json, text} from '../answer.ts'
import {emptyTree} from '../git/changes.ts'
import type {Commit} from '../git/commit.ts'
import type {Repository} from '../repositories.ts'
import {resolveRef} from '../site/comparison.ts'
import type {Call} from './api.ts'
import {type FileObject, filesBetween, mostFiles} from './files.ts'
import {pagedJson, pageOf} from './pages.ts'
import {problem} from './problems.ts'

export async function repositoryAnswer({owner, name, private: isPrivate, defaultBranch}: Repository): Promise<Answer> {
  return json(repositoryObject({owner, name, private: isPrivate, defaultBranch}))
}

export function repositoryObject({
  owner,
  name,
  private: isPrivate,
  defaultBranch,
}: Pick<Repository, 'owner' | 'name' | 'private' | 'defaultBranch'>) {
  return {
    name,
    full_name: `${owner}/${name}`,
    owner: {login: owner, type: 'Organization'},
    private: isPrivate,
    html_url: `https://github.com/${owner}/${name}`,
    default_branch: defaultBranch,
  }
}

export async function commitAnswer(call: Call, ref?: string): Promise<Answer> {
  const {repository, accept} = call
  const sha = await repository.git.resolve(ref!)
  if (!sha) return problem(422, `No commit found for SHA: ${ref}`)
  const commit = await repository.git.commit(sha)
  const before = commit.parents[0] ?? emptyTree
  const plain = await plainForm(repository, accept, before, sha)
  if (plain) return plain
  const files = (await filesBetween(repository, before, sha)).slice(0, mostFiles)
  const page = pageOf(call, files, {usual: 300, most: 300})
  return pagedJson(call, {...commitObject(repository, commit), stats: statsOf(files), files: page.items}, page)
}

/** The same thing as a diff, a patch or a sha, where the caller asks for that. */
export async function plainForm(repository: Repository, accept: string, before: string, after: string): Promise<Answer | undefined> {
  const form = /application\/vnd\.github(?:\.v3)?\.(diff|patch|sha)/.exec(accept)?.[1]
  if (!form) return undefined
  if (form === 'sha') return text(after, 'application/vnd.github.sha; charset=utf-8')
  return text(
    await repository.git.run(['diff', '--no-color', '--find-renames', before, after]),
    `application/vnd.github.${form}; charset=utf-8`,
  )
}

function statsOf(files: FileObject[]) {
  const additions = files.reduce((sum, file) => sum + file.additions, 0)
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0)
  return {total: additions + deletions, additions, deletions}
}

export function commitObject({owner, name}: Repository, {sha, tree, parents, author, committer, message}: Commit) {
  const api = `https://api.github.com/repos/${owner}/${name}`
  const page = `https://github.com/${owner}/${name}/commit`
  const user = {login: author.name.toLowerCase().replaceAll(' ', '-'), type: 'User'}
  return {
    sha,
    node_id: `C_${sha}`,
    commit: {
      author,
      committer,
      message,
      tree: {sha: tree, url: `${api}/git/trees/${tree}`},
      url: `${api}/git/commits/${sha}`,
      comment_count: 0,
    },
    url: `${api}/commits/${sha}`,
    html_url: `${page}/${sha}`,
    author: user,
    committer: user,
    parents: parents.map(parent => ({sha: parent, url: `${api}/commits/${parent}`, html_url: `${page}/${parent}`})),
  }
}

/** From the merge base; at most 300 files, on the first page only. */
export async function compareAnswer(call: Call, base?: string, head?: string): Promise<Answer | undefined> {
  const {repository, accept} = call
  const {git} = repository
  const [baseSha, headSha] = await Promise.all([resolveRef(repository, base!), resolveRef(repository, head!)])
  const mergeBase = baseSha && headSha && (await git.mergeBase(baseSha, headSha))
  if (!mergeBase) return undefined
  const plain = await plainForm(repository, accept, mergeBase, headSha)
  if (plain) return plain
  const commits = (await git.log(`${baseSha}..${headSha}`, 10_000)).reverse()
  const behind = await git.log(`${headSha}..${baseSha}`, 10_000)
  const page = pageOf(call, commits, {usual: 250, most: 250})
  const files = page.page === 1 ? (await filesBetween(repository, mergeBase, headSha)).slice(0, 300) : []
  const address = `https://github.com/${repository.owner}/${repository.name}/compare/${base}...${head}`
  const comparison = {
    url: `https://api.github.com${call.path}`,
    html_url: address,
    permalink_url: address,
    diff_url: `${address}.diff`,
    patch_url: `${address}.patch`,
    base_commit: commitObject(repository, await git.commit(baseSha)),
    merge_base_commit: commitObject(repository, await git.commit(mergeBase)),
    status: statusOf(commits.length, behind.length),
    ahead_by: commits.length,
    behind_by: behind.length,
    total_commits: commits.length,
    commits: page.items.map(commit => commitObject(repository, commit)),
    files,
  }
  return pagedJson(call, comparison, page)
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  return ahead > 0 ? 'ahead' : behind > 0 ? 'behind' : 'identical'
}
