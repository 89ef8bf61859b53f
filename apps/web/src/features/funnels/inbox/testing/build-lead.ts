import type { Lead } from '@wildpath/contract'

/** A lead for tests; name only what matters to the test. */
export function buildLead(id: string, change: Partial<Lead> = {}): Lead {
  return {
    id,
    funnel_id: 'funnel',
    funnel_title: 'Blue Canyon Funnel',
    values: [],
    email: null,
    status: 'new',
    note: '',
    quarantined: false,
    submissions: 1,
    measuring_consent: null,
    source: null,
    first_response_at: null,
    replied_at: null,
    created_at: '2026-11-21T10:00:00.000Z',
    enquired_at: '2026-11-21T10:00:00.000Z',
    earlier_enquiries: [],
    last_submitted_at: '2026-11-21T10:00:00.000Z',
    ...change,
  }
}
