/**
 * Brings a line into view, whatever hides it: a folded file is opened, a file that is not loaded is loaded, a file that GitHub has not
 * mounted is asked for by its address. Nothing here writes anything at GitHub; "Viewed" is never touched.
 */
import {lineAnchor, openers} from '../selectors.ts'
import {fileAnchor} from './anchor.ts'
import {findAll} from './query.ts'
import type {LineKey, ShownFile, ShownLine} from './shown.ts'

export interface RevealOptions {
  /** GitHub names a file after its path after the change. */
  pathAfter: string
  signal: AbortSignal
}

interface Page {
  document: Document
  files(): ShownFile[]
  watch(onFiles: () => void, options: {signal: AbortSignal}): void
}

const PATIENCE = 10_000 // milliseconds; GitHub has been seen to take four seconds to mount a file that is far away

/** The line, or the one nearest to it where the page shows only a part of its file; nothing where the page does not show the file. */
export async function reveal(page: Page, key: LineKey, {pathAfter, signal}: RevealOptions): Promise<ShownLine | undefined> {
  let shown = nearestLine(page.files(), key)
  if (!shown) {
    const anchor = await fileAnchor(pathAfter)
    if (signal.aborted) return undefined
    page.document.defaultView!.location.hash = lineAnchor(anchor, key.side, key.line)
    const pressed = new Set<HTMLElement>()
    shown = await waitFor(page, signal, () => {
      const file = fileOf(page.files(), key)
      if (file) open(file, pressed)
      return nearestLine(page.files(), key)
    })
  }
  shown?.cell.scrollIntoView({block: 'center'})
  return shown
}

const fileOf = (files: ShownFile[], {path, side}: LineKey) => files.find(file => (side === 'before' ? file.pathBefore : file.path) === path)

function nearestLine(files: ShownFile[], key: LineKey): ShownLine | undefined {
  const distance = ({side, line}: ShownLine) => Math.abs(line - key.line) + (side === key.side ? 0 : 0.5)
  return fileOf(files, key)
    ?.lines()
    .filter(({cell}) => cell.getClientRects().length > 0)
    .reduce<ShownLine | undefined>((best, line) => (best && distance(best) <= distance(line) ? best : line), undefined)
}

/** Presses what opens the file; each button once, as it may close the file again. */
function open(file: ShownFile, pressed: Set<HTMLElement>) {
  const loading = findAll(file.root, openers.button).filter(button => openers.loadText.test(button.textContent ?? ''))
  const unfolding = findAll(file.root, openers.unfold).map(element => element.closest('button') ?? element)
  for (const button of [...loading, ...unfolding]) {
    if (pressed.has(button)) continue
    pressed.add(button)
    button.click()
  }
}

function waitFor(page: Page, signal: AbortSignal, look: () => ShownLine | undefined): Promise<ShownLine | undefined> {
  return new Promise(resolve => {
    const stop = new AbortController()
    const end = (shown?: ShownLine) => {
      stop.abort()
      resolve(shown)
    }
    const timer = setTimeout(end, PATIENCE)
    stop.signal.addEventListener('abort', () => clearTimeout(timer))
    signal.addEventListener('abort', () => end(), {signal: stop.signal})
    const lookAgain = () => {
      const shown = stop.signal.aborted ? undefined : look()
      if (shown) end(shown)
    }
    page.watch(lookAgain, {signal: stop.signal})
  })
}
