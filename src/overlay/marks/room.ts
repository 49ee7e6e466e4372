/**
 * Long code comes first: a badge that would cover it shrinks to its sign. Looked at only for badges that are on screen, and never
 * between two changes of the page: each look would have the browser lay the page out anew.
 */

const GAP = 8 // pixels between code and badge
const COMPACT = 'compact'

/** A badge never says anything else, and is put at its place once. */
interface Size {
  /** Of the badge with its words. */
  width: number
  /** Between it and the end of its cell. */
  right: number
}

export function watchRoom(window: Window & typeof globalThis, signal: AbortSignal) {
  const codeBeside = new WeakMap<Element, HTMLElement>()
  const sizes = new WeakMap<Element, Size>()
  // Most cells keep the same room: a badge that stands right from the start does not have the page laid out again when it is seen.
  let usual = GAP
  const observer = new window.IntersectionObserver(entries => {
    const seen = entries.filter(({isIntersecting, target}) => isIntersecting && target.isConnected).map(({target}) => target as HTMLElement)
    // All reading before all writing.
    const places = seen.map(host => placeOf(host, codeBeside.get(host)!, sizes.get(host)))
    for (const [index, host] of seen.entries()) {
      const {size, isCompact} = places[index]!
      sizes.set(host, size)
      usual = size.right
      host.style.right = `${size.right}px`
      host.classList.toggle(COMPACT, isCompact)
    }
  })
  signal.addEventListener('abort', () => observer.disconnect())
  return {
    watch(host: HTMLElement, code: HTMLElement) {
      codeBeside.set(host, code)
      host.style.right = `${usual}px`
      observer.observe(host)
    },
  }
}

function placeOf(host: HTMLElement, code: HTMLElement, known: Size | undefined): {size: Size; isCompact: boolean} {
  const box = host.getBoundingClientRect()
  const size = known ?? {width: box.width, right: rightOf(host.parentElement!)}
  // Where it begins with all its words and at its place: now it may be compact, or stand where it was put at first.
  const left = box.right + Number.parseFloat(host.style.right) - size.right - size.width
  return {size, isCompact: rectsOf(code).some(({right, top, bottom}) => right > left - GAP && top < box.bottom && bottom > box.top)}
}

/** GitHub keeps room at the end of some cells for marks of its own. */
function rightOf(cell: HTMLElement): number {
  const reserved = Number.parseFloat(cell.ownerDocument.defaultView!.getComputedStyle(cell).paddingRight) || 0
  return Math.max(GAP, reserved + 2)
}

/** The badge stands on the first line of what may be wrapped into several. */
function rectsOf(code: HTMLElement): DOMRect[] {
  const range = code.ownerDocument.createRange()
  range.selectNodeContents(code)
  return [...range.getClientRects()]
}
