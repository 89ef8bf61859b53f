import { serveTasks } from '../../concurrency/serve-tasks.ts'
import { readBounce } from './read-bounce.ts'

const bounceTasks = { readBounce }
export type BounceTasks = typeof bounceTasks

serveTasks(bounceTasks)
