import { AsyncLocalStorage } from 'node:async_hooks'

import { databaseFailure } from '../../db/failure.ts'

/** What the database refused while the auth library worked, which hides it or passes over it in silence. */
export type DatabaseErrors = {
  report(error: unknown): void
  /** When the database is why the work failed, or why a part of it was left undone, its error is thrown. */
  whileRunning<T>(work: () => Promise<T>): Promise<T>
}

export function createDatabaseErrors(): DatabaseErrors {
  const calls = new AsyncLocalStorage<{ error: unknown }>()
  return {
    report(error) {
      const call = calls.getStore()
      if (call !== undefined) call.error ??= error
    },
    async whileRunning<T>(work: () => Promise<T>) {
      const call: { error: unknown } = { error: undefined }
      try {
        const answer = await calls.run(call, work)
        if (databaseFailure(call.error) === null) return answer
      } catch (error) {
        if (call.error === undefined) throw error
      }
      throw call.error
    },
  }
}
