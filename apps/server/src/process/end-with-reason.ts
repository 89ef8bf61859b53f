import { databaseFailure } from '../db/failure.ts'

/** Ends a process that cannot start, with one line for the operator. */
export function endWithReason(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  const isDatabase = databaseFailure(error) !== null
  console.error(isDatabase ? `The database cannot be used: ${reason}` : reason)
  process.exit(1)
}
