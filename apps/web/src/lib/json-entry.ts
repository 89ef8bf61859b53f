import { tryStorage } from './try-storage.ts'

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * One entry of a storage. A browser without storage keeps nothing: even reaching for it may throw, so it is reached for
 * anew each time.
 */
export function createJsonEntry(storage: () => DraftStorage, key: string) {
  return {
    /** Null where there is none, or no JSON. */
    load: (): unknown => tryStorage(() => JSON.parse(storage().getItem(key) ?? 'null')) ?? null,
    save(value: unknown): void {
      tryStorage(() => storage().setItem(key, JSON.stringify(value)))
    },
    clear(): void {
      tryStorage(() => storage().removeItem(key))
    },
  }
}
