/** Results of this session, in the browser's memory: a background that was stopped and started again answers at once. */
import type {Storage} from 'webextension-polyfill'
import type {Outcome} from './messages.ts'

export interface Cache {
  get(key: string): Promise<Outcome | undefined>
  put(key: string, outcome: Outcome): Promise<void>
  clear(): Promise<void>
  /** About how many bytes. */
  size(): Promise<number>
}

const PREFIX = 'outcome '

export function sessionCache(storage: Storage.StorageArea): Cache {
  const own = async () => Object.entries(await storage.get(null)).filter(([key]) => key.startsWith(PREFIX))
  const ownKeys = async () => (await own()).map(([key]) => key)
  return {
    async get(key) {
      return (await storage.get(PREFIX + key))[PREFIX + key] as Outcome | undefined
    },
    async put(key, outcome) {
      try {
        await storage.set({[PREFIX + key]: outcome})
      } catch {
        // Full. The results of pages left behind are worth less than this one, which can do without a place, too.
        await storage.remove(await ownKeys())
        await storage.set({[PREFIX + key]: outcome}).catch(() => {})
      }
    },
    async clear() {
      await storage.remove(await ownKeys())
    },
    async size() {
      return (await own()).reduce((sum, entry) => sum + JSON.stringify(entry).length, 0)
    },
  }
}
