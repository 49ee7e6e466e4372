/** Entries in IndexedDB: the texts in one store, and what is known of them in another, so that counting them reads no texts. */
import type {Entry, Fact, Store} from './store.ts'

const NAME = 'refract'
const FORM = 1 // of what is stored; a database of another form is begun anew

export function indexedStore(factory: IDBFactory): Store {
  let opened: Promise<IDBDatabase> | undefined

  /** A browser that has closed or lost the database is asked again the next time. */
  function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(factory).then(
      database => {
        database.onclose = database.onversionchange = () => {
          database.close()
          opened = undefined
        }
        return database
      },
      error => {
        opened = undefined
        throw error
      },
    )
    return opened
  }

  async function within<T>(mode: IDBTransactionMode, work: (texts: IDBObjectStore, facts: IDBObjectStore) => T): Promise<T> {
    const transaction = (await open()).transaction(['texts', 'facts'], mode)
    const result = work(transaction.objectStore('texts'), transaction.objectStore('facts'))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'))
    })
    return result
  }

  return {
    async read(keys) {
      const asked = await within('readonly', texts => keys.map(key => [key, texts.get(key) as IDBRequest<string | undefined>] as const))
      return new Map(asked.flatMap(([key, {result}]) => (result === undefined ? [] : [[key, result]])))
    },
    async write(entries: Entry[]) {
      await within('readwrite', (texts, facts) => {
        for (const {text, ...fact} of entries) {
          texts.put(text, fact.key)
          facts.put(fact)
        }
      })
    },
    async touch(keys, used) {
      await within('readwrite', (_, facts) => {
        for (const key of keys) {
          const asked = facts.get(key) as IDBRequest<Fact | undefined>
          asked.onsuccess = () => {
            if (asked.result) facts.put({...asked.result, used})
          }
        }
      })
    },
    async facts() {
      return (await within('readonly', (_, facts) => facts.getAll() as IDBRequest<Fact[]>)).result
    },
    async remove(keys) {
      await within('readwrite', (texts, facts) => {
        for (const key of keys) {
          texts.delete(key)
          facts.delete(key)
        }
      })
    },
    async clear() {
      await within('readwrite', (texts, facts) => {
        texts.clear()
        facts.clear()
      })
    },
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, FORM)
    request.onupgradeneeded = () => {
      const database = request.result
      for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name)
      database.createObjectStore('texts')
      database.createObjectStore('facts', {keyPath: 'key'})
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('another version holds the database'))
  })
}
