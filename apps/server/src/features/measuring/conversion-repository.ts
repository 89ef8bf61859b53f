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

/** Writes down what became of it, and forgets the visit; null is that nobody is told. */
export async function settleConversion(
  transaction: Transaction,
  { leadId, funnelId, userId }: Pick<FoundConversion, 'leadId' | 'funnelId' | 'userId'>,
  outcome: Outcome | null,
): Promise<void> {
  if (!(await lockLead(transaction, leadId))) return
  await forgetMeasuringSignals(transaction, leadId)
  if (outcome === null) return
  await transaction
    .insert(conversionEvents)
    .values({ leadId, funnelId, userId, ...outcome })
    .onConflictDoNothing()
}
