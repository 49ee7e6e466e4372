/** What a classic pull request has beside its files: title, tabs, toolbar, tree. */
import {type Commit, headline} from '../git/commit.ts'
import {anchorOf} from '../markup/diff-entry.ts'
import {attributes, type Html, html} from '../markup/html.ts'
import {icon} from '../markup/icon.ts'
import type {PullView} from '../site/comparison.ts'
import type {FileView} from '../site/entries.ts'
import {count} from './classic-file.ts'
import {type ClassicPage, filesSection, type Of, repositoryPath} from './classic-files.ts'

export function pullHead(page: ClassicPage, {request}: PullView): Html {
  const base = `${repositoryPath(page)}/pull/${request.number}`
  const counter = html`<span id="files_tab_counter" class="Counter" title="${page.files.length}">${page.files.length}</span>`
  return html`
    <div class="gh-header js-details-container Details">
      <h1 class="gh-header-title">
        <bdi class="js-issue-title markdown-title">${request.title}</bdi> <span class="f1-light color-fg-muted">#${request.number}</span>
      </h1>
      <div class="gh-header-meta">
        ${icon('git-pull-request')} Open: wants to merge into
        ${branchName(page, 'base', request.base)} from ${branchName(page, 'head', request.head)}
      </div>
    </div>
    <div class="tabnav tabnav-pr">
      <nav class="tabnav-tabs d-flex overflow-auto" aria-label="Pull request tabs">
        ${tab(base, html`Conversation`)}${tab(`${base}/commits`, html`Commits`)}${tab(`${base}/files`, html`Files changed ${counter}`)}
      </nav>
    </div>`
}

function branchName(page: ClassicPage, role: 'base' | 'head', ref: string): Html {
  const {owner, name} = page.comparison.repository
  return html`
    <span class="commit-ref css-truncate user-select-contain ${role}-ref" title="${owner}/${name}:${ref}">
      <a class="no-underline" href="${repositoryPath(page)}/commits/${ref}"><span class="css-truncate-target">${ref}</span></a>
    </span>`
}

function tab(href: string, label: Html): Html {
  return html`<a class="tabnav-tab" href="${href}" data-turbo-frame="repo-content-turbo-frame" data-turbo-action="advance">${label}</a>`
}

/** No parent is named here, and there is no `.sha-block`. */
export function pullCommitHead(page: ClassicPage, {commit, pull}: Of<'pull commit'>): Html {
  const base = `${repositoryPath(page)}/pull/${pull.request.number}/commits`
  const index = pull.commits.findIndex(({sha}) => sha === commit.sha)
  const step = (label: string, target: number) =>
    pull.commits[target]
      ? html`<a class="btn btn-outline BtnGroup-item" href="${base}/${pull.commits[target].sha}">${label}</a>`
      : html`<button class="btn btn-outline BtnGroup-item" type="button" disabled>${label}</button>`
  return html`
    <div class="commit full-commit prh-commit px-2 pt-2">
      <div class="BtnGroup float-right">${step('Prev', index - 1)}${step('Next', index + 1)}</div>
      <div class="commit-title markdown-title">${headline(commit)}</div>
      <div class="commit-meta p-2">commit <span class="sha user-select-contain">${commit.sha}</span></div>
    </div>`
}

export function pullFiles(page: ClassicPage, pull: PullView): Html {
  return html`
    <diff-file-filter>
      <diff-layout>
        ${pullToolbar(page, pull)}
        <div class="Layout">
          <div class="Layout-sidebar" data-target="diff-layout.sidebarContainer">${fileTree(page.files)}</div>
          <div class="Layout-main">${filesSection(page)}</div>
        </div>
      </diff-layout>
    </diff-file-filter>`
}

function pullToolbar(page: ClassicPage, pull: PullView): Html {
  const {before, after} = page.comparison
  const base = `${repositoryPath(page)}/pull/${pull.request.number}`
  const partial = new URLSearchParams({base_commit_oid: pull.baseTip, end_commit_oid: after, start_commit_oid: before})
  const contents = new URLSearchParams({base_sha: pull.baseTip, sha1: before, sha2: after})
  return html`
    <div class="pr-toolbar js-sticky js-position-sticky d-flex" data-target="diff-layout.diffToolbar">
      <div class="diffbar details-collapse js-details-container Details flex-1 d-flex">
        <div class="show-if-stuck">${pull.request.title}</div>
        <div class="flex-auto min-width-0">
          <div class="d-flex flex-items-center flex-wrap">
            <file-tree-toggle>
              <button id="hide-file-tree-button" type="button" class="btn-octicon" aria-label="Hide file tree">${icon('file-diff')}</button>
            </file-tree-toggle>
            ${rangeMenu(base, pull)}
            <file-filter data-target="diff-file-filter.fileFilter"></file-filter>
            <details class="diffbar-item toc-select select-menu" data-target="diff-layout.tocMenu">
              <summary>Jump to</summary>
              <details-menu src="${base}/show_toc?${String(contents)}" preload></details-menu>
            </details>
            ${layoutForm(base, page)}
            <div${attributes({
              class: 'js-socket-channel js-updatable-content js-pull-refresh-on-pjax',
              'data-url': `${base}/show_partial_comparison?${partial}`,
            })}></div>
          </div>
        </div>
        <div class="flex-grow-0 flex-shrink-0 pr-review-tools">
          ${page.settings.signedIn && html`<button type="button" class="btn btn-primary">Review changes</button>`}
        </div>
      </div>
    </div>`
}

function rangeMenu(base: string, {commits}: PullView): Html {
  const item = (commit: Commit) => html`
    <a class="select-menu-item" data-commit="${commit.sha.slice(0, 7)}" href="${base}/commits/${commit.sha}">${headline(commit)}</a>`
  return html`
    <details class="diffbar-item diffbar-range-menu select-menu">
      <summary>Changes from ${count(commits.length, 'commit')}</summary>
      <div class="select-menu-list" data-range-url="${base}/files/$range">${commits.map(item)}</div>
    </details>`
}

function layoutForm(base: string, {settings, ignoreWhitespace}: ClassicPage): Html {
  const layout = (value: 'unified' | 'split') => html`
    <label><input type="radio" name="diff" value="${value}"${settings.layout === value && html` checked`}> ${value}</label>`
  return html`
    <details class="diffbar-item">
      <summary aria-label="Diff settings">${icon('gear')}</summary>
      <form action="${base}/diffview" accept-charset="UTF-8" method="post">
        ${layout('unified')}${layout('split')}
        <label><input type="checkbox" name="w" value="1"${ignoreWhitespace && html` checked`}> Hide whitespace</label>
        <button type="submit" class="btn-sm btn">Apply and reload</button>
      </form>
    </details>`
}

function fileTree(files: FileView[]): Html {
  const item = ({entry}: FileView) => html`
    <li id="file-tree-item-${anchorOf(entry)}" role="treeitem" data-tree-entry-type="file">
      <a class="ActionList-content" href="#${anchorOf(entry)}" data-turbo="false">
        ${entry.path.slice(entry.path.lastIndexOf('/') + 1)}
      </a>
      <span hidden data-filterable-item-text>${entry.path}</span>
    </li>`
  return html`
    <file-tree>
      <nav aria-label="File Tree Navigation"><ul role="tree" aria-label="File Tree">${files.map(item)}</ul></nav>
    </file-tree>`
}
