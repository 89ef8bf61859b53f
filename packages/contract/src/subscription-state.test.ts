import { describe, expect, it } from 'vitest'

import type { Subscription } from './subscription.ts'
import { subscriptionState } from './subscription-state.ts'

function buildSubscription(known: Partial<Subscription> = {}): Subscription {
  return {
    plan: 'explorer',
    status: 'active',
    priceId: 'explorer-monthly',
    currentPeriodEnd: '2026-12-21T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    paymentFailed: false,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...known,
  }
}

const now = new Date('2026-12-01T12:00:00.000Z')
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const at = (time: Date) => ({
  now: time,
  formatDate: (date: string) => longDate.format(new Date(date)),
})

const holding = (known: Partial<Subscription>) =>
  ({ plan: 'explorer', subscription: buildSubscription(known) }) as const

describe('subscriptionState', () => {
  it('says when an active subscription renews, and for how much', () => {
    expect(subscriptionState(holding({}), at(now))).toEqual({
      kind: 'running',
      isEnding: false,
      isPast: false,
      text: 'Renews on December 21, 2026 for $29.99, less any credit you have.',
    })
  })

  it('says that a plan was given, costs nothing and ends', () => {
    expect(subscriptionState(holding({ priceId: 'given' }), at(now))).toEqual({
      kind: 'given',
      text: 'You were given Explorer until December 21, 2026. Nothing is charged for it, and it ends then.',
    })
  })

  it('says until when a cancelled one lasts', () => {
    expect(subscriptionState(holding({ cancelAtPeriodEnd: true }), at(now))).toEqual({
      kind: 'running',
      isEnding: true,
      isPast: false,
      text: 'You keep Explorer until December 21, 2026. It will not be renewed.',
    })
  })

  it('says what follows a trial, or that nothing does', () => {
    expect(subscriptionState(holding({ status: 'trialing' }), at(now)).text).toBe(
      'Your free trial runs until December 21, 2026. After that it is $29.99 a month unless you cancel before.',
    )
    expect(
      subscriptionState(holding({ status: 'trialing', cancelAtPeriodEnd: true }), at(now)).text,
    ).toBe('Your free trial runs until December 21, 2026 and ends then. Nothing will be charged.')
  })

  it('speaks of a date that has come as past', () => {
    const later = new Date('2026-12-21T12:00:01.000Z')
    const textOf = (known: Partial<Subscription>) =>
      subscriptionState(holding(known), at(later)).text
    const trialing = { status: 'trialing' } as const
    expect([
      textOf({}),
      textOf({ cancelAtPeriodEnd: true }),
      textOf(trialing),
      textOf({ ...trialing, cancelAtPeriodEnd: true }),
      textOf({ paymentFailed: true }),
    ]).toEqual([
      'Your paid period ended on December 21, 2026. Waiting for confirmation from the payment provider.',
      'Explorer ended on December 21, 2026. It was not renewed.',
      'Your free trial ended on December 21, 2026. Waiting for confirmation from the payment provider.',
      'Your free trial ended on December 21, 2026. Nothing was charged.',
      'Your last payment did not go through. Paying brings Explorer back. Please update your card.',
    ])
  })

  it('asks for another card after a failed payment, in force or not', () => {
    expect(subscriptionState(holding({ paymentFailed: true }), at(now))).toEqual({
      kind: 'unpaid',
      isEnding: false,
      text: 'Your last payment did not go through. You keep Explorer until December 21, 2026. Please update your card.',
    })
    const lapsed = {
      plan: 'free',
      subscription: buildSubscription({ paymentFailed: true }),
    } as const
    expect(subscriptionState(lapsed, at(now)).text).toBe(
      'Your last payment did not go through. Paying brings Explorer back. Please update your card.',
    )
  })

  it('takes a subscription without a plan in force for ended, whatever its status says', () => {
    const lapsed = { plan: 'free', subscription: buildSubscription() } as const
    expect(subscriptionState(lapsed, at(now))).toEqual({
      kind: 'over',
      text: 'Your Explorer subscription ended on December 21, 2026.',
    })
  })

  it('shows admins a subscription that they still pay for', () => {
    const admin = (known: Partial<Subscription>) =>
      subscriptionState({ plan: 'admin', subscription: buildSubscription(known) }, at(now)).kind
    expect(admin({ status: 'trialing' })).toBe('running')
    expect(admin({ cancelAtPeriodEnd: true })).toBe('running')
    expect(admin({ paymentFailed: true })).toBe('unpaid')
    expect(admin({ status: 'canceled' })).toBe('admin')
    expect(admin({ priceId: 'given' })).toBe('admin')
  })

  it('needs nothing of admins and of those who never paid', () => {
    expect(subscriptionState({ plan: 'admin', subscription: null }, at(now)).kind).toBe('admin')
    expect(subscriptionState({ plan: 'free', subscription: null }, at(now))).toEqual({
      kind: 'none',
      text: 'Base Camp is free, for as long as you like.',
    })
  })
})
