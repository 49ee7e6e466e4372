/** A storage area in memory, as the browser has them. */
import type {Storage} from 'webextension-polyfill'

type Listener = (changes: Record<string, Storage.StorageChange>) => void

export function storageWith(values: Record<string, unknown> = {}) {
  const kept = new Map(Object.entries(values))
  const listeners: Listener[] = []
  const tell = (changes: Record<string, Storage.StorageChange>) => {
    for (const listener of listeners) listener(changes)
  }
  const area = {
    async get(key: string | null) {
      const names = key === null ? [...kept.keys()] : [key].filter(name => kept.has(name))
      return Object.fromEntries(names.map(name => [name, kept.get(name)]))
    },
    async set(changed: Record<string, unknown>) {
      for (const [name, newValue] of Object.entries(changed)) {
        kept.set(name, newValue)
        tell({[name]: {newValue}})
      }
    },
    async remove(names: string | string[]) {
      for (const name of [names].flat()) kept.delete(name)
    },
    onChanged: {addListener: (listener: Listener) => listeners.push(listener)},
  }
  return {area: area as unknown as Storage.StorageArea, kept}
}
