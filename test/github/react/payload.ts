/** The data of GitHub's React pages: embedded in the page as it was first loaded, and fetched anew by soft navigation. */
import type {DiffEntry, FileSummary} from '../markup/diff-entry.ts'

export interface AppData {
  payload: PullPayload | CommitPayload | CommitsPayload
  meta: {title: string}
}

export interface PullPayload {
  pullRequestsLayoutRoute: {pullRequest: PullInPayload}
  /** The whole pull request, or in the second one a commit or a range of it. */
  pullRequestsChangesRoute?: PullChanges
  pullRequestsChangesWithRangeRoute?: PullChanges
}

export interface PullChanges {
  comparison: {
    /** `baseOid` is the tip of the base branch, not the merge base. */
    fullDiff: {baseOid: string; headOid: string}
    selectedRange: {baseOid: string; headOid: string} | null
    viewing: 'FULL' | 'COMMIT' | 'RANGE'
  }
  diffSummaries: FileSummary[]
  /** The first files only. */
  diffContents: DiffEntry[]
  commits: CommitInPayload[]
  commit: {oid: string; sha1: string; sha2: string; parents: string[]} | null
  pullRequest: PullInPayload
  repository: RepositoryInPayload
  user: {viewSettings: ViewSettings}
  virtualizeDiffEntries: boolean
}

export interface CommitPayload {
  commitRoute: {
    commit: {
      oid: string
      /** The first parent; absent for the first commit of a repository. */
      sha1?: string
      sha2: string
      parents: string[]
      authoredDate: string
      shortMessage: string
      bodyMessageHtml: string | null
      authors: {displayName: string}[]
    }
    /** Files past the first ones have their path and status only. */
    diffEntryData: (DiffEntry | Pick<DiffEntry, 'path' | 'pathDigest' | 'status'>)[]
    moreDiffsToLoad: boolean
    asyncDiffLoadInfo: {startIndex: number; truncated: boolean; byteCount: number; lineShownCount: number}
    repo: RepositoryInPayload
    user: {viewSettings: ViewSettings}
    virtualizeDiffEntries: boolean
  }
}

export interface CommitsPayload {
  commitsRefRoute: {repo: RepositoryInPayload; refName: string; commits: CommitInPayload[]}
}

export interface PullInPayload {
  number: number
  title: string
  state: 'OPEN'
  baseBranch: string
  headBranch: string
  headSha: string
  headRepositoryOwnerLogin: string
  headRepositoryName: string
  commitsCount: number
}

export interface CommitInPayload {
  oid: string
  shortOid: string
  messageHeadline: string
  actorLogin: string
  createdAt: string
}

export interface RepositoryInPayload {
  ownerLogin: string
  name: string
}

export interface ViewSettings {
  hideWhitespace: boolean
  splitPreference: 'unified' | 'split'
  lineSpacing: 'compact'
}

export function repositoryPath({ownerLogin, name}: RepositoryInPayload): string {
  return `/${ownerLogin}/${name}`
}
