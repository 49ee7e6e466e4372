/**
 * Draws what is near the window, a little at a time. A diff may have thousands of files, and a reader sees few of them: files far
 * away wait until they come near, and those that are near are drawn in the time that the page leaves. While the reader flies past,
 * what can wait does.
 */
import type {ShownFile, ShownLine} from '../github/diff/shown.ts'
import type {DiffView} from '../github/diff/view.ts'
import {isAtLeast, type Pace, watchMotion} from './motion.ts'

const SLICE = 6 // milliseconds of drawing before the page has its turn again
const SOON = 40 // milliseconds after which we take a slice, even if the page leaves no time
const LOOK_UP = 16 // lines between two looks at the clock
const NEAR = '100% 0px' // a window's height above and below

interface Watcher {
  onFiles(files: ShownFile[]): void
  waitsAt: Pace | undefined
  /** Files that changed since they were last drawn. */
  waiting: Set<HTMLElement>
}

/** A file whose lines are being read. It ends when the file changes. */
interface Reading {
  file: ShownFile
  lines: ShownLine[]
  rest: Iterator<ShownLine>
  isDone: boolean
}

export interface NearbyOptions {
  signal: AbortSignal
  /** Told when all that is near has been drawn, and when there is something to draw again. */
  onRest?(isDrawn: boolean): void
}

export interface NearbyView extends DiffView {
  /** Watchers hear of a file when it is near, and of one file at a time; with `waitsAt`, not while the reader is as fast as that. */
  watch(onFiles: (files: ShownFile[]) => void, options: {signal: AbortSignal; waitsAt?: Pace}): void
}

export function nearby(window: Window & typeof globalThis, view: DiffView, {signal, onRest}: NearbyOptions): NearbyView {
  const watchers = new Set<Watcher>()
  const known = new Set<HTMLElement>()
  const near = new Set<HTMLElement>()
  /** Nobody has said yet whether these are near. */
  const unplaced = new Set<HTMLElement>()
  const readings = new Map<HTMLElement, Reading>()
  const turn = ourTurn(window, work)
  const motion = watchMotion(window, {signal, onSlower: begin})

  const observer = new window.IntersectionObserver(
    entries => {
      for (const {target, isIntersecting} of entries) {
        const root = target as HTMLElement
        unplaced.delete(root)
        if (!root.isConnected) forget(root)
        else if (isIntersecting) near.add(root)
        else near.delete(root)
      }
      begin()
    },
    {rootMargin: NEAR},
  )
  signal.addEventListener('abort', () => {
    observer.disconnect()
    turn.cancel()
  })
  view.watchRoots(
    roots => {
      for (const root of roots) {
        if (!known.has(root)) {
          known.add(root)
          unplaced.add(root)
          observer.observe(root)
        }
        // What was read of it may be wrong by now.
        readings.delete(root)
        for (const {waiting} of watchers) waiting.add(root)
      }
      begin()
    },
    {signal},
  )

  function begin() {
    onRest?.(false)
    turn.ask()
  }

  function work(end: number) {
    for (const root of near) {
      if (!root.isConnected) forget(root)
      else if (!drawFile(root, end)) return begin()
    }
    for (const root of unplaced) if (!root.isConnected) forget(root)
    onRest?.(unplaced.size === 0 && ![...near].some(isAwaited))
  }

  /** All watchers get the same lines. False when the time is over before they have all drawn. */
  function drawFile(root: HTMLElement, end: number): boolean {
    for (const watcher of watchers) {
      if (!isDue(watcher, root)) continue
      const {waiting, onFiles} = watcher
      const reading = readings.get(root) ?? startReading(root)
      if (reading && !readOn(reading, end)) return false
      waiting.delete(root)
      if (reading) drawOnce(reading, onFiles)
      if (window.performance.now() > end && [...watchers].some(other => isDue(other, root))) return false
    }
    readings.delete(root)
    return true
  }

  const isDue = ({waiting, waitsAt}: Watcher, root: HTMLElement) => waiting.has(root) && !(waitsAt && isAtLeast(motion.pace, waitsAt))

  const isAwaited = (root: HTMLElement) => [...watchers].some(({waiting}) => waiting.has(root))

  /** Nothing while GitHub is still making the file: its next change is told. */
  function startReading(root: HTMLElement): Reading | undefined {
    const file = view.fileAt(root)
    if (!file) return undefined
    const reading = {file, lines: [], rest: file.eachLine()[Symbol.iterator](), isDone: false}
    readings.set(root, reading)
    return reading
  }

  function readOn(reading: Reading, end: number): boolean {
    while (!reading.isDone) {
      for (let count = 0; count < LOOK_UP && !reading.isDone; count++) {
        const {done, value} = reading.rest.next()
        if (done) reading.isDone = true
        else reading.lines.push(value)
      }
      if (window.performance.now() > end) break
    }
    return reading.isDone
  }

  function forget(root: HTMLElement) {
    near.delete(root)
    unplaced.delete(root)
    known.delete(root)
    readings.delete(root)
    observer.unobserve(root)
    for (const {waiting} of watchers) waiting.delete(root)
  }

  return {
    ...view,
    watch(onFiles, {signal, waitsAt}) {
      for (const root of known) if (!root.isConnected) forget(root)
      const watcher: Watcher = {onFiles, waitsAt, waiting: new Set(known)}
      watchers.add(watcher)
      signal.addEventListener('abort', () => watchers.delete(watcher))
      // The reader has asked for it, and looks at it.
      work(window.performance.now() + SLICE)
    },
  }
}

/** Who keeps the file, to draw it again later, reads the page as it is then. */
function drawOnce({file, lines}: Reading, onFiles: (files: ShownFile[]) => void) {
  let isDrawing = true
  onFiles([{...file, lines: () => (isDrawing ? lines : file.lines())}])
  isDrawing = false
}

/** Time of the thread that the page does not need; but not later than soon. */
function ourTurn(window: Window, work: (end: number) => void) {
  let asked = 0
  let since: number | undefined
  const take = (idle: IdleDeadline) => {
    asked = 0
    const time = idle.didTimeout ? SLICE : Math.min(idle.timeRemaining(), SLICE)
    work(window.performance.now() + time)
    if (!asked) since = undefined
  }
  return {
    /** Who asks again in a turn has waited since the first time. */
    ask() {
      if (asked) return
      since ??= window.performance.now()
      asked = window.requestIdleCallback(take, {timeout: Math.max(1, since + SOON - window.performance.now())})
    },
    cancel: () => window.cancelIdleCallback(asked),
  }
}
