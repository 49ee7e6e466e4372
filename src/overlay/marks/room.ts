/** Long code comes first: a badge that would cover it shrinks to its sign. Looked at only for badges that are on screen. */

const GAP = 8 // pixels between code and badge
const COMPACT = 'compact'

export function watchRoom(window: Window & typeof globalThis, signal: AbortSignal) {
  const codeBeside = new WeakMap<Element, HTMLElement>()
  const placed = new WeakSet<Element>()
  const observer = new window.IntersectionObserver(entries => {
    const seen = entries.filter(({isIntersecting, target}) => isIntersecting && target.isConnected).map(({target}) => target as HTMLElement)
    // All reading before all writing, or each badge would have the page laid out anew.
    const places = seen.filter(host => !placed.has(host)).map(host => ({host, right: rightOf(host.parentElement!)}))
    for (const {host, right} of places) {
      placed.add(host)
      host.style.right = `${right}px`
    }
    for (const host of seen) host.classList.remove(COMPACT)
    const covering = seen.filter(host => covers(host, codeBeside.get(host)!))
    for (const host of covering) host.classList.add(COMPACT)
  })
  signal.addEventListener('abort', () => observer.disconnect())
  return {
    watch(host: HTMLElement, code: HTMLElement) {
      codeBeside.set(host, code)
      host.style.right = `${GAP}px`
      observer.observe(host)
    },
  }
}

/** GitHub keeps room at the end of some cells for marks of its own. */
function rightOf(cell: HTMLElement): number {
  const reserved = Number.parseFloat(cell.ownerDocument.defaultView!.getComputedStyle(cell).paddingRight) || 0
  return Math.max(GAP, reserved + 2)
}

function covers(host: HTMLElement, code: HTMLElement): boolean {
  const range = host.ownerDocument.createRange()
  range.selectNodeContents(code)
  const box = host.getBoundingClientRect()
  // The badge stands on the first line of what may be wrapped into several.
  return [...range.getClientRects()].some(({right, top, bottom}) => right > box.left - GAP && top < box.bottom && bottom > box.top)
}
