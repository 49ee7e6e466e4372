/** The reader's settings, kept where all of their browsers see them. They hold nothing secret, so that pages may read them. */
import type {Storage} from 'webextension-polyfill'
import {defaultSettings, type Settings, type SettingsStore} from '../overlay/settings.ts'

export interface ExtensionSettings extends Settings {
  /** Whether a page is analysed when it is opened, or when the reader asks for it. */
  start: 'by itself' | 'on click'
  /** Owners and repositories: see `off.ts`. */
  off: string[]
}

export interface ExtensionSettingsStore extends SettingsStore {
  readonly current: ExtensionSettings
  update(changes: Partial<ExtensionSettings>): void
  watch(onChange: (settings: ExtensionSettings) => void, options: {signal: AbortSignal}): void
}

const KEY = 'settings'

export async function openSettings(storage: Storage.StorageArea): Promise<ExtensionSettingsStore> {
  const listeners = new Set<(settings: ExtensionSettings) => void>()
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
const complete = (stored: unknown): ExtensionSettings => ({
  ...defaultSettings,
  start: 'by itself',
  off: [],
  ...(typeof stored === 'object' ? stored : {}),
})
