/** The reader's settings, kept where all of their browsers see them. They hold nothing secret, so that pages may read them. */
import type {Storage} from 'webextension-polyfill'
import {defaultSettings, type Settings, type SettingsStore} from '../overlay/settings.ts'

const KEY = 'settings'

export async function openSettings(storage: Storage.StorageArea): Promise<SettingsStore> {
  const listeners = new Set<(settings: Settings) => void>()
  let current = complete((await storage.get(KEY))[KEY])

  storage.onChanged.addListener(changes => {
    const change = changes[KEY]
    if (!change) return
    current = complete(change.newValue)
    for (const listener of listeners) listener(current)
  })

  return {
    get current() {
      return current
    },
    update(changes) {
      current = {...current, ...changes}
      void storage.set({[KEY]: current})
    },
    watch(onChange, {signal}) {
      listeners.add(onChange)
      signal.addEventListener('abort', () => listeners.delete(onChange))
    },
  }
}

/** What an older version stored may lack what is new. */
const complete = (stored: unknown): Settings => ({...defaultSettings, ...(typeof stored === 'object' ? stored : {})})
