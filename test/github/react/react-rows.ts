/** The rows of a React diff table. Runs on the server for the first view and in the page for all later ones. */
import {anchorOf, type DiffEntry, type DiffLine} from '../markup/diff-entry.ts'
import {type Direction, type Gap, gapBefore} from '../markup/gaps.ts'
import {attributes, Html, html} from '../markup/html.ts'
import {icon} from '../markup/icon.ts'
import {splitRows} from '../markup/split-rows.ts'

export interface TableOptions {
  layout: 'unified' | 'split'
  /** Commit pages name the side of a cell by class and anchor; pull requests by `data-diff-side`. */
  page: 'commit' | 'pull'
}

export function reactRows(entry: DiffEntry, options: TableOptions): Html[] {
  const rows = options.layout === 'split' ? splitTable(entry, options) : unifiedTable(entry, options)
  const atEnd = gapBefore(entry, entry.diffLines.length)
  return atEnd ? [...rows, hunkRow(entry, undefined, entry.diffLines.length, atEnd)] : rows
}

function unifiedTable(entry: DiffEntry, options: TableOptions): Html[] {
  return entry.diffLines.map((line, index) =>
    line.type === 'HUNK' ? hunkRow(entry, line, index, gapBefore(entry, index)) : unifiedRow(entry, line, options),
  )
}

function splitTable(entry: DiffEntry, options: TableOptions): Html[] {
  return splitRows(entry.diffLines).map(row =>
    row.kind === 'hunk' ? hunkRow(entry, row.line, row.index, gapBefore(entry, row.index)) : splitRow(entry, row.left, row.right, options),
  )
}

function unifiedRow(entry: DiffEntry, line: DiffLine, options: TableOptions): Html {
  const left = line.type === 'ADDITION' ? undefined : line
  const right = line.type === 'DELETION' ? undefined : line
  const place = {entry, left, right, options}
  const side = line.type === 'DELETION' ? 'left' : 'right'
  return lineRow([numberCell(place, 'left', 0), numberCell(place, 'right', 1), textCell(place, side, 2, anchorIn(entry, line, side))])
}

function splitRow(entry: DiffEntry, left: DiffLine | undefined, right: DiffLine | undefined, options: TableOptions): Html {
  const place = {entry, left, right, options}
  // On pull requests both cells of a row have the same anchor, that of the newer line.
  const shared = right ? anchorIn(entry, right, 'right') : anchorIn(entry, left!, 'left')
  const leftAnchor = options.page === 'pull' || !left ? shared : anchorIn(entry, left, 'left')
  return lineRow([
    numberCell(place, 'left', 0),
    textCell(place, 'left', 1, leftAnchor),
    numberCell(place, 'right', 2),
    textCell(place, 'right', 3, shared),
  ])
}

interface Place {
  entry: DiffEntry
  left: DiffLine | undefined
  right: DiffLine | undefined
  options: TableOptions
}

type Side = 'left' | 'right'

function lineRow(cells: Html[]): Html {
  return html`<tr class="diff-line-row" data-row-selected="false">${cells}</tr>`
}

function numberCell(place: Place, side: Side, column: number): Html {
  const line = place[side]
  if (!line) {
    const classes = `focusable-grid-cell empty-diff-line ${side === 'left' ? 'left-side' : 'right-side'}`
    return html`<td class="${classes}" role="gridcell" tabindex="-1" aria-hidden="true" data-grid-cell-id="${cellId(place, column)}"></td>`
  }
  const changed = line.type === 'ADDITION' || line.type === 'DELETION'
  return html`<td${attributes({
    class: `focusable-grid-cell new-diff-line-number ${changed ? '' : 'diff-line-number-neutral '}left-side`,
    role: 'gridcell',
    tabindex: -1,
    'data-diff-side': place.options.page === 'pull' && side,
    'data-line-number': line[side] ?? undefined,
    'data-diff-line-key': lineKey(line),
    'data-grid-cell-id': cellId(place, column),
    style: `text-align:center;background-color:var(${numberColour(line)})`,
  })}>${line[side]}</td>`
}

function textCell(place: Place, side: Side, column: number, anchor: string): Html {
  const line = place[side]
  const split = place.options.layout === 'split'
  const sideClass = split || place.options.page === 'commit' ? ` ${side}-side-diff-cell` : ''
  if (!line) {
    const classes = `focusable-grid-cell diff-text-cell${sideClass} empty-diff-line`
    return html`<td class="${classes}" role="gridcell" data-grid-cell-id="${cellId(place, column)}"></td>`
  }
  return html`<td${attributes({
    class: `focusable-grid-cell diff-text-cell${sideClass}`,
    role: 'gridcell',
    tabindex: -1,
    'data-diff-side': place.options.page === 'pull' && side,
    'data-line-number': line[side] ?? undefined,
    'data-diff-line-key': lineKey(line),
    'data-line-anchor': anchor,
    'data-grid-cell-id': cellId(place, column),
    'data-selected': 'false',
    valign: 'top',
    style: `background-color:var(${lineColour(line)});padding-right:24px`,
  })}>${code(line)}</td>`
}

function code(line: DiffLine): Html {
  const kind = line.type === 'ADDITION' ? ' addition' : line.type === 'DELETION' ? ' deletion' : ''
  const marker = kind && html`<span class="diff-text-marker">${line.text[0]}</span>`
  const text = new Html(line.html.length > 1 ? line.html.slice(1) : '<br>')
  const warning =
    line.displayNoNewLineWarning && html`<span class="no-newline-warning" title="No newline at end of file">${icon('no-entry')}</span>`
  return html`<code class="diff-text syntax-highlighted-line${kind}">${marker}<div class="diff-text-inner">${text}</div>${warning}</code>`
}

function anchorIn(entry: DiffEntry, line: DiffLine, side: Side): string {
  return `${anchorOf(entry)}${side === 'left' ? 'L' : 'R'}${line[side]}`
}

/** As in the payload: on the side where the line is not, the number of the line before it. */
function lineKey({blobLineNumber, left, right}: DiffLine): string {
  return `b:${blobLineNumber}-l:${left}-r:${right}`
}

function cellId({entry, left, right}: Place, column: number): string {
  return `${anchorOf(entry)}-${left?.left ?? 'empty'}-${right?.right ?? 'empty'}-${column}`
}

function lineColour({type}: DiffLine): string {
  if (type === 'ADDITION') return '--diffBlob-additionLine-bgColor'
  return type === 'DELETION' ? '--diffBlob-deletionLine-bgColor' : '--bgColor-default'
}

function numberColour({type}: DiffLine): string {
  if (type === 'ADDITION') return '--diffBlob-additionNum-bgColor'
  return type === 'DELETION' ? '--diffBlob-deletionNum-bgColor' : '--bgColor-default'
}

/** Without a line it is the expander at the end of the file. Its colspan is 4 in both layouts. */
function hunkRow(entry: DiffEntry, line: DiffLine | undefined, index: number, gap: Gap | undefined): Html {
  return html`
    <tr class="diff-line-row" data-row-selected="false">
      <td${attributes({
        class: 'diff-hunk-cell focusable-grid-cell left-side',
        colspan: 4,
        role: 'gridcell',
        tabindex: -1,
        'data-grid-cell-id': `${anchorOf(entry)}-empty-empty-0`,
        'data-line-anchor': `${anchorOf(entry)}R${line ? line.right! + 1 : gap!.right[0]}`,
        style: 'background-color:var(--bgColor-accent-muted)',
      })}>
        <div class="d-flex flex-row">
          ${expanders(gap, index)}
          <code class="diff-text-cell hunk"><div class="diff-text-inner color-fg-muted">${line?.text}</div></code>
        </div>
      </td>
    </tr>`
}

function expanders(gap: Gap | undefined, index: number): Html {
  if (!gap) return html``
  const buttons = gap.directions.map(direction => expander(gap, direction, index))
  return buttons.length === 1 ? buttons[0]! : html`<div class="d-flex flex-column">${buttons}</div>`
}

const icons = {up: 'fold-up', down: 'fold-down', all: 'unfold'} as const

function expander(gap: Gap, direction: Direction, index: number): Html {
  const both = gap.directions.length === 2 ? ' ExpandableHunkHeaderDiffLine-module__expand-up-and-down__JwTxN' : ''
  const line = 'ExpandableHunkHeaderDiffLine-module__expand-button-line__wVSXO'
  return html`<button${attributes({
    type: 'button',
    class: `Button Button--iconOnly Button--invisible ${line}${both}`,
    'data-direction': direction,
    'data-hunk-index': index,
    'aria-label': expanderLabel(gap, direction),
  })}>${icon(icons[direction])}</button>`
}

function expanderLabel({right: [first, last]}: Gap, direction: Direction): string {
  if (direction === 'all') return `Expand file from line ${first} to line ${last}`
  return direction === 'up' ? `Expand file up from line ${last + 1}` : `Expand file down from line ${first - 1}`
}
