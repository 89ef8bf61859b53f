import { z } from 'zod'

/** What an operator promises; null for what is promised to nobody. */
export const supportPromiseSchema = z.object({
  /** Who looks after people with dedicated support. */
  contactName: z.string().nullable(),
  /** Within how many hours the first answer comes. */
  priorityHours: z.int().positive().nullable(),
  dedicatedHours: z.int().positive().nullable(),
})
export type SupportPromise = z.infer<typeof supportPromiseSchema>
