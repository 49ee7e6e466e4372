/** A thread in each browser: Firefox's event page makes workers itself, Chrome's service worker needs a page that does. */
import browser, {type Runtime} from 'webextension-polyfill'
import {OFFSCREEN} from '../messages.ts'
import type {OpenThread} from './threads.ts'
import {makeThread} from './worker.ts'

export const openThread = (): OpenThread => (typeof Worker === 'undefined' ? offscreenThread() : ownThread)

const ownThread: OpenThread = async (port, onLost) => makeThread(port, onLost)

/** What a service worker sees of the pages of its extension. */
interface ServiceWorkerScope {
  clients: {
    matchAll(wanted: {includeUncontrolled: boolean; type: 'window'}): Promise<{url: string; postMessage: Worker['postMessage']}[]>
  }
}

/**
 * The page is opened once in the life of a background and goes with it: it holds a connection to us, and closes itself when that
 * ends. The other way round, a connection that ends says that the page was lost, and with it its threads.
 */
function offscreenThread(): OpenThread {
  const address = browser.runtime.getURL('offscreen.html')
  let page: Promise<Runtime.Port> | undefined

  async function openPage(): Promise<Runtime.Port> {
    // One of a background that was stopped a moment ago, and did not see it yet.
    await chrome.offscreen.closeDocument().catch(() => {})
    const connected = new Promise<Runtime.Port>(resolve => {
      const listener = (port: Runtime.Port) => {
        if (port.name !== OFFSCREEN) return
        browser.runtime.onConnect.removeListener(listener)
        resolve(port)
      }
      browser.runtime.onConnect.addListener(listener)
    })
    await chrome.offscreen.createDocument({
      url: address,
      reasons: [chrome.offscreen.Reason.WORKERS],
      justification: 'Refract compares the two versions of a change on threads of their own.',
    })
    const port = await connected
    port.onDisconnect.addListener(() => {
      page = undefined
    })
    return port
  }

  return async (port, onLost) => {
    page ??= openPage().catch(error => {
      page = undefined
      throw error
    })
    const connection = await page
    connection.onDisconnect.addListener(onLost)
    const pages = await (self as unknown as ServiceWorkerScope).clients.matchAll({includeUncontrolled: true, type: 'window'})
    const client = pages.find(({url}) => url === address)
    if (!client) throw new Error('the page for threads is not there')
    client.postMessage('thread', [port])
  }
}
