import { Worker } from 'node:worker_threads'

import type { TaskReply, TaskRequest, TaskResult } from './serve-tasks.ts'

/**
 * 'overran': the task exceeded its CPU limit, so its input is to blame. 'timed-out': the machine was too busy to
 * finish it in time. 'cancelled': the caller gave up. In each case the thread has been terminated.
 */
export type ThreadOutcome =
  | TaskResult
  | { state: 'overran' }
  | { state: 'timed-out' }
  | { state: 'cancelled' }

export type TaskLimits = {
  cpuMs: number
  /** Extra CPU time for a thread's first task, which runs before its code has been optimized. */
  warmUpCpuMs: number
  /** Wall-clock time, counted once the thread has loaded. */
  wallMs: number
}

/** A thread that runs one task at a time. */
export type TaskThread = {
  /** Never rejects: a crash, an exceeded limit and a cancellation are outcomes. */
  run(request: TaskRequest, limits: TaskLimits, signal?: AbortSignal): Promise<ThreadOutcome>
  isAlive(): boolean
  end(): Promise<void>
}

const cpuCheckIntervalMs = 50

type ThreadOptions = {
  /** A module that calls `serveTasks`. */
  file: string
  /** A task that needs more memory ends the thread. */
  heapMebibytes: number
  /** How long the module may take to load, by the clock. */
  loadMs: number
}

/** Starts a thread. It keeps the process alive only while a task runs. */
export function startTaskThread({ file, heapMebibytes, loadMs }: ThreadOptions): TaskThread {
  // Flags of this process, such as those of a debugger or a test runner, are not passed on.
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  })
  worker.unref()
  let isAlive = true
  let isWarm = false
  // Null until the thread has loaded; loading does not count as task time.
  let cpuMsBefore: number | null = null
  let settle: (outcome: ThreadOutcome) => void = () => {}
  const loaded = Promise.withResolvers<void>()

  worker.on('message', ({ result, cpuMs }: TaskReply) => {
    cpuMsBefore = cpuMs
    if (result === null) return loaded.resolve()
    isWarm = true
    settle(result)
  })
  worker.on('error', (error) => endWith(String(error)))
  worker.on('exit', (code) => endWith(`the thread ended with ${code}`))

  function endWith(reason: string): void {
    isAlive = false
    settle({ state: 'failed', reason })
  }

  async function end(): Promise<void> {
    isAlive = false
    await worker.terminate()
  }

  async function endIfOverCpuLimit(limitMs: number): Promise<void> {
    const usedMs = await readCpuMs(worker)
    if (usedMs === null || cpuMsBefore === null || usedMs - cpuMsBefore <= limitMs) return
    giveUp('overran')
  }

  function giveUp(state: 'overran' | 'timed-out' | 'cancelled'): void {
    settle({ state })
    void end()
  }

  return {
    async run(request, { cpuMs, warmUpCpuMs, wallMs }, signal) {
      if (!isAlive) return { state: 'failed', reason: 'the thread has ended' }
      if (signal?.aborted === true) return { state: 'cancelled' }
      const { promise, resolve } = Promise.withResolvers<ThreadOutcome>()
      settle = resolve
      worker.ref()
      const cpuLimitMs = isWarm ? cpuMs : cpuMs + warmUpCpuMs
      const watch = setInterval(() => void endIfOverCpuLimit(cpuLimitMs), cpuCheckIntervalMs)
      let deadline = setTimeout(giveUp, loadMs, 'timed-out')
      void loaded.promise.then(() => {
        clearTimeout(deadline)
        if (settle === resolve) deadline = setTimeout(giveUp, wallMs, 'timed-out')
      })
      const cancel = () => giveUp('cancelled')
      signal?.addEventListener('abort', cancel)
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(request)
        return await promise
      } finally {
        clearInterval(watch)
        clearTimeout(deadline)
        signal?.removeEventListener('abort', cancel)
        settle = () => {}
        worker.unref()
      }
    },
    isAlive: () => isAlive,
    end,
  }
}

/** Null if the thread has just ended. */
async function readCpuMs(worker: Worker): Promise<number | null> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return null
  }
}
