/**
 * Where the page stands, whenever it is scrolled. It is not asked for: a page that makes its rows while it is scrolled would be laid
 * out for the answer, and then once more for itself. What the browser observes it tells behind the frame, when it knows anyway.
 */
export interface Position {
  /** Pixels above the window, and the height of the window. */
  y: number
  height: number
  /** Milliseconds, on the clock of the page. */
  at: number
}

export function watchPosition(window: Window & typeof globalThis, onMove: (position: Position) => void, signal: AbortSignal) {
  const page = window.document.documentElement
  const observer = new window.IntersectionObserver(entries => {
    const {boundingClientRect, rootBounds, time} = entries.at(-1)!
    onMove({y: -boundingClientRect.top, height: rootBounds?.height ?? window.innerHeight, at: time})
  })
  // Whatever is observed anew is told of once.
  const observeAnew = () => {
    observer.unobserve(page)
    observer.observe(page)
  }
  window.addEventListener('scroll', observeAnew, {signal, passive: true})
  signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(page)
}
