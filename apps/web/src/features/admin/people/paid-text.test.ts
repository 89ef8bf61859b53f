import type { AdminUser, Subscription } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { isToldOfPaid, paidText } from './paid-text.ts'

const holder = (subscription: Partial<Subscription> | null) => ({ subscription }) as AdminUser
const paid = { plan: 'explorer', status: 'active', priceId: 'price' } as const
const refusal = (code: 'ends-paid-plan' | 'last-admin') =>
  new ApiFailure({ code, status: 409, message: '' })

it('says what becomes of what somebody pays for, and nothing where nobody pays', () => {
  expect(paidText(holder(paid))).toContain('They pay for Explorer')
  expect(paidText(holder({ ...paid, priceId: 'given' }))).toBe('')
  expect(paidText(holder({ ...paid, status: 'canceled' }))).toBe('')
  expect(paidText(holder(null))).toBe('')
  expect(paidText(null)).toBe('')
})

it('takes the admin for told when they saw it, or were refused because of it', () => {
  expect(isToldOfPaid(holder(paid), null)).toBe(true)
  expect(isToldOfPaid(holder(null), null)).toBe(false)
  expect(isToldOfPaid(holder(null), refusal('last-admin'))).toBe(false)
  expect(isToldOfPaid(holder(null), refusal('ends-paid-plan'))).toBe(true)
})
