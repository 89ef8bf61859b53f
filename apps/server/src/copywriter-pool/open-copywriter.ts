import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import type { TaskLimits } from '../concurrency/task-thread.ts'
import { createThreadPool, type TaskOutcome } from '../concurrency/thread-pool.ts'
import { bounds } from '../limits.ts'
import type { CopyTasks } from './copy-tasks.ts'

/** `unreadable`: the texts exceed the CPU limit. `busy`: the queue is full, or the machine too busy to write in time. */
export type CopywriterFailure =
  | { kind: 'cancelled' | 'busy' | 'unreadable' }
  | { kind: 'failed'; reason: string }
export type CopywriterResult<T> = { ok: true; value: T } | { ok: false; failure: CopywriterFailure }

/** Runs the built-in copywriter in threads, so that no input blocks the event loop. */
export type Copywriter = {
  /** Runs a task, and once more if the machine was too busy to finish it in time. */
  run<Name extends keyof CopyTasks>(
    name: Name,
    input: Parameters<CopyTasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<CopywriterResult<ReturnType<CopyTasks[Name]>>>
  /** Writes a funnel. */
  write(
    input: Parameters<CopyTasks['write']>[0],
    signal?: AbortSignal,
  ): Promise<CopywriterResult<ReturnType<CopyTasks['write']>>>
  /** Waits for accepted tasks, then ends the threads. */
  stop(): Promise<void>
}

type Options = {
  threads?: number
  largestQueue?: number
  limits?: Partial<TaskLimits>
}

export function openCopywriter({
  // Leaves one core for everything else.
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  largestQueue = bounds.atOnce.briefsWaiting,
  limits,
}: Options = {}): Copywriter {
  const pool = createThreadPool<CopyTasks>({
    file: threadFile,
    threads,
    largestQueue,
    limits: {
      cpuMs: bounds.computing.briefCpuMs,
      warmUpCpuMs: bounds.computing.warmUpCpuMs,
      wallMs: bounds.computing.briefWallMs,
      ...limits,
    },
    heapMebibytes: bounds.computing.threadHeapMebibytes,
    loadMs: bounds.computing.threadLoadMs,
  })

  const run: Copywriter['run'] = async (name, input, signal) => {
    const first = await pool.run(name, input, signal)
    return toResult(first.state === 'timed-out' ? await pool.run(name, input, signal) : first)
  }

  return { run, write: (input, signal) => run('write', input, signal), stop: pool.stop }
}

// The built server runs JavaScript, with the thread's module next to it.
const threadFile = join(
  import.meta.dirname,
  `copywriter-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
)

function toResult<T>(outcome: TaskOutcome<T>): CopywriterResult<T> {
  switch (outcome.state) {
    case 'done':
      return { ok: true, value: outcome.value }
    case 'failed':
      return { ok: false, failure: { kind: 'failed', reason: outcome.reason } }
    case 'overran':
      return { ok: false, failure: { kind: 'unreadable' } }
    case 'timed-out':
    case 'busy':
      return { ok: false, failure: { kind: 'busy' } }
    case 'cancelled':
      return { ok: false, failure: { kind: 'cancelled' } }
  }
}
