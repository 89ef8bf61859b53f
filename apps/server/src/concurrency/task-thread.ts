import { Worker } from 'node:worker_threads'

import type { TaskReply, TaskRequest, TaskResult } from './serve-tasks.ts'

/** 'overran': the task took longer than it may; 'cancelled': nobody waits for it any more. The thread is gone with it. */
export type ThreadOutcome = TaskResult | { state: 'overran' } | { state: 'cancelled' }

export type TaskLimits = {
  cpuMs: number
  /** By the clock: on a machine that has much to do, CPU time alone passes slowly. */
  wallMs: number
}

/** One thread that does one task at a time. */
export type TaskThread = {
  /** Never rejects: a thread that dies, or is ended for taking too long or for nobody, is an outcome. */
  run(request: TaskRequest, limits: TaskLimits, signal?: AbortSignal): Promise<ThreadOutcome>
  isAlive(): boolean
  end(): Promise<void>
}

/** How often a running task is looked at. */
const lookEveryMs = 50

/**
 * Starts a thread from a module that calls `serveTasks`. It holds the process only while a task runs, and dies of a
 * task that needs more memory than `heapMebibytes`.
 */
export function startTaskThread(file: string, heapMebibytes: number): TaskThread {
  // What this process was started with, such as a debugger or a test runner, is not for threads.
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  })
  worker.unref()
  let isAlive = true
  // Unknown until the thread has loaded, which is not a task's time.
  let cpuMsBefore: number | null = null
  let settle: (outcome: ThreadOutcome) => void = () => {}

  worker.on('message', ({ result, cpuMs }: TaskReply) => {
    cpuMsBefore = cpuMs
    if (result !== null) settle(result)
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

  async function endWhenOver(limitMs: number): Promise<void> {
    const usedMs = await readCpuMs(worker)
    if (usedMs === null || cpuMsBefore === null || usedMs - cpuMsBefore <= limitMs) return
    giveUp('overran')
  }

  function giveUp(state: 'overran' | 'cancelled'): void {
    settle({ state })
    void end()
  }

  return {
    async run(request, { cpuMs, wallMs }, signal) {
      if (!isAlive) return { state: 'failed', reason: 'the thread has ended' }
      if (signal?.aborted === true) return { state: 'cancelled' }
      const { promise, resolve } = Promise.withResolvers<ThreadOutcome>()
      settle = resolve
      worker.ref()
      const watch = setInterval(() => void endWhenOver(cpuMs), lookEveryMs)
      const deadline = setTimeout(giveUp, wallMs, 'overran')
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

/** Null when the thread has just ended. */
async function readCpuMs(worker: Worker): Promise<number | null> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return null
  }
}
