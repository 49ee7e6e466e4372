/** How fast the reader moves through the page. A jump to some place, however far, is no movement: they have arrived. */
import {type Position, watchPosition} from './position.ts'

/** `flight`: too fast to read. `blur`: what comes into the window has left it again before we could mark it. */
export type Pace = 'calm' | 'flight' | 'blur'

const FAST = 2 // pixels a millisecond: a screen in half a second
const STEPS = 3 // that were fast, one after the other
const SEEN = 100 // milliseconds in which a mark is on screen after its row
const CALM = 150 // milliseconds without a step

export interface Motion {
  readonly pace: Pace
}

export function watchMotion(window: Window & typeof globalThis, {signal, onSlower}: {signal: AbortSignal; onSlower(): void}): Motion {
  let pace: Pace = 'calm'
  /** The last ones; all fast. */
  let steps: Position[] = []
  let timers: number[] = []
  watchPosition(window, step, signal)
  signal.addEventListener('abort', stopTimers)

  function step(now: Position) {
    const last = steps.at(-1)
    const isFast = last && speed(last, now) > FAST && now.at - last.at < CALM
    steps = isFast ? [...steps, now].slice(-STEPS - 1) : [now]
    setPace(steps.length <= STEPS ? 'calm' : speed(steps[0]!, now) > now.height / SEEN ? 'blur' : 'flight')
    stopTimers()
    if (pace !== 'calm') timers = [window.setTimeout(slowTo, SEEN / 2, 'flight'), window.setTimeout(slowTo, CALM, 'calm')]
  }

  function slowTo(slower: Pace) {
    if (isAtLeast(pace, slower)) setPace(slower)
  }

  function setPace(next: Pace) {
    const isSlower = order[next] < order[pace]
    pace = next
    if (isSlower) onSlower()
  }

  function stopTimers() {
    for (const timer of timers) window.clearTimeout(timer)
  }

  return {
    get pace() {
      return pace
    },
  }
}

const order: Record<Pace, number> = {calm: 0, flight: 1, blur: 2}

/** Whether one is at least as fast as the other. */
export const isAtLeast = (pace: Pace, limit: Pace) => order[pace] >= order[limit]

const speed = (from: Position, to: Position) => Math.abs(to.y - from.y) / (to.at - from.at)
