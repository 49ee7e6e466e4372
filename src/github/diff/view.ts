/**
 * The diff on the page, whichever markup GitHub chose for it. Both adapters look at every scan: GitHub switches between its
 * two views from one page to the next, and only one of them finds anything.
 */
import {linkedLines, viewed} from '../selectors.ts'
import {classic} from './classic.ts'
import {findFirst} from './query.ts'
import {react} from './react.ts'
import {type RevealOptions, reveal} from './reveal.ts'
import type {Adapter, LineKey, ShownFile, ShownLine} from './shown.ts'
import {onceAFrame, watchRoots} from './watch.ts'

export interface DiffView {
  /** All files the page shows now, folded and unloaded ones included. */
  files(): ShownFile[]
  /** The line in the page, if it is there now. */
  find(key: LineKey): ShownLine | undefined
  /** The line that a cell, or anything inside it, shows. For an unchanged line of a unified view: the line after the change. */
  lineOf(element: Element): LineKey | undefined
  /** Calls with all files now, and with those whose rows came or changed later, at most once a frame. */
  watch(onFiles: (files: ShownFile[]) => void, options: {signal: AbortSignal}): void
  /** The same, of elements alone and without delay, for who wants to know early and look later: see `fileAt`. */
  watchRoots(onRoots: (roots: HTMLElement[]) => void, options: {signal: AbortSignal}): void
  /** What an element of a file shows now; nothing while GitHub is still making it. */
  fileAt(root: HTMLElement): ShownFile | undefined
  /** Scrolls to a line, or to the nearest one the page shows of its file; opens and loads the file where that is needed. */
  reveal(key: LineKey, options: RevealOptions): Promise<ShownLine | undefined>
  /** The lines that the end of an address speaks of, in files that are on the page. */
  linked(hash: string): LineKey[]
  /** What a reader presses to say that a file is viewed; nothing where it is viewed already, or there is no such thing. */
  viewedControl(file: ShownFile): HTMLElement | undefined
}

const adapters: Adapter[] = [react, classic]

/** `own` matches what we put into the page ourselves, so that we do not answer our own changes. */
export function diffView(document: Document, own: string): DiffView {
  const roots = (within: Document | Element) => adapters.flatMap(adapter => adapter.roots(within))
  const rootAround = (element: Element) => firstDefined(adapters, adapter => adapter.rootAround(element))
  const file = (root: HTMLElement) =>
    firstDefined(adapters, adapter => (adapter.rootAround(root) === root ? adapter.file(root) : undefined))
  const files = () => roots(document).flatMap(root => file(root) ?? [])
  const startWatch: DiffView['watchRoots'] = (onRoots, {signal}) => watchRoots(document, {roots, rootAround, own}, onRoots, signal)
  const watch: DiffView['watch'] = (onFiles, {signal}) => {
    const tell = (changed: HTMLElement[]) => onFiles(changed.flatMap(root => file(root) ?? []))
    const tellLater = onceAFrame(document.defaultView!, tell, signal)
    let isFirst = true
    startWatch(
      changed => {
        if (isFirst) tell(changed)
        else tellLater(changed)
        isFirst = false
      },
      {signal},
    )
  }
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
    watch,
    watchRoots: startWatch,
    fileAt: file,
    reveal: (key, options) => reveal({document, files, watch}, key, options),
    linked(hash) {
      const link = linkedLines(hash)
      const file = link && files().find(({anchor}) => anchor === link.file)
      return file ? link.ends.map(({side, line}) => ({path: side === 'before' ? file.pathBefore : file.path, side, line})) : []
    },
    viewedControl: ({root}) => findFirst(root, viewed.open),
  }
}

function firstDefined<T, R>(list: T[], ask: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const answer = ask(one)
    if (answer !== undefined) return answer
  }
  return undefined
}
