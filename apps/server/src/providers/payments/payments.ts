import type { Receipt, ShownPlan, Subscription } from '@wildpath/contract'

/** A plan as it is sold; a provider knows its price by `priceId`. Amounts are US cents. */
export type PlanForSale = Pick<
  ShownPlan,
  'label' | 'productId' | 'priceId' | 'priceCents' | 'currency' | 'interval'
>

export type CheckoutOrder = {
  /** The same key is the same checkout, however often it is asked for. */
  idempotencyKey: string
  plan: PlanForSale
  /** Days before the first charge; null charges at once. */
  trialDays: number | null
  customer: { userId: string; email: string; name: string; customerId: string | null }
  successUrl: string
  cancelUrl: string
}

/** What the provider says of a subscription at the moment it was asked. */
export type ProviderSubscription = {
  id: string
  customerId: string
  /** Who bought it; null when it was not sold by this product. */
  userId: string | null
  /** The catalogue's price id; the provider's own where the catalogue does not know it. */
  priceId: string
  status: Subscription['status']
  /** The end of what was paid or may be tried, never of what is only billed. */
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  /** A charge is due that the card refused. */
  paymentFailed: boolean
  hadTrial: boolean
  createdAt: Date
}

/** A change of plan, as of `prorationTime` (seconds since 1970). */
export type ChangeOrder = { subscriptionId: string; plan: PlanForSale; prorationTime: number }

export type ChangeCost = {
  /** US cents charged at once; negative is credit for the next invoices. */
  dueNowCents: number
  currentPeriodEnd: Date
}

/** Money that came in or went back, as the provider confirmed it. */
export type ConfirmedPayment = {
  /** The provider's own: of the invoice that was paid, or of the charge that was given back. */
  id: string
  kind: 'payment' | 'refund'
  /** US cents, above 0. Of a refund: all that was given back of this charge so far. */
  amountCents: number
  customerId: string
  /** Who bought; null where the provider does not say, or it was not sold by this product. */
  userId: string | null
  confirmedAt: Date
}

/** With neither subscription nor payment there is nothing to be done: acknowledge it. */
export type PaymentEvent = {
  id: string
  type: string
  subscriptionId: string | null
  payment: ConfirmedPayment | null
}

export type EventReading =
  | { ok: true; value: PaymentEvent }
  | { ok: false; error: 'forged' | 'stale' }

/**
 * 'declined': the card refused, and nothing changed. 'price-changed': what was previewed for this time
 * does not hold any more, and nothing changed. 'unavailable': no answer, or none that can be used; ask again.
 */
export type PaymentFailure = 'declined' | 'price-changed' | 'unavailable'

export type PaymentResult<T, Failure extends PaymentFailure = 'unavailable'> =
  | { ok: true; value: T }
  | { ok: false; error: Failure }

/**
 * Port: subscriptions and their payment. Amounts are US cents. What a call reports as done is done at
 * the provider. Every change, whoever makes it, is also sent as a signed event to the webhook, at least
 * once and in any order: events say that something changed, `getSubscription` says what holds.
 */
export type Payments = {
  kind: 'live' | 'sandbox'
  /** Of an event, in lower case. */
  signatureHeader: string
  /** Makes a page where the order is paid, at most once; it closes by itself after a day. */
  createCheckout(
    order: CheckoutOrder,
  ): Promise<PaymentResult<{ id: string; url: string; customerId: string }>>
  /** Closes a page that is still open. Names the subscription when it was paid already. */
  expireCheckout(id: string): Promise<PaymentResult<{ paidSubscriptionId: string | null }>>
  /** Checks who signed the body, and when: signatures older than five minutes are stale. */
  readEvent(call: { rawBody: string; signature: string; now: Date }): EventReading
  /** The current state; null when the provider has no such subscription. */
  getSubscription(id: string): Promise<PaymentResult<ProviderSubscription | null>>
  previewChange(
    order: ChangeOrder,
  ): Promise<PaymentResult<ChangeCost, 'price-changed' | 'unavailable'>>
  /** Charges what the preview of the same order said, or changes nothing; once, however often it is asked. */
  changePlan(order: ChangeOrder): Promise<PaymentResult<ProviderSubscription, PaymentFailure>>
  setCancelAtPeriodEnd(id: string, isEnding: boolean): Promise<PaymentResult<ProviderSubscription>>
  /** Ends it at once; what was paid for the rest becomes credit. Ending an ended one changes nothing. */
  cancelNow(id: string): Promise<PaymentResult<null>>
  /** Newest first. */
  listReceipts(customerId: string): Promise<PaymentResult<Receipt[]>>
  /** A page, for this customer alone, where the card is changed. */
  openPortal(call: {
    customerId: string
    returnUrl: string
  }): Promise<PaymentResult<{ url: string }>>
  /** Ends all subscriptions at once and forgets the customer. An unknown customer is forgotten already. */
  deleteCustomer(customerId: string): Promise<PaymentResult<null>>
}
