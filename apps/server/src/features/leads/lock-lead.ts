import { eq } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { leads } from './lead-table.ts'

/**
 * Until the transaction ends the lead cannot be deleted, though it can be changed; false when it is gone.
 * For transactions that write rows about a lead; none of them waits for anything outside.
 */
export async function lockLead(transaction: Transaction, leadId: string): Promise<boolean> {
  const held = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for('key share')
  return held.length > 0
}

/** Keeps the lead's status as it is until the transaction ends. Lock rows about the lead after it, never before. */
export async function lockLeadStatus(transaction: Transaction, leadId: string): Promise<void> {
  await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('share')
}
