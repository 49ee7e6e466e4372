/** What a page of files shows, read from either kind of payload. */
import type {DiffEntry, FileSummary} from '../markup/diff-entry.ts'
import {type AppData, type CommitPayload, type PullChanges, type PullPayload, repositoryPath} from './payload.ts'
import type {TableOptions} from './react-rows.ts'

export interface FilesModel {
  repository: string
  options: TableOptions
  summaries: FileSummary[]
  contents: Map<string, DiffEntry>
  virtual: boolean
  /** Where the contents of a file come from that are not in the payload. */
  contentUrl(summary: FileSummary): string
}

export function filesModel({payload}: AppData): FilesModel | undefined {
  if ('commitRoute' in payload) return ofCommit(payload.commitRoute)
  const changes = 'pullRequestsLayoutRoute' in payload ? changesOf(payload) : undefined
  return changes && ofPull(changes)
}

export function changesOf({pullRequestsChangesRoute, pullRequestsChangesWithRangeRoute}: PullPayload): PullChanges | undefined {
  return pullRequestsChangesRoute ?? pullRequestsChangesWithRangeRoute
}

function ofPull(changes: PullChanges): FilesModel {
  const repository = repositoryPath(changes.repository)
  const range = changes.comparison.selectedRange
  const {hideWhitespace, splitPreference} = changes.user.viewSettings
  return {
    repository,
    options: {layout: splitPreference, page: 'pull'},
    summaries: changes.diffSummaries,
    contents: new Map(changes.diffContents.map(entry => [entry.path, entry])),
    virtual: changes.virtualizeDiffEntries,
    contentUrl: ({path}) => {
      const query = new URLSearchParams({
        paths: encodeURIComponent(path),
        ctx: ':::',
        w: hideWhitespace ? '1' : '0',
        range: range ? `${range.baseOid}..${range.headOid}` : changes.comparison.fullDiff.headOid,
      })
      return `${repository}/pull/${changes.pullRequest.number}/page_data/diff_entries?${query}`
    },
  }
}

function ofCommit({commit, diffEntryData, repo, user, virtualizeDiffEntries}: CommitPayload['commitRoute']): FilesModel {
  const repository = repositoryPath(repo)
  const {hideWhitespace, splitPreference} = user.viewSettings
  const known = diffEntryData.filter(entry => 'diffLines' in entry)
  return {
    repository,
    options: {layout: splitPreference, page: 'commit'},
    summaries: diffEntryData.map(entry => ({linesAdded: 0, linesDeleted: 0, linesChanged: 0, ...entry, changeType: entry.status})),
    contents: new Map(known.map(entry => [entry.path, entry])),
    virtual: virtualizeDiffEntries,
    contentUrl: ({path}) => {
      const index = diffEntryData.findIndex(entry => entry.path === path)
      const query = new URLSearchParams({
        commit: commit.oid,
        ...(commit.sha1 && {sha1: commit.sha1}),
        sha2: commit.sha2,
        start_entry: String(index),
        w: hideWhitespace ? '1' : '0',
      })
      return `${repository}/diffs?${query}`
    },
  }
}
