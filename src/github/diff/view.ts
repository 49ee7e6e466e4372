/**
 * The diff on the page, whichever markup GitHub chose for it. Both adapters look at every scan: GitHub switches between its
 * two views from one page to the next, and only one of them finds anything.
 */
import {lineAnchor} from '../selectors.ts'
import {classic} from './classic.ts'
import {react} from './react.ts'
import type {Adapter, LineKey, ShownFile, ShownLine} from './shown.ts'
import {watchRoots} from './watch.ts'

export interface DiffView {
  /** All files the page shows now, folded and unloaded ones included. */
  files(): ShownFile[]
  /** The line in the page, if it is there now. */
  find(key: LineKey): ShownLine | undefined
  /** The line that a cell, or anything inside it, shows. For an unchanged line of a unified view: the line after the change. */
  lineOf(element: Element): LineKey | undefined
  /** Calls with all files now, and with those whose rows came or changed later, at most once a frame. */
  watch(onFiles: (files: ShownFile[]) => void, options: {signal: AbortSignal}): void
  /** The part of an address after `#` that leads to a line, shown or not. */
  anchor(key: LineKey, pathAfter: string): Promise<string>
}

const adapters: Adapter[] = [react, classic]

export function diffView(document: Document): DiffView {
  const roots = (within: Document | Element) => adapters.flatMap(adapter => adapter.roots(within))
  const rootAround = (element: Element) => firstDefined(adapters, adapter => adapter.rootAround(element))
  const file = (root: HTMLElement) =>
    firstDefined(adapters, adapter => (adapter.rootAround(root) === root ? adapter.file(root) : undefined))
  const files = () => roots(document).flatMap(root => file(root) ?? [])
  return {
    files,
    find: ({path, side, line}) =>
      firstDefined(files(), file =>
        (side === 'before' ? file.pathBefore : file.path) === path
          ? file.lines().find(shown => shown.side === side && shown.line === line)
          : undefined,
      ),
    lineOf(element) {
      const root = rootAround(element)
      const lines = (root && file(root)?.lines()) ?? []
      const shown = lines.filter(({cell}) => cell.contains(element)).at(-1)
      return shown && {path: shown.path, side: shown.side, line: shown.line}
    },
    watch: (onFiles, {signal}) =>
      watchRoots(document, {roots, rootAround}, changed => onFiles(changed.flatMap(root => file(root) ?? [])), signal),
    anchor: async ({side, line}, pathAfter) => lineAnchor(await fileAnchor(pathAfter), side, line),
  }
}

/** GitHub names a file's element after the digest of its path. */
async function fileAnchor(path: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path)))
  return `diff-${[...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

function firstDefined<T, R>(list: T[], ask: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const answer = ask(one)
    if (answer !== undefined) return answer
  }
  return undefined
}
