/** Tells when rows come, go or show another line: files mount late, are folded, loaded and expanded, and cells are reused. */
import {lineAttributes} from '../selectors.ts'

interface Finder {
  /** Matches our own elements. */
  own: string
  roots(within: Document | Element): HTMLElement[]
  rootAround(element: Element): HTMLElement | undefined
}

/** Calls with the elements of all files now, and of those that changed later. */
export function watchRoots(document: Document, finder: Finder, onRoots: (roots: HTMLElement[]) => void, signal: AbortSignal) {
  const window = document.defaultView!
  const changed = new Set<HTMLElement>()
  let frame = 0

  // Once a frame, however many rows arrive: a long file comes as thousands of changes.
  const tell = () => {
    frame = 0
    const roots = [...changed].filter(root => root.isConnected)
    changed.clear()
    if (roots.length > 0) onRoots(roots)
  }
  const observer = new window.MutationObserver(records => {
    for (const record of records) for (const root of rootsTouchedBy(record, finder)) changed.add(root)
    if (changed.size > 0) frame ||= window.requestAnimationFrame(tell)
  })

  if (signal.aborted) return
  signal.addEventListener('abort', () => {
    observer.disconnect()
    window.cancelAnimationFrame(frame)
  })
  // The document's own element stays when GitHub exchanges the body.
  observer.observe(document.documentElement, {childList: true, subtree: true, attributes: true, attributeFilter: lineAttributes})
  onRoots(finder.roots(document))
}

function rootsTouchedBy(record: MutationRecord, finder: Finder): HTMLElement[] {
  if (isOurs(record, finder.own)) return []
  const around = finder.rootAround(record.target as Element)
  if (around) return [around]
  return [...record.addedNodes].flatMap(node => (isElement(node) ? finder.roots(node) : []))
}

function isOurs({type, target, addedNodes, removedNodes}: MutationRecord, own: string): boolean {
  if ((target as Element).closest(own)) return true
  return type === 'childList' && [...addedNodes, ...removedNodes].every(node => isElement(node) && node.matches(own))
}

const isElement = (node: Node): node is Element => node.nodeType === 1
