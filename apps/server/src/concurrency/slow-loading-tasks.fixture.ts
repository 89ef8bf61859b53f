import { serveTasks } from './serve-tasks.ts'

const slowLoadingTasks = { add: ({ a, b }: { a: number; b: number }) => a + b }
export type SlowLoadingTasks = typeof slowLoadingTasks

// A busy machine takes this long to load a thread's module.
const loadMs = 700
await new Promise((resolve) => setTimeout(resolve, loadMs))

serveTasks(slowLoadingTasks)
