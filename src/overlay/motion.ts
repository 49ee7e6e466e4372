/** Whether the reader flies past: so fast, and for so long, that nothing can be read. A jump to some place is no flight. */

const FAST = 2 // pixels a millisecond: a screen in half a second
const STEPS = 3 // that were fast, one after the other
const CALM = 150 // milliseconds without a step

export interface Motion {
  readonly isFlight: boolean
}

export function watchMotion(window: Window, {signal, onCalm}: {signal: AbortSignal; onCalm(): void}): Motion {
  let last = {y: window.scrollY, at: window.performance.now()}
  let fastSteps = 0
  let landing: number | undefined
  window.addEventListener('scroll', step, {signal, passive: true})
  signal.addEventListener('abort', () => window.clearTimeout(landing))

  function step() {
    const now = {y: window.scrollY, at: window.performance.now()}
    const time = now.at - last.at
    const isFast = time < CALM && Math.abs(now.y - last.y) > FAST * time
    last = now
    if (!isFast) return land()
    fastSteps++
    window.clearTimeout(landing)
    landing = window.setTimeout(land, CALM)
  }

  function land() {
    window.clearTimeout(landing)
    const wasFlight = isFlight()
    fastSteps = 0
    if (wasFlight) onCalm()
  }

  const isFlight = () => fastSteps >= STEPS
  return {
    get isFlight() {
      return isFlight()
    },
  }
}
