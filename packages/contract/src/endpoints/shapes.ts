import { z } from 'zod'

/** An answer that says no more than that it was done. */
export const nothing = z.object({})

export const byId = z.object({ id: z.uuid() })
