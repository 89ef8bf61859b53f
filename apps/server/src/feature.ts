import type { FastifyInstance } from 'fastify'

import type { jobConcurrency } from './connection-budget.ts'
import type { Announcement } from './http/announcement.ts'
import type { PageSource } from './http/page-source.ts'
import type { JobHandlers } from './jobs/job.ts'
import type { Schedule } from './jobs/job-kind.ts'

/** Jobs wait for others of their own queue only. */
export type QueueName = keyof typeof jobConcurrency

/** What a part of the product adds to it; each has only what it needs. */
export type Feature = {
  /** Adds its routes. */
  register?(app: FastifyInstance): void | Promise<void>
  /** What the worker does for it, by the queue that it waits in. */
  jobs?: Partial<Record<QueueName, JobHandlers>>
  /** Work that comes round. */
  schedules?: readonly Schedule[]
  /** What the database announces of it, and who hears of that in their browser. */
  announcements?: readonly Announcement[]
  /** What its public pages say, where that changes with what people write. */
  pages?: readonly PageSource[]
  /** Ends what it does by itself, and writes what is still in memory. */
  stop?(): Promise<void>
}
