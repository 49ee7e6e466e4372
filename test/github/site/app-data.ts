/** The payloads of the React pages. */
import {emptyTree} from '../git/changes.ts'
import {type Commit, headline} from '../git/commit.ts'
import type {AppData, CommitInPayload, CommitPayload, PullChanges, PullInPayload, PullPayload, ViewSettings} from '../react/payload.ts'
import type {Repository} from '../repositories.ts'
import type {PageSettings} from '../settings.ts'
import type {Comparison, PullView} from './comparison.ts'
import {type FileView, summaryOf} from './entries.ts'

export function diffAppData(
  comparison: Exclude<Comparison, {kind: 'compare'}>,
  files: FileView[],
  settings: PageSettings,
  w: boolean,
): AppData {
  const payload = comparison.kind === 'commit' ? commitPayload(comparison, files, settings, w) : pullPayload(comparison, files, settings, w)
  return {payload, meta: {title: comparison.title}}
}

type Of<Kind extends Comparison['kind']> = Extract<Comparison, {kind: Kind}>

function commitPayload({repository, commit}: Of<'commit'>, files: FileView[], settings: PageSettings, w: boolean): CommitPayload {
  const entries = files.map(({entry}, index) => {
    const {path, pathDigest, status} = entry
    return index < settings.mounted ? entry : {path, pathDigest, status}
  })
  const [shortMessage, ...body] = commit.message.split('\n\n')
  return {
    commitRoute: {
      commit: {
        oid: commit.sha,
        sha1: commit.parents[0],
        sha2: commit.sha,
        parents: commit.parents,
        authoredDate: commit.author.date,
        shortMessage: shortMessage!,
        bodyMessageHtml: body.join('\n\n') || null,
        authors: [{displayName: commit.author.name}],
      },
      diffEntryData: entries,
      moreDiffsToLoad: files.length > settings.mounted,
      asyncDiffLoadInfo: {startIndex: Math.min(files.length, settings.mounted), truncated: false, byteCount: 0, lineShownCount: 0},
      repo: {ownerLogin: repository.owner, name: repository.name},
      user: {viewSettings: viewSettings(settings, w)},
      virtualizeDiffEntries: settings.virtual,
    },
  }
}

function pullPayload(
  comparison: Of<'pull' | 'pull commit' | 'pull range'>,
  files: FileView[],
  settings: PageSettings,
  w: boolean,
): PullPayload {
  const {repository, pull, kind, before, after} = comparison
  const pullRequest = pullInPayload(repository, pull)
  const changes: PullChanges = {
    comparison: {
      fullDiff: {baseOid: pull.baseTip, headOid: pull.headTip},
      selectedRange: kind === 'pull' ? null : {baseOid: before, headOid: after},
      viewing: kind === 'pull' ? 'FULL' : kind === 'pull commit' ? 'COMMIT' : 'RANGE',
    },
    diffSummaries: files.map(({entry}) => summaryOf(entry)),
    diffContents: files.slice(0, settings.mounted).map(({entry}) => entry),
    commits: pull.commits.map(commitInPayload),
    commit: kind === 'pull commit' ? commitInPull(comparison.commit) : null,
    pullRequest,
    repository: {ownerLogin: repository.owner, name: repository.name},
    user: {viewSettings: viewSettings(settings, w)},
    virtualizeDiffEntries: settings.virtual,
  }
  const route = kind === 'pull' ? {pullRequestsChangesRoute: changes} : {pullRequestsChangesWithRangeRoute: changes}
  return {pullRequestsLayoutRoute: {pullRequest}, ...route}
}

function pullInPayload(repository: Repository, {request, headTip, commits}: PullView): PullInPayload {
  return {
    number: request.number,
    title: request.title,
    state: 'OPEN',
    baseBranch: request.base,
    headBranch: request.head,
    headSha: headTip,
    headRepositoryOwnerLogin: repository.owner,
    headRepositoryName: repository.name,
    commitsCount: commits.length,
  }
}

function commitInPull({sha, parents}: Commit) {
  return {oid: sha, sha1: parents[0] ?? emptyTree, sha2: sha, parents}
}

function viewSettings({layout}: PageSettings, hideWhitespace: boolean): ViewSettings {
  return {hideWhitespace, splitPreference: layout, lineSpacing: 'compact'}
}

export function commitsAppData(repository: Repository, refName: string, commits: Commit[]): AppData {
  const repo = {ownerLogin: repository.owner, name: repository.name}
  return {
    payload: {commitsRefRoute: {repo, refName, commits: commits.map(commitInPayload)}},
    meta: {title: `Commits · ${repository.owner}/${repository.name}`},
  }
}

function commitInPayload(commit: Commit): CommitInPayload {
  return {
    oid: commit.sha,
    shortOid: commit.sha.slice(0, 7),
    messageHeadline: headline(commit),
    actorLogin: commit.author.name.toLowerCase().replaceAll(' ', '-'),
    createdAt: commit.author.date,
  }
}
