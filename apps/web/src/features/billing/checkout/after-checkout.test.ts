import { expect, it } from 'vitest'

import { placeAfterCheckout } from './after-checkout.ts'

const wizard = '/dashboard/facebook-ads/new?funnel=1&ad=2'

it('leads back to where somebody came from, once the plan is theirs', () => {
  expect(placeAfterCheckout('success', wizard)).toBe(wizard)
})

it('leads to the dashboard where nothing was to go on with, or the plan is still to come', () => {
  expect(placeAfterCheckout('success', null)).toBe('/dashboard?checkout=success')
  expect(placeAfterCheckout('pending', wizard)).toBe('/dashboard?checkout=pending')
})
