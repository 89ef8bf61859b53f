import type { SandboxSubscription } from './sandbox-objects.ts'
import { charge, paidPeriodMs, unpaidMs } from './sandbox-rules.ts'
import type { CustomerFile } from './sandbox-store.ts'

/** Brings a subscription up to `nowMs`: renews, ends or gives up, as it stands. */
export async function settleSubscription(
  file: CustomerFile,
  subscription: SandboxSubscription,
  nowMs: number,
): Promise<void> {
  let current = subscription
  // After a long stop several periods have passed; each is charged, as a provider would have done.
  while (current.status !== 'canceled' && current.periodEndMs <= nowMs) {
    if (current.cancelAtPeriodEnd) return endSubscription(file, current)
    if (current.status === 'past-due') {
      return current.periodEndMs + unpaidMs <= nowMs ? endSubscription(file, current) : undefined
    }
    const renewed = await renew(file, current, current.periodEndMs)
    if (renewed === null) return
    current = renewed
  }
}

/** Charges the kept card for the next period, from `startMs`; null when that failed. */
export async function renew(
  file: CustomerFile,
  subscription: SandboxSubscription,
  startMs: number,
): Promise<SandboxSubscription | null> {
  const { plan, id } = subscription
  const charged = charge(file.customer, plan.priceCents, 'later')
  const invoice = {
    subscriptionId: id,
    description: `${plan.label}, 30 days`,
    amountCents: plan.priceCents,
  }
  if (charged === null) {
    await file.addInvoice({ ...invoice, status: 'failed', createdAtMs: startMs })
    await file.save('subscription', { ...subscription, status: 'past-due' })
    await file.announce('invoice.payment_failed', id)
    await file.announce('customer.subscription.updated', id)
    return null
  }
  const renewed: SandboxSubscription = {
    ...subscription,
    status: 'active',
    periodStartMs: startMs,
    periodEndMs: startMs + paidPeriodMs,
  }
  const paidCents = plan.priceCents - (file.customer.creditCents - charged.creditCents)
  await file.saveCustomer(charged)
  await file.save('subscription', renewed)
  const paid = await file.addInvoice({
    ...invoice,
    amountCents: paidCents,
    status: 'paid',
    createdAtMs: startMs,
  })
  await file.announce('invoice.paid', id, paid)
  await file.announce('customer.subscription.updated', id)
  return renewed
}

export async function endSubscription(
  file: CustomerFile,
  subscription: SandboxSubscription,
): Promise<void> {
  await file.save('subscription', { ...subscription, status: 'canceled' })
  await file.announce('customer.subscription.deleted', subscription.id)
}
