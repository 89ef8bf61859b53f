import { createSemaphore } from './semaphore.ts'
import type { Tasks } from './serve-tasks.ts'
import { startTaskThread, type TaskThread, type ThreadOutcome } from './task-thread.ts'

export type TaskOutcome<T> =
  | { state: 'done'; value: T }
  /** More wait than the queue holds; nothing was begun. */
  | { state: 'busy' }
  /** The signal was aborted before the task began. */
  | { state: 'cancelled' }
  /** The task needed more CPU time than it may have. */
  | { state: 'overran' }
  | { state: 'failed'; reason: string }

export type ThreadPool<T extends Tasks> = {
  /** Does a task in a thread of its own; never rejects for what happens there. */
  run<Name extends keyof T & string>(
    name: Name,
    input: Parameters<T[Name]>[0],
    signal?: AbortSignal,
  ): Promise<TaskOutcome<ReturnType<T[Name]>>>
  /** Waits for the tasks that were asked for, then ends the threads. */
  stop(): Promise<void>
}

type Options = {
  /** A module that calls `serveTasks`. */
  file: string
  threads: number
  largestQueue: number
  cpuLimitMs: number
}

/**
 * Keeps long computations off the event loop. Threads are started when they are first needed and then kept;
 * one that takes too long or dies is replaced by the next task, and no other task notices.
 */
export function createThreadPool<T extends Tasks>({
  file,
  threads,
  largestQueue,
  cpuLimitMs,
}: Options): ThreadPool<T> {
  const semaphore = createSemaphore({ permits: threads, largestQueue })
  const idle: TaskThread[] = []
  const underWay = new Set<Promise<unknown>>()
  let isStopped = false

  async function work(name: string, input: unknown): Promise<ThreadOutcome> {
    const thread = takeIdle() ?? startTaskThread(file)
    const outcome = await thread.run({ name, input }, { cpuMs: cpuLimitMs })
    if (thread.isAlive()) idle.push(thread)
    return outcome
  }

  function takeIdle(): TaskThread | undefined {
    const thread = idle.pop()
    return thread === undefined || thread.isAlive() ? thread : takeIdle()
  }

  return {
    async run(name, input, signal) {
      if (isStopped) return { state: 'failed', reason: 'the threads are stopped' }
      const turn = semaphore.run(async () =>
        signal?.aborted === true ? { state: 'cancelled' as const } : work(name, input),
      )
      underWay.add(turn)
      try {
        // What the named task answers is what its type says.
        return ((await turn) ?? { state: 'busy' }) as TaskOutcome<ReturnType<T[typeof name]>>
      } finally {
        underWay.delete(turn)
      }
    },
    async stop() {
      isStopped = true
      await Promise.allSettled(underWay)
      await Promise.all(idle.splice(0).map((thread) => thread.end()))
    },
  }
}
