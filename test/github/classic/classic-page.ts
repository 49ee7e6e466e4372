/** The classic pages around the files: commit and comparison here, pull requests in a file of their own. */
import {headline} from '../git/commit.ts'
import {anchorOf} from '../markup/diff-entry.ts'
import {type Html, html} from '../markup/html.ts'
import {icon} from '../markup/icon.ts'
import {count} from './classic-file.ts'
import {type ClassicPage, filesSection, type Of, repositoryPath} from './classic-files.ts'
import {pullCommitHead, pullFiles, pullHead} from './classic-pull.ts'

export function classicPage(page: ClassicPage): Html {
  const {comparison} = page
  switch (comparison.kind) {
    case 'commit':
      return html`${commitHead(page, comparison)}${tableOfContents(page)}${filesSection(page)}`
    case 'compare':
      return html`
        ${compareHead(page, comparison)}
        <div id="files_bucket" class="files-bucket">${tableOfContents(page)}${filesSection(page)}</div>`
    case 'pull commit':
      return html`${pullHead(page, comparison.pull)}${pullCommitHead(page, comparison)}${pullFiles(page, comparison.pull)}`
    default:
      return html`${pullHead(page, comparison.pull)}${pullFiles(page, comparison.pull)}`
  }
}

function commitHead(page: ClassicPage, {commit}: Of<'commit'>): Html {
  const path = repositoryPath(page)
  const {author, sha, parents, message} = commit
  const [, ...body] = message.split('\n\n')
  return html`
    <a class="d-none js-permalink-shortcut" data-hotkey="y" href="${path}/commit/${sha}">Permalink</a>
    <div class="commit full-commit mt-0 px-2 pt-2">
      <div class="commit-title markdown-title">${headline(commit)}</div>
      ${body.length > 0 && html`<div class="commit-desc"><pre>${body.join('\n\n')}</pre></div>`}
      <div class="commit-meta p-2 d-flex flex-wrap">
        <div class="flex-self-start no-wrap mr-md-4 mr-0">
          <span class="commit-author user-mention">${author.name}</span> committed
          <relative-time datetime="${author.date}">${author.date.slice(0, 10)}</relative-time>
        </div>
        <div class="flex-auto no-wrap text-lg-right text-left overflow-x-auto">
          <span class="sha-block ml-0">
            ${count(parents.length, 'parent')}
            ${parents.map(parent => html` <a class="sha" data-hotkey="p" href="${path}/commit/${parent}">${parent.slice(0, 7)}</a>`)}
          </span>
          <span class="sha-block">commit <span class="sha user-select-contain">${sha}</span></span>
        </div>
      </div>
    </div>`
}

function compareHead(page: ClassicPage, {base, head}: Of<'compare'>): Html {
  return html`
    <div class="range-editor color-bg-subtle js-range-editor">
      <div class="range-cross-repo-pair">
        <span class="branch">base: <span>${base}</span></span> ... <span class="branch">compare: <span>${head}</span></span>
      </div>
    </div>
    <div class="Box"><ul><li>${icon('file-diff')} ${count(page.files.length, 'file')} changed</li></ul></div>`
}

/** On commit pages and comparisons: the layout buttons, the numbers, the list of files. */
function tableOfContents({files, settings}: ClassicPage): Html {
  const added = files.reduce((sum, {entry}) => sum + entry.linesAdded, 0)
  const deleted = files.reduce((sum, {entry}) => sum + entry.linesDeleted, 0)
  const button = (layout: 'split' | 'unified', label: string) => {
    const classes = `${settings.layout === layout ? 'selected ' : ''}btn-sm btn BtnGroup-item`
    return html`<button name="diff" value="${layout}" type="submit" class="${classes}">${label}</button>`
  }
  return html`
    <a name="diff-stat"></a>
    <div id="toc" class="details-collapse table-of-contents js-details-container Details">
      <div class="d-flex d-inline-block float-right">
        <form action="/users/diffview" accept-charset="UTF-8" method="post">
          <div class="BtnGroup">${button('split', 'Split')}${button('unified', 'Unified')}</div>
        </form>
      </div>
      <div class="toc-diff-stats">
        ${icon('file-diff')} Showing
        <button type="button" class="btn-link js-details-target" aria-expanded="false">${count(files.length, 'changed file')}</button>
        with <strong>${count(added, 'addition')}</strong> and <strong>${count(deleted, 'deletion')}</strong>.
      </div>
      <ol class="content collapse js-transitionable">
        ${files.map(({entry}) => html`<li><a href="#${anchorOf(entry)}">${entry.path}</a></li>`)}
      </ol>
    </div>`
}
