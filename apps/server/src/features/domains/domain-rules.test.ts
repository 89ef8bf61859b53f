import { describe, expect, it } from 'vitest'

import type { DomainReport } from './dns-check/domain-report.ts'
import { decideDomain, expiryOf, servedUntil } from './domain-rules.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = new Date('2031-05-01T08:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

const pending = {
  status: 'pending' as const,
  claimedAt: start,
  verifiedAt: null,
  brokenSince: null,
  checks: 0,
}
const verified = { ...pending, status: 'verified' as const, verifiedAt: start }

function reportOf(changes: Partial<DomainReport> = {}): DomainReport {
  return {
    isOwned: true,
    isServing: true,
    isOtherServing: null,
    tokens: [],
    isConclusive: true,
    retryAfterSeconds: null,
    records: [],
    problems: [],
    nameServers: [],
    ...changes,
  }
}

const wrong = { code: 'cname-elsewhere', text: 'www points elsewhere.', weight: 'blocks' as const }
const elsewhere = reportOf({ isServing: false, problems: [wrong] })
const free = (now: Date) => ({ now, isFree: true, isHolder: true })

describe('a claim', () => {
  it('is verified when it is owned, leads here and stands in nobody’s way', () => {
    expect(decideDomain(pending, reportOf(), free(after(hour)))).toEqual({
      status: 'verified',
      checks: 0,
      verifiedAt: after(hour),
      brokenSince: null,
      nextCheckAt: after(hour + day),
      news: 'verified',
    })
  })

  it.each([
    ['nobody proved it', reportOf({ isOwned: false }), true],
    ['it leads elsewhere', reportOf({ isServing: false }), true],
    ['somebody else can prove it', reportOf(), false],
  ])('is not while %s', (_why, report, isFree) => {
    const decision = decideDomain(pending, report, { now: after(hour), isFree, isHolder: false })
    expect([decision.status, decision.verifiedAt, decision.news]).toEqual(['pending', null, null])
  })

  it('has failed where a record is wrong, and waits where old answers live', () => {
    expect(decideDomain(pending, elsewhere, free(after(hour))).status).toBe('failed')
    const waiting = { ...elsewhere, retryAfterSeconds: 600 }
    expect(decideDomain(pending, waiting, free(after(hour))).status).toBe('pending')
    const optional = { ...elsewhere, problems: [{ ...wrong, weight: 'warns' as const }] }
    expect(decideDomain(pending, optional, free(after(hour))).status).toBe('pending')
  })

  it.each([
    [0, minute],
    [8 * minute, 2 * minute],
    [8 * hour, 2 * hour],
    [60 * hour, 4 * hour],
  ])('%i ms old is looked at again after %i ms', (age, pause) => {
    const { nextCheckAt } = decideDomain(pending, elsewhere, free(after(age)))
    expect(nextCheckAt).toEqual(after(age + pause))
  })

  it('is looked at when old answers end, if that is sooner', () => {
    const report = { ...elsewhere, retryAfterSeconds: 300 }
    expect(decideDomain(pending, report, free(after(8 * hour))).nextCheckAt).toEqual(
      after(8 * hour + 5 * minute),
    )
  })

  it('is not looked at by itself after 72 hours, and ends after fourteen days', () => {
    expect(decideDomain(pending, elsewhere, free(after(72 * hour))).nextCheckAt).toBeNull()
    const silent = reportOf({ isConclusive: false })
    expect(decideDomain(pending, silent, free(after(72 * hour))).nextCheckAt).toBeNull()
    expect(decideDomain(pending, elsewhere, free(after(72 * hour - 1))).nextCheckAt).not.toBeNull()
    expect(expiryOf(pending)).toEqual(after(14 * day))
    expect(expiryOf(verified)).toBeNull()
  })

  it('stays as it is when nobody answered', () => {
    const silent = reportOf({ isConclusive: false, isServing: false, isOwned: false })
    expect(decideDomain(pending, silent, free(after(hour)))).toMatchObject({
      status: 'pending',
      checks: 0,
      nextCheckAt: after(hour + 15 * minute),
      news: null,
    })
    expect(decideDomain(verified, silent, free(after(day)))).toMatchObject({
      status: 'verified',
      brokenSince: null,
      nextCheckAt: after(day + 10 * minute),
      news: null,
    })
  })
})

describe('a verified domain', () => {
  it('whose host somebody else has is proved by its TXT record only', () => {
    const lost = { now: after(day), isFree: true, isHolder: false }
    expect(decideDomain(verified, reportOf({ isOwned: false }), lost).brokenSince).toEqual(
      after(day),
    )
    expect(decideDomain(verified, reportOf(), lost).brokenSince).toBeNull()
  })

  it('stays so without its TXT record, and is looked at daily', () => {
    const decision = decideDomain(verified, reportOf({ isOwned: false }), free(after(day)))
    expect(decision).toMatchObject({
      status: 'verified',
      verifiedAt: start,
      nextCheckAt: after(2 * day),
      news: null,
    })
  })

  it('that breaks is told of at the second look, served for seven days, then switched off', () => {
    const first = decideDomain(verified, elsewhere, free(after(day)))
    expect(first).toMatchObject({
      status: 'verified',
      brokenSince: after(day),
      nextCheckAt: after(day + 10 * minute),
      news: null,
    })
    const broken = { ...verified, ...first }
    expect(servedUntil(broken)).toEqual(after(8 * day))
    const second = decideDomain(broken, elsewhere, free(after(day + 10 * minute)))
    expect([second.status, second.news]).toEqual(['verified', 'broken'])
    const third = decideDomain({ ...broken, ...second }, elsewhere, free(after(day + 20 * minute)))
    expect([third.status, third.news]).toEqual(['verified', null])
    const over = decideDomain({ ...broken, ...third }, elsewhere, free(after(8 * day)))
    expect([over.status, over.verifiedAt, over.news]).toEqual(['failed', null, 'switched-off'])
    expect(servedUntil({ ...broken, ...over })).toBeNull()
  })

  it('that is mended in time was never away', () => {
    const broken = { ...verified, brokenSince: after(day), checks: 3 }
    expect(decideDomain(broken, reportOf(), free(after(2 * day)))).toMatchObject({
      status: 'verified',
      verifiedAt: start,
      brokenSince: null,
      checks: 0,
      news: null,
    })
  })
})
