/**
 * Reads from a page which rows carry a mark, by GitHub's markup alone. Runs in the browser: `page.evaluate(markedRows)`; it can use
 * nothing from outside itself.
 */

export interface MarkedRow {
  path: string
  /** Lines the row shows; in split view only that of the marked side. */
  before?: number
  after?: number
}

export function markedRows(): MarkedRow[] {
  const lineIn = (cell: Element | undefined) => Number(cell?.getAttribute('data-line-number')) || undefined
  return [...document.querySelectorAll<HTMLTableCellElement>('td[data-refract-mark]')].map(mark => {
    const row = mark.parentElement!
    const table = row.closest('table')!
    const header = row.closest('.file')?.querySelector<HTMLElement>('.file-header[data-path]')
    const path = header?.dataset.path ?? table.getAttribute('aria-label')!.replace('Diff for: ', '')
    const cells = [...row.children]
    if (cells.length === 4) return cells.indexOf(mark) === 0 ? {path, before: lineIn(mark)} : {path, after: lineIn(mark)}
    return {path, before: lineIn(cells[0]), after: lineIn(cells[1])}
  })
}
