/**
 * The diff as the server draws it. Two number cells and one code cell in the unified view, number and code twice in the split
 * view; a number cell's place in the row tells the side, also for lines that the reader expanded.
 */
import {classic as selectors} from '../selectors.ts'
import {childrenOf, closest, findAllIn, findFirst, lineNumber, matches, ownRows} from './query.ts'
import type {Adapter, ShownLine, Side} from './shown.ts'

export const classic: Adapter = {
  roots: within => findAllIn(within, selectors.file),
  rootAround: element => closest(element, selectors.file),
  file(root) {
    const header = findFirst(root, selectors.header)
    const path = header?.dataset.path ?? root.dataset.tagsearchPath
    if (!path) return undefined
    const pathBefore = oldPathOf(root, path) ?? path
    return {
      root,
      path,
      pathBefore,
      headerEnd: () => findFirst(root, selectors.headerEnd),
      anchor: root.id || (header?.dataset.anchor ?? ''),
      lines: () => [...linesOf(root, path, pathBefore)],
      eachLine: () => linesOf(root, path, pathBefore),
    }
  },
}

/** The new path is known exactly, so that an old path may contain an arrow. */
function oldPathOf(root: HTMLElement, path: string): string | undefined {
  const title = findFirst(root, selectors.renameTitle)?.title
  const ending = selectors.renameArrow + path
  return title?.endsWith(ending) ? title.slice(0, -ending.length) : undefined
}

function* linesOf(root: HTMLElement, path: string, pathBefore: string): Generator<ShownLine> {
  const table = findFirst(root, selectors.table)
  if (!table) return
  const split = matches(table, selectors.splitTable)
  let hunk = 0
  for (const [row, element] of ownRows(table).entries()) {
    const cells = childrenOf(element)
    if (cells.some(cell => matches(cell, selectors.hunkCell))) {
      hunk++
      continue
    }
    const numbers = cells.filter(cell => matches(cell, selectors.numberCell))
    const codes = cells.filter(cell => matches(cell, selectors.codeCell))
    for (const [index, number] of numbers.entries()) {
      const line = lineNumber(number.getAttribute(selectors.lineAttribute))
      const cell = split ? codes[index] : codes[0]
      if (line === undefined || !cell) continue
      const side: Side = index === 0 ? 'before' : 'after'
      const edge = split ? number : numbers[0]!
      const code = findFirst(cell, selectors.code) ?? cell
      const changed = matches(cell, selectors.changedCell)
      const discussed = element.nextElementSibling !== null && matches(element.nextElementSibling, selectors.talkRow)
      yield {path: side === 'before' ? pathBefore : path, side, line, edge, cell, code, changed, discussed, row, hunk}
    }
  }
}
