/**
 * Which rows of a file may be folded: stretches of changed lines, each of which needs no review and reads on the page as it was
 * read. Anything else in between ends a stretch: a line that stayed, a hunk's header, a conversation.
 */
import type {Side} from '../../engine/report.ts'
import type {ShownLine} from '../../github/diff/shown.ts'
import {lineHash} from '../line-hash.ts'

export interface Stretch {
  rows: HTMLElement[]
  lines: ShownLine[]
}

/** The hash of a line that may be folded. */
export type HashOf = (path: string, side: Side, line: number) => number | undefined

export function planFolds(lines: ShownLine[], hashOf: HashOf): Stretch[] {
  const stretches: Stretch[] = []
  let current: Stretch | undefined
  for (const {row, lines: shown} of rowsOf(lines)) {
    if (!shown.some(({changed}) => changed) || !shown.every(line => mayBeFolded(line, hashOf))) {
      current = undefined
      continue
    }
    if (!current || nextRow(current.rows.at(-1)!) !== row) {
      current = {rows: [], lines: []}
      stretches.push(current)
    }
    current.rows.push(row)
    current.lines.push(...shown.filter(({changed}) => changed))
  }
  return stretches
}

interface Row {
  row: HTMLElement
  lines: ShownLine[]
}

function rowsOf(lines: ShownLine[]): Row[] {
  const rows = new Map<HTMLElement, Row>()
  for (const line of lines) {
    const row = line.cell.parentElement!
    const known = rows.get(row)
    if (known) known.lines.push(line)
    else rows.set(row, {row, lines: [line]})
  }
  return [...rows.values()]
}

/** In the split view a row may hold a line that stayed beside one that changed only on paper; both must be safe to hide. */
function mayBeFolded({path, side, line, code, changed, discussed}: ShownLine, hashOf: HashOf): boolean {
  return changed && !discussed && hashOf(path, side, line) === lineHash(code.textContent ?? '')
}

/** Our own rows do not count. */
function nextRow(row: HTMLElement): Element | null {
  let next = row.nextElementSibling
  while (next?.hasAttribute('data-refract-ui')) next = next.nextElementSibling
  return next
}
