import { describe, expect, it } from 'vitest'

import {
  type HeldSubscription,
  isInForce,
  isRunning,
  mayTry,
  planInForce,
  surplus,
} from './billing-rules.ts'

const now = new Date('2027-03-01T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

function buildHeld(changes: Partial<HeldSubscription> = {}): HeldSubscription {
  return {
    id: 'sub_1',
    userId: 'user-1',
    plan: 'explorer',
    priceId: 'explorer-monthly',
    status: 'active',
    currentPeriodEnd: minutes(1),
    cancelAtPeriodEnd: false,
    paymentFailed: false,
    planChangedAt: null,
    clearedAt: null,
    createdAt: minutes(-1000),
    updatedAt: minutes(-1000),
    ...changes,
  }
}

describe('whether a subscription is in force', () => {
  it.each([
    ['a paid period', {}, true],
    ['a trial', { status: 'trialing' }, true],
    ['one that was ended within its period', { status: 'canceled' }, false],
    ['a late renewal', { currentPeriodEnd: minutes(-59) }, true],
    ['a renewal that is an hour late', { currentPeriodEnd: minutes(-60) }, false],
    ['a cancelled one to its end', { cancelAtPeriodEnd: true }, true],
    ['a cancelled one at its end', { cancelAtPeriodEnd: true, currentPeriodEnd: now }, false],
    ['a refused renewal', { paymentFailed: true, currentPeriodEnd: now }, false],
    ['a refused change within a paid period', { paymentFailed: true }, true],
  ] as const)('%s', (_name, changes, expected) => {
    expect(isInForce(buildHeld(changes), now)).toBe(expected)
  })

  it('still runs while its charge is refused: the provider goes on to ask for it', () => {
    expect(isRunning(buildHeld({ paymentFailed: true, currentPeriodEnd: now }), now)).toBe(true)
    expect(isRunning(buildHeld({ status: 'canceled', paymentFailed: true }), now)).toBe(false)
  })
})

describe('the plan in force', () => {
  it('is the highest of all that are in force', () => {
    const leader = buildHeld({ id: 'sub_2', plan: 'expedition-leader' })
    expect(planInForce([], now)).toBe('free')
    expect(planInForce([buildHeld(), leader], now)).toBe('expedition-leader')
    expect(planInForce([buildHeld(), { ...leader, status: 'canceled' }], now)).toBe('explorer')
    expect(planInForce([buildHeld({ plan: 'free' })], now)).toBe('free')
  })

  it('leaves only the newest of several subscriptions', () => {
    const older = buildHeld({ id: 'older', createdAt: minutes(-2000) })
    expect(surplus([buildHeld(), older], now)).toEqual([older])
    expect(surplus([buildHeld(), { ...older, status: 'canceled' }], now)).toEqual([])
  })
})

it('offers the trial to first-time subscribers', () => {
  expect(mayTry({ trialUsedAt: null }, [], false)).toBe(true)
  expect(mayTry({ trialUsedAt: now }, [], false)).toBe(false)
  expect(mayTry({ trialUsedAt: null }, [buildHeld({ status: 'canceled' })], false)).toBe(false)
  expect(mayTry({ trialUsedAt: null }, [], true)).toBe(false)
})
