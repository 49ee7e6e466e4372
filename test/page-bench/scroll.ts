/** Scrolls a page from top to bottom as fast as a hasty reader, and watches frames and marks meanwhile. */
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
}

export const scrollThrough = (page: Page): Promise<Scrolled> =>
  page.evaluate(async () => {
    const STEP = 300 // pixels a frame
    const FRAME = 1000 / 60
    const came = new WeakMap<Element, number>()
    let marks = 0
    let latest = 0
    const observer = new MutationObserver(records => {
      const now = performance.now()
      for (const {type, addedNodes, target} of records) {
        if (type === 'attributes') {
          const row = (target as Element).closest('tr')!
          const since = came.get(row)
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
    while (still < 60) {
      const before = scrollY
      scrollBy(0, STEP)
      const now = await new Promise<number>(requestAnimationFrame)
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
    }
  })
