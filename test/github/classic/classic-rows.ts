/** The rows of a classic diff table. */
import {createHash} from 'node:crypto'
import type {DiffLine} from '../markup/diff-entry.ts'
import {anchorOf} from '../markup/diff-entry.ts'
import {type Direction, type Gap, gapBefore} from '../markup/gaps.ts'
import {attributes, Html, html} from '../markup/html.ts'
import {icon} from '../markup/icon.ts'
import {splitRows} from '../markup/split-rows.ts'
import type {ClassicFile} from './classic-file.ts'

export function classicRows(file: ClassicFile): Html[] {
  const rows = file.layout === 'split' ? splitTable(file) : unifiedTable(file)
  const atEnd = gapBefore(file.entry, file.entry.diffLines.length)
  return atEnd ? [...rows, expandableRow(file, '', atEnd, undefined)] : rows
}

function unifiedTable(file: ClassicFile): Html[] {
  let hunk = ''
  return file.entry.diffLines.map((line, index) => {
    if (line.type === 'HUNK') {
      hunk = hunkDigest(file, line)
      return hunkRow(file, line, index)
    }
    return unifiedRow(file, line, hunk)
  })
}

function splitTable(file: ClassicFile): Html[] {
  let hunk = ''
  return splitRows(file.entry.diffLines).map(row => {
    if (row.kind === 'hunk') {
      hunk = hunkDigest(file, row.line)
      return hunkRow(file, row.line, row.index)
    }
    return splitRow(file, row.left, row.right, hunk)
  })
}

function hunkDigest({entry}: ClassicFile, line: DiffLine): string {
  return createHash('sha256').update(`${entry.pathDigest} ${line.position}`).digest('hex')
}

/** What stands around the code in a cell: the text of the cell is more than the text of the line. */
const around = '\n\n      '

function unifiedRow(file: ClassicFile, line: DiffLine, hunk: string): Html {
  if (line.type === 'INJECTED_CONTEXT') {
    return html`
      <tr class="blob-expanded">
        ${numberCell(file, line, 'L')}
        ${numberCell(file, line, 'R')}
        <td class="blob-code blob-code-inner blob-code-context">${codeOf(line)}</td>
      </tr>`
  }
  return html`
    <tr data-hunk="${hunk}" class="show-top-border">
      ${line.type === 'ADDITION' ? html`<td class="blob-num blob-num-addition empty-cell"></td>` : numberCell(file, line, 'L')}
      ${line.type === 'DELETION' ? html`<td class="blob-num blob-num-deletion empty-cell"></td>` : numberCell(file, line, 'R')}
      <td class="blob-code blob-code-${kindOf(line)} js-file-line">
        ${around}${commentButton(file, line)}${codeSpan(line)}${noNewline(line)}
      </td>
    </tr>`
}

function splitRow(file: ClassicFile, left: DiffLine | undefined, right: DiffLine | undefined, hunk: string): Html {
  const expanded = left?.type === 'INJECTED_CONTEXT'
  return html`
    <tr${expanded ? html` class="blob-expanded"` : html` data-hunk="${hunk}"`}>
      ${splitSide(file, left, 'left')}
      ${splitSide(file, right, 'right')}
    </tr>`
}

function splitSide(file: ClassicFile, line: DiffLine | undefined, side: 'left' | 'right'): Html {
  if (!line) {
    return html`
      <td class="blob-num blob-num-empty empty-cell"></td>
      <td class="blob-code blob-code-empty empty-cell" data-split-side="${side}" data-lock-side-selection=""></td>`
  }
  const number = numberCell(file, line, side === 'left' ? 'L' : 'R')
  if (line.type === 'INJECTED_CONTEXT') {
    return html`${number}<td data-split-side="${side}" class="blob-code blob-code-inner blob-code-context">${codeOf(line)}</td>`
  }
  const classes = `code-review blob-code blob-code-${kindOf(line)} js-file-line${side === 'left' ? ' js-skip-tagsearch' : ''}`
  return html`
    ${number}
    <td data-split-side="${side}" data-lock-side-selection="" class="${classes}">
      ${around}${commentButton(file, line)}${codeSpan(line)}${noNewline(line)}${around}
    </td>`
}

function numberCell({entry}: ClassicFile, line: DiffLine, side: 'L' | 'R'): Html {
  const number = side === 'L' ? line.left : line.right
  const classes = `blob-num blob-num-${kindOf(line)} js-linkable-line-number${side === 'R' ? ' js-code-nav-line-number js-blob-rnum' : ''}`
  return html`<td id="${anchorOf(entry)}${side}${number}" data-line-number="${number}" class="${classes}"></td>`
}

/** When signed in, these buttons have a `data-path`, too. */
function commentButton({entry, signedIn}: ClassicFile, line: DiffLine): Html {
  if (!signedIn) return html``
  return html`<button${attributes({
    class: 'add-line-comment btn-link js-add-line-comment js-add-single-line-comment',
    type: 'button',
    'data-path': entry.path,
    'data-anchor': anchorOf(entry),
    'data-side': line.type === 'DELETION' ? 'left' : 'right',
    'data-line': line.blobLineNumber ?? undefined,
    'aria-label': 'Add line comment',
  })}>${icon('plus')}</button>`
}

function codeSpan(line: DiffLine): Html {
  const marker = line.type === 'ADDITION' ? '+' : line.type === 'DELETION' ? '-' : ' '
  const classes = `blob-code-inner blob-code-marker js-code-nav-pass ${line.type === 'DELETION' ? 'js-skip-tagsearch' : ''}`
  return html`<span class="${classes}" data-code-marker="${marker}">${codeOf(line)}</span>`
}

function codeOf({html: code}: DiffLine): Html {
  return new Html(code.length > 1 ? code.slice(1) : '<br>')
}

function noNewline({displayNoNewLineWarning}: DiffLine): Html {
  if (!displayNoNewLineWarning) return html``
  return html`<span class="no-nl-marker" title="No newline at end of file">${icon('no-entry')}</span>`
}

function kindOf({type}: DiffLine): 'addition' | 'deletion' | 'context' {
  return type === 'ADDITION' ? 'addition' : type === 'DELETION' ? 'deletion' : 'context'
}

export function hunkRow(file: ClassicFile, line: DiffLine, index: number): Html {
  const gap = gapBefore(file.entry, index)
  if (gap) return expandableRow(file, String(line.position), gap, line)
  const anchor = anchorOf(file.entry)
  const split = file.layout === 'split'
  return html`
  <tr data-position="${line.position}">
    <td id="${anchor}HL${line.left! + 1}" data-line-number="..." class="blob-num blob-num-hunk non-expandable"></td>
    ${!split && html`<td id="${anchor}HR${line.right! + 1}" data-line-number="..." class="blob-num blob-num-hunk non-expandable"></td>`}
    <td class="blob-code blob-code-inner blob-code-hunk"${split && html` colspan="3"`}>${line.text}</td>
  </tr>`
}

function expandableRow(file: ClassicFile, position: string, gap: Gap, line: DiffLine | undefined): Html {
  const split = file.layout === 'split'
  return html`
  <tr class="js-expandable-line js-skip-tagsearch" data-position="${position}">
    <td class="blob-num blob-num-expandable" colspan="${split ? 1 : 2}">
      ${gap.directions.map(direction => expander(file, gap, line, direction))}
    </td>
    <td class="blob-code blob-code-inner blob-code-hunk"${split && html` colspan="3"`}>${line?.text}</td>
  </tr>`
}

const titles: Record<Direction, string> = {up: 'Expand Up', down: 'Expand Down', all: 'Expand All'}
const icons = {up: 'fold-up', down: 'fold-down', all: 'unfold'} as const

function expander(file: ClassicFile, gap: Gap, hunk: DiffLine | undefined, direction: Direction): Html {
  const {entry, repository, blob, layout} = file
  const [, leftSize, rightSize] = /^@@ -\d+,?(\d*) \+\d+,?(\d*) @@/.exec(hunk?.text ?? '') ?? []
  const query = new URLSearchParams({
    diff: layout,
    direction,
    last_left: String(gap.left[0] - 1),
    last_right: String(gap.right[0] - 1),
    left: String(gap.left[1] + 1),
    left_hunk_size: hunk ? leftSize || '1' : '',
    right: String(gap.right[1] + 1),
    right_hunk_size: hunk ? rightSize || '1' : '',
    mode: entry.newTreeEntry!.mode,
    path: entry.path,
  })
  return html`<a${attributes({
    href: `#${anchorOf(entry)}`,
    class: `js-expand directional-expander${gap.directions.length === 1 ? ' single-expander' : ''}`,
    title: titles[direction],
    'aria-label': titles[direction],
    'data-url': `${repository}/blob_excerpt/${blob}?${query}`,
    'data-left-range': gap.left.join('-'),
    'data-right-range': gap.right.join('-'),
  })}>${icon(icons[direction])}</a>`
}
