/** Scrolls a page from top to bottom, and watches frames and marks meanwhile. */
import type {Page} from 'playwright-core'

export interface Scrolled {
  frames: number
  /** Frames that were not drawn in time: the gaps between drawn ones, in frames. */
  lost: number
  /** Milliseconds between two frames. */
  longest: number
  /** Rows that came while scrolling and got a mark. */
  marks: number
  /** Milliseconds from a row's coming to its mark, at worst. */
  latest: number
  /** Marks that came to rows which were in the window already, and milliseconds from then, at worst. */
  seenLate: number
  latestSeen: number
}

/** So many pixels a frame, to the end or for so many frames. */
export const scrollThrough = (page: Page, options: {step: number; most: number}): Promise<Scrolled> =>
  page.evaluate(async ({step, most}) => {
    const FRAME = 1000 / 60
    const came = new WeakMap<Element, number>()
    let marks = 0
    let latest = 0
    let seenLate = 0
    let latestSeen = 0
    /** Since the last frame. Where their rows stand is asked in the next one, when the page has been laid out anyway. */
    const marked: {row: Element; came: number; at: number}[] = []
    const path: {at: number; bottom: number}[] = []
    const observer = new MutationObserver(records => {
      const now = performance.now()
      for (const {type, addedNodes, target} of records) {
        if (type === 'attributes') {
          const row = (target as Element).closest('tr')!
          const since = came.get(row)
          marked.push({row, came: since ?? 0, at: now})
          came.delete(row)
          if (since === undefined) continue
          marks++
          latest = Math.max(latest, now - since)
        } else {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            for (const row of [node, ...node.querySelectorAll('tr')]) if (row.matches('tr')) came.set(row, now)
          }
        }
      }
    })
    observer.observe(document.documentElement, {childList: true, subtree: true, attributes: true, attributeFilter: ['data-refract-mark']})

    const gaps: number[] = []
    let last = await new Promise<number>(requestAnimationFrame)
    let still = 0
    // Files that mount late make the page longer: the end is where nothing more comes.
    while (still < 60 && gaps.length < most) {
      const before = scrollY
      scrollBy(0, step)
      const now = await new Promise<number>(requestAnimationFrame)
      path.push({at: now, bottom: before + innerHeight})
      for (const {row, came, at} of marked.splice(0)) {
        const {top, bottom} = row.getBoundingClientRect()
        const reached = path.find(stage => stage.bottom > top + scrollY)
        if (!row.isConnected || bottom < 0 || !reached) continue
        const seen = Math.max(reached.at, came)
        if (seen >= at) continue
        seenLate++
        latestSeen = Math.max(latestSeen, at - seen)
      }
      gaps.push(now - last)
      last = now
      still = scrollY === before ? still + 1 : 0
    }
    observer.disconnect()
    return {
      frames: gaps.length,
      lost: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0),
      longest: Math.max(...gaps),
      marks,
      latest,
      seenLate,
      latestSeen,
    }
  }, options)
