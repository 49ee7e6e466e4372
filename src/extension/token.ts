/**
 * The reader's tokens, one for each host. They live in the browser's local storage, and only the background takes them out again, each
 * for its own host.
 */
import type {Storage} from 'webextension-polyfill'
import {GITHUB} from '../github/host.ts'

const PREFIX = 'token '
/** There was only one, for github.com, before there were hosts. */
const OLD_KEY = 'token'

export async function readToken(storage: Storage.StorageArea, host: string): Promise<string | undefined> {
  if (host === GITHUB) await moveOldToken(storage)
  const token = (await storage.get(PREFIX + host))[PREFIX + host]
  return typeof token === 'string' && token ? token : undefined
}

export async function writeToken(storage: Storage.StorageArea, host: string, token: string) {
  if (host === GITHUB) await storage.remove(OLD_KEY)
  if (token) await storage.set({[PREFIX + host]: token})
  else await storage.remove(PREFIX + host)
}

/** The hosts whose tokens are among these changes of the storage. */
export const tokensIn = (changes: Record<string, unknown>): string[] =>
  Object.keys(changes).flatMap(key => (key === OLD_KEY ? [GITHUB] : key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))

async function moveOldToken(storage: Storage.StorageArea) {
  const {[OLD_KEY]: old} = await storage.get(OLD_KEY)
  if (typeof old === 'string') await writeToken(storage, GITHUB, old)
}
