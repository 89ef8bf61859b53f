import { z } from 'zod'

import { socialNetworkKeys } from './social-networks.ts'

/** The operator's own profile, linked from the footer. */
export const socialProfileSchema = z.object({ network: z.enum(socialNetworkKeys), url: z.string() })
export type SocialProfile = z.infer<typeof socialProfileSchema>
