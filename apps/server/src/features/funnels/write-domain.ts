import { eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { funnels } from './funnel-tables.ts'

type FunnelDomain = Pick<typeof funnels.$inferSelect, 'customDomain' | 'domainVerified'> & {
  /** Absent, the page stays at home where it is. */
  primaryHost?: string | null
}

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

/** Hosts that are nobody's any more are no page's home. */
export async function leaveHosts(
  transaction: Transaction,
  hosts: readonly string[],
): Promise<void> {
  if (hosts.length === 0) return
  await transaction
    .update(funnels)
    .set({ primaryHost: null })
    .where(inArray(funnels.primaryHost, [...hosts]))
}
