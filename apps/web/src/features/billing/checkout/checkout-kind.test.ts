import type { Subscription } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { checkoutKind } from './checkout-kind.ts'

const time = '2026-11-21T12:00:00.000Z'
const now = new Date('2026-11-01T12:00:00.000Z')
const subscription: Subscription = {
  plan: 'explorer',
  status: 'active',
  priceId: 'explorer-monthly',
  currentPeriodEnd: time,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
  createdAt: time,
  updatedAt: time,
}

it('sells a first subscription, and another one after the last has ended', () => {
  expect(checkoutKind({ plan: 'free', subscription: null }, 'explorer', now)).toBe('subscribe')
  expect(checkoutKind({ plan: 'free', subscription }, 'explorer', now)).toBe('subscribe')
})

it('changes a running subscription instead of selling a second one', () => {
  expect(checkoutKind({ plan: 'explorer', subscription }, 'expedition-leader', now)).toBe('change')
})

it('sells nobody what they have', () => {
  expect(checkoutKind({ plan: 'explorer', subscription }, 'explorer', now)).toBe('has-it')
  expect(checkoutKind({ plan: 'admin', subscription: null }, 'explorer', now)).toBe('admin')
})

it('asks for the open payment before anything else is sold', () => {
  const unpaid = { ...subscription, paymentFailed: true }
  expect(checkoutKind({ plan: 'free', subscription: unpaid }, 'explorer', now)).toBe('unpaid')
  expect(checkoutKind({ plan: 'explorer', subscription: unpaid }, 'expedition-leader', now)).toBe(
    'unpaid',
  )
})
