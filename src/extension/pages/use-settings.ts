import {useEffect, useState} from 'preact/hooks'
import type {ExtensionSettings, ExtensionSettingsStore} from '../settings.ts'

/** The settings as they are now, also when another page changes them. */
export function useSettings(store: ExtensionSettingsStore): ExtensionSettings {
  const [settings, setSettings] = useState(store.current)
  useEffect(() => {
    const gone = new AbortController()
    store.watch(setSettings, gone)
    return () => gone.abort()
  }, [store])
  return settings
}
