/**
 * Tells when the reader has come to another page. GitHub loads few pages anew: it rewrites the address and the content, and
 * tells so by events that are undocumented and incomplete. So we listen to all of them and look at the address besides.
 */
import {navigationEvents} from './selectors.ts'

const LOOK_EVERY = 250 // milliseconds; the last net, for a change of address that nothing else told

export interface NavigationOptions {
  signal: AbortSignal
  /** Leaves out of an address what makes no other page. */
  without?(url: string): string
}

/** Calls with the address now, and again whenever its path or query is another. What stands after `#` is no other page. */
export function watchNavigation(window: Window, onPage: (url: string) => void, {signal, without = url => url}: NavigationOptions) {
  let shown: string | undefined
  let seen: string | undefined
  const look = () => {
    const {href} = window.location
    // Four times a second, and almost always the same.
    if (href === seen) return
    seen = href
    const [page] = without(href).split('#')
    if (signal.aborted || page === shown) return
    shown = page
    onPage(href)
  }
  for (const name of navigationEvents) window.document.addEventListener(name, look, {signal})
  window.addEventListener('popstate', look, {signal})
  window.addEventListener('pageshow', look, {signal})
  navigationOf(window)?.addEventListener('currententrychange', look, {signal})
  const timer = window.setInterval(look, LOOK_EVERY)
  signal.addEventListener('abort', () => window.clearInterval(timer))
  look()
}

/** Firefox has it since 2025 only. */
const navigationOf = (window: Window) => (window as Window & {navigation?: EventTarget}).navigation
