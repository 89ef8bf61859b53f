/** Whether this browser really opens a database: some have the interface and refuse to use it. */
export function hasIndexedDb(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('indexed-db-probe')
      request.addEventListener('error', () => resolve(false))
      request.addEventListener('success', () => {
        request.result.close()
        indexedDB.deleteDatabase('indexed-db-probe')
        resolve(true)
      })
    } catch {
      resolve(false)
    }
  })
}
