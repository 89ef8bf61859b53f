import { type SQL, sql } from 'drizzle-orm'

import { enqueueEach } from '../../jobs/enqueue.ts'
import { jobKind } from '../../jobs/job-kind.ts'

/** A lead counts for the first time, or makes another enquiry. */
export const leadCreated = jobKind<{ funnel_id: string; lead_id: string; enquiry: string }>(
  'lead-created',
)

/** Enqueues one job for each enquiry of the relation (id, funnel_id, enquiries), however often it is announced. */
export function announceLeads(relation: SQL, at: Date): SQL {
  const keyed = sql`(
    select id, funnel_id, enquiries::text as enquiry,
      case when enquiries = 1 then id::text else id || ' ' || enquiries end as key
    from ${relation}) as keyed`
  const payload = { funnel_id: 'funnel_id', lead_id: 'id', enquiry: 'enquiry' }
  return enqueueEach(leadCreated, { relation: keyed, key: 'key', payload, at })
}
