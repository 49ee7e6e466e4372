/** Tells when rows come, go or show another line: files mount late, are folded, loaded and expanded, and cells are reused. */
import {lineAttributes} from '../selectors.ts'

interface Finder {
  /** Matches our own elements. */
  own: string
  roots(within: Document | Element): HTMLElement[]
  rootAround(element: Element): HTMLElement | undefined
}

/** Calls with the elements of all files now, and of those that changed later: at once, before anything else of ours runs. */
export function watchRoots(document: Document, finder: Finder, onRoots: (roots: HTMLElement[]) => void, signal: AbortSignal) {
  const window = document.defaultView!
  const observer = new window.MutationObserver(records => {
    const roots = rootsTouchedBy(records, finder)
    if (roots.length > 0) onRoots(roots)
  })

  if (signal.aborted) return
  signal.addEventListener('abort', () => observer.disconnect())
  // The document's own element stays when GitHub exchanges the body.
  observer.observe(document.documentElement, {childList: true, subtree: true, attributes: true, attributeFilter: lineAttributes})
  onRoots(finder.roots(document))
}

/** What comes back collects the elements of files, and tells them once a frame: a long file comes as thousands of changes. */
export function onceAFrame(window: Window, onRoots: (roots: HTMLElement[]) => void, signal: AbortSignal): (roots: HTMLElement[]) => void {
  const changed = new Set<HTMLElement>()
  let frame = 0
  const tell = () => {
    frame = 0
    const roots = [...changed].filter(root => root.isConnected)
    changed.clear()
    if (roots.length > 0) onRoots(roots)
  }
  signal.addEventListener('abort', () => window.cancelAnimationFrame(frame))
  return roots => {
    for (const root of roots) changed.add(root)
    frame ||= window.requestAnimationFrame(tell)
  }
}

function rootsTouchedBy(records: MutationRecord[], finder: Finder): HTMLElement[] {
  const touched = new Set<HTMLElement>()
  // Rows that are reused change in several places each: where an element stands is asked once.
  const around = new Map<Node, HTMLElement | undefined>()
  for (const record of records) {
    const {target, addedNodes} = record
    if (isOurs(record, finder.own)) continue
    if (!around.has(target)) around.set(target, finder.rootAround(target as Element))
    const root = around.get(target)
    if (root) touched.add(root)
    else for (const node of addedNodes) if (isElement(node)) for (const added of finder.roots(node)) touched.add(added)
  }
  return [...touched]
}

function isOurs({type, target, addedNodes, removedNodes}: MutationRecord, own: string): boolean {
  if ((target as Element).closest(own)) return true
  return type === 'childList' && [...addedNodes, ...removedNodes].every(node => isElement(node) && node.matches(own))
}

const isElement = (node: Node): node is Element => node.nodeType === 1
