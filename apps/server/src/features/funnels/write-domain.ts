import { eq } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { funnels } from './funnel-tables.ts'

type FunnelDomain = Pick<
  typeof funnels.$inferSelect,
  'customDomain' | 'domainVerified' | 'primaryHost'
>

/**
 * What of a domain stands with its funnel. No change of what its owner edits: the revision stays. The caller
 * has checked whose funnel it is.
 */
export async function writeFunnelDomain(
  transaction: Transaction,
  funnelId: string,
  domain: FunnelDomain,
): Promise<void> {
  await transaction.update(funnels).set(domain).where(eq(funnels.id, funnelId))
}
