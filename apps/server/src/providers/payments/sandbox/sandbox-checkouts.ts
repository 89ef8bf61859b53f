import type { CheckoutOrder } from '../payments.ts'
import type { SandboxCheckout, SandboxSubscription } from './sandbox-objects.ts'
import { charge, dayMs, paidPeriodMs } from './sandbox-rules.ts'
import type { CustomerFile, SandboxStore } from './sandbox-store.ts'
import { findTestCard, type TestCard } from './test-cards.ts'

/** 'confirm': the bank asks; 'unknown-card': no test card has this number; 'closed': paid, left or too old. */
export type PaymentAttempt = 'paid' | 'declined' | 'confirm' | 'unknown-card' | 'closed'

export type SandboxCheckouts = ReturnType<typeof createSandboxCheckouts>

type Options = { store: SandboxStore; now: () => Date; newId: () => string }

/** What happens on a payment page. Every checkout is paid once at most. */
export function createSandboxCheckouts({ store, now, newId }: Options) {
  async function onOpen<T>(
    id: string,
    work: (file: CustomerFile, checkout: SandboxCheckout) => Promise<T>,
  ): Promise<T | 'closed'> {
    const found = await store.find('checkout', id)
    if (found === null) return 'closed'
    const outcome = await store.change(found.customerId, async (file) => {
      const checkout = await file.find('checkout', id)
      return checkout !== null && isOpen(checkout, now()) ? work(file, checkout) : 'closed'
    })
    return outcome ?? 'closed'
  }

  return {
    /** Does nothing when it is there already. */
    async open({ id, customerId, order }: NewCheckout): Promise<void> {
      await store.change(customerId, async (file) => {
        if ((await file.find('checkout', id)) !== null) return
        await file.save('checkout', newCheckout({ id, customerId, order }, now().getTime()))
      })
    },

    find: (id: string) => store.find('checkout', id),
    isOpen: (checkout: SandboxCheckout) => isOpen(checkout, now()),

    /** `cardNumber` is what the person typed or chose. */
    pay: (id: string, cardNumber: string): Promise<PaymentAttempt> =>
      onOpen<PaymentAttempt>(id, async (file, checkout) => {
        const card = findTestCard(cardNumber)
        if (card === null) return 'unknown-card'
        if (card.now === 'declined') return 'declined'
        if (card.now === 'asks') {
          await file.save('checkout', { ...checkout, confirming: card.number })
          return 'confirm'
        }
        return complete(file, checkout, card)
      }),

    /** The bank's answer; 'closed' also when nothing was asked. */
    confirm: (id: string, isConfirmed: boolean): Promise<PaymentAttempt> =>
      onOpen<PaymentAttempt>(id, async (file, checkout) => {
        const card = checkout.confirming === null ? null : findTestCard(checkout.confirming)
        if (card === null) return 'closed'
        const asked = { ...checkout, confirming: null }
        if (isConfirmed) return complete(file, asked, card)
        await file.save('checkout', asked)
        return 'declined'
      }),

    /** The person goes back: nobody can pay on this page any more. */
    leave: (id: string): Promise<'left' | 'closed'> =>
      onOpen<'left'>(id, async (file, checkout) => {
        await file.save('checkout', { ...checkout, status: 'expired' })
        return 'left'
      }),
  }

  async function complete(
    file: CustomerFile,
    checkout: SandboxCheckout,
    card: TestCard,
  ): Promise<PaymentAttempt> {
    const nowMs = now().getTime()
    const subscription = newSubscription(file, checkout, { id: `sub_${newId()}`, nowMs })
    const { plan, trialDays } = checkout
    const withCard = { ...file.customer, card: card.number }
    const dueCents = trialDays === null ? plan.priceCents : 0
    const charged = charge(withCard, dueCents, 'now')
    if (charged === null) return 'declined'
    await file.saveCustomer(charged)
    await file.save('checkout', { ...checkout, status: 'paid', subscriptionId: subscription.id })
    await file.save('subscription', subscription)
    const invoice = await file.addInvoice({
      subscriptionId: subscription.id,
      description:
        trialDays === null ? `${plan.label}, 30 days` : `${plan.label}, ${trialDays}-day trial`,
      amountCents: dueCents - (withCard.creditCents - charged.creditCents),
      status: 'paid',
      createdAtMs: nowMs,
    })
    await file.announce('checkout.session.completed', subscription.id)
    await file.announce('customer.subscription.created', subscription.id)
    await file.announce('invoice.paid', subscription.id, invoice)
    return 'paid'
  }
}

type NewCheckout = { id: string; customerId: string; order: CheckoutOrder }

function newCheckout({ id, customerId, order }: NewCheckout, nowMs: number): SandboxCheckout {
  const { label, productId, priceId, priceCents, currency, interval } = order.plan
  return {
    id,
    customerId,
    plan: { label, productId, priceId, priceCents, currency, interval },
    trialDays: order.trialDays,
    successUrl: order.successUrl,
    cancelUrl: order.cancelUrl,
    status: 'open',
    expiresAtMs: nowMs + dayMs,
    confirming: null,
    subscriptionId: null,
  }
}

function isOpen(checkout: SandboxCheckout, now: Date): boolean {
  return checkout.status === 'open' && checkout.expiresAtMs > now.getTime()
}

function newSubscription(
  { customer }: CustomerFile,
  { plan, trialDays }: SandboxCheckout,
  { id, nowMs }: { id: string; nowMs: number },
): SandboxSubscription {
  return {
    id,
    customerId: customer.id,
    userId: customer.userId,
    plan,
    status: trialDays === null ? 'active' : 'trialing',
    periodStartMs: nowMs,
    periodEndMs: nowMs + (trialDays === null ? paidPeriodMs : trialDays * dayMs),
    cancelAtPeriodEnd: false,
    hadTrial: trialDays !== null,
    createdAtMs: nowMs,
  }
}
