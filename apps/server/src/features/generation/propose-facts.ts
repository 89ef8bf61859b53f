import type { BusinessInfo, Fact } from '@wildpath/contract'
import { answersOf } from '@wildpath/copywriter/brief'

import type { Copywriter } from '../../copywriter-pool/index.ts'

/** What the answers say of the business, as proposals; none where they cannot be read in time. */
export async function proposeFacts(
  business: BusinessInfo,
  copywriter: Copywriter,
): Promise<Fact[]> {
  const read = await copywriter.run('proposeFacts', answersOf(business))
  return read.ok ? read.value : []
}
