import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { createThreadPool, type TaskOutcome } from '../concurrency/thread-pool.ts'
import { bounds } from '../limits.ts'
import type { CopyTasks } from './copy-tasks.ts'

/** `unreadable`: the texts take longer to read than anybody's may. */
export type CopywriterFailure =
  | { kind: 'cancelled' | 'busy' | 'unreadable' }
  | { kind: 'failed'; reason: string }
export type CopywriterResult<T> = { ok: true; value: T } | { ok: false; failure: CopywriterFailure }

/** The built-in copywriter in threads of its own: whatever it is given, the event loop goes on. */
export type Copywriter = {
  /** Does the task of this name. */
  run<Name extends keyof CopyTasks>(
    name: Name,
    input: Parameters<CopyTasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<CopywriterResult<ReturnType<CopyTasks[Name]>>>
  /**
   * Writes a funnel. Answers that take too long are written up once more in the owner's own words, which
   * spares the search for others, before they are 'unreadable'.
   */
  write(
    input: Parameters<CopyTasks['write']>[0],
    signal?: AbortSignal,
  ): Promise<CopywriterResult<ReturnType<CopyTasks['write']>>>
  /** Waits for what was asked for, then ends the threads. */
  stop(): Promise<void>
}

type Options = {
  threads?: number
  largestQueue?: number
  cpuLimitMs?: number
}

export function openCopywriter({
  // One core is left to everybody else.
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  largestQueue = bounds.atOnce.briefsWaiting,
  cpuLimitMs = bounds.computing.briefCpuMs,
}: Options = {}): Copywriter {
  const pool = createThreadPool<CopyTasks>({
    file: threadFile,
    threads,
    largestQueue,
    limits: { cpuMs: cpuLimitMs, wallMs: bounds.computing.briefWallMs },
    heapMebibytes: bounds.computing.threadHeapMebibytes,
  })

  return {
    run: async (name, input, signal) => resultOf(await pool.run(name, input, signal)),
    async write(input, signal) {
      return resultOf(await pool.run('write', input, signal))
    },
    stop: pool.stop,
  }
}

/** The built server is JavaScript, with the thread beside it. */
const threadFile = join(
  import.meta.dirname,
  `copywriter-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
)

function resultOf<T>(outcome: TaskOutcome<T>): CopywriterResult<T> {
  switch (outcome.state) {
    case 'done':
      return { ok: true, value: outcome.value }
    case 'failed':
      return { ok: false, failure: { kind: 'failed', reason: outcome.reason } }
    case 'overran':
      return { ok: false, failure: { kind: 'unreadable' } }
    case 'busy':
    case 'cancelled':
      return { ok: false, failure: { kind: outcome.state } }
  }
}
