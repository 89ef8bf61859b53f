import type { ShownAudience } from '@wildpath/contract'
import { z } from 'zod'

import { platformName } from '../../ad-platforms/platform-text.ts'
import { targetedPlacesSchema } from './facebook-places.ts'

const oldest = 65

/** Targeting that an ad set returns. Facebook omits unrestricted fields. */
export const shownTargetingSchema = targetedPlacesSchema.extend({
  age_min: z.int().default(18),
  age_max: z.int().default(oldest),
  genders: z.array(z.int()).default([]),
  flexible_spec: z
    .array(z.object({ interests: z.array(z.object({ name: platformName })).default([]) }))
    .default([]),
})

export function readAudience({
  age_min: from,
  age_max: to,
  genders,
  flexible_spec: groups,
}: z.infer<typeof shownTargetingSchema>): ShownAudience {
  const names = groups.flatMap(({ interests }) => interests.map(({ name }) => name))
  return {
    ages: to >= oldest ? `${from}+` : `${from}-${to}`,
    gender: genders.length !== 1 ? 'ALL' : genders[0] === 1 ? 'MALE' : 'FEMALE',
    interests: names.filter((name) => name !== ''),
  }
}
