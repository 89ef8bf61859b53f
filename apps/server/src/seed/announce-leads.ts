import type { Database } from '../db/client.ts'
import { leadCreated } from '../features/leads/index.ts'
import { enqueue } from '../jobs/enqueue.ts'

export type SeededLead = { id: string; funnelId: string; createdAt: Date }

/** The last follow-up goes out two days after the lead. */
const followedMs = 2 * 86_400_000

/**
 * Leaves for each lead that has emails to come the job that real leads arrive with: the worker plans them,
 * tells the owner, and writes what is due. Nothing is called sent before it is.
 */
export async function announceLeads(
  { db }: Database,
  { leads, now }: { leads: readonly SeededLead[]; now: Date },
): Promise<void> {
  const followed = leads.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < followedMs)
  for (const { id, funnelId, createdAt } of followed) {
    const payload = { funnel_id: funnelId, lead_id: id, enquiry: '1' }
    await enqueue(db, leadCreated, [{ key: id, payload, runAt: createdAt }], createdAt)
  }
}
