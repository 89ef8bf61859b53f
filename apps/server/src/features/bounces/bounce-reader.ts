import { join } from 'node:path'

import { createThreadPool } from '../../concurrency/thread-pool.ts'
import { bounds } from '../../limits.ts'
import type { BounceTasks } from './bounce-thread.ts'
import type { Bounce, ReportMessage } from './read-bounce.ts'

/** Parses reports in a worker thread, because anyone can send one and some take seconds to parse. */
export type BounceReader = {
  /** Returns 'nothing' for a report that takes too long. Rejects if the queue is full or the thread fails. */
  read(report: ReportMessage): Promise<Bounce>
  stop(): Promise<void>
}

export function openBounceReader(cpuMs: number = bounds.bounces.cpuMs): BounceReader {
  const pool = createThreadPool<BounceTasks>({
    file: threadFile,
    threads: 1,
    largestQueue: bounds.bounces.connections,
    // Code that has not been optimized yet takes several times as long.
    limits: { cpuMs, warmUpCpuMs: cpuMs, wallMs: bounds.bounces.wallMs },
    heapMebibytes: bounds.computing.threadHeapMebibytes,
    loadMs: bounds.computing.threadLoadMs,
  })
  return {
    async read(report) {
      const outcome = await pool.run('readBounce', report)
      if (outcome.state === 'done') return outcome.value
      if (outcome.state === 'overran') return { kind: 'nothing' }
      throw new Error(`A report could not be read: ${outcome.state}`)
    },
    stop: pool.stop,
  }
}

/** The bundle places both files in the same folder. */
const threadFile = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'bounce-thread.ts')
  : join(import.meta.dirname, 'bounce-thread.js')
