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
  /** More wait than the queue holds; nothing was begun. */
  | { state: 'busy' }
  /** The signal was aborted: the task was not begun, or it was ended. */
  | { state: 'cancelled' }
  /** The task needed more time than it may have. */
  | { state: 'overran' }
  | { state: 'failed'; reason: string }

export type ThreadPool<T extends Tasks> = {
  /** Does a task in a thread of its own; never rejects for what happens there. */
  run<Name extends keyof T & string>(
    name: Name,
    input: Parameters<T[Name]>[0],
    signal?: AbortSignal,
    /** Where this task may take less than others. */
    limits?: Partial<TaskLimits>,
  ): Promise<TaskOutcome<ReturnType<T[Name]>>>
  /** Waits for the tasks that were asked for, then ends the threads. */
  stop(): Promise<void>
}

type Options = {
  /** A module that calls `serveTasks`. */
  file: string
  threads: number
  largestQueue: number
  /** Of each task. */
  limits: TaskLimits
  /** Of each thread; a task that needs more fails. */
  heapMebibytes: number
}

/**
 * Keeps long computations off the event loop. Threads are started when they are first needed and then kept;
 * one that takes too long or dies is replaced by the next task, and no other task notices.
 */
export function createThreadPool<T extends Tasks>({
  file,
  threads,
  largestQueue,
  limits,
  heapMebibytes,
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
    const thread = takeIdle() ?? startTaskThread(file, heapMebibytes)
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
      return (outcome ?? { state: 'busy' }) as TaskOutcome<ReturnType<T[typeof name]>>
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
