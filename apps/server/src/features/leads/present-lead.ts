import type { Lead } from '@wildpath/contract'

import type { leads } from './lead-table.ts'

export type LeadRow = typeof leads.$inferSelect

export function presentLead(row: LeadRow, funnelTitle: string): Lead {
  return {
    id: row.id,
    funnel_id: row.funnelId,
    funnel_title: funnelTitle,
    values: row.values,
    email: row.email,
    status: row.status,
    note: row.note,
    quarantined: row.quarantineReason !== null,
    submissions: row.submissions,
    measuring_consent: row.measuringConsent,
    source: row.source,
    first_response_at: row.firstResponseAt?.toISOString() ?? null,
    replied_at: row.repliedAt?.toISOString() ?? null,
    enquired_at: row.enquiredAt.toISOString(),
    earlier_enquiries: row.earlierEnquiries.map((time) => time.toISOString()),
    created_at: row.createdAt.toISOString(),
    last_submitted_at: row.lastSubmittedAt.toISOString(),
  }
}
