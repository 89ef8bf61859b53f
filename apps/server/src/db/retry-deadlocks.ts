import { setTimeout as pause } from 'node:timers/promises'

const attempts = 3
const pauseMs = 50

/**
 * Runs a whole transaction, once more when the database ended it because it and another waited for each other.
 * It must do nothing but write to the database: what the victim did is undone there, and nowhere else.
 */
export async function retryDeadlocks<T>(run: () => Promise<T>, left = attempts): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (left <= 1 || !isDeadlock(error)) throw error
  }
  // At once, it could lock a row again before whoever waited for that wakes up, and both would be where they were.
  await pause(pauseMs * (1 + Math.random()))
  return retryDeadlocks(run, left - 1)
}

function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '40P01') return true
  }
  return false
}
