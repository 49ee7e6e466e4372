/**
 * Draws what is near the window, a little at a time. A diff may have thousands of files, and a reader sees few of them: files far
 * away wait until they come near, and those that are near share the thread with the page.
 */
import type {ShownFile} from '../github/diff/shown.ts'
import type {DiffView} from '../github/diff/view.ts'

const SLICE = 8 // milliseconds of drawing before the page has its turn again
const NEAR = '100% 0px' // a window's height above and below

interface Watcher {
  onFiles(files: ShownFile[]): void
  /** Files that changed since they were last drawn. */
  waiting: Map<HTMLElement, ShownFile>
}

export interface NearbyOptions {
  signal: AbortSignal
  /** Told when all that is near has been drawn, and when there is something to draw again. */
  onRest?(isDrawn: boolean): void
}

/** The same view; its watchers hear of a file when it is near, and of one file at a time. */
export function nearby(window: Window & typeof globalThis, view: DiffView, {signal, onRest}: NearbyOptions): DiffView {
  const watchers = new Set<Watcher>()
  const known = new Map<HTMLElement, ShownFile>()
  const near = new Set<HTMLElement>()
  /** Nobody has said yet whether these are near. */
  const unplaced = new Set<HTMLElement>()
  let timer = 0

  const observer = new window.IntersectionObserver(
    entries => {
      for (const {target, isIntersecting} of entries) {
        near[isIntersecting ? 'add' : 'delete'](target as HTMLElement)
        unplaced.delete(target as HTMLElement)
      }
      work()
    },
    {rootMargin: NEAR},
  )
  signal.addEventListener('abort', () => {
    observer.disconnect()
    window.clearTimeout(timer)
  })
  view.watch(
    files => {
      for (const file of files) {
        if (!known.has(file.root)) {
          unplaced.add(file.root)
          observer.observe(file.root)
        }
        known.set(file.root, file)
        for (const {waiting} of watchers) waiting.set(file.root, file)
      }
      work()
    },
    {signal},
  )

  function work() {
    window.clearTimeout(timer)
    const end = performance.now() + SLICE
    for (const root of near) {
      if (!root.isConnected) forget(root)
      else if (!drawFile(root, end)) {
        timer = window.setTimeout(work)
        onRest?.(false)
        return
      }
    }
    for (const root of unplaced) if (!root.isConnected) forget(root)
    onRest?.(unplaced.size === 0)
  }

  /** All watchers read the same lines. False when the time is over before they have all drawn. */
  function drawFile(root: HTMLElement, end: number): boolean {
    let lines: ReturnType<ShownFile['lines']> | undefined
    for (const {waiting, onFiles} of watchers) {
      const file = waiting.get(root)
      if (!file) continue
      if (performance.now() > end) return false
      waiting.delete(root)
      onFiles([{...file, lines: () => (lines ??= file.lines())}])
    }
    return true
  }

  function forget(root: HTMLElement) {
    near.delete(root)
    unplaced.delete(root)
    known.delete(root)
    observer.unobserve(root)
    for (const {waiting} of watchers) waiting.delete(root)
  }

  return {
    ...view,
    watch(onFiles, {signal}) {
      const watcher: Watcher = {onFiles, waiting: new Map(known)}
      watchers.add(watcher)
      signal.addEventListener('abort', () => watchers.delete(watcher))
      work()
    },
  }
}
