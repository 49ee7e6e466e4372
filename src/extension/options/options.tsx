/** The options page: what the reader may choose for all pages. Every choice holds at once, also in pages that are open. */
import browser from 'webextension-polyfill'
import {originsOf} from '../../github/host.ts'
import {text} from '../../texts/text.ts'
import {browserHosts} from '../browser-hosts.ts'
import {buildName} from '../build.ts'
import {openCache} from '../cache/cache.ts'
import {indexedStore} from '../cache/indexed-store.ts'
import {type Request, VERSION} from '../messages.ts'
import {Head} from '../pages/head.tsx'
import {openPage} from '../pages/open-page.tsx'
import {useSettings} from '../pages/use-settings.ts'
import {type ExtensionSettings, type ExtensionSettingsStore, openSettings} from '../settings.ts'
import {writeToken} from '../token.ts'
import {CacheSection} from './cache-section.tsx'
import {type HostActions, HostsSection} from './hosts-section.tsx'
import {OffSection} from './off-section.tsx'
import {ShownSection} from './shown-section.tsx'
import {StartSection} from './start-section.tsx'
import type {TokenActions} from './token-form.tsx'

export interface SectionProps {
  settings: ExtensionSettings
  update: ExtensionSettingsStore['update']
}

const hosts: HostActions = {
  ...browserHosts(),
  permit: host => browser.permissions.request({origins: originsOf(host)}),
  check: host => browser.runtime.sendMessage({version: VERSION, kind: 'check host', host} satisfies Request),
}

const tokens: TokenActions = {
  write: (host, token) => writeToken(browser.storage.local, host, token),
  check: host => browser.runtime.sendMessage({version: VERSION, kind: 'check token', host} satisfies Request),
}

const cache = openCache(indexedStore(indexedDB), {build: buildName()})

function Options({store}: {store: ExtensionSettingsStore}) {
  const settings = useSettings(store)
  const update: SectionProps['update'] = changes => store.update(changes)
  return (
    <main>
      <Head title={text('options_title')} />
      <p class="lead">
        {text('options_lead')} <a href="welcome.html">{text('options_welcome')}</a>
      </p>
      <StartSection settings={settings} update={update} />
      <ShownSection settings={settings} update={update} />
      <OffSection settings={settings} update={update} />
      <HostsSection hosts={hosts} tokens={tokens} />
      <CacheSection cache={cache} />
      <p class="small muted">{text('options_keys')}</p>
    </main>
  )
}

void openSettings(browser.storage.sync).then(store =>
  openPage(
    () => text('options_title'),
    () => <Options store={store} />,
  ),
)
