/** Small pages in GitHub's two markups, written from one description of a diff. */
import {createHash} from 'node:crypto'

export type Markup = 'react' | 'classic'
export type Layout = 'unified' | 'split'

export interface FileDiff {
  path: string
  pathBefore?: string
  rows: Row[]
}

/**
 * `@@` begins a hunk; a line with a number on one side only was added or removed. With `codeAfter`, one was removed and another
 * added, which stand beside each other in the split view.
 */
export type Row = '@@' | {before?: number; after?: number; code: string; codeAfter?: string}

export const digest = (path: string) => `diff-${createHash('sha256').update(path).digest('hex')}`

export function page(markup: Markup, layout: Layout, files: FileDiff[]): string {
  const render = {react: reactFile, classic: classicFile}[markup]
  return `<main>${files.map(file => render(file, layout)).join('')}</main>`
}

export function reactFile(file: FileDiff, layout: Layout): string {
  const id = digest(file.path)
  const title = file.pathBefore
    ? `<span aria-hidden="true">…</span><span class="sr-only">${file.pathBefore} renamed to ${file.path} </span>`
    : `\u200e${file.path}\u200e`
  const rows = file.rows.map(row => (layout === 'split' ? reactSplitRow(row, id) : reactUnifiedRow(row, id))).join('')
  return `<div><div role="region" id="${id}">
    <div data-diff-header-wrapper="true"><h3><a href="#${id}"><code>${title}</code></a></h3></div>
    <div><table role="grid" aria-label="Diff for: ${file.path}" data-diff-anchor="${id}">
      <thead class="sr-only"><tr><th>Original file line number</th></tr></thead><tbody>${rows}</tbody></table></div></div></div>`
}

const reactHunk = '<tr class="diff-line-row"><td class="diff-hunk-cell" colspan="4"><code class="diff-text-cell hunk">@@</code></td></tr>'

const reactNumber = (side: 'left' | 'right', line: number | undefined) =>
  line === undefined
    ? '<td class="empty-diff-line left-side"></td>'
    : `<td class="new-diff-line-number" data-diff-side="${side}" data-line-number="${line}">${line}</td>`

function reactUnifiedRow(row: Row, id: string): string {
  if (row === '@@') return reactHunk
  const {before, after, code} = row
  const side = after === undefined ? 'left' : 'right'
  const line = after ?? before
  const anchor = `${id}${after === undefined ? 'L' : 'R'}${line}`
  return `<tr class="diff-line-row">${reactNumber('left', before)}${reactNumber('right', after)}
    <td class="diff-text-cell" data-diff-side="${side}" data-line-number="${line}" data-line-anchor="${anchor}">${reactCode(row, code)}</td></tr>`
}

/** Both code cells of a row carry the anchor of the right-hand line, as on the real page. */
function reactSplitRow(row: Row, id: string): string {
  if (row === '@@') return reactHunk
  const {before, after, code, codeAfter} = row
  const anchor = after === undefined ? `${id}L${before}` : `${id}R${after}`
  const cell = (side: 'left' | 'right', line: number | undefined) =>
    line === undefined
      ? `<td class="diff-text-cell ${side}-side-diff-cell empty-diff-line"></td>`
      : `<td class="diff-text-cell ${side}-side-diff-cell" data-diff-side="${side}" data-line-number="${line}" data-line-anchor="${anchor}">
          ${reactCode(oneSide(row, side), side === 'right' ? (codeAfter ?? code) : code)}</td>`
  return `<tr class="diff-line-row">${reactNumber('left', before)}${cell('left', before)}${reactNumber('right', after)}${cell('right', after)}</tr>`
}

const reactCode = (row: Exclude<Row, '@@'>, code: string) =>
  `<code class="diff-text ${kind(row)}"><div class="diff-text-inner">${code}</div></code>`

export function classicFile(file: FileDiff, layout: Layout): string {
  const id = digest(file.path)
  const title = file.pathBefore ? `${file.pathBefore} → ${file.path}` : file.path
  const rows = file.rows.map(row => (layout === 'split' ? classicSplitRow(row, id) : classicUnifiedRow(row, id))).join('')
  return `<copilot-diff-entry data-file-path="${file.path}"><div id="${id}" class="file js-file" data-tagsearch-path="${file.path}">
    <div class="file-header" data-path="${file.path}"><div class="file-info"><a title="${title}" href="#${id}">${title}</a></div></div>
    <div class="js-file-content"><table class="diff-table js-diff-table ${layout === 'split' ? 'js-file-diff-split' : ''}">
      <tbody>${rows}</tbody></table></div></div></copilot-diff-entry>`
}

const classicHunk = `<tr><td class="blob-num blob-num-hunk" data-line-number="..."></td><td class="blob-num blob-num-hunk" data-line-number="..."></td>
  <td class="blob-code blob-code-inner blob-code-hunk">@@</td></tr>`

const classicNumber = (id: string, side: 'L' | 'R', line: number | undefined) =>
  line === undefined
    ? '<td class="blob-num empty-cell"></td>'
    : `<td id="${id}${side}${line}" class="blob-num js-linkable-line-number" data-line-number="${line}"></td>`

function classicUnifiedRow(row: Row, id: string): string {
  if (row === '@@') return classicHunk
  return `<tr data-hunk="x">${classicNumber(id, 'L', row.before)}${classicNumber(id, 'R', row.after)}
    <td class="blob-code blob-code-${kind(row)} js-file-line">${classicCode(row.code)}</td></tr>`
}

function classicSplitRow(row: Row, id: string): string {
  if (row === '@@') return classicHunk
  const cell = (side: 'left' | 'right', line: number | undefined) =>
    line === undefined
      ? `<td class="blob-code blob-code-empty empty-cell" data-split-side="${side}"></td>`
      : `<td class="blob-code blob-code-${kind(oneSide(row, side))} js-file-line" data-split-side="${side}">
          ${classicCode(side === 'right' ? (row.codeAfter ?? row.code) : row.code)}</td>`
  return `<tr data-hunk="x">${classicNumber(id, 'L', row.before)}${cell('left', row.before)}
    ${classicNumber(id, 'R', row.after)}${cell('right', row.after)}</tr>`
}

const classicCode = (code: string) => `<span class="blob-code-inner blob-code-marker">${code}</span>`

/** What the cell on one side of the split view says of itself. */
function oneSide(row: Exclude<Row, '@@'>, side: 'left' | 'right'): Exclude<Row, '@@'> {
  if (row.codeAfter === undefined) return row
  return side === 'left' ? {before: row.before, code: row.code} : {after: row.after, code: row.codeAfter}
}

function kind({before, after}: Exclude<Row, '@@'>): string {
  return before === undefined ? 'addition' : after === undefined ? 'deletion' : 'context'
}
