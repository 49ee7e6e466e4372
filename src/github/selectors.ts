/**
 * Every string that depends on GitHub's markup. One alternative a line, with the page and the date it was last known there;
 * the first that matches wins. Names of CSS modules end in a hash that changes with every release: never use the hash.
 */

/** The view made by React: commit pages since 2024, pull requests since 2025. */
export const react = {
  /** `[id^="diff-"]` alone also finds the frame around all files: see `fileId`. */
  file: [
    'div[role="region"][id^="diff-"]', // commit, pull request — 2026-10
  ],
  table: [
    'table[role="grid"][aria-label^="Diff for: "]', // commit, pull request — 2026-10
    'table[role="grid"][data-diff-anchor]', // pull request — 2025-07
  ],
  /** What stands before the path in a table's `aria-label`. */
  tableLabel: 'Diff for: ',
  header: [
    '[data-diff-header-wrapper]', // commit, pull request — 2026-10
    '[class*="Diff-module__diffHeaderWrapper"]', // pull request — 2026-04
  ],
  /** Begins the group at the right end of the header: the numbers of lines. */
  headerEnd: [
    '[data-diff-header-wrapper] [class*="DiffFileHeader-module__diff-file-header"] > :last-child > :first-child', // 2026-10
    '[data-diff-header-wrapper] > :first-child > :last-child > :first-child', // 2026-10
  ],
  /** Elements that carry the path in `data-file-path`. */
  pathHolder: [
    'button[data-file-path]', // commit, pull request; absent where nothing can be expanded — 2026-10
  ],
  /** A heading with the path between two invisible marks for the direction of writing. */
  title: [
    'h3 code', // commit, pull request — 2026-10
    'h3 a', // pull request — 2025-07
  ],
  /** Inside the title of a renamed file: "old renamed to new", whole where the visible text is cut. */
  renameTitle: [
    '.sr-only', // commit, pull request — 2026-10
  ],
  renameWord: ' renamed to ',
  row: [
    'tr.diff-line-row', // commit, pull request — 2026-10
  ],
  hunkCell: [
    'td.diff-hunk-cell', // commit, pull request — 2026-10
  ],
  numberCell: [
    'td.new-diff-line-number', // commit, pull request — 2026-10
    'td.empty-diff-line:not(.diff-text-cell)', // the side that has no such line; its code cell may have the class, too — 2026-10
  ],
  emptyNumberCell: [
    'td.empty-diff-line', // commit, pull request — 2026-10
  ],
  /** With `td`: the `code` of a hunk header has the same class. */
  codeCell: [
    'td.diff-text-cell', // commit, pull request — 2026-10
  ],
  leftCodeCell: [
    '.left-side-diff-cell', // split — 2026-08
    '[data-diff-side="left"]', // split and unified — 2026-10
  ],
  code: [
    '.diff-text-inner', // commit, pull request — 2026-10
  ],
  /** Inside the code cell of a line that was added or removed. */
  changed: [
    ':scope > code.addition', // commit, pull request — 2026-10
    ':scope > code.deletion', // commit, pull request — 2026-10
  ],
  /** What people and checks say about a line, inside its code cell. */
  talk: [
    '[data-testid="review-thread"]', // pull request — 2026-10
    '[data-marker-id]', // pull request, annotations too — 2026-10
    '[data-marker-navigation-new-thread="true"]', // a comment being written — 2026-10
    'textarea', // whatever else is being written
  ],
  /** The side and the line in attributes of a cell: see `sideAttribute`, `lineAttribute`. */
  sideAttribute: 'data-diff-side', // pull request — 2026-10; commit pages of 2026-08 had none
  lineAttribute: 'data-line-number', // commit, pull request — 2026-10
  /** Ends in `R12`; in split view both cells of a row carry the right one's, so it is the last thing to ask. */
  anchorAttribute: 'data-line-anchor', // commit, pull request — 2026-10
}

/** The view made on the server: comparisons, readers who are not signed in, GitHub Enterprise. */
export const classic = {
  file: [
    '.file.js-file', // commit, pull request, compare — 2022-07, wrapper of 2026-10
    '.file[data-tagsearch-path]', // commit, pull request — 2026-08
  ],
  /** With the class: comment buttons inside rows carry `data-path`, too. */
  header: [
    '.file-header[data-path]', // commit, pull request — 2026-10
  ],
  headerEnd: [
    '.file-header[data-path] > .file-actions', // commit, pull request — 2026-08
  ],
  /** The title of a renamed file's link: "old → new". */
  renameTitle: [
    '.file-info a[title*=" → "]', // commit, pull request — 2022-07
  ],
  renameArrow: ' → ',
  table: [
    'table.js-diff-table', // commit, pull request — 2026-08
    'table.diff-table', // GitHub Enterprise — 2018
  ],
  splitTable: [
    '.js-file-diff-split', // commit, pull request — 2026-08
    '.file-diff-split', // commit — 2021-12
  ],
  hunkCell: [
    'td.blob-code-hunk', // commit, pull request — 2026-08
  ],
  numberCell: [
    'td.blob-num', // commit, pull request — 2026-08
  ],
  codeCell: [
    'td.blob-code', // commit, pull request — 2026-08
  ],
  code: [
    '.blob-code-inner', // commit, pull request — 2026-08; lines expanded by the reader have none
  ],
  /** The code cell of a line that was added or removed. */
  changedCell: [
    '.blob-code-addition', // commit, pull request — 2026-08
    '.blob-code-deletion', // commit, pull request — 2026-08
  ],
  /** The row below a line, with what people and checks say about it. */
  talkRow: [
    'tr.inline-comments', // commit, pull request — 2026-08
    'tr.js-inline-annotations', // pull request — 2026-08
  ],
  /** Holds `...` on rows that begin a hunk, not a number. */
  lineAttribute: 'data-line-number', // commit, pull request — 2026-08
}

/** What a reader presses to see the rows of a file. */
export const openers = {
  unfold: [
    '[data-diff-header-wrapper] svg.octicon-chevron-right', // React, folded; the button around it has no name of its own — 2026-10
    'button.js-details-target[aria-expanded="false"]', // classic, folded — 2026-08
  ],
  button: [
    'button', // both views; told apart by their text
  ],
  /** In the rows between hunks; each opens some twenty lines. */
  expand: [
    'tr button[data-direction]', // React — 2026-10
    'tr a.js-expand', // classic — 2026-08
  ],
  /** "Load diff" in the classic view, "Load Diff" in React's. */
  loadText: /^\s*load diff\s*$/i,
}

/** Where a reader says that a file is viewed. Pressed only when the reader presses our button for it. */
export const viewed = {
  /** Not pressed yet. */
  open: [
    'button[aria-pressed="false"][class*="MarkAsViewedButton"]', // React, pull request — 2026-10
    'input.js-reviewed-checkbox:not(:checked)', // classic, pull request — 2026-08
  ],
}

/** A file's element: `diff-` and the SHA-256 of its path (of the new one, if it was renamed). */
export const fileId = /^diff-[0-9a-f]{64}$/

/** What is rewritten when a row is reused to show another line. */
export const lineAttributes = ['data-line-number', 'data-line-anchor', 'data-grid-cell-id', 'data-diff-side', 'id']

/** Told on `document` when a page was left or entered without loading; none of them is documented, and none is sent always. */
export const navigationEvents = [
  'turbo:load', // classic pages — 2026-08
  'turbo:render', // classic pages — 2026-08
  'turbo:frame-load', // parts of classic pages — 2026-08
  'soft-nav:success', // React pages — 2026-08
  'soft-nav:end', // React pages — 2026-08
  'soft-nav:payload', // React pages — 2026-08
  'soft-nav:react-done', // React pages — 2026-07
  'pjax:end', // GitHub Enterprise — 2021
]

/** The end of a link to a line: `#diff-…R12`. */
export const lineAnchor = (file: string, side: 'before' | 'after', line: number) => `${file}${side === 'before' ? 'L' : 'R'}${line}`

/** `#diff-…R12`, `#diff-…R12-R20`, `#diff-…L5-R9`: which lines a link speaks of; nothing for a link to a whole file or to something else. */
export function linkedLines(hash: string): {file: string; ends: {side: 'before' | 'after'; line: number}[]} | undefined {
  const [, file, ...parts] = /^#(diff-[0-9a-f]{64})([LR])(\d+)(?:-([LR])(\d+))?$/.exec(hash) ?? []
  if (!file) return undefined
  const end = (letter: string, line: string) => ({side: letter === 'L' ? ('before' as const) : ('after' as const), line: Number(line)})
  return {file, ends: [end(parts[0]!, parts[1]!), ...(parts[2] ? [end(parts[2], parts[3]!)] : [])]}
}
