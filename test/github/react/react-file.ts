/** A file region of a React page: header, and the table or what stands in its place. */
import {anchorOf, type DiffEntry, type FileSummary, previousPath} from '../markup/diff-entry.ts'
import {gapBefore} from '../markup/gaps.ts'
import {attributes, type Html, html} from '../markup/html.ts'
import {type IconName, icon} from '../markup/icon.ts'
import {reactRows, type TableOptions} from './react-rows.ts'

export interface FileState {
  collapsed: boolean
  viewed: boolean
  /** The reader asked for the rows of a large or deleted file. */
  loaded: boolean
}

export const freshFile: FileState = {collapsed: false, viewed: false, loaded: false}

/** The wrapper around a region has a class on pull requests and none on commit pages. */
export function reactEntry(region: Html, {page}: TableOptions): Html {
  if (page === 'commit') return html`<div>${region}</div>`
  return html`
    <div class="PullRequestDiffsList-module__diffEntry__djnVa" style="content-visibility:auto;contain-intrinsic-size:auto 300px">
      ${region}
    </div>`
}

const regionClasses = 'Diff-module__diffTargetable__pirZi Diff-module__diff__rx9XH'

/** A file that was not mounted yet: the region is there, and empty. */
export function emptyRegion(summary: FileSummary): Html {
  const height = estimatedHeight(summary)
  return html`<div${attributes({
    role: 'region',
    id: anchorOf(summary),
    class: regionClasses,
    'data-estimated-height': height,
    style: `min-height:${height}px`,
  })}></div>`
}

export function estimatedHeight({linesChanged}: {linesChanged: number}): number {
  return 62 + 20 * (linesChanged + 7)
}

export function reactRegion(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  return html`
    <div role="region" id="${anchorOf(entry)}" aria-labelledby="${headingId(entry)}" class="${regionClasses}">
      ${regionContent(entry, state, options)}
    </div>`
}

export function regionContent(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  return html`
    ${fileHeader(entry, state, options)}
    ${!state.collapsed && html`<div class="border position-relative rounded-bottom-2">${fileBody(entry, state, options)}</div>`}`
}

function headingId({pathDigest}: DiffEntry): string {
  return `heading-_R_${pathDigest.slice(0, 10)}_`
}

function fileHeader(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  const collapsed = state.collapsed && ' DiffFileHeader-module__collapsed__aUwMT'
  return html`
    <div class="Diff-module__diffHeaderWrapper__UgUyv" data-diff-header-wrapper="true" style="--header-sticky-offset:0px">
      <div class="DiffFileHeader-module__diff-file-header__UuNN4${collapsed}">
        <div class="d-flex flex-shrink-0">${chevron(entry, state)}</div>
        ${pathSection(entry)}
        <div class="d-flex flex-row flex-justify-end flex-items-center gap-2 flex-1">
          ${lineCounts(entry)}
          <div class="d-flex flex-items-center gap-2">
            ${options.page === 'pull' && viewedButton(state)}
            ${options.page === 'pull' && iconButton(entry, 'comment', 'Comment on this file', {'aria-expanded': 'false'})}
            ${iconButton(entry, 'kebab-horizontal', 'More options', {'aria-haspopup': 'true', 'aria-expanded': 'false'})}
          </div>
        </div>
      </div>
    </div>`
}

/** It alone has no `aria-expanded`. */
function chevron(entry: DiffEntry, {collapsed}: FileState): Html {
  return collapsed ? iconButton(entry, 'chevron-right', 'Expand file') : iconButton(entry, 'chevron-down', 'Collapse file')
}

/** Named by a tooltip, not by an attribute of its own. */
function iconButton({pathDigest}: DiffEntry, name: IconName, label: string, state: Record<string, string> = {}): Html {
  const id = `tooltip-${name}-${pathDigest.slice(0, 10)}`
  return html`
    <button type="button" data-component="IconButton"${attributes({...state, 'aria-labelledby': id})}>${icon(name)}</button>
    <span id="${id}" popover="auto" data-component="Tooltip">${label}</span>`
}

function pathSection(entry: DiffEntry): Html {
  return html`
    <div class="d-flex px-1 flex-items-center overflow-hidden DiffFileHeader-module__file-path-section__ZcmB1">
      <h3 id="${headingId(entry)}" class="DiffFileHeader-module__file-name__VVXpg">
        <a class="Link--primary prc-Link-Link-85e08" href="#${anchorOf(entry)}"><code>${nameIn(entry)}</code></a>
      </h3>
      ${iconButton(entry, 'copy', 'Copy file name to clipboard')}
      ${hasGaps(entry) && expandAllButton(entry)}
    </div>`
}

/** The marks around the name are U+200E; a renamed file shows both names cut short, and in full only for screen readers. */
function nameIn(entry: DiffEntry): Html {
  const before = previousPath(entry)
  if (!before) return html`\u200E${entry.path}\u200E`
  return html`
    <span aria-hidden="true">${cutShort(before)} ${icon('arrow-right')} ${cutShort(entry.path)}</span>
    <span class="sr-only">${before} renamed to ${entry.path} </span>`
}

function cutShort(path: string): string {
  return path.length > 40 ? `…${path.slice(-39)}` : path
}

function hasGaps(entry: DiffEntry): boolean {
  const ends = [...entry.diffLines.keys()].filter(index => entry.diffLines[index]!.type === 'HUNK')
  return [...ends, entry.diffLines.length].some(index => gapBefore(entry, index))
}

function expandAllButton({path}: DiffEntry): Html {
  return html`<button${attributes({
    type: 'button',
    class: 'Button Button--iconOnly Button--invisible js-expand-all-difflines-button',
    'aria-label': `Expand all lines: ${path}`,
    'data-file-path': path,
  })}>${icon('unfold')}</button>`
}

function lineCounts({linesAdded, linesDeleted}: DiffEntry): Html {
  const squares = [...Array(Math.min(linesAdded, 2)).fill('addition'), ...Array(Math.min(linesDeleted, 2)).fill('deletion')]
  const all = [...squares, ...Array(5 - squares.length).fill('neutral')]
  return html`
    <div class="d-flex flex-items-center">
      <span aria-hidden="true" class="f6 fgColor-success text-bold">+<!-- -->${linesAdded}</span>
      <span aria-hidden="true" class="f6 fgColor-danger text-bold">-<!-- -->${linesDeleted}</span>
      <span class="sr-only">Lines changed: ${words(linesAdded, 'addition')} &amp; ${words(linesDeleted, 'deletion')}</span>
      ${all.map(square)}
    </div>`
}

function square(kind: string): Html {
  const classes = `DiffSquares-module__diffSquare__h5kjy DiffSquares-module__${kind}__jeNtt`
  return html`<div data-testid="${kind} diffstat" class="${classes}"></div>`
}

export function words(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function viewedButton({viewed}: FileState): Html {
  return html`<button${attributes({
    type: 'button',
    'aria-pressed': String(viewed),
    'aria-label': viewed ? 'Viewed' : 'Not Viewed',
    class: 'Button MarkAsViewedButton-module__iconOnly__kEP4e',
  })}>${viewed && icon('checkbox-fill')}Viewed</button>`
}

function fileBody(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  if (entry.isBinary) return html`<div data-estimated-height="62"><div class="fgColor-muted">Binary file not shown</div></div>`
  if (entry.diffLines.length === 0) return html`<div class="fgColor-muted p-3">${reasonForNoLines(entry)}</div>`
  if (entry.truncatedReason && !state.loaded) return placeholder(entry)
  return reactTable(entry, options)
}

function reasonForNoLines({status}: DiffEntry): string {
  return status === 'RENAMED' ? 'File renamed without changes.' : 'No lines changed.'
}

function placeholder({truncatedReason}: DiffEntry): Html {
  return html`
    <div class="HiddenDiffPatch-module__gridColumnTemplate__Vcw38">
      <button type="button" class="Button Button--link"><span>Load Diff</span></button>
      <div class="fgColor-muted">${truncatedReason}</div>
    </div>`
}

function reactTable(entry: DiffEntry, options: TableOptions): Html {
  return html`
    <table${attributes({
      'aria-label': `Diff for: ${entry.path}`,
      role: 'grid',
      class: 'tab-size width-full DiffLines-module__tableLayoutFixed__Ui4OU',
      'data-diff-anchor': anchorOf(entry),
      'data-tab-size': 4,
      'data-paste-markdown-skip': 'true',
      style: '--line-number-cell-width: 40px; --line-number-cell-width-unified: 80px;',
    })}>
      ${columns(options)}
      <tbody>${reactRows(entry, options)}</tbody>
    </table>`
}

const unifiedColumns = ['Original file line number', 'Diff line number', 'Diff line change']
const splitColumns = ['Original file line number', 'Original file line', 'Diff line number', 'Diff line change']

function columns({layout}: TableOptions): Html {
  const names = layout === 'split' ? splitColumns : unifiedColumns
  const widths =
    layout === 'split' ? html`<col width="44"><col><col width="44"><col>` : html`<col width="40"><col width="40"><col width="100%">`
  return html`
    <colgroup>${widths}</colgroup>
    <thead class="sr-only"><tr>${names.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>`
}
