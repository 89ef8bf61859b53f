import { serveTasks } from './serve-tasks.ts'

// A busy machine takes this long to load a thread's module.
const loadMs = 700
await new Promise((resolve) => setTimeout(resolve, loadMs))

serveTasks({ add: ({ a, b }: { a: number; b: number }) => a + b })
