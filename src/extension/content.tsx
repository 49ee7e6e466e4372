/** Runs in every page of GitHub, because most pages are reached without loading: watches where the reader is, and shows what is there. */
import browser from 'webextension-polyfill'
import {parseAddress} from '../github/address.ts'
import {diffView} from '../github/diff/view.ts'
import {watchNavigation} from '../github/navigation.ts'
import {prepareGoodbye} from '../overlay/goodbye.tsx'
import {OWN} from '../overlay/marks/attributes.ts'
import {withoutSharedView} from '../overlay/shared-view.ts'
import {sweep} from '../overlay/sweep.ts'
import {useBrowserTexts} from './browser-texts.ts'
import {whenGone} from './lifetime.ts'
import {CONNECTION, type Request, VERSION} from './messages.ts'
import {isOff} from './off.ts'
import {showPage} from './page.ts'
import {pageReport, toolbarOf} from './page-report.ts'
import {openSettings} from './settings.ts'
import {openSpokesman} from './spokesman.ts'

useBrowserTexts()
void start()

async function start() {
  sweep(document)
  const settings = await openSettings(browser.storage.sync)
  const stop = new AbortController()
  const {signal} = stop
  const spokesman = openSpokesman(browser.runtime, {signal})
  const view = diffView(document, `[${OWN}]`)
  const sayGoodbye = prepareGoodbye(document)
  let leave = new AbortController()
  let url = window.location.href

  const where = () => parseAddress(url, [window.location.host])
  const isWanted = () => {
    const address = where()
    return address !== undefined && !isOff(settings.current.off, address)
  }
  let isShown = false

  function arrive() {
    leave.abort()
    leave = new AbortController()
    isShown = isWanted()
    const address = where()
    if (!address) return spokesman.say({kind: 'no change'})
    if (!isShown) return spokesman.say({kind: 'off', where: address})
    if (!isAlive()) {
      stop.abort()
      return sayGoodbye()
    }
    const page = showPage(
      url,
      {
        document,
        view,
        settings,
        version: browser.runtime.getManifest().version,
        connect: () => browser.runtime.connect({name: CONNECTION}),
        openOptions: () => void browser.runtime.sendMessage({version: VERSION, kind: 'open options'} satisfies Request),
        onState: state => spokesman.say(pageReport(address, state), toolbarOf(state)),
      },
      leave.signal,
    )
    spokesman.onStart = page.start
  }

  settings.watch(
    () => {
      if (isWanted() !== isShown) arrive()
    },
    {signal},
  )
  whenGone(isAlive, arrive, {signal})
  watchNavigation(
    window,
    current => {
      url = current
      arrive()
    },
    {signal, without: withoutSharedView},
  )
}

/** An extension that was updated, switched off or removed has no name any more. */
const isAlive = () => browser.runtime?.id !== undefined
