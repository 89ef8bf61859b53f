import { noPromise, type Subscription, type User } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { planOffer } from './plan-offer.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const site = {
  supportEmail: 'ask@wild.example',
  support: noPromise,
  providers: { textAi: 'live' },
} as const

function holding(plan: User['plan'], known: Partial<Subscription> = {}) {
  const subscription: Subscription = {
    plan: plan === 'free' ? 'explorer' : plan,
    status: 'active',
    priceId: 'explorer-monthly',
    currentPeriodEnd: '2026-11-25T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    paymentFailed: false,
    createdAt: '2026-10-26T12:00:00.000Z',
    updatedAt: '2026-10-26T12:00:00.000Z',
    ...known,
  }
  return { plan, subscription }
}

describe('planOffer', () => {
  it('offers the next plan with what works in it today and not in every plan', () => {
    expect(planOffer({ plan: 'free', subscription: null }, now, site)).toEqual({
      tone: 'neutral',
      title: 'More than one trip to sell?',
      text: 'Explorer adds: Unlimited funnels, AI copy with unlimited rewrites, Priority support: first in the chat queue, No watermark in exported HTML, Custom domains or a subdomain you choose, Pictures for ads, Ads on Facebook and Google.',
      action: { label: 'Upgrade Plan', to: '/pricing' },
    })
    expect(planOffer(holding('explorer'), now, site)?.text).toContain(
      'Expedition Leader adds: White-label',
    )
  })

  it('offers dedicated support only where somebody promises it', () => {
    const promised = { contactName: 'Sam Ridge', priorityHours: null, dedicatedHours: 4 }
    expect(planOffer(holding('explorer'), now, site)?.text).not.toContain('Dedicated support')
    expect(planOffer(holding('explorer'), now, { ...site, support: promised })?.text).toContain(
      'Dedicated support',
    )
  })

  it('offers nothing where no plan lies above', () => {
    expect(planOffer(holding('expedition-leader'), now, site)).toBeNull()
    expect(planOffer({ plan: 'admin', subscription: null }, now, site)).toBeNull()
  })

  it('warns an admin whose subscription is still charged', () => {
    const admin = (known: Partial<Subscription>) =>
      planOffer({ ...holding('explorer', known), plan: 'admin' }, now, site)
    expect(admin({ status: 'trialing' })).toMatchObject({
      title: '4 days left of your free trial',
      action: { to: '/account' },
    })
    expect(admin({ status: 'trialing' })?.text).toContain('Your Explorer trial')
    expect(admin({ paymentFailed: true })?.title).toBe('Your last payment did not go through')
    expect(admin({ cancelAtPeriodEnd: true })).toBeNull()
    expect(admin({ priceId: 'given' })).toBeNull()
    expect(admin({})).toBeNull()
  })

  it('counts the days of a trial', () => {
    expect(planOffer(holding('explorer', { status: 'trialing' }), now, site)?.title).toBe(
      '4 days left of your free trial',
    )
    const lastDay = new Date('2026-11-25T02:00:00.000Z')
    expect(planOffer(holding('explorer', { status: 'trialing' }), lastDay, site)?.title).toBe(
      '1 day left of your free trial',
    )
  })

  it('says what comes after a trial, also where no plan lies above', () => {
    const offer = planOffer(holding('expedition-leader', { status: 'trialing' }), now, site)
    expect(offer?.text).toBe(
      'Your Expedition Leader trial runs until November 25, 2026; after that it is $129.99 a month unless you cancel before.',
    )
    expect(offer?.action.to).toBe('/account')
  })

  it('says when a cancelled plan ends', () => {
    expect(planOffer(holding('explorer', { cancelAtPeriodEnd: true }), now, site)?.title).toBe(
      'Explorer ends on November 25, 2026',
    )
  })

  it('speaks of an end that has come as past', () => {
    const after = new Date('2026-11-26T12:00:00.000Z')
    const titles = [{ cancelAtPeriodEnd: true }, { status: 'trialing' } as const, {}].map(
      (known) => planOffer(holding('explorer', known), after, site)?.title,
    )
    expect(new Set(titles)).toEqual(new Set(['Explorer ended on November 25, 2026']))
  })

  it('asks for another card before anything else, also where no plan lies above', () => {
    const failed = { paymentFailed: true }
    expect(planOffer(holding('expedition-leader', failed), now, site)?.action).toEqual({
      label: 'Update your card',
      to: '/account',
    })
    expect(planOffer(holding('free', failed), now, site)?.text).toBe(
      'Update your card to get Explorer back. Nothing of yours was deleted.',
    )
  })

  it('offers again once a subscription is over', () => {
    expect(planOffer(holding('free', { status: 'canceled' }), now, site)?.action.label).toBe(
      'Upgrade Plan',
    )
  })
})
