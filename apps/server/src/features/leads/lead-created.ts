import type { SQL } from 'drizzle-orm'

import { enqueueEach } from '../../jobs/enqueue.ts'
import { jobKind } from '../../jobs/job-kind.ts'

/** A lead counts for the first time. What that sets going is its handler's affair, and not known here. */
export const leadCreated = jobKind<{ funnel_id: string; lead_id: string }>('lead-created')

/** One job for each lead of the relation (id, funnel_id), however often it is announced. */
export function announceLeads(relation: SQL, at: Date): SQL {
  const payload = { funnel_id: 'funnel_id', lead_id: 'id' }
  return enqueueEach(leadCreated, { relation, key: 'id', payload, at })
}
