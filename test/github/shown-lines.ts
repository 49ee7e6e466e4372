/**
 * Reads the changed lines that a page shows, in either markup, as `expected-lines.ts` writes them. Runs in the browser:
 * `page.evaluate(shownLines)`; it can use nothing from outside itself.
 */

export function shownLines(): string[] {
  const lines: string[] = []
  const add = (path: string, sign: string, line: string | null, text: string) => lines.push(`${path} ${sign} ${line}: ${text}`)
  for (const table of document.querySelectorAll('table[role="grid"][aria-label^="Diff for: "]')) {
    const path = table.getAttribute('aria-label')!.slice('Diff for: '.length)
    for (const cell of table.querySelectorAll('td.diff-text-cell')) {
      const code = cell.querySelector('code.addition, code.deletion')
      if (!code) continue
      const sign = code.classList.contains('addition') ? '+' : '-'
      const side = cell.getAttribute('data-diff-side') ?? (cell.classList.contains('left-side-diff-cell') ? 'left' : 'right')
      if ((side === 'left') !== (sign === '-')) throw new Error(`a ${sign} line on the ${side} side of ${path}`)
      add(path, sign, cell.getAttribute('data-line-number'), cell.querySelector('.diff-text-inner')!.textContent!)
    }
  }
  for (const file of document.querySelectorAll('.file')) {
    const path = file.querySelector('.file-header[data-path]')!.getAttribute('data-path')!
    const anchor = file.id
    for (const cell of file.querySelectorAll('td.blob-code-addition, td.blob-code-deletion')) {
      const sign = cell.classList.contains('blob-code-addition') ? '+' : '-'
      const number = file.querySelector('.js-file-diff-split')
        ? cell.previousElementSibling!
        : cell.parentElement!.children[sign === '-' ? 0 : 1]!
      const line = number.getAttribute('data-line-number')
      if (number.id !== `${anchor}${sign === '-' ? 'L' : 'R'}${line}`)
        throw new Error(`the number cell of ${path} ${line} has id ${number.id}`)
      const code = cell.querySelector('.blob-code-inner')!
      if (code.getAttribute('data-code-marker') !== sign) throw new Error(`the marker of ${path} ${line} is not ${sign}`)
      add(path, sign, line, code.textContent!)
    }
  }
  return lines.sort()
}
