/** What the reader can do with the files of a React page, and how they mount. */
import {anchorOf, type DiffEntry, type FileSummary} from '../markup/diff-entry.ts'
import {type Direction, gapBefore, linesToBring, withAllLines, withLines} from '../markup/gaps.ts'
import type {FilesModel} from '../react/files-model.ts'
import {emptyRegion, type FileState, freshFile, reactEntry, regionContent} from '../react/react-file.ts'
import {fetchData, parseFragment} from './fetching.ts'
import {RecycledRows} from './recycled-rows.ts'
import {claim, rewrite} from './rewrite.ts'
import {VirtualList} from './virtual-list.ts'

export class ReactFiles {
  readonly #model: FilesModel
  readonly #root: Element
  readonly #signal: AbortSignal
  readonly #states = new Map<string, FileState>()
  readonly #recycled = new Map<string, RecycledRows>()

  constructor(model: FilesModel, root: Element, signal: AbortSignal) {
    this.#model = model
    this.#root = root
    this.#signal = signal
    claim(root)
    if (model.virtual) this.#startVirtualList()
    else this.#mountWhenNear()
  }

  /** Says whether the click was meant for a file or for the layout of all files. */
  click(target: Element): boolean {
    const layout = target.closest<HTMLElement>('[data-layout]')
    if (layout) return this.#changeLayout(layout.dataset.layout as 'unified' | 'split')
    if (target.closest('[data-whitespace]')) return this.#hideWhitespace()
    const summary = this.#summaryAt(target)
    const button = target.closest<HTMLElement>('button')
    if (!summary || !button) return false
    if (button.querySelector('.octicon-chevron-down, .octicon-chevron-right')) return this.#toggle(summary)
    if (button.className.includes('MarkAsViewedButton')) return this.#toggleViewed(summary)
    if (button.textContent === 'Load Diff') return this.#change(summary, {loaded: true})
    if (button.matches('.js-expand-all-difflines-button')) return this.#expandAll(summary)
    if (button.dataset.direction) return this.#expand(summary, Number(button.dataset.hunkIndex), button.dataset.direction as Direction)
    return false
  }

  #summaryAt(target: Element): FileSummary | undefined {
    const id = target.closest('[role="region"]')?.id
    return this.#model.summaries.find(summary => anchorOf(summary) === id)
  }

  #stateOf({path}: {path: string}): FileState {
    return this.#states.get(path) ?? freshFile
  }

  #change(summary: FileSummary, change: Partial<FileState>): true {
    this.#states.set(summary.path, {...this.#stateOf(summary), ...change})
    this.#draw(summary)
    return true
  }

  #toggle(summary: FileSummary): true {
    return this.#change(summary, {collapsed: !this.#stateOf(summary).collapsed})
  }

  #toggleViewed(summary: FileSummary): true {
    const viewed = !this.#stateOf(summary).viewed
    return this.#change(summary, {viewed, collapsed: viewed})
  }

  #changeLayout(layout: 'unified' | 'split'): true {
    cookieStore.set({name: 'page_diff', value: layout, path: '/'})
    this.#model.options = {...this.#model.options, layout}
    for (const item of this.#root.querySelectorAll('[data-layout]')) {
      item.setAttribute('aria-checked', String(item.getAttribute('data-layout') === layout))
    }
    for (const summary of this.#model.summaries) this.#draw(summary)
    return true
  }

  #hideWhitespace(): true {
    const url = new URL(location.href)
    if (url.searchParams.get('w') === '1') url.searchParams.delete('w')
    else url.searchParams.set('w', '1')
    location.assign(url)
    return true
  }

  #expand(summary: FileSummary, index: number, direction: Direction): true {
    this.#rewriteEntry(summary, (entry, lines) => {
      const gap = gapBefore(entry, index)!
      const [first, last] = linesToBring(gap, direction)
      return withLines(entry, index, gap, direction, lines.slice(first - 1, last))
    })
    return true
  }

  #expandAll(summary: FileSummary): true {
    this.#rewriteEntry(summary, withAllLines)
    return true
  }

  async #rewriteEntry(summary: FileSummary, change: (entry: DiffEntry, lines: string[]) => DiffEntry) {
    const {newCommitOid, path} = this.#model.contents.get(summary.path)!
    const address = path.split('/').map(encodeURIComponent).join('/')
    const {styledLines} = await fetchData<{styledLines: string[]}>(`${this.#model.repository}/_styled/${newCommitOid}/${address}`)
    this.#model.contents.set(path, change(this.#model.contents.get(path)!, styledLines))
    this.#draw(summary)
  }

  /** The header stays the same element, the table is made anew. */
  #draw(summary: FileSummary) {
    const region = document.getElementById(anchorOf(summary))
    const entry = this.#model.contents.get(summary.path)
    // What was asked for on a page that the reader has left must not be drawn into the next one.
    if (!region || !entry || this.#signal.aborted) return
    const fresh = parseFragment(regionContent(entry, this.#stateOf(summary), this.#model.options).text)
    claim(fresh)
    const [header, body] = [...fresh.children]
    const [oldHeader, oldBody] = [region.querySelector(':scope > [data-diff-header-wrapper]'), region.querySelector(':scope > .border')]
    region.removeAttribute('data-estimated-height')
    region.style.minHeight = ''
    oldBody?.remove()
    if (oldHeader) rewrite(oldHeader, header!)
    else region.prepend(header!)
    region.setAttribute('aria-labelledby', region.querySelector('h3')!.id)
    if (body) region.querySelector(':scope > [data-diff-header-wrapper]')!.after(body)
    this.#recycleRows(summary, region)
  }

  async #mount(summary: FileSummary) {
    if (!this.#model.contents.has(summary.path)) {
      const answer = await fetchData<DiffEntry[] | {extraDiffEntries: DiffEntry[]}>(this.#model.contentUrl(summary))
      for (const entry of Array.isArray(answer) ? answer : answer.extraDiffEntries) this.#remember(entry)
    }
    this.#draw(summary)
  }

  #remember(entry: DiffEntry) {
    if (!this.#model.contents.has(entry.path)) this.#model.contents.set(entry.path, entry)
  }

  #mountWhenNear() {
    const observer = new IntersectionObserver(
      entries => {
        for (const {isIntersecting, target} of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          this.#mount(this.#summaryAt(target)!)
        }
      },
      {rootMargin: '200px'},
    )
    for (const region of this.#root.querySelectorAll('[role="region"][data-estimated-height]')) observer.observe(region)
    this.#signal.addEventListener('abort', () => observer.disconnect())
  }

  #startVirtualList() {
    const list = this.#root.querySelector<HTMLElement>('[data-testid="virtualized-diffs-list"], #diff-content-parent')!
    new VirtualList(list, this.#model.summaries, this.#signal, {
      create: summary => {
        const fragment = parseFragment(reactEntry(emptyRegion(summary), this.#model.options).text)
        claim(fragment)
        return fragment.firstElementChild as HTMLElement
      },
      mount: summary => this.#mount(summary),
      evict: ({path}) => this.#recycled.delete(path),
    })
    addEventListener('scroll', () => this.#moveRecycledRows(), {signal: this.#signal, passive: true})
  }

  /** In a virtual list, long tables hold only the rows near the window. */
  #recycleRows({path}: FileSummary, region: Element) {
    const table = region.querySelector<HTMLTableElement>('table[role="grid"]')
    this.#recycled.delete(path)
    if (this.#model.virtual && table && RecycledRows.areWorthIt(table)) this.#recycled.set(path, new RecycledRows(table))
  }

  #moveRecycledRows() {
    for (const rows of this.#recycled.values()) rows.follow()
  }
}
