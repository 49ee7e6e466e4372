/** A file region of a React page: header, and the table or what stands in its place. */
import {anchorOf, type DiffEntry, type FileSummary, previousPath} from '../markup/diff-entry.ts'
import {gapBefore} from '../markup/gaps.ts'
import {type Html, html} from '../markup/html.ts'
import {icon} from '../markup/icon.ts'
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
  return page === 'pull'
    ? html`<div class="PullRequestDiffsList-module__diffEntry__djnVa" style="content-visibility:auto;contain-intrinsic-size:auto 300px">${region}</div>`
    : html`<div>${region}</div>`
}

/** A file that was not mounted yet: the region is there, and empty. */
export function emptyRegion(summary: FileSummary): Html {
  const height = estimatedHeight(summary)
  return html`<div role="region" id="${anchorOf(summary)}" class="Diff-module__diffTargetable__pirZi Diff-module__diff__rx9XH" data-estimated-height="${height}" style="min-height:${height}px"></div>`
}

export function estimatedHeight({linesChanged}: {linesChanged: number}): number {
  return 62 + 20 * (linesChanged + 7)
}

export function reactRegion(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  return html`<div role="region" id="${anchorOf(entry)}" aria-labelledby="${headingId(entry)}" class="Diff-module__diffTargetable__pirZi Diff-module__diff__rx9XH">${regionContent(entry, state, options)}</div>`
}

export function regionContent(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  return html`${fileHeader(entry, state, options)}${!state.collapsed && html`<div class="border position-relative rounded-bottom-2">${fileBody(entry, state, options)}</div>`}`
}

function headingId({pathDigest}: DiffEntry): string {
  return `heading-_R_${pathDigest.slice(0, 10)}_`
}

function fileHeader(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  const collapsed = state.collapsed && ' DiffFileHeader-module__collapsed__aUwMT'
  return html`<div class="Diff-module__diffHeaderWrapper__UgUyv" data-diff-header-wrapper="true" style="--header-sticky-offset:0px"><div class="DiffFileHeader-module__diff-file-header__UuNN4${collapsed}">
<div class="d-flex flex-shrink-0">${iconButton(entry, state.collapsed ? 'chevron-right' : 'chevron-down', state.collapsed ? 'Expand file' : 'Collapse file')}</div>
<div class="d-flex px-1 flex-items-center overflow-hidden DiffFileHeader-module__file-path-section__ZcmB1"><h3 id="${headingId(entry)}" class="DiffFileHeader-module__file-name__VVXpg"><a class="Link--primary prc-Link-Link-85e08" href="#${anchorOf(entry)}"><code>${nameIn(entry)}</code></a></h3>${iconButton(entry, 'copy', 'Copy file name to clipboard')}${hasGaps(entry) && expandAllButton(entry)}</div>
<div class="d-flex flex-row flex-justify-end flex-items-center gap-2 flex-1">${lineCounts(entry)}<div class="d-flex flex-items-center gap-2">${options.page === 'pull' && viewedButton(state)}${options.page === 'pull' && html`<button type="button" aria-expanded="false" aria-labelledby="comment-${entry.pathDigest}" data-component="IconButton">${icon('comment')}</button><span id="comment-${entry.pathDigest}" popover="auto" data-component="Tooltip">Comment on this file</span>`}<button type="button" aria-haspopup="true" aria-expanded="false" aria-labelledby="more-${entry.pathDigest}" data-component="IconButton">${icon('kebab-horizontal')}</button><span id="more-${entry.pathDigest}" popover="auto" data-component="Tooltip">More options</span></div></div>
</div></div>`
}

/** Named by a tooltip, not by an attribute of its own. */
function iconButton({pathDigest}: DiffEntry, name: 'chevron-right' | 'chevron-down' | 'copy', label: string): Html {
  const id = `tooltip-${name}-${pathDigest.slice(0, 10)}`
  return html`<button type="button" data-component="IconButton" aria-labelledby="${id}">${icon(name)}</button><span id="${id}" popover="auto" data-component="Tooltip">${label}</span>`
}

/** The marks around the name are U+200E; a renamed file shows both names cut short, and in full only for screen readers. */
function nameIn(entry: DiffEntry): Html {
  const before = previousPath(entry)
  if (!before) return html`\u200E${entry.path}\u200E`
  return html`<span aria-hidden="true">${cutShort(before)} ${icon('arrow-right')} ${cutShort(entry.path)}</span><span class="sr-only">${before} renamed to ${entry.path} </span>`
}

function cutShort(path: string): string {
  return path.length > 40 ? `…${path.slice(-39)}` : path
}

function hasGaps(entry: DiffEntry): boolean {
  const ends = [...entry.diffLines.keys()].filter(index => entry.diffLines[index]!.type === 'HUNK')
  return [...ends, entry.diffLines.length].some(index => gapBefore(entry, index))
}

function expandAllButton({path}: DiffEntry): Html {
  return html`<button type="button" class="Button Button--iconOnly Button--invisible js-expand-all-difflines-button" aria-label="Expand all lines: ${path}" data-file-path="${path}">${icon('unfold')}</button>`
}

function lineCounts({linesAdded, linesDeleted}: DiffEntry): Html {
  const squares = [...Array(Math.min(linesAdded, 2)).fill('addition'), ...Array(Math.min(linesDeleted, 2)).fill('deletion')]
  const all = [...squares, ...Array(5 - squares.length).fill('neutral')]
  return html`<div class="d-flex flex-items-center"><span aria-hidden="true" class="f6 fgColor-success text-bold">+<!-- -->${linesAdded}</span><span aria-hidden="true" class="f6 fgColor-danger text-bold">-<!-- -->${linesDeleted}</span><span class="sr-only">Lines changed: ${words(linesAdded, 'addition')} &amp; ${words(linesDeleted, 'deletion')}</span>${all.map(kind => html`<div data-testid="${kind} diffstat" class="DiffSquares-module__diffSquare__h5kjy DiffSquares-module__${kind}__jeNtt"></div>`)}</div>`
}

function words(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function viewedButton({viewed}: FileState): Html {
  return html`<button type="button" aria-pressed="${String(viewed)}" aria-label="${viewed ? 'Viewed' : 'Not Viewed'}" class="Button MarkAsViewedButton-module__iconOnly__kEP4e">${viewed && icon('checkbox-fill')}Viewed</button>`
}

function fileBody(entry: DiffEntry, state: FileState, options: TableOptions): Html {
  if (entry.isBinary) return html`<div data-estimated-height="62"><div class="fgColor-muted">Binary file not shown</div></div>`
  if (entry.diffLines.length === 0)
    return html`<div class="fgColor-muted p-3">${entry.status === 'RENAMED' ? 'File renamed without changes.' : 'No lines changed.'}</div>`
  if (entry.truncatedReason && !state.loaded) return placeholder(entry)
  return reactTable(entry, options)
}

function placeholder({truncatedReason}: DiffEntry): Html {
  return html`<div class="HiddenDiffPatch-module__gridColumnTemplate__Vcw38"><button type="button" class="Button Button--link"><span>Load Diff</span></button><div class="fgColor-muted">${truncatedReason}</div></div>`
}

function reactTable(entry: DiffEntry, options: TableOptions): Html {
  return html`<table aria-label="Diff for: ${entry.path}" role="grid" class="tab-size width-full DiffLines-module__tableLayoutFixed__Ui4OU" data-diff-anchor="${anchorOf(entry)}" data-tab-size="4" data-paste-markdown-skip="true" style="--line-number-cell-width: 40px; --line-number-cell-width-unified: 80px;">${columns(options)}<tbody>${reactRows(entry, options)}</tbody></table>`
}

function columns({layout}: TableOptions): Html {
  return layout === 'split'
    ? html`<colgroup><col width="44"><col><col width="44"><col></colgroup><thead class="sr-only"><tr><th scope="col">Original file line number</th><th scope="col">Original file line</th><th scope="col">Diff line number</th><th scope="col">Diff line change</th></tr></thead>`
    : html`<colgroup><col width="40"><col width="40"><col width="100%"></colgroup><thead class="sr-only"><tr><th scope="col">Original file line number</th><th scope="col">Diff line number</th><th scope="col">Diff line change</th></tr></thead>`
}
