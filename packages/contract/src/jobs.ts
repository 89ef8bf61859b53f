import { z } from 'zod'

/** A job that was given up after its last try; admins see it and may let it run again. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  attempts: z.int().positive(),
  last_error: z.string(),
  created_at: z.iso.datetime(),
  failed_at: z.iso.datetime(),
})
export type FailedJob = z.infer<typeof failedJobSchema>

/** Work waits for other work of its own queue only. */
export const jobQueues = ['email', 'billing', 'domains', 'pictures', 'other'] as const
export type JobQueue = (typeof jobQueues)[number]

export const jobsOverviewSchema = z.object({
  waiting: z.int().nonnegative(),
  /** The same by queue; follow-ups that are planned are among the emails. */
  queues: z.array(z.object({ name: z.enum(jobQueues), waiting: z.int().nonnegative() })),
  failed: z.array(failedJobSchema),
})
