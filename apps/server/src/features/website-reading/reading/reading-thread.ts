import { serveTasks } from '../../../concurrency/serve-tasks.ts'
import { readingTasks } from './reading-tasks.ts'

serveTasks(readingTasks)
