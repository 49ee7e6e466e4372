/** What a page shows of a diff, in our words. Elements are GitHub's own and may be reused for another line at any time. */

export type Side = 'before' | 'after'

export interface LineKey {
  path: string
  side: Side
  line: number
}

export interface ShownLine extends LineKey {
  /** Where a bar at the outer edge of the line number belongs. */
  edge: HTMLElement
  /** The cell with the code. An unchanged line of a unified view is one cell for both sides. */
  cell: HTMLElement
  /** The code itself, inside the cell. */
  code: HTMLElement
  /** Shown as added or removed; an unchanged line, or one that differs in whitespace only where that is not shown, is neither. */
  changed: boolean
  /** A conversation, a comment being written or a check's remark hangs on it. */
  discussed: boolean
  /** Rows of the file from its top, and the stretches they fall into. */
  row: number
  hunk: number
}

export interface ShownFile {
  root: HTMLElement
  /** Its path after the change; before it, too, unless it was renamed. */
  path: string
  pathBefore: string
  /** What comes first at the right end of the file's header now; it may be something that we put there. */
  headerEnd(): HTMLElement | undefined
  /** The part of a link that names the file: `diff-…`. */
  anchor: string
  /** All lines that are in the page now: none while the file is folded or not loaded. */
  lines(): ShownLine[]
  /** The same lines, read one by one: a long file takes longer to read than a frame lasts. */
  eachLine(): Iterable<ShownLine>
}

/** Reads one of GitHub's markups. */
export interface Adapter {
  /** The elements of files in a part of the page, that part itself included. */
  roots(within: Document | Element): HTMLElement[]
  /** The element of the file around an element; cheap, as it is asked for every change of the page. */
  rootAround(element: Element): HTMLElement | undefined
  /** Nothing while GitHub is still making it. */
  file(root: HTMLElement): ShownFile | undefined
}
