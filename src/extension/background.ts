/**
 * The part that fetches and thinks: a service worker in Chrome, an event page in Firefox. The browser may stop it at any time and
 * starts it again when a page speaks to it, so that all listeners stand here at the top, and nothing that matters is only in memory.
 */
import browser from 'webextension-polyfill'
import {openClient} from '../github/api/client.ts'
import {checkToken} from '../github/api/token.ts'
import {isRead, openRefract, type Refract} from '../library/index.ts'
import {analysis} from './analysis.ts'
import {answerPage} from './answer.ts'
import {CONNECTION, type Request, type TokenState} from './messages.ts'
import {sessionCache} from './session-cache.ts'
import {readToken, tokenChanged} from './token.ts'

const cache = sessionCache(browser.storage.session)
const analyze = analysis({
  openClient: async signal => openClient({token: await readToken(browser.storage.local), signal}),
  openEngine,
  isRead,
  cache,
})

browser.runtime.onConnect.addListener(port => {
  if (port.name === CONNECTION) answerPage(port, analyze)
})

browser.runtime.onMessage.addListener((message: unknown) => {
  const {kind} = message as Request
  if (kind === 'open options') return browser.runtime.openOptionsPage()
  if (kind === 'check token') return tokenState()
  return undefined
})

browser.action.onClicked.addListener(() => void browser.runtime.openOptionsPage())

// What was read with one token is not shown with another.
browser.storage.local.onChanged.addListener(changes => {
  if (tokenChanged(changes)) void cache.clear()
})

// Content scripts live in GitHub's pages and have no business with the token. (Firefox cannot forbid it yet.)
void (browser.storage.local as {setAccessLevel?(level: {accessLevel: string}): Promise<void>}).setAccessLevel?.({
  accessLevel: 'TRUSTED_CONTEXTS',
})

let engine: Promise<Refract> | undefined

/** Opened when it is first needed; a failure is not kept, so that the next page tries again. */
function openEngine(): Promise<Refract> {
  engine ??= openRefract(loadWasm).catch(error => {
    engine = undefined
    throw error
  })
  return engine
}

async function loadWasm(file: string): Promise<Uint8Array> {
  const response = await fetch(browser.runtime.getURL(`wasm/${file}`))
  return new Uint8Array(await response.arrayBuffer())
}

async function tokenState(): Promise<TokenState> {
  const token = await readToken(browser.storage.local)
  return token ? checkToken(openClient({token, signal: new AbortController().signal})) : {kind: 'none'}
}
