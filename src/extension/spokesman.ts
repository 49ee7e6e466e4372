/** Says to the popup and to the toolbar what the page says of itself. */
import type {Runtime} from 'webextension-polyfill'
import {type PageReport, POPUP, type PopupCommand, type Request, type Toolbar, VERSION} from './messages.ts'

export interface Spokesman {
  say(report: PageReport, toolbar?: Toolbar): void
  /** What to do when the popup says that the reader wants to know. */
  onStart?: () => void
}

export function openSpokesman(runtime: Pick<Runtime.Static, 'onConnect' | 'sendMessage'>, {signal}: {signal: AbortSignal}): Spokesman {
  const popups = new Set<Runtime.Port>()
  let report: PageReport = {kind: 'no change'}
  let toolbar: Toolbar = {}
  const tellToolbar = async () => {
    try {
      await runtime.sendMessage({version: VERSION, kind: 'toolbar', toolbar} satisfies Request)
    } catch {
      // The extension was just updated, and its toolbar has forgotten us.
    }
  }

  const spokesman: Spokesman = {
    say(next, inToolbar = {}) {
      report = next
      for (const popup of popups) popup.postMessage(report)
      if (JSON.stringify(toolbar) === JSON.stringify(inToolbar)) return
      toolbar = inToolbar
      void tellToolbar()
    },
  }

  runtime.onConnect.addListener(port => {
    if (port.name !== POPUP) return
    popups.add(port)
    port.onDisconnect.addListener(() => popups.delete(port))
    port.onMessage.addListener(message => {
      if ((message as PopupCommand).kind === 'start') spokesman.onStart?.()
    })
    port.postMessage(report)
  })
  // A page that comes back as it was left: the browser has cleared the toolbar meanwhile.
  const onReturn = ({persisted}: PageTransitionEvent) => {
    if (persisted && toolbar.sentence) void tellToolbar()
  }
  window.addEventListener('pageshow', onReturn, {signal})
  return spokesman
}
