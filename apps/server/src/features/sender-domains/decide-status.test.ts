import { describe, expect, it } from 'vitest'

import { decideStatus } from './decide-status.ts'

const start = new Date('2026-03-02T10:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const right = { isRight: true, isConclusive: true }
const wrong = { isRight: false, isConclusive: true }
const silent = { isRight: false, isConclusive: false }
const pending = { status: 'pending', checks: 0, soughtSince: start, brokenSince: null } as const
const verified = { ...pending, status: 'verified' } as const

describe('a sender domain', () => {
  it('is verified as soon as its records are right, and looked at once a day from then on', () => {
    expect(decideStatus({ ...pending, checks: 7 }, right, after(3))).toEqual({
      ...verified,
      nextCheckAt: after(27),
    })
  })

  it('is looked for with pauses that grow from two minutes to four hours', () => {
    const pauses = Array.from({ length: 9 }, (_none, checks) => {
      const { nextCheckAt } = decideStatus({ ...pending, checks }, wrong, start)
      return ((nextCheckAt?.getTime() ?? 0) - start.getTime()) / 60_000
    })
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 240, 240])
  })

  it('is given up after 72 hours, until somebody asks again', () => {
    expect(decideStatus(pending, wrong, after(71))).toMatchObject({ status: 'pending' })
    const givenUp = decideStatus(pending, wrong, after(72))
    expect(givenUp).toMatchObject({ status: 'failed', nextCheckAt: null })
    expect(decideStatus(givenUp, right, after(200))).toMatchObject({ status: 'verified' })
  })

  it('breaks at once where its servers say that a record is gone, and is looked for again', () => {
    expect(decideStatus(verified, wrong, after(500))).toEqual({
      status: 'failed',
      checks: 1,
      soughtSince: after(500),
      brokenSince: after(500),
      nextCheckAt: new Date(after(500).getTime() + 120_000),
    })
  })

  it('stays verified while its servers are silent, for six looks an hour apart', () => {
    let state = decideStatus(verified, silent, after(0))
    expect(state).toMatchObject({ status: 'verified', checks: 1, nextCheckAt: after(1) })
    for (let look = 1; look < 5; look += 1) state = decideStatus(state, silent, after(look))
    expect(state.status).toBe('verified')
    expect(decideStatus(state, silent, after(5))).toMatchObject({
      status: 'failed',
      brokenSince: after(5),
    })
  })

  it('is no longer broken once it is right again', () => {
    const broken = decideStatus(verified, wrong, after(1))
    expect(decideStatus(broken, wrong, after(2))).toMatchObject({
      status: 'failed',
      brokenSince: after(1),
    })
    expect(decideStatus(broken, right, after(2))).toMatchObject({
      status: 'verified',
      brokenSince: null,
    })
  })
})
