/** The whole React part of a page, made from its payload. Runs on the server and, after a soft navigation, in the page. */
import type {FileSummary} from '../markup/diff-entry.ts'
import {anchorOf} from '../markup/diff-entry.ts'
import {attributes, type Html, html} from '../markup/html.ts'
import {icon} from '../markup/icon.ts'
import {changesOf, type FilesModel, filesModel} from './files-model.ts'
import {
  type AppData,
  type CommitInPayload,
  type CommitPayload,
  type CommitsPayload,
  type PullChanges,
  type PullPayload,
  repositoryPath,
} from './payload.ts'
import {emptyRegion, freshFile, reactEntry, reactRegion, words} from './react-file.ts'

export function reactApp(data: AppData): Html {
  const {payload} = data
  if ('commitRoute' in payload) return commitApp(payload, filesModel(data)!)
  if ('commitsRefRoute' in payload) return commitsApp(payload.commitsRefRoute)
  return pullApp(payload, filesModel(data)!)
}

function pullApp(payload: PullPayload, model: FilesModel): Html {
  const changes = changesOf(payload)!
  return html`
    <div class="prc-PageLayout-PageLayoutWrapper-2BhU2">
      <header class="prc-PageLayout-Header-0of-R">${pullHeader(changes)}</header>
      ${pullToolbar(changes, model)}
      <div id="diff-comparison-viewer-container" class="DiffComparisonViewer-module__Container__M0TVo">
        <div class="prc-PageLayout-PaneWrapper-pHPop DiffComparisonViewer-module__Pane__BqGrT">${fileTree(model.summaries)}</div>
        <div class="prc-PageLayout-ContentWrapper-gR9eG DiffComparisonViewer-module__Content__HxXyT" data-testid="diff-content">
          <div${attributes({
            'data-testid': model.virtual ? 'virtualized-diffs-list' : 'progressive-diffs-list',
            'data-hpc': 'true',
            class: 'd-flex flex-column gap-3',
          })}>
            ${diffEntries(model)}
          </div>
        </div>
      </div>
    </div>`
}

function pullHeader({pullRequest, repository, commit}: PullChanges): Html {
  const {number, title, baseBranch, headBranch} = pullRequest
  const path = repositoryPath(repository)
  const branch = (name: string) =>
    html`<a class="PullRequestBranchName-module__branchName__GXNZZ" href="${path}/commits/${name}">${name}</a>`
  return html`
    <h1 class="prc-PageHeader-Title-LKOsd">
      <bdi class="markdown-title">${title}</bdi> <span class="fgColor-muted">#${number}</span>
    </h1>
    <div class="fgColor-muted">
      ${icon('git-pull-request')} Open · wants to merge into ${branch(baseBranch)} from ${branch(headBranch)}
      ${commit && html` · commit <code>${commit.oid.slice(0, 7)}</code>`}
    </div>
    <nav aria-label="Pull request navigation tabs">
      <a href="${path}/pull/${number}">Conversation</a>
      <a href="${path}/pull/${number}/commits">Commits</a>
      <a id="prs-files-anchor-tab" href="${path}/pull/${number}/changes">Files changed</a>
    </nav>`
}

function pullToolbar(changes: PullChanges, model: FilesModel): Html {
  return html`
    <section class="PullRequestFilesToolbar-module__toolbar__UbYQi">
      <h2 class="sr-only">Files changed toolbar</h2>
      <div class="d-flex gap-2">
        <button type="button" class="Button RegularTreeToggle-module__toggle__V5yDk" aria-expanded="true" aria-label="Collapse file tree">
          ${icon('file-diff')}
        </button>
        ${rangeMenu(changes)}
      </div>
      <div class="d-flex gap-2">
        <div class="PullRequestFilesToolbar-module__file-controls__EJL5Z">
          <span class="ViewedFileProgress-module__ProgressContainer__Lu3ff">0 / ${model.summaries.length} viewed</span>
          <div data-testid="file-controls-divider"></div>
        </div>
        <button type="button" class="Button ReviewMenuButton-module__ReviewMenuButton__d0iIr">Submit review</button>
        ${layoutMenu(model)}
      </div>
    </section>`
}

function rangeMenu({commits, pullRequest, repository}: PullChanges): Html {
  const changes = `${repositoryPath(repository)}/pull/${pullRequest.number}/changes`
  const items = commits.map(({oid, messageHeadline}) => html`<li><a href="${changes}/${oid}">${messageHeadline}</a></li>`)
  return html`
    <details class="range-menu">
      <summary>${commits.length} commits</summary>
      <ul><li><a href="${changes}">All commits</a></li>${items}</ul>
    </details>`
}

/** The gear: how lines are laid out, and whether changes of white space show. */
function layoutMenu({options: {layout}}: FilesModel): Html {
  const choice = (value: 'unified' | 'split', label: string) =>
    html`<li role="menuitemradio" tabindex="0" aria-checked="${String(layout === value)}" data-layout="${value}">${label}</li>`
  return html`
    <details class="diff-settings">
      <summary role="button" aria-label="Diff view settings">${icon('gear')}</summary>
      <ul role="menu">
        ${choice('unified', 'Unified')}${choice('split', 'Split')}
        <li role="menuitemcheckbox" tabindex="0" data-whitespace>Hide whitespace</li>
      </ul>
    </details>`
}

const treeIcons = {
  ADDED: 'file-added',
  REMOVED: 'file-removed',
  RENAMED: 'file-moved',
  MODIFIED: 'file-diff',
  CHANGED: 'file-diff',
} as const

function fileTree(summaries: FileSummary[]): Html {
  const item = (summary: FileSummary) => html`
    <li role="treeitem" id="${summary.path}">
      ${icon(treeIcons[summary.changeType])}
      <a href="#${anchorOf(summary)}">${summary.path.slice(summary.path.lastIndexOf('/') + 1)}</a>
    </li>`
  return html`
    <div id="pr-file-tree">
      <input id="diff-file-tree-filter" placeholder="Filter files…" aria-label="Filter files…">
      <div class="PullRequestFileTree-module__FileTreeScrollable__VpbCs">
        <ul role="tree" aria-label="File Tree">${summaries.map(item)}</ul>
      </div>
    </div>`
}

function commitApp({commitRoute}: CommitPayload, model: FilesModel): Html {
  const known = [...model.contents.values()]
  const added = known.reduce((sum, entry) => sum + entry.linesAdded, 0)
  const deleted = known.reduce((sum, entry) => sum + entry.linesDeleted, 0)
  return html`
    ${commitHeader(commitRoute.commit, model.repository)}
    <div id="diff-content-parent">
      <div class="position-sticky">
        <div class="DiffView-module__commitFilesChangedContainer__b7Ni1">
          ${words(model.summaries.length, 'file')} changed
          <span class="sr-only">Lines changed: ${words(added, 'addition')} &amp; ${words(deleted, 'deletion')}</span>
        </div>
        <div class="d-flex gap-2">${layoutMenu(model)}</div>
      </div>
      ${diffEntries(model)}
    </div>`
}

function commitHeader(commit: CommitPayload['commitRoute']['commit'], repository: string): Html {
  const {oid, parents, authors, authoredDate, shortMessage, bodyMessageHtml} = commit
  return html`
    <div class="CommitHeader-module__container__mNuba">
      <div class="CommitHeader-module__commitMessageContainer__YbDqD">
        <h1>${shortMessage}</h1>${bodyMessageHtml && html`<pre>${bodyMessageHtml}</pre>`}
      </div>
      <div class="commit-header-actions">
        <a class="CommitHeader-module__browseFiles__bRNrp" href="${repository}/tree/${oid}">Browse files</a>
      </div>
      <div>
        ${authors.map(author => author.displayName).join(', ')} committed
        <relative-time datetime="${authoredDate}">${authoredDate.slice(0, 10)}</relative-time> · ${words(parents.length, 'parent')}
        ${parents.map(parent => html` <a href="${repository}/commit/${parent}">${parent.slice(0, 7)}</a>`)} · commit
        <pre>${oid.slice(0, 7)}</pre>
      </div>
    </div>`
}

/** In a virtual list only the first few; the script brings the others as the reader scrolls. */
const firstInVirtualList = 4

function diffEntries(model: FilesModel): Html[] {
  const shown = model.virtual ? model.summaries.slice(0, firstInVirtualList) : model.summaries
  return shown.map(summary => {
    const entry = model.contents.get(summary.path)
    return reactEntry(entry ? reactRegion(entry, freshFile, model.options) : emptyRegion(summary), model.options)
  })
}

function commitsApp({repo, refName, commits}: CommitsPayload['commitsRefRoute']): Html {
  const repository = repositoryPath(repo)
  return html`
    <div class="CommitsList-module__container__Dxl1e">
      <h1>Commits</h1>
      <p>on <code>${refName}</code></p>
      <ul>${commits.map(commit => commitItem(repository, commit))}</ul>
    </div>`
}

function commitItem(repository: string, {oid, shortOid, messageHeadline, actorLogin, createdAt}: CommitInPayload): Html {
  return html`
    <li data-testid="commit-row-item">
      <h4><a href="${repository}/commit/${oid}">${messageHeadline}</a></h4>
      <span class="fgColor-muted">${actorLogin} committed ${createdAt.slice(0, 10)}</span>
      <a href="${repository}/commit/${oid}"><code>${shortOid}</code></a>
    </li>`
}
