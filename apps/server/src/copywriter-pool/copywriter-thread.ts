import { serveTasks } from '../concurrency/serve-tasks.ts'
import { copyTasks } from './copy-tasks.ts'

serveTasks(copyTasks)
