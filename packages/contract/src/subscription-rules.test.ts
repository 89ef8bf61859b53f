import { describe, expect, it } from 'vitest'

import type { PlanKey } from './plans.ts'
import type { Subscription } from './subscription.ts'
import { isSubscriptionActive, isUpgradeOffered } from './subscription-rules.ts'

const time = '2026-11-21T12:00:00.000Z'

function holding(plan: PlanKey, status: Subscription['status']) {
  const subscription: Subscription = {
    plan,
    status,
    priceId: `${plan}-monthly`,
    currentPeriodEnd: time,
    cancelAtPeriodEnd: false,
    paymentFailed: false,
    createdAt: time,
    updatedAt: time,
  }
  return { plan, subscription }
}

describe('an active subscription', () => {
  it('is one that is paid: no trial, none that is over', () => {
    expect(isSubscriptionActive(holding('explorer', 'active'))).toBe(true)
    expect(isSubscriptionActive(holding('explorer', 'trialing'))).toBe(false)
    expect(isSubscriptionActive(holding('explorer', 'canceled'))).toBe(false)
    expect(isSubscriptionActive({ plan: 'free', subscription: null })).toBe(false)
    expect(isSubscriptionActive({ plan: 'admin', subscription: null })).toBe(true)
  })
})

describe("'Upgrade Plan'", () => {
  it('is offered on the free plan and during the trial of a plan that has one above', () => {
    expect(isUpgradeOffered({ plan: 'free', subscription: null })).toBe(true)
    expect(isUpgradeOffered(holding('explorer', 'trialing'))).toBe(true)
  })

  it('is not offered to whoever pays', () => {
    expect(isUpgradeOffered(holding('explorer', 'active'))).toBe(false)
  })

  it('is not offered where no plan lies above, in a trial either', () => {
    expect(isUpgradeOffered(holding('expedition-leader', 'trialing'))).toBe(false)
    expect(isUpgradeOffered({ plan: 'admin', subscription: null })).toBe(false)
  })
})
