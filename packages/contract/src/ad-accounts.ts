import { z } from 'zod'

import { connectionStatusSchema } from './connections.ts'

/** How an ad platform is reached: not at all, on this installation's own demo account, or really. */
export const adModeSchema = z.enum(['off', 'sandbox', 'live'])
export type AdMode = z.infer<typeof adModeSchema>

export const adConnectionSchema = z.object({
  mode: adModeSchema,
  connection: connectionStatusSchema,
})
export type AdConnection = z.infer<typeof adConnectionSchema>

/** What an ad reaches a day, as its platform estimates it. */
export const reachRangeSchema = z.object({
  low: z.int(),
  high: z.int(),
  /** Why it is not more; null where the platform does not tell. */
  limitedBy: z.enum(['budget', 'audience']).nullable(),
})
export type ReachRange = z.infer<typeof reachRangeSchema>

/** An ad or campaign that was asked for and is not whole yet, or could not be made. */
export const adCreationSchema = z.object({
  /** That of the form. */
  id: z.uuid(),
  name: z.string(),
  state: z.enum(['creating', 'undoing', 'failed']),
  /** Why it failed, for a person; null while it is made. */
  message: z.string().nullable(),
  askedAt: z.iso.datetime(),
})
export type AdCreation = z.infer<typeof adCreationSchema>

/** What a platform calls its own things. */
export const providerIdSchema = z.string().regex(/^[\w-]{1,80}$/)
