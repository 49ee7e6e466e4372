/** Lets heights change without moving what the reader looks at: the line nearest to the middle of the window that stays visible. */

const LASTS = 1000 // milliseconds in which the files near the window have been drawn anew, also on a slow machine

/** Call what comes back after each change. It does nothing any more once the reader moves by themselves. */
export function holdPlace(window: Window, lines: Iterable<HTMLElement>): () => void {
  const middle = window.innerHeight / 2
  const places = [...lines]
    .map(line => ({line, top: line.getBoundingClientRect().top}))
    .filter(({line, top}) => top >= 0 && top < window.innerHeight && line.getClientRects().length > 0)
    .sort((a, b) => Math.abs(a.top - middle) - Math.abs(b.top - middle))
  const over = new AbortController()
  const timer = window.setTimeout(() => over.abort(), LASTS)
  over.signal.addEventListener('abort', () => window.clearTimeout(timer))
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => over.abort(), {signal: over.signal, passive: true, capture: true})
  }
  return () => {
    if (over.signal.aborted) return
    const stayed = places.find(({line}) => line.getClientRects().length > 0)
    if (stayed) window.scrollBy({top: stayed.line.getBoundingClientRect().top - stayed.top, behavior: 'instant'})
  }
}

export function isOnScreen(window: Window, element: HTMLElement): boolean {
  const {top, bottom} = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
