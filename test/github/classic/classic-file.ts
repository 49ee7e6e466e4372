/** A file of a classic page: header, and the table or what stands in its place. */
import {anchorOf, type DiffEntry, previousPath} from '../markup/diff-entry.ts'
import {attributes, type Html, html} from '../markup/html.ts'
import {icon} from '../markup/icon.ts'
import {classicRows} from './classic-rows.ts'

export interface ClassicFile {
  entry: DiffEntry
  /** The blob of the newer version, or of the older one where the file was deleted. */
  blob: string
  /** `/owner/repo` */
  repository: string
  layout: 'unified' | 'split'
  signedIn: boolean
  /** Where "Load diff" gets the rows. */
  loadUrl: string
  /** The reader asked for the rows of a large or deleted file. */
  loaded: boolean
  /** Pull requests only. */
  canBeViewed: boolean
}

export function classicFile(file: ClassicFile): Html {
  const {entry} = file
  const type = /\.[^./]+$/.exec(entry.path)?.[0] ?? ''
  const deleted = entry.status === 'REMOVED'
  return html`
    <copilot-diff-entry data-file-path="${entry.path}">
      <div${attributes({
        id: anchorOf(entry),
        'data-details-container-group': 'file',
        class: 'file js-file js-details-container js-targetable-element show-inline-notes Details Details--on open js-tagsearch-file',
        'data-file-type': type,
        'data-file-deleted': String(deleted),
        'data-tagsearch-path': entry.path,
        'data-tagsearch-lang': languages[type],
        'data-targets': 'diff-file-filter.diffEntries',
      })}>
        ${fileHeader(file, type, deleted)}
        <div class="js-file-content Details-content--hidden position-relative">${classicBody(file)}</div>
      </div>
    </copilot-diff-entry>`
}

const languages: Record<string, string> = {
  '.java': 'Java',
  '.md': 'Markdown',
  '.kt': 'Kotlin',
  '.py': 'Python',
  '.ts': 'TypeScript',
  '.js': 'JavaScript',
}

const headerClasses = [
  ...['file-header', 'd-flex', 'flex-md-row', 'flex-column', 'flex-md-items-center', 'file-header--expandable', 'js-file-header'],
  ...['js-skip-tagsearch', 'sticky-file-header', 'secondary-sticky-header'],
].join(' ')

function fileHeader(file: ClassicFile, type: string, deleted: boolean): Html {
  const {entry} = file
  return html`
    <div${attributes({
      class: headerClasses,
      'data-path': entry.path,
      'data-short-path': entry.pathDigest.slice(0, 7),
      'data-anchor': anchorOf(entry),
      'data-file-type': type,
      'data-file-deleted': String(deleted),
    })}>
      <div class="file-info flex-auto min-width-0 mb-md-0 mb-2">
        <button type="button" class="btn-octicon js-details-target" aria-label="Toggle diff contents" aria-expanded="true">
          ${icon('chevron-down', 'Details-content--hidden')}${icon('chevron-right', 'Details-content--shown')}
        </button>
        ${expandAllButtons(file)}
        <span class="sr-only">${changesInWords(entry)}</span>
        <span class="diffstat" aria-hidden="true">${entry.linesChanged} ${statBlocks(entry)}</span>
        ${fileName(entry)}
      </div>
      <div class="file-actions pt-0 mb-md-0 mb-2 ml-md-2 flex-shrink-0 flex-md-justify-end">
        <div class="d-flex flex-justify-end">${file.canBeViewed && file.signedIn && viewedBox(entry)}${fileMenu(file)}</div>
      </div>
    </div>`
}

function expandAllButtons({entry, repository, blob, layout}: ClassicFile): Html {
  const query = new URLSearchParams({
    anchor: anchorOf(entry),
    diff: layout,
    direction: 'full',
    mode: entry.newTreeEntry?.mode ?? '',
    path: entry.path,
    sha1: entry.oldCommitOid,
    sha2: entry.newCommitOid,
  })
  const classes = 'btn-link color-fg-muted no-underline tooltipped tooltipped-se'
  const url = `${repository}/blob_expand/${blob}?${query}`
  return html`
    <div class="js-expand-full-wrapper d-inline-block">
      <button type="button" class="${classes} js-expand-full directional-expander" aria-label="Expand all" data-url="${url}">
        ${icon('unfold')}
      </button>
      <button type="button" class="${classes} js-collapse-diff" aria-label="Collapse expanded lines" hidden>${icon('fold-up')}</button>
    </div>`
}

/** A renamed file shows both names, in the title and in the text. */
function fileName(entry: DiffEntry): Html {
  const before = previousPath(entry)
  const name = before ? `${before} → ${entry.path}` : entry.path
  return html`
    <span class="Truncate">
      <a class="Link--primary Truncate-text" title="${name}" href="#${anchorOf(entry)}">${name}</a>
      <clipboard-copy value="${entry.path}" aria-label="Copy" class="Link--onHover color-fg-muted">${icon('copy')}</clipboard-copy>
    </span>`
}

function fileMenu({entry, repository}: ClassicFile): Html {
  return html`
    <details class="js-file-header-dropdown dropdown details-overlay details-reset pr-2 pl-2">
      <summary class="height-full">${icon('kebab-horizontal')}</summary>
      <ul class="dropdown-menu dropdown-menu-sw">
        <li>
          <a${attributes({
            class: 'dropdown-item btn-link',
            rel: 'nofollow',
            'data-ga-click': 'View file, click, location:files_changed_dropdown',
            href: `${repository}/blob/${entry.newCommitOid}/${entry.path}`,
          })}>View file</a>
        </li>
      </ul>
    </details>`
}

function viewedBox({path}: DiffEntry): Html {
  return html`
    <form class="js-toggle-user-reviewed-file-form">
      <input type="hidden" name="path" value="${path}">
      <label class="js-reviewed-toggle">
        <input type="checkbox" name="viewed" value="viewed" class="mr-1 js-reviewed-checkbox"> Viewed
      </label>
    </form>`
}

function changesInWords({linesAdded, linesDeleted, linesChanged}: DiffEntry): string {
  return `${count(linesChanged, 'change')}: ${count(linesAdded, 'addition')} & ${count(linesDeleted, 'deletion')}`
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Five squares, in the proportion of additions and deletions. */
function statBlocks({linesAdded, linesChanged, linesDeleted}: DiffEntry): Html[] {
  const share = (lines: number) => (linesChanged === 0 ? 0 : Math.floor((Math.min(linesChanged, 5) * lines) / linesChanged))
  const [added, deleted] = [share(linesAdded), share(linesDeleted)]
  const names = [...Array(added).fill('added'), ...Array(deleted).fill('deleted'), ...Array(5 - added - deleted).fill('neutral')]
  return names.map(name => html`<span class="diffstat-block-${name}"></span>`)
}

/** Without the frame around it, it is the answer to "Load diff". */
export function classicBody(file: ClassicFile): Html {
  const {entry} = file
  if (entry.isBinary) return emptyBody('Binary file not shown.')
  if (entry.diffLines.length === 0) return emptyBody(entry.status === 'RENAMED' ? 'File renamed without changes.' : reasonForNoLines(entry))
  if (entry.truncatedReason && !file.loaded) return loader(file)
  return html`<div class="data highlight js-blob-wrapper js-check-bidi" style="overflow-x: auto">${classicTable(file)}</div>`
}

function reasonForNoLines({oldTreeEntry, newTreeEntry}: DiffEntry): string {
  return oldTreeEntry && newTreeEntry && oldTreeEntry.mode !== newTreeEntry.mode ? 'File mode changed.' : 'Whitespace-only changes.'
}

function emptyBody(text: string): Html {
  return html`<div class="data highlight empty">${text}</div>`
}

function loader({entry, loadUrl}: ClassicFile): Html {
  const reason = `reason-${entry.pathDigest.slice(0, 7)}`
  return html`
    <include-fragment class="js-diff-entry-loader" data-fragment-url="${loadUrl}">
      <div class="js-diff-load-container data highlight empty">
        <button type="button" class="load-diff-button js-diff-load btn-link" aria-describedby="${reason}">Load diff</button>
        <p id="${reason}" class="color-fg-muted">${entry.truncatedReason}</p>
      </div>
    </include-fragment>`
}

function classicTable(file: ClassicFile): Html {
  const split = file.layout === 'split'
  return html`
    <table${attributes({
      class: `diff-table js-diff-table tab-size ${split ? 'file-diff-split js-file-diff-split' : ''}`,
      'data-tab-size': 8,
      'data-diff-anchor': anchorOf(file.entry),
      'data-paste-markdown-skip': true,
    })}>
      ${split && html`<colgroup><col width="44"><col><col width="44"><col></colgroup>`}
      <thead class="sr-only"><tr>${columnNames(split).map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${classicRows(file)}</tbody>
    </table>`
}

function columnNames(split: boolean): string[] {
  return split
    ? ['Original file line number', 'Original file line', 'Diff line number', 'Diff line change']
    : ['Original file line number', 'Diff line number', 'Diff line change']
}
