import { type AdminUser, isGiven, plans, type Subscription } from '@wildpath/contract'

import { ApiFailure } from '../../../entities/api/api-failure.ts'

/** What becomes of what they pay for; empty where nobody pays. */
export function paidText(user: AdminUser | null): string {
  const held = paidBy(user)
  if (held === null) return ''
  return `They pay for ${plans[held.plan].label}: a lower plan, or Admin, ends that at the payment service at once. A higher plan leaves it running, and they go on being charged for it.`
}

/** Whether the admin has read that it ends: in the dialog, or in the refusal because they have paid since. */
export function isToldOfPaid(user: AdminUser, refusal: unknown): boolean {
  const isRefused = refusal instanceof ApiFailure && refusal.code === 'ends-paid-plan'
  return isRefused || paidBy(user) !== null
}

function paidBy(user: AdminUser | null): Subscription | null {
  const held = user?.subscription ?? null
  return held === null || held.status === 'canceled' || isGiven(held) ? null : held
}
