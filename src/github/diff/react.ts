/**
 * The diff as React draws it.
 *
 * Truth about a cell is `data-diff-side` with `data-line-number`. Some pages lack the first: then the cell's class or its place
 * in the row tells the side. `data-line-anchor` names the right-hand line in both cells of a split row, and is not asked for a side.
 */
import {fileId, react as selectors} from '../selectors.ts'
import {childrenOf, closest, findAllIn, findFirst, holds, lineNumber, matches, ownRows} from './query.ts'
import type {Adapter, ShownLine, Side} from './shown.ts'

export const react: Adapter = {
  roots: within => findAllIn(within, selectors.file).filter(isFile),
  rootAround(element) {
    const root = closest(element, selectors.file)
    return root && isFile(root) ? root : undefined
  },
  file(root) {
    const path = pathOf(root)
    if (!path) return undefined
    const pathBefore = oldPathOf(root, path) ?? path
    return {
      root,
      path,
      pathBefore,
      headerEnd: () => findFirst(root, selectors.headerEnd),
      anchor: root.id,
      lines: () => [...linesOf(root, path, pathBefore)],
      eachLine: () => linesOf(root, path, pathBefore),
    }
  },
}

const isFile = (root: HTMLElement) => fileId.test(root.id)

function pathOf(root: HTMLElement): string | undefined {
  const label = findFirst(root, selectors.table)?.getAttribute('aria-label')
  if (label?.startsWith(selectors.tableLabel)) return label.slice(selectors.tableLabel.length)
  // A folded file has no table; what is left of it is the header.
  const held = findFirst(root, selectors.pathHolder)?.dataset.filePath
  if (held) return held
  const renamed = renameTitle(root)
  if (renamed) return renamed.slice(renamed.lastIndexOf(selectors.renameWord) + selectors.renameWord.length)
  return withoutDirectionMarks(findFirst(root, selectors.title)?.textContent ?? '')
}

/** The new path is known exactly, so that an old path may contain any words. */
function oldPathOf(root: HTMLElement, path: string): string | undefined {
  const title = renameTitle(root)
  const ending = selectors.renameWord + path
  return title?.endsWith(ending) ? title.slice(0, -ending.length) : undefined
}

function renameTitle(root: HTMLElement): string | undefined {
  const title = findFirst(root, selectors.title)
  const text = title && findFirst(title, selectors.renameTitle)?.textContent
  return text?.includes(selectors.renameWord) ? withoutDirectionMarks(text) : undefined
}

const withoutDirectionMarks = (text: string) => text.trim().replace(/^[\u200e\u200f]+|[\u200e\u200f]+$/g, '')

function* linesOf(root: HTMLElement, path: string, pathBefore: string): Generator<ShownLine> {
  const table = findFirst(root, selectors.table)
  let hunk = 0
  for (const [row, element] of (table ? ownRows(table) : []).entries()) {
    if (!matches(element, selectors.row)) continue
    const cells = childrenOf(element)
    if (cells.some(cell => matches(cell, selectors.hunkCell))) {
      hunk++
      continue
    }
    const discussed = holds(element, selectors.talk)
    for (const {side, line, edge, cell} of cellsOf(cells)) {
      const code = findFirst(cell, selectors.code) ?? cell
      const changed = holds(cell, selectors.changed)
      yield {path: side === 'before' ? pathBefore : path, side, line, edge, cell, code, changed, discussed, row, hunk}
    }
  }
}

interface NumberedCell {
  side: Side
  line: number
  edge: HTMLElement
  cell: HTMLElement
}

function cellsOf(cells: HTMLElement[]): NumberedCell[] {
  const numbers = cells.filter(cell => matches(cell, selectors.numberCell))
  const codes = cells.filter(cell => matches(cell, selectors.codeCell))
  return codes.length > 1 ? splitCells(numbers, codes) : unifiedCells(numbers, codes[0])
}

/** Number, code, number, code. The side without a line has a code cell that holds nothing. */
function splitCells(numbers: HTMLElement[], codes: HTMLElement[]): NumberedCell[] {
  return codes.flatMap((cell, index) => {
    const edge = numbers[index]
    if (!edge || matches(edge, selectors.emptyNumberCell)) return []
    const side = sideIn(cell) ?? (matches(cell, selectors.leftCodeCell) || index === 0 ? 'before' : 'after')
    const line = lineIn(cell) ?? lineIn(edge) ?? writtenIn(edge) ?? anchorIn(cell, side)
    return line === undefined ? [] : [{side, line, edge, cell}]
  })
}

/** Number before, number after, code. The bar stands at the outer edge, whichever side has the line. */
function unifiedCells(numbers: HTMLElement[], cell: HTMLElement | undefined): NumberedCell[] {
  const edge = numbers[0]
  if (!cell || !edge) return []
  return numbers.flatMap((number, index) => {
    if (matches(number, selectors.emptyNumberCell)) return []
    const side = sideIn(number) ?? (index === 0 ? 'before' : 'after')
    const line = lineIn(number) ?? writtenIn(number) ?? anchorIn(cell, side)
    return line === undefined ? [] : [{side, line, edge, cell}]
  })
}

function sideIn(cell: HTMLElement): Side | undefined {
  const side = cell.getAttribute(selectors.sideAttribute)
  return side === 'left' ? 'before' : side === 'right' ? 'after' : undefined
}

const lineIn = (cell: HTMLElement) => lineNumber(cell.getAttribute(selectors.lineAttribute))

/** For number cells only: code may be a number, too. */
const writtenIn = (cell: HTMLElement) => lineNumber(cell.textContent)

/** Only where the anchor speaks of the same side: the left cell of a split row may carry the right one's. */
function anchorIn(cell: HTMLElement, side: Side): number | undefined {
  const [, letter, line] = /([LR])(\d+)$/.exec(cell.getAttribute(selectors.anchorAttribute) ?? '') ?? []
  return letter === (side === 'before' ? 'L' : 'R') ? lineNumber(line) : undefined
}
