/** The reader's token. It lives in the browser's local storage, and only the background takes it out again. */
import type {Storage} from 'webextension-polyfill'

const KEY = 'token'

export async function readToken(storage: Storage.StorageArea): Promise<string | undefined> {
  const {[KEY]: token} = await storage.get(KEY)
  return typeof token === 'string' && token ? token : undefined
}

export async function writeToken(storage: Storage.StorageArea, token: string) {
  if (token) await storage.set({[KEY]: token})
  else await storage.remove(KEY)
}

export const tokenChanged = (changes: Record<string, unknown>) => KEY in changes
