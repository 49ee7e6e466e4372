/** A list of files in which only those near the window have an element. */
import {anchorOf, type FileSummary} from '../markup/diff-entry.ts'
import {estimatedHeight} from '../react/react-file.ts'

export interface VirtualItems {
  create(summary: FileSummary): HTMLElement
  mount(summary: FileSummary): Promise<void>
  evict(summary: FileSummary): void
}

const gap = 16
/** How far outside the window files still have an element, in pixels. */
const margin = 600

export class VirtualList {
  readonly #list: HTMLElement
  readonly #summaries: FileSummary[]
  readonly #items: VirtualItems
  readonly #above = spacer()
  readonly #below = spacer()
  readonly #elements = new Map<FileSummary, HTMLElement>()
  readonly #heights = new Map<FileSummary, number>()

  constructor(list: HTMLElement, summaries: FileSummary[], signal: AbortSignal, items: VirtualItems) {
    this.#list = list
    this.#summaries = summaries
    this.#items = items
    this.#adoptPresent()
    const update = () => this.#update()
    addEventListener('scroll', update, {signal, passive: true})
    addEventListener('resize', update, {signal})
    addEventListener('hashchange', () => this.#goToHash(), {signal})
    update()
    this.#goToHash()
  }

  /** The server has sent the first few. */
  #adoptPresent() {
    for (const summary of this.#summaries) {
      const element = document.getElementById(anchorOf(summary))?.parentElement
      if (element) this.#adopt(summary, element)
    }
    const first = [...this.#elements.values()][0]
    if (first) first.before(this.#above)
    else this.#list.append(this.#above)
    this.#list.append(this.#below)
  }

  #adopt(summary: FileSummary, element: HTMLElement) {
    this.#elements.set(summary, element)
    this.#items.mount(summary).then(() => this.#update())
  }

  #heightOf(summary: FileSummary): number {
    const element = this.#elements.get(summary)
    if (element?.isConnected) this.#heights.set(summary, element.getBoundingClientRect().height)
    return (this.#heights.get(summary) ?? estimatedHeight(summary)) + gap
  }

  #update() {
    if (!this.#list.isConnected) return
    const [first, last] = this.#near()
    for (const [index, summary] of this.#summaries.entries()) if (index < first || index > last) this.#evict(summary)
    let after: Element = this.#above
    for (const summary of this.#summaries.slice(first, last + 1)) after = this.#place(summary, after)
    this.#above.style.height = `${this.#total(this.#summaries.slice(0, first))}px`
    this.#below.style.height = `${this.#total(this.#summaries.slice(last + 1))}px`
  }

  /** The first and the last file that touch the window or are near it. */
  #near(): [number, number] {
    let top = this.#above.getBoundingClientRect().top
    const tops = this.#summaries.map(summary => {
      const at = top
      top += this.#heightOf(summary)
      return at
    })
    const first = tops.findLastIndex(at => at <= -margin)
    const last = tops.findLastIndex(at => at <= innerHeight + margin)
    return [Math.max(first, 0), Math.max(last, 0)]
  }

  #total(summaries: FileSummary[]): number {
    return summaries.reduce((sum, summary) => sum + this.#heightOf(summary), 0)
  }

  #evict(summary: FileSummary) {
    const element = this.#elements.get(summary)
    if (!element) return
    this.#heightOf(summary)
    element.remove()
    this.#elements.delete(summary)
    this.#items.evict(summary)
  }

  #place(summary: FileSummary, after: Element): Element {
    const present = this.#elements.get(summary)
    if (present) return present
    const element = this.#items.create(summary)
    after.after(element)
    this.#adopt(summary, element)
    return element
  }

  /** A link to a file that is not there: scroll to where it will be. */
  #goToHash() {
    const anchor = /^#(diff-[0-9a-f]{64})/.exec(location.hash)?.[1]
    const index = this.#summaries.findIndex(summary => anchorOf(summary) === anchor)
    if (index < 0) return
    scrollTo(0, scrollY + this.#above.getBoundingClientRect().top + this.#total(this.#summaries.slice(0, index)))
    this.#update()
  }
}

function spacer(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  return element
}
