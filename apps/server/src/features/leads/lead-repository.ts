import type { Lead, LeadList } from '@wildpath/contract'
import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { leads } from './lead-table.ts'

type Page = { funnelId: string; quarantined: boolean; before?: string | undefined; limit: number }

export type LeadRepository = {
  /** Newest first. The caller has checked that the funnel is the reader's. */
  list(page: Page): Promise<LeadList>
  /** All accepted leads, newest first. */
  listAll(funnelId: string): Promise<Lead[]>
}

export function createLeadRepository({ db }: Database): LeadRepository {
  const isQuarantined = (quarantined: boolean) =>
    quarantined ? isNotNull(leads.quarantineReason) : isNull(leads.quarantineReason)

  async function countLeads(funnelId: string, quarantined: boolean): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(leads)
      .where(and(eq(leads.funnelId, funnelId), isQuarantined(quarantined)))
    return row?.count ?? 0
  }

  return {
    async list({ funnelId, quarantined, before, limit }) {
      const rows = await db
        .select()
        .from(leads)
        .where(
          and(
            eq(leads.funnelId, funnelId),
            isQuarantined(quarantined),
            before === undefined ? undefined : lt(leads.id, before),
          ),
        )
        .orderBy(desc(leads.id))
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      return {
        leads: page.map(presentLead),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
        total: await countLeads(funnelId, false),
        quarantinedTotal: await countLeads(funnelId, true),
      }
    },

    async listAll(funnelId) {
      const rows = await db
        .select()
        .from(leads)
        .where(and(eq(leads.funnelId, funnelId), isQuarantined(false)))
        .orderBy(desc(leads.id))
      return rows.map(presentLead)
    },
  }
}

function presentLead(row: typeof leads.$inferSelect): Lead {
  return {
    id: row.id,
    funnel_id: row.funnelId,
    values: row.values,
    quarantined: row.quarantineReason !== null,
    submissions: row.submissions,
    created_at: row.createdAt.toISOString(),
    last_submitted_at: row.lastSubmittedAt.toISOString(),
  }
}
