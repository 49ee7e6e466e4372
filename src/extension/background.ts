/**
 * The part that asks GitHub and answers pages: a service worker in Chrome, an event page in Firefox. The browser may stop it at any
 * time and starts it again when a page speaks to it, so that all listeners stand here at the top, and nothing that matters is only in
 * memory.
 */
import browser, {type Runtime} from 'webextension-polyfill'
import {openClient} from '../github/api/client.ts'
import {checkHost} from '../github/api/host-check.ts'
import {Pace} from '../github/api/pace.ts'
import {checkToken} from '../github/api/token.ts'
import {isRead} from '../library/index.ts'
import {analysis} from './analysis.ts'
import {answerPage} from './answer.ts'
import {browserHosts} from './browser-hosts.ts'
import {buildName} from './build.ts'
import {openCache} from './cache/cache.ts'
import {indexedStore} from './cache/indexed-store.ts'
import {CONNECTION, type Request, type TokenState} from './messages.ts'
import {thinkHere} from './thread/here.ts'
import {openThread} from './thread/open-thread.ts'
import {thinkWhereItFits} from './thread/thinker.ts'
import {beginOnThreads} from './thread/threads.ts'
import {readToken, tokensIn} from './token.ts'
import {BADGE_COLOUR, showInToolbar} from './toolbar.ts'

const LONGEST_WAIT = 90_000 // milliseconds; a page that waits longer says when it goes on, and does so by itself

const cache = openCache(indexedStore(indexedDB), {build: buildName()})
const hosts = browserHosts()
const analyze = analysis({
  openClient: async (host, options) =>
    openClient({host, token: await readToken(browser.storage.local, host), pace: paceOf(host), longestWait: LONGEST_WAIT, ...options}),
  thinker: thinkWhereItFits({here: thinkHere(loadWasm), onThread: beginOnThreads(openThread())}),
  isRead,
  cache,
})

browser.runtime.onConnect.addListener(port => {
  if (port.name === CONNECTION) answerPage(port, {analyze, hosts: hosts.all})
})

browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
  const request = message as Request
  switch (request.kind) {
    case 'open options':
      return browser.runtime.openOptionsPage()
    case 'check token':
      return isOwnPage(sender) ? tokenState(request.host) : undefined
    case 'check host':
      return isOwnPage(sender) ? checkHost(openClient({host: request.host, signal: new AbortController().signal, pauses: []})) : undefined
    case 'toolbar':
      // The tab may be closed by now.
      if (sender.tab?.id !== undefined) void showInToolbar(browser.action, sender.tab.id, request.toolbar).catch(() => {})
      return undefined
  }
})

browser.runtime.onInstalled.addListener(({reason, temporary}) => {
  void hosts.tidy()
  void cache.forgetOthers()
  // Who loads it from a folder in Firefox does so at every start, and knows it.
  if (reason === 'install' && !temporary) void browser.tabs.create({url: browser.runtime.getURL('welcome.html')})
})
browser.runtime.onStartup.addListener(() => void hosts.tidy())
browser.permissions.onRemoved.addListener(() => void hosts.tidy())

// What was read with one token is not shown with another.
browser.storage.local.onChanged.addListener(changes => {
  for (const host of tokensIn(changes)) {
    void cache.forgetTokenOf(host)
    paces.delete(host)
  }
})

// Content scripts live in GitHub's pages and have no business with the token. (Firefox cannot forbid it yet.)
void (browser.storage.local as {setAccessLevel?(level: {accessLevel: string}): Promise<void>}).setAccessLevel?.({
  accessLevel: 'TRUSTED_CONTEXTS',
})

void browser.action.setBadgeBackgroundColor({color: BADGE_COLOUR})

const paces = new Map<string, Pace>()

function paceOf(host: string): Pace {
  const pace = paces.get(host) ?? new Pace()
  paces.set(host, pace)
  return pace
}

async function loadWasm(file: string): Promise<Uint8Array> {
  const response = await fetch(browser.runtime.getURL(`wasm/${file}`))
  return new Uint8Array(await response.arrayBuffer())
}

/** Hosts and tokens are no business of the scripts in GitHub's pages. */
const isOwnPage = ({url}: Runtime.MessageSender) => url?.startsWith(browser.runtime.getURL('')) ?? false

async function tokenState(host: string): Promise<TokenState> {
  const token = await readToken(browser.storage.local, host)
  return token ? checkToken(openClient({host, token, signal: new AbortController().signal})) : {kind: 'none'}
}
