import { parentPort } from 'node:worker_threads'

/** What a thread can do: functions by name, from a value that can be cloned to another one. */
export type Tasks = Record<string, (input: never) => unknown>

export type TaskRequest = { name: string; input: unknown }

export type TaskResult = { state: 'done'; value: unknown } | { state: 'failed'; reason: string }

/** The first reply has no result: the thread has loaded. */
export type TaskReply = {
  result: TaskResult | null
  /** What the thread has used since it began. */
  cpuMs: number
}

/** The thread's side of a pool: does one task after the other, as they are asked for. */
export function serveTasks(tasks: Tasks): void {
  if (parentPort === null) throw new Error('This module is to be run as a thread')
  const port = parentPort
  const reply = (result: TaskResult | null) => {
    const { user, system } = process.threadCpuUsage()
    port.postMessage({ result, cpuMs: (user + system) / 1000 } satisfies TaskReply)
  }
  // The pool sends the next task when this one is done.
  port.on('message', (request: TaskRequest) => void perform(tasks, request).then(reply))
  reply(null)
}

async function perform(tasks: Tasks, { name, input }: TaskRequest): Promise<TaskResult> {
  try {
    const task = tasks[name] as ((given: unknown) => unknown) | undefined
    if (task === undefined) throw new Error(`There is no task ${name}`)
    return { state: 'done', value: await task(input) }
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { state: 'failed', reason }
  }
}
