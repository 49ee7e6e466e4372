/**
 * A script in a page outlives its extension: when that is updated, switched off or removed, the browser tells nobody. So we look.
 */
const LOOK_EVERY = 1000 // milliseconds

export function whenGone(isAlive: () => boolean, onGone: () => void, {signal}: {signal: AbortSignal}) {
  const timer = setInterval(() => {
    if (isAlive()) return
    clearInterval(timer)
    onGone()
  }, LOOK_EVERY)
  signal.addEventListener('abort', () => clearInterval(timer))
}
