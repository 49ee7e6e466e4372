/**
 * The hosts of companies on which the reader wants Refract. Each has a permission of the browser, a content script and maybe a token;
 * the three come and go together. The browser lets readers take a permission back without telling us first.
 */
import type {Manifest, Permissions, Scripting, Storage} from 'webextension-polyfill'
import {GITHUB, originsOf} from '../github/host.ts'
import {writeToken} from './token.ts'

export interface HostTools {
  storage: Storage.StorageArea
  permissions: Pick<Permissions.Static, 'contains' | 'remove'>
  scripting: Pick<Scripting.Static, 'getRegisteredContentScripts' | 'registerContentScripts' | 'unregisterContentScripts'>
  /** What runs on github.com. */
  script: Pick<Manifest.ContentScript, 'js' | 'css'>
}

export interface Hosts {
  /** github.com first. */
  all(): Promise<string[]>
  /** For a host whose permission was given. */
  add(host: string): Promise<void>
  remove(host: string): Promise<void>
  /** Forgets hosts without a permission; gives the others their script, which an update takes away. */
  tidy(): Promise<void>
}

const KEY = 'hosts'

export function openHosts({storage, permissions, scripting, script}: HostTools): Hosts {
  const listed = async () => ((await storage.get(KEY))[KEY] ?? []) as string[]
  const isPermitted = (host: string) => permissions.contains({origins: originsOf(host)})
  const list = async (host: string, wanted: boolean) => {
    const others = (await listed()).filter(other => other !== host)
    await storage.set({[KEY]: wanted ? [...others, host].sort() : others})
  }
  const hasScript = async (host: string) => (await scripting.getRegisteredContentScripts({ids: [host]})).length > 0

  async function addScript(host: string) {
    if (await hasScript(host)) return
    await scripting.registerContentScripts([
      {id: host, matches: [`https://${host}/*`], js: script.js, css: script.css, runAt: 'document_idle', persistAcrossSessions: true},
    ])
  }

  async function forget(host: string) {
    await list(host, false)
    await writeToken(storage, host, '')
    if (await hasScript(host)) await scripting.unregisterContentScripts({ids: [host]})
  }

  return {
    async all() {
      const hosts = await listed()
      const permitted = await Promise.all(hosts.map(isPermitted))
      return [GITHUB, ...hosts.filter((_, index) => permitted[index])]
    },
    async add(host) {
      await addScript(host)
      await list(host, true)
    },
    async remove(host) {
      await forget(host)
      await permissions.remove({origins: originsOf(host)})
    },
    async tidy() {
      for (const host of await listed()) {
        if (await isPermitted(host)) await addScript(host)
        else await forget(host)
      }
    },
  }
}
