import type { BusinessInfo } from '@wildpath/contract'
import { answersOf } from '@wildpath/copywriter/brief'

import type { Copywriter } from '../../copywriter-pool/index.ts'

/** The key of what a business does, by its answers; null where they do not say, or cannot be read in time. */
export async function activityOf(
  business: BusinessInfo,
  copywriter: Copywriter,
): Promise<string | null> {
  const classified = await copywriter.run('classifyActivity', answersOf(business))
  return classified.ok ? classified.value.activity : null
}
