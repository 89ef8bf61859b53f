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

export const jobsOverviewSchema = z.object({
  waiting: z.int().nonnegative(),
  failed: z.array(failedJobSchema),
})
