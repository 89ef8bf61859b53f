import { threadId } from 'node:worker_threads'

import { serveTasks } from './serve-tasks.ts'

const fixtureTasks = {
  add: ({ a, b }: { a: number; b: number }) => a + b,
  readThreadId: () => threadId,
  spin: () => {
    for (;;);
  },
  compute: ({ cpuMs }: { cpuMs: number }) => {
    const start = process.threadCpuUsage()
    for (;;) {
      const { user, system } = process.threadCpuUsage(start)
      if (user + system > cpuMs * 1000) return
    }
  },
  /** Hangs inside one regular expression. */
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
