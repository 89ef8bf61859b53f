import type { SandboxCustomer, SandboxSubscription, Stored } from './sandbox-objects.ts'
import { renew, endSubscription, settleSubscription } from './sandbox-renewals.ts'
import type { CustomerFile, SandboxStore } from './sandbox-store.ts'
import { findTestCard } from './test-cards.ts'

export type OpenPortal = {
  customer: SandboxCustomer
  returnUrl: string
  /** What was last done on this page. */
  lastDone: PortalDone | null
  /** The one that is not over, if any. */
  subscription: SandboxSubscription | null
  /** Newest first. */
  invoices: Stored<'invoice'>[]
}

export type PortalDone = 'changed' | 'paid' | 'skipped'

/** 'unpaid': the card was kept, but the renewal that is due failed again. */
export type CardChange = 'changed' | 'paid' | 'unpaid' | 'declined' | 'unknown-card' | 'closed'

export type SandboxPortals = ReturnType<typeof createSandboxPortals>

type Options = { store: SandboxStore; now: () => Date }

/** What a customer may do beside paying: change the card, and move the sandbox's clock. */
export function createSandboxPortals({ store, now }: Options) {
  async function find(id: string): Promise<Stored<'portal'> | null> {
    const portal = await store.find('portal', id)
    return portal !== null && portal.expiresAtMs > now().getTime() ? portal : null
  }

  async function onOpen<T extends string>(id: string, work: (file: CustomerFile) => Promise<T>) {
    const portal = await find(id)
    if (portal === null) return 'closed' as const
    const outcome = await store.change(portal.customerId, async (file) => {
      const done = await work(file)
      await file.save('portal', { ...portal, lastDone: isDone(done) ? done : null })
      return done
    })
    return outcome ?? ('closed' as const)
  }

  return {
    async open(id: string): Promise<OpenPortal | null> {
      const portal = await find(id)
      const customer = portal && (await store.find('customer', portal.customerId))
      if (portal === null || customer === null) return null
      const subscriptions = await store.list('subscription', customer.id)
      const invoices = await store.list('invoice', customer.id)
      return {
        customer,
        returnUrl: portal.returnUrl,
        lastDone: portal.lastDone,
        subscription: running(subscriptions),
        invoices: newestFirst(invoices),
      }
    },

    /** A card that works pays the renewal that failed. */
    changeCard: (id: string, cardNumber: string): Promise<CardChange> =>
      onOpen<CardChange>(id, async (file) => {
        const card = findTestCard(cardNumber)
        if (card === null) return 'unknown-card'
        if (card.now === 'declined') return 'declined'
        await file.saveCustomer({ ...file.customer, card: card.number })
        const subscription = running(await file.list('subscription'))
        if (subscription?.status !== 'past-due') return 'changed'
        // Nothing was given since the failure, so the paid days begin with the payment.
        return (await renew(file, subscription, now().getTime())) === null ? 'unpaid' : 'paid'
      }),

    /** The sandbox's clock: the period ends now, with everything that follows from it. */
    skipPeriod: (id: string): Promise<'skipped' | 'closed'> =>
      onOpen<'skipped'>(id, async (file) => {
        const subscription = running(await file.list('subscription'))
        if (subscription === null) return 'skipped'
        if (subscription.status === 'past-due') {
          await endSubscription(file, subscription)
          return 'skipped'
        }
        const nowMs = now().getTime()
        // A period without length could not be prorated.
        const periodStartMs = Math.min(subscription.periodStartMs, nowMs - 1)
        const ended = { ...subscription, periodStartMs, periodEndMs: nowMs }
        await file.save('subscription', ended)
        await settleSubscription(file, ended, nowMs)
        return 'skipped'
      }),
  }
}

function isDone(outcome: string): outcome is PortalDone {
  return ['changed', 'paid', 'skipped'].includes(outcome)
}

function running(subscriptions: readonly SandboxSubscription[]): SandboxSubscription | null {
  return subscriptions.findLast(({ status }) => status !== 'canceled') ?? null
}

export function newestFirst(invoices: readonly Stored<'invoice'>[]): Stored<'invoice'>[] {
  return invoices.toSorted((a, b) => b.createdAtMs - a.createdAtMs)
}
