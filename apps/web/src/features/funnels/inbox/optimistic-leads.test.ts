import type { Lead } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { changedLead, changedPages, undoOf } from './optimistic-leads.ts'
import type { LeadPages } from './lead-queries.ts'
import { buildLead } from './testing/build-lead.ts'

function buildPages(...lists: Lead[][]): LeadPages {
  return {
    pageParams: lists.map(() => undefined),
    pages: lists.map((leads) => ({
      leads,
      next: null,
      total: 10,
      counts: { new: 6, contacted: 2, booked: 1, lost: 1 },
      quarantinedTotal: 3,
      median_response_minutes: null,
    })),
  }
}

const ids = (pages: LeadPages) => pages.pages.map(({ leads }) => leads.map(({ id }) => id))

describe('changedPages', () => {
  it('shows a new status at once and counts it on every page', () => {
    const pages = buildPages([buildLead('ana')], [buildLead('bo')])
    const action = { kind: 'set-status', status: 'booked' } as const
    const after = changedPages(pages, {}, { ids: new Set(['bo']), action })
    expect(after.pages[1]?.leads[0]?.status).toBe('booked')
    expect(after.pages.map(({ counts }) => counts)).toEqual([
      { new: 5, contacted: 2, booked: 2, lost: 1 },
      { new: 5, contacted: 2, booked: 2, lost: 1 },
    ])
    expect(after.pages[0]?.total).toBe(10)
  })

  it('drops what the filter no longer matches', () => {
    const pages = buildPages([buildLead('ana'), buildLead('bo')])
    const action = { kind: 'set-status', status: 'lost' } as const
    const after = changedPages(pages, { status: 'new' }, { ids: new Set(['ana']), action })
    expect(ids(after)).toEqual([['bo']])
    expect(after.pages[0]?.total).toBe(9)
  })

  it('moves spam out of the leads and into what is held back', () => {
    const pages = buildPages([buildLead('ana', { status: 'booked' }), buildLead('bo')])
    const after = changedPages(pages, {}, { ids: new Set(['ana']), action: { kind: 'spam' } })
    expect(ids(after)).toEqual([['bo']])
    expect(after.pages[0]).toMatchObject({
      total: 9,
      quarantinedTotal: 4,
      counts: { new: 6, booked: 0 },
    })
  })

  it('gives back what was no spam', () => {
    const pages = buildPages([buildLead('ana', { quarantined: true })])
    const filter = { quarantined: 'true' } as const
    const after = changedPages(pages, filter, {
      ids: new Set(['ana']),
      action: { kind: 'not-spam' },
    })
    expect(ids(after)).toEqual([[]])
    expect(after.pages[0]).toMatchObject({ quarantinedTotal: 2, counts: { new: 7 } })
  })

  it('takes deleted leads out of every figure and leaves the given pages alone', () => {
    const pages = buildPages([buildLead('ana'), buildLead('bo')])
    const after = changedPages(
      pages,
      {},
      {
        ids: new Set(['ana', 'bo']),
        action: { kind: 'delete' },
      },
    )
    expect(ids(after)).toEqual([[]])
    expect(after.pages[0]).toMatchObject({ total: 8, counts: { new: 4 } })
    expect(ids(pages)).toEqual([['ana', 'bo']])
    expect(changedLead(buildLead('ana'), { kind: 'delete' })).toBeNull()
  })
})

describe('undoOf', () => {
  it('gives every lead its own status back', () => {
    const before = [
      buildLead('ana'),
      buildLead('bo', { status: 'contacted' }),
      buildLead('cy', { status: 'new' }),
    ]
    expect(undoOf(before, { kind: 'set-status', status: 'lost' })).toEqual([
      { ids: ['ana', 'cy'], action: { kind: 'set-status', status: 'new' } },
      { ids: ['bo'], action: { kind: 'set-status', status: 'contacted' } },
    ])
  })

  it('turns spam into no spam and the reverse', () => {
    expect(undoOf([buildLead('ana')], { kind: 'spam' })).toEqual([
      { ids: ['ana'], action: { kind: 'not-spam' } },
    ])
    expect(undoOf([buildLead('ana')], { kind: 'not-spam' })).toEqual([
      { ids: ['ana'], action: { kind: 'spam' } },
    ])
  })

  it('cannot bring back what was deleted', () => {
    expect(undoOf([buildLead('ana')], { kind: 'delete' })).toBeNull()
  })
})
