/**
 * The repositories that our GitHub serves: real ones, in a temporary folder, the same commits on every machine.
 */
import {appendFile, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Git} from './git/git.ts'
import {type PlannedCommit, writeHistory} from './git/history.ts'
import {cases} from './repositories/cases.ts'
import {odds} from './repositories/odds.ts'
import {shop} from './repositories/shop.ts'

export interface PlannedRepository {
  owner: string
  name: string
  commits: PlannedCommit[]
  pulls: PullRequest[]
  /** `owner/name` of one that is always there: GitHub keeps the objects of both together. */
  forkOf?: string
}

export interface Repository {
  owner: string
  name: string
  defaultBranch: string
  /** Pages of a private repository need a reader who is signed in, and the API needs a token. */
  private: boolean
  pulls: PullRequest[]
  /** Commits that tests speak of, by a readable name, such as `rename-method/in-one-class`. */
  commits: Record<string, string>
  git: Git
}

export interface PullRequest {
  number: number
  title: string
  body: string
  author: string
  /** Branches of the same repository. */
  base: string
  head: string
}

export interface Repositories {
  all: Repository[]
  close(): Promise<void>
}

/** Those that are always there, and what a test adds of its own. */
export async function makeRepositories(more: PlannedRepository[] = []): Promise<Repositories> {
  const folder = await mkdtemp(join(tmpdir(), 'refract-github-'))
  const plans = [...(await Promise.all([cases(), shop(), odds()])), ...more]
  const all = await Promise.all(plans.map(plan => makeRepository(folder, plan)))
  for (const [index, {forkOf}] of plans.entries()) {
    const original = all.find(({owner, name}) => `${owner}/${name}` === forkOf)
    if (original) await appendFile(join(original.git.folder, 'objects/info/alternates'), `${join(all[index]!.git.folder, 'objects')}\n`)
  }
  return {
    all,
    close: async () => {
      for (const {git} of all) git.close()
      await rm(folder, {recursive: true, force: true, maxRetries: 5})
    },
  }
}

async function makeRepository(parent: string, {owner, name, commits, pulls}: PlannedRepository): Promise<Repository> {
  const folder = join(parent, `${owner}-${name}.git`)
  const shas = await writeHistory(folder, commits)
  return {owner, name, defaultBranch: 'main', private: false, pulls, commits: shas, git: new Git(folder)}
}
