/** The popup of the toolbar icon: what Refract says of the page below it, and the switches that concern this page. */
import {useEffect, useState} from 'preact/hooks'
import browser from 'webextension-polyfill'
import type {InRepository} from '../../github/address.ts'
import {text} from '../../texts/text.ts'
import type {PageReport} from '../messages.ts'
import {ownerName, repositoryName, switchedOff, switchedOn} from '../off.ts'
import {Head} from '../pages/head.tsx'
import {openPage} from '../pages/open-page.tsx'
import {Switch} from '../pages/switch.tsx'
import {useSettings} from '../pages/use-settings.ts'
import {type ExtensionSettingsStore, openSettings} from '../settings.ts'
import {Composition} from './composition.tsx'
import {openTab} from './tab.ts'

function Popup({store}: {store: ExtensionSettingsStore}) {
  const [report, setReport] = useState<PageReport | 'nobody'>()
  const [tab] = useState(openTab)
  useEffect(() => tab.watch(setReport), [tab])

  return (
    <main>
      <Head title="Refract" size={24} />
      <div class="page" aria-live="polite">
        {report && <Report report={report} onStart={tab.start} />}
      </div>
      {report && report !== 'nobody' && report.kind !== 'no change' && <Switches where={report.where} store={store} />}
      <footer>
        <button type="button" class="link" onClick={openOptions}>
          {text('popup_options')}
        </button>
        <a href="welcome.html" target="_blank" rel="noopener">
          {text('popup_welcome')}
        </a>
      </footer>
    </main>
  )
}

function Report({report, onStart}: {report: PageReport | 'nobody'; onStart(): void}) {
  if (report === 'nobody') return <Words title={text('popup_nobody')} more={text('popup_nobody_help')} />
  switch (report.kind) {
    case 'no change':
      return <Words title={text('popup_no_change')} more={text('popup_no_change_help')} />
    case 'off':
      return <Words title={text('popup_off')} more={text('popup_off_help')} />
    case 'on':
      if (report.state === 'waiting') {
        return (
          <button type="button" class="main" onClick={onStart}>
            {report.sentence}
          </button>
        )
      }
      return (
        <>
          <Words title={report.sentence} more={report.advice} />
          {report.tally && <Composition tally={report.tally} />}
        </>
      )
  }
}

function Words({title, more}: {title: string; more?: string}) {
  return (
    <>
      <p class="sentence">{title}</p>
      {more && <p class="muted">{more}</p>}
    </>
  )
}

function Switches({where, store}: {where: InRepository; store: ExtensionSettingsStore}) {
  const {hide, off} = useSettings(store)
  const [repository, owner] = [repositoryName(where), ownerName(where)]
  const isOwnerOff = off.includes(owner)
  const set = (name: string, on: boolean) => store.update({off: on ? switchedOn(off, name) : switchedOff(off, name)})
  return (
    <div class="switches">
      <Switch on={hide} onChange={wanted => store.update({hide: wanted})}>
        {text('popup_hide')}
      </Switch>
      <Switch on={!isOwnerOff && !off.includes(repository)} disabled={isOwnerOff} onChange={on => set(repository, on)}>
        {text('popup_on_repository', `${where.owner}/${where.repository}`)}
      </Switch>
      <Switch on={!isOwnerOff} onChange={on => set(owner, on)}>
        {text('popup_on_owner', where.owner)}
      </Switch>
    </div>
  )
}

async function openOptions() {
  await browser.runtime.openOptionsPage()
  window.close()
}

void openSettings(browser.storage.sync).then(store =>
  openPage(
    () => 'Refract',
    () => <Popup store={store} />,
  ),
)
