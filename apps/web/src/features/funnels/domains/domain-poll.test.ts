import { describe, expect, it } from 'vitest'

import { pollPauseMs } from './domain-poll.ts'
import { buildDomain } from './testing/build-domain.ts'

const now = Date.parse('2026-06-15T12:00:00.000Z')
const pending = { status: 'pending', nextCheck: '2026-06-15T12:01:00.000Z' } as const

describe('asking again', () => {
  it('waits for the next look of the server', () => {
    expect(pollPauseMs({ domain: buildDomain(pending), answeredAt: now, now })).toBe(62_000)
  })

  it('happens every 15 seconds while a look is due', () => {
    const domain = buildDomain({ ...pending, nextCheck: '2026-06-15T11:59:00.000Z' })
    expect(pollPauseMs({ domain, answeredAt: now, now })).toBe(15_000)
    expect(pollPauseMs({ domain, answeredAt: now - 5_000, now })).toBe(10_000)
  })

  it('does not happen where nothing changes by itself', () => {
    const verified = buildDomain({ ...pending, status: 'verified' })
    const ended = buildDomain({ status: 'failed', nextCheck: null })
    for (const domain of [verified, ended, null, undefined]) {
      expect(pollPauseMs({ domain, answeredAt: now, now })).toBe(false)
    }
  })

  it('goes on for a verified domain that broke', () => {
    const domain = buildDomain({
      ...pending,
      status: 'verified',
      brokenSince: '2026-06-14T12:00:00.000Z',
    })
    expect(pollPauseMs({ domain, answeredAt: now, now })).toBe(62_000)
  })
})
