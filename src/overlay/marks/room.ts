/** Long code comes first: a badge that would cover it shrinks to its sign. Looked at only for badges that are on screen. */

const GAP = 8 // pixels between code and badge
const COMPACT = 'compact'

export function watchRoom(window: Window & typeof globalThis, signal: AbortSignal) {
  const codeBeside = new WeakMap<Element, HTMLElement>()
  const observer = new window.IntersectionObserver(entries => {
    const seen = entries.filter(({isIntersecting, target}) => isIntersecting && target.isConnected).map(({target}) => target as HTMLElement)
    // All reading before all writing, or each badge would have the page laid out anew.
    for (const host of seen) host.classList.remove(COMPACT)
    const covering = seen.filter(host => covers(host, codeBeside.get(host)!))
    for (const host of covering) host.classList.add(COMPACT)
  })
  signal.addEventListener('abort', () => observer.disconnect())
  return {
    watch(host: HTMLElement, cell: HTMLElement, code: HTMLElement) {
      codeBeside.set(host, code)
      // GitHub keeps room at the end of some cells for marks of its own.
      const reserved = Number.parseFloat(window.getComputedStyle(cell).paddingRight) || 0
      host.style.right = `${Math.max(GAP, reserved + 2)}px`
      observer.observe(host)
    },
  }
}

function covers(host: HTMLElement, code: HTMLElement): boolean {
  const range = host.ownerDocument.createRange()
  range.selectNodeContents(code)
  const box = host.getBoundingClientRect()
  // The badge stands on the first line of what may be wrapped into several.
  return [...range.getClientRects()].some(({right, top, bottom}) => right > box.left - GAP && top < box.bottom && bottom > box.top)
}
