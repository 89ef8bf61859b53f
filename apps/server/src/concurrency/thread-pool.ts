import { createSemaphore } from './semaphore.ts'
import type { TaskRequest, Tasks } from './serve-tasks.ts'
import {
  startTaskThread,
  type TaskLimits,
  type TaskThread,
  type ThreadOutcome,
} from './task-thread.ts'

export type TaskOutcome<T> =
  | { state: 'done'; value: T }
  /** The queue is full; the task was not started. */
  | { state: 'busy' }
  /** The signal was aborted before or while the task ran. */
  | { state: 'cancelled' }
  /** The task exceeded its CPU limit. */
  | { state: 'overran' }
  /** The machine was too busy to finish the task in time. */
  | { state: 'timed-out' }
  | { state: 'failed'; reason: string }

export type ThreadPool<T extends Tasks> = {
  /** Runs a task in a thread. Never rejects. */
  run<Name extends keyof T & string>(
    name: Name,
    input: Parameters<T[Name]>[0],
    signal?: AbortSignal,
    /** Overrides the pool's limits for this task. */
    limits?: Partial<TaskLimits>,
  ): Promise<TaskOutcome<Awaited<ReturnType<T[Name]>>>>
  /** Waits for accepted tasks, then ends the threads. */
  stop(): Promise<void>
}

type Options = {
  /** A module that calls `serveTasks`. */
  file: string
  threads: number
  largestQueue: number
  /** Applied to each task. */
  limits: TaskLimits
  /** Applied to each thread; a task that needs more fails. */
  heapMebibytes: number
  loadMs: number
}

/**
 * Keeps long computations off the event loop. Threads start on first use and are reused. A thread that dies or
 * exceeds a limit is replaced when the next task needs one.
 */
export function createThreadPool<T extends Tasks>({
  file,
  threads,
  largestQueue,
  limits,
  heapMebibytes,
  loadMs,
}: Options): ThreadPool<T> {
  const semaphore = createSemaphore({ permits: threads, largestQueue })
  const idle: TaskThread[] = []
  const underWay = new Set<Promise<unknown>>()
  let isStopped = false

  async function work(
    request: TaskRequest,
    own: TaskLimits,
    signal?: AbortSignal,
  ): Promise<ThreadOutcome> {
    if (signal?.aborted === true) return { state: 'cancelled' }
    const thread = takeIdle() ?? startTaskThread({ file, heapMebibytes, loadMs })
    const outcome = await thread.run(request, own, signal)
    if (thread.isAlive()) idle.push(thread)
    // The next task's memory comes after this one's.
    else await thread.end()
    return outcome
  }

  function takeIdle(): TaskThread | undefined {
    const thread = idle.pop()
    return thread === undefined || thread.isAlive() ? thread : takeIdle()
  }

  return {
    async run(name, input, signal, own) {
      if (isStopped) return { state: 'failed', reason: 'the threads are stopped' }
      const turn = semaphore.run(() => work({ name, input }, { ...limits, ...own }, signal))
      underWay.add(turn)
      void turn.finally(() => underWay.delete(turn))
      const outcome = await (signal === undefined ? turn : untilCancelled(turn, signal))
      // What the named task answers is what its type says.
      return (outcome ?? { state: 'busy' }) as TaskOutcome<Awaited<ReturnType<T[typeof name]>>>
    },
    async stop() {
      isStopped = true
      await Promise.allSettled(underWay)
      await Promise.all(idle.splice(0).map((thread) => thread.end()))
    },
  }
}

/** Whoever gives up does not wait for a turn. */
async function untilCancelled<T>(
  turn: Promise<T>,
  signal: AbortSignal,
): Promise<T | { state: 'cancelled' }> {
  const { promise, resolve } = Promise.withResolvers<{ state: 'cancelled' }>()
  const cancel = () => resolve({ state: 'cancelled' })
  signal.addEventListener('abort', cancel)
  try {
    return await Promise.race([turn, promise])
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
