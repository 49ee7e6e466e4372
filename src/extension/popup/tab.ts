/** The page below the popup. It speaks for itself, so that Refract needs no permission to look at tabs. */
import browser, {type Runtime} from 'webextension-polyfill'
import {type PageReport, POPUP, type PopupCommand} from '../messages.ts'

export interface Tab {
  /** `nobody` where Refract does not run; returns what ends it. */
  watch(onReport: (report: PageReport | 'nobody') => void): () => void
  start(): void
}

export function openTab(): Tab {
  let port: Runtime.Port | undefined
  return {
    watch(onReport) {
      void browser.tabs.query({active: true, currentWindow: true}).then(([tab]) => {
        if (tab?.id === undefined) return onReport('nobody')
        port = browser.tabs.connect(tab.id, {name: POPUP, frameId: 0})
        port.onMessage.addListener(message => onReport(message as PageReport))
        port.onDisconnect.addListener(() => onReport('nobody'))
      })
      return () => port?.disconnect()
    },
    start: () => port?.postMessage({kind: 'start'} satisfies PopupCommand),
  }
}
