/**
 * Brings a line into view, whatever hides it: a folded file is opened, a file that is not loaded is loaded, a file that GitHub has not
 * mounted is asked for by its address. Nothing here writes anything at GitHub; "Viewed" is never touched.
 */
import {lineAnchor, openers} from '../selectors.ts'
import {fileAnchor} from './anchor.ts'
import {expander} from './expand.ts'
import {findAll} from './query.ts'
import type {LineKey, ShownFile, ShownLine} from './shown.ts'

export interface RevealOptions {
  /** GitHub names a file after its path after the change. */
  pathAfter: string
  /** The line itself, not one near it: lines that the page leaves out are opened. */
  exactly?: boolean
  signal: AbortSignal
}

interface Page {
  document: Document
  files(): ShownFile[]
  watch(onFiles: () => void, options: {signal: AbortSignal}): void
}

const PATIENCE = 10_000 // milliseconds; GitHub has been seen to take four seconds to mount a file that is far away

/** The line, or the one nearest to it where the page shows only a part of its file; nothing where the page does not show the file. */
export async function reveal(
  page: Page,
  key: LineKey,
  {pathAfter, exactly = false, signal}: RevealOptions,
): Promise<ShownLine | undefined> {
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
  if (!shown || !exactly) return shown
  shown = (await expanded(page, key, signal)) ?? shown
  if (shown.cell.isConnected) shown.cell.scrollIntoView({block: 'center'})
  return shown
}

/** The line, once it is opened; or the nearest one again, as rows are made anew by opening others. */
async function expanded(page: Page, key: LineKey, signal: AbortSignal): Promise<ShownLine | undefined> {
  const press = expander(key)
  const opened = await waitFor(page, signal, () => {
    const file = fileOf(page.files(), key)
    return file && press(file) ? undefined : nearestLine(page.files(), key)
  })
  return opened ?? nearestLine(page.files(), key)
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
