import { z } from 'zod'

/** One thing that whoever runs an installation can set up: for admins and the console only. */
export const setupItemSchema = z.object({
  topic: z.string(),
  isSetUp: z.boolean(),
  /** Something that people rely on is missing without it; the others are choices. */
  isNeeded: z.boolean(),
  /** What holds now. */
  text: z.string(),
  /** The variables of the environment that change it. */
  variables: z.array(z.string()),
})
export type SetupItem = z.infer<typeof setupItemSchema>
