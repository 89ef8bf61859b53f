import type { Lead } from '@wildpath/contract'

export function buildLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    funnel_id: '01900000-0000-7000-8000-000000000002',
    funnel_title: 'Blue Canyon',
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
    created_at: '2026-05-01T10:00:00.000Z',
    enquired_at: '2026-05-01T10:00:00.000Z',
    earlier_enquiries: [],
    last_submitted_at: '2026-05-01T10:00:00.000Z',
    ...changes,
  }
}
