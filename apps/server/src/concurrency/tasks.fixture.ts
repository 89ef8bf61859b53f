import { threadId } from 'node:worker_threads'

import { serveTasks } from './serve-tasks.ts'

/** What a thread may be asked for in a test, the worst included. */
const fixtureTasks = {
  add: ({ a, b }: { a: number; b: number }) => a + b,
  readThreadId: () => threadId,
  spin: () => {
    for (;;);
  },
  /** Stays inside one regular expression. */
  backtrack: (text: string) => /^(?:a+)+$/.test(text),
  hoard: () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => index + 0.5))
  },
  fail: (reason: string) => {
    throw new Error(reason)
  },
  die: () => process.exit(3),
}
export type FixtureTasks = typeof fixtureTasks

serveTasks(fixtureTasks)
