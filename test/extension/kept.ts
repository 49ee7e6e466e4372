/** What is known of the entries of the cache, as the database has it. Runs in a page of the extension: it can use nothing from outside. */
import type {Fact} from '../../src/extension/cache/store.ts'

export async function keptFacts(): Promise<Fact[]> {
  const names = (await indexedDB.databases()).map(({name}) => name)
  if (!names.includes('refract')) return []
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('refract')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const all = request.result.transaction('facts').objectStore('facts').getAll()
      all.onerror = () => reject(all.error)
      all.onsuccess = () => {
        request.result.close()
        resolve(all.result)
      }
    }
  })
}
