import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** The people: name as title, bio as description, with role, picture and profiles. */
export const teamSchema = sectionSchema('team', {})
export type TeamSection = z.infer<typeof teamSchema>
