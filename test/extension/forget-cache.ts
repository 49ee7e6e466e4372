/** Runs in a page of the extension. Whoever has the database open closes it. */
export function forgetCache(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('refract')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
