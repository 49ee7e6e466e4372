/** Runs in every page of GitHub, because most pages are reached without loading: watches where the reader is, and shows what is there. */
import browser from 'webextension-polyfill'
import {parseAddress} from '../github/address.ts'
import {diffView} from '../github/diff/view.ts'
import {watchNavigation} from '../github/navigation.ts'
import {OWN} from '../overlay/marks/attributes.ts'
import {withoutSharedView} from '../overlay/shared-view.ts'
import {useBrowserTexts} from './browser-texts.ts'
import {CONNECTION, type Request, VERSION} from './messages.ts'
import {showPage} from './page.ts'
import {openSettings} from './settings.ts'

useBrowserTexts()
void start()

async function start() {
  const tools = {
    document,
    view: diffView(document, `[${OWN}]`),
    connect: () => browser.runtime.connect({name: CONNECTION}),
    openOptions: () => void browser.runtime.sendMessage({version: VERSION, kind: 'open options'} satisfies Request),
    settings: await openSettings(browser.storage.sync),
    version: browser.runtime.getManifest().version,
  }
  let leave = new AbortController()
  watchNavigation(
    window,
    url => {
      leave.abort()
      leave = new AbortController()
      if (parseAddress(url)) showPage(url, tools, leave.signal)
    },
    {signal: new AbortController().signal, without: withoutSharedView},
  )
}
