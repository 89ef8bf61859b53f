import { describe, expect, it } from 'vitest'

import { countSince, newestOf } from './new-leads.ts'

const leads = [
  { id: 'cy', enquired_at: '2026-11-21T12:00:00.000Z' },
  { id: 'bo', enquired_at: '2026-11-21T11:00:00.000Z' },
  { id: 'ana', enquired_at: '2026-11-21T10:00:00.000Z' },
]

describe('arrivals', () => {
  it('are the leads after the newest that was known', () => {
    expect(countSince(leads, newestOf(leads.slice(1)))).toBe(1)
    expect(countSince(leads, newestOf(leads))).toBe(0)
  })

  it('are all of them where there was none before', () => {
    expect(newestOf([])).toBe('')
    expect(countSince(leads, newestOf([]))).toBe(3)
  })
})
