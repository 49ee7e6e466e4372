/** A page that nobody sees: Chrome's service worker cannot make threads, so that this page makes them for it. */
import browser from 'webextension-polyfill'
import {OFFSCREEN} from '../messages.ts'
import {makeThread} from '../thread/worker.ts'

const close = () => window.close()

navigator.serviceWorker.addEventListener('message', ({ports: [port]}) => makeThread(port!, close))
navigator.serviceWorker.startMessages()

// Nobody is left to hear what the threads of a stopped background find.
browser.runtime.connect({name: OFFSCREEN}).onDisconnect.addListener(close)
