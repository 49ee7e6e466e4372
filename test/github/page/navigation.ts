/**
 * Soft navigation: links inside the React part are followed without a document and tell no one but by `soft-nav` events; all
 * others are followed as Turbo does, which replaces the body, or a frame in it, and says so by `turbo` events.
 */
import type {AppData} from '../react/payload.ts'
import {reactApp} from '../react/react-app.ts'
import {askForData} from './fetching.ts'

/** Shows a page that has just been put into the document; React pages bring their data. */
type ShowPage = (data?: AppData) => void

interface Visit {
  url: string
  /** Back and forward have changed the address already. */
  push: boolean
}

export function startNavigation(showPage: ShowPage) {
  let latest = 0
  let shown = location.pathname + location.search

  const visit = async (target: Visit, go: (target: Visit, isLatest: () => boolean, showPage: ShowPage) => Promise<void>) => {
    const mine = ++latest
    // Whoever turns back on the way is on another way.
    const {pathname, search} = new URL(target.url)
    shown = pathname + search
    await go(target, () => mine === latest, showPage)
    if (mine === latest) shown = location.pathname + location.search
  }

  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || !isFollowedHere(link, event)) return
    event.preventDefault()
    visit({url: link.href, push: true}, link.closest('react-app') ? visitInReact : link.dataset.turboFrame ? visitInFrame : visitInTurbo)
  })
  addEventListener('popstate', () => {
    // Going to another place on the same page is no navigation.
    if (location.pathname + location.search === shown) return
    visit({url: location.href, push: false}, document.querySelector('react-app') ? visitInReact : visitInTurbo)
  })
}

function isFollowedHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false
  const samePage = link.pathname + link.search === location.pathname + location.search
  return link.origin === location.origin && link.dataset.turbo !== 'false' && !(samePage && link.hash)
}

function tell(name: string, detail: unknown = {}, target: EventTarget = document) {
  target.dispatchEvent(new CustomEvent(name, {bubbles: true, detail}))
}

async function visitInReact(target: Visit, isLatest: () => boolean, showPage: ShowPage) {
  const {url, push} = target
  tell('soft-nav:start', {mechanism: 'react'})
  const response = await askForData(url)
  if (!isLatest()) return
  // Not every page belongs to the React app.
  if (!response.ok) return visitInTurbo(target, isLatest, showPage)
  const data: AppData = await response.json()
  if (!isLatest()) return
  if (push) history.pushState({}, '', response.url)
  document.title = data.meta.title
  tell('soft-nav:payload', {payload: data.payload, url: response.url})
  document.querySelector('[data-target="react-app.reactRoot"]')!.innerHTML = reactApp(data).text
  if (push) scrollTo(0, 0)
  showPage(data)
  tell('soft-nav:success', {mechanism: 'react'})
  tell('soft-nav:end', {mechanism: 'react'})
  tell('soft-nav:react-done')
}

async function visitInTurbo(target: Visit, isLatest: () => boolean, showPage: ShowPage) {
  const next = await fetchDocument(target, isLatest)
  if (!next) return
  tell('turbo:before-render', {newBody: next.body})
  document.body.replaceWith(document.adoptNode(next.body))
  showPage()
  tell('turbo:render')
  arrived()
}

async function visitInFrame(target: Visit, isLatest: () => boolean, showPage: ShowPage) {
  const next = await fetchDocument(target, isLatest)
  if (!next) return
  const frame = document.querySelector('turbo-frame#repo-content-turbo-frame')!
  frame.replaceChildren(...next.querySelector('turbo-frame#repo-content-turbo-frame')!.childNodes)
  showPage()
  tell('turbo:frame-render', {}, frame)
  tell('turbo:frame-load', {}, frame)
  tell('turbo:render')
  arrived()
}

/** The head keeps all but its title: `meta[name="diff-view"]` may be out of date after this, as on GitHub. */
async function fetchDocument({url, push}: Visit, isLatest: () => boolean): Promise<Document | undefined> {
  const action = push ? 'advance' : 'restore'
  tell('turbo:before-visit', {url})
  tell('turbo:visit', {url, action})
  tell('soft-nav:start', {mechanism: 'turbo'})
  tell('turbo:before-fetch-request', {url})
  const response = await fetch(url, {headers: {accept: 'text/html, application/xhtml+xml'}})
  const text = await response.text()
  tell('turbo:before-fetch-response')
  if (!isLatest()) return undefined
  if (push) history.pushState({turbo: {}}, '', response.url)
  const next = new DOMParser().parseFromString(text, 'text/html')
  document.title = next.title
  if (push) scrollTo(0, 0)
  return next
}

function arrived() {
  tell('turbo:load', {url: location.href})
  tell('soft-nav:success', {mechanism: 'turbo'})
  tell('soft-nav:end', {mechanism: 'turbo'})
}
