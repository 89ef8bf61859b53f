/** Objects as Stripe writes them, with the fields that we read. Times are seconds since 1970. */
export type StripeObject = { id: string; object: string }

export type Customer = StripeObject & { deleted?: boolean; metadata: Record<string, string> }

export type Price = StripeObject & {
  active: boolean
  product: string
  currency: string
  unit_amount: number
  lookup_key: string | null
  recurring: { interval: string; interval_count: number }
  metadata: Record<string, string>
}

export type Session = StripeObject & {
  url: string | null
  status: 'open' | 'complete' | 'expired'
  customer: string
  subscription: string | null
  metadata: Record<string, string>
}

export type Invoice = StripeObject & {
  customer: string
  status: 'draft' | 'open' | 'paid'
  attempted: boolean
  billing_reason: string
  total: number
  amount_due: number
  amount_paid: number
  status_transitions: { paid_at: number | null }
  post_payment_credit_notes_amount: number
  created: number
  hosted_invoice_url: string
  lines: { object: 'list'; data: { description: string }[] }
  parent: {
    type: string
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
}

export type Charge = StripeObject & { customer: string; amount_refunded: number }

export type Subscription = StripeObject & {
  customer: string
  status: string
  created: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  trial_start: number | null
  trial_end: number | null
  latest_invoice: string | null
  metadata: Record<string, string>
  items: {
    object: 'list'
    data: { id: string; price: Price; current_period_start: number; current_period_end: number }[]
  }
}

export class StripeRefusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}
