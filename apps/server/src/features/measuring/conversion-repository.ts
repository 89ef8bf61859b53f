import type { ContactPlatform } from '@wildpath/page/render'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { funnels, isLiving } from '../funnels/index.ts'
import { forgetMeasuringSignals, leads, lockLead } from '../leads/index.ts'
import { conversionEvents, measuringAccounts } from './measuring-tables.ts'

/** A lead that may be told of, with what decides about it; null where it is gone, or its adventure is. */
export async function findConversion(transaction: Transaction, leadId: string) {
  const [found] = await transaction
    .select({
      leadId: leads.id,
      funnelId: leads.funnelId,
      userId: funnels.userId,
      values: leads.values,
      email: leads.email,
      isHeldBack: leads.quarantineReason,
      signals: leads.measuringSignals,
      plan: users.plan,
      accounts: measuringAccounts,
    })
    .from(leads)
    .innerJoin(funnels, eq(funnels.id, leads.funnelId))
    .innerJoin(users, eq(users.id, funnels.userId))
    .leftJoin(measuringAccounts, eq(measuringAccounts.userId, funnels.userId))
    .where(and(eq(leads.id, leadId), isLiving))
  return found === undefined ? null : { ...found, isHeldBack: found.isHeldBack !== null }
}

export type FoundConversion = NonNullable<Awaited<ReturnType<typeof findConversion>>>

type Outcome = Pick<typeof conversionEvents.$inferInsert, 'state' | 'settledAt'> & {
  body?: object
}

/** Writes down what became of it, and forgets the visit for this platform; null is that it is not told. */
export async function settleConversion(
  transaction: Transaction,
  event: Pick<FoundConversion, 'leadId' | 'funnelId' | 'userId'> & { platform: ContactPlatform },
  outcome: Outcome | null,
): Promise<void> {
  const { leadId, funnelId, userId, platform } = event
  if (!(await lockLead(transaction, leadId))) return
  await forgetMeasuringSignals(transaction, leadId, platform)
  if (outcome === null) return
  await transaction
    .insert(conversionEvents)
    .values({ leadId, funnelId, userId, platform, ...outcome })
    .onConflictDoNothing()
}
