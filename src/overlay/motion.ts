/** How fast the reader moves through the page. A jump to some place, however far, is no movement: they have arrived. */

/** `flight`: too fast to read. `blur`: what comes into the window has left it again before we could mark it. */
export type Pace = 'calm' | 'flight' | 'blur'

const FAST = 2 // pixels a millisecond: a screen in half a second
const STEPS = 3 // that were fast, one after the other
const SEEN = 100 // milliseconds in which a mark is on screen after its row
const CALM = 150 // milliseconds without a step

export interface Motion {
  readonly pace: Pace
}

interface Step {
  y: number
  at: number
}

export function watchMotion(window: Window, {signal, onSlower}: {signal: AbortSignal; onSlower(): void}): Motion {
  let pace: Pace = 'calm'
  /** The last ones; all fast. */
  let steps: Step[] = [here()]
  let timers: number[] = []
  window.addEventListener('scroll', step, {signal, passive: true})
  signal.addEventListener('abort', stopTimers)

  function step() {
    const now = here()
    const isFast = speed(steps.at(-1)!, now) > FAST && now.at - steps.at(-1)!.at < CALM
    steps = isFast ? [...steps, now].slice(-STEPS - 1) : [now]
    setPace(steps.length <= STEPS ? 'calm' : speed(steps[0]!, now) > window.innerHeight / SEEN ? 'blur' : 'flight')
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

  function here(): Step {
    return {y: window.scrollY, at: window.performance.now()}
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

const speed = (from: Step, to: Step) => Math.abs(to.y - from.y) / (to.at - from.at)
