import { randomUUID } from 'node:crypto'

import { below, type Form, type Route } from './form.ts'
import {
  type Charge,
  type Customer,
  type Invoice,
  type Price,
  type Session,
  type StripeObject,
  StripeRefusal,
  type Subscription,
} from './objects.ts'

type Options = { now: () => Date; emit(type: string, object: StripeObject): void }

const daySeconds = 24 * 60 * 60

/** Stripe's side: what it keeps, what it answers, and what happens to it from outside. */
export function createStripeBooks({ now, emit }: Options) {
  const customers = new Map<string, Customer>()
  const products = new Map<string, StripeObject>()
  const prices = new Map<string, Price>()
  const sessions = new Map<string, Session>()
  const orders = new Map<string, { price: Price; trialDays: number; metadata: Form }>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  /** Customers whose kept card is refused from now on. */
  const refused = new Set<string>()
  const seconds = () => Math.floor(now().getTime() / 1000)
  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`

  function bill(
    subscription: Subscription,
    bill: { cents: number; reason: string; description: string },
  ): Invoice {
    const isPaid = bill.cents <= 0 || !refused.has(subscription.customer)
    const id = newId('in')
    const invoice: Invoice = {
      id,
      object: 'invoice',
      customer: subscription.customer,
      status: isPaid ? 'paid' : 'open',
      attempted: true,
      billing_reason: bill.reason,
      total: bill.cents,
      amount_due: Math.max(0, bill.cents),
      amount_paid: isPaid ? Math.max(0, bill.cents) : 0,
      status_transitions: { paid_at: isPaid ? seconds() : null },
      post_payment_credit_notes_amount: 0,
      created: seconds(),
      hosted_invoice_url: `https://invoice.stripe.com/${id}`,
      lines: { object: 'list', data: [{ description: bill.description }] },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    }
    return invoice
  }

  function keep(subscription: Subscription, invoice: Invoice): void {
    invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    emit(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  }

  function end(subscription: Subscription): void {
    if (subscription.status === 'canceled') return
    subscription.status = 'canceled'
    subscription.ended_at = seconds()
    emit('customer.subscription.deleted', subscription)
  }

  /** What a change of price costs now. */
  function prorate(subscription: Subscription, price: Price, at: number): number {
    const item = itemOf(subscription)
    if (subscription.status === 'trialing') return 0
    const { current_period_start: start, current_period_end: end } = item
    const rest = (end - at) / (end - start)
    return Math.round(price.unit_amount * rest) - Math.round(item.price.unit_amount * rest)
  }

  const routes: Record<string, Route> = {
    'POST /v1/customers': (_, form) => {
      const customer: Customer = {
        id: newId('cus'),
        object: 'customer',
        metadata: below(form, 'metadata'),
      }
      customers.set(customer.id, customer)
      return customer
    },
    'GET /v1/customers/:id': ([id = '']) => find(customers, id, 'customer'),
    'DELETE /v1/customers/:id': ([id = '']) => {
      const customer = find(customers, id, 'customer')
      if (customer.deleted === true) throw missing('customer', id)
      customers.set(id, { ...customer, deleted: true })
      for (const one of subscriptions.values()) if (one.customer === id) end(one)
      return { id, object: 'customer', deleted: true }
    },
    'GET /v1/products/:id': ([id = '']) => find(products, id, 'product'),
    'POST /v1/products': (_, form) => {
      const product = { id: form['id'] ?? newId('prod'), object: 'product', name: form['name'] }
      products.set(product.id, product)
      return product
    },
    'GET /v1/prices': (_, form) => {
      const key = form['lookup_keys[0]'] ?? form['lookup_keys[]']
      return list([...prices.values()].filter((one) => one.active && one.lookup_key === key))
    },
    'POST /v1/prices': (_, form) => {
      for (const one of prices.values()) {
        if (one.lookup_key !== form['lookup_key']) continue
        if (form['transfer_lookup_key'] !== 'true') throw invalid('lookup_key is taken')
        one.lookup_key = null
      }
      const price: Price = {
        id: newId('price'),
        object: 'price',
        active: true,
        product: find(products, form['product'] ?? '', 'product').id,
        currency: form['currency'] ?? '',
        unit_amount: Number(form['unit_amount']),
        lookup_key: form['lookup_key'] ?? null,
        recurring: { interval: form['recurring[interval]'] ?? '', interval_count: 1 },
        metadata: below(form, 'metadata'),
      }
      prices.set(price.id, price)
      return price
    },
    'POST /v1/checkout/sessions': (_, form) => {
      const id = newId('cs_test')
      const session: Session = {
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/pay/${id}`,
        status: 'open',
        customer: find(customers, form['customer'] ?? '', 'customer').id,
        subscription: null,
        metadata: below(form, 'metadata'),
      }
      sessions.set(id, session)
      orders.set(id, {
        price: find(prices, form['line_items[0][price]'] ?? '', 'price'),
        trialDays: Number(form['subscription_data[trial_period_days]'] ?? 0),
        metadata: below(form, 'subscription_data[metadata]'),
      })
      return session
    },
    'GET /v1/checkout/sessions/:id': ([id = '']) => find(sessions, id, 'session'),
    'POST /v1/checkout/sessions/:id/expire': ([id = '']) => {
      const session = find(sessions, id, 'session')
      if (session.status !== 'open') throw invalid('Only open Checkout Sessions can be expired')
      session.status = 'expired'
      return session
    },
    'GET /v1/subscriptions/:id': ([id = '']) => present(find(subscriptions, id, 'subscription')),
    'POST /v1/subscriptions/:id': ([id = ''], form) => {
      const subscription = find(subscriptions, id, 'subscription')
      const price = prices.get(form['items[0][price]'] ?? '')
      if (price !== undefined) changePrice(subscription, price, form)
      if (form['cancel_at_period_end'] !== undefined) {
        subscription.cancel_at_period_end = form['cancel_at_period_end'] === 'true'
      }
      if (form['cancel_at'] === '') subscription.cancel_at = null
      emit('customer.subscription.updated', subscription)
      return present(subscription)
    },
    'DELETE /v1/subscriptions/:id': ([id = '']) => {
      const subscription = find(subscriptions, id, 'subscription')
      if (subscription.status === 'canceled') throw missing('subscription', id)
      end(subscription)
      return subscription
    },
    'POST /v1/invoices/create_preview': (_, form) => {
      const subscription = find(subscriptions, form['subscription'] ?? '', 'subscription')
      const price = find(prices, form['subscription_details[items][0][price]'] ?? '', 'price')
      const at = Number(form['subscription_details[proration_date]'])
      const cents = prorate(subscription, price, at)
      return { ...bill(subscription, { cents, reason: 'upcoming', description: 'Preview' }) }
    },
    'GET /v1/invoices': (_, form) =>
      list([...invoices.values()].filter((one) => one.customer === form['customer']).toReversed()),
    'POST /v1/billing_portal/sessions': (_, form) => {
      const id = newId('bps')
      find(customers, form['customer'] ?? '', 'customer')
      return { id, object: 'billing_portal.session', url: `https://billing.stripe.com/p/${id}` }
    },
  }

  function changePrice(subscription: Subscription, price: Price, form: Form): void {
    const item = itemOf(subscription)
    if (form['items[0][id]'] !== item.id) throw invalid('An item would be added')
    const cents = prorate(subscription, price, Number(form['proration_date']))
    const invoice = bill(subscription, {
      cents,
      reason: 'subscription_update',
      description: 'Remaining time after a change',
    })
    if (invoice.status !== 'paid' && form['payment_behavior'] === 'error_if_incomplete') {
      throw new StripeRefusal(402, 'card_error', 'Your card was declined.', 'card_declined')
    }
    item.price = price
    keep(subscription, invoice)
  }

  function present(subscription: Subscription) {
    const invoice = invoices.get(subscription.latest_invoice ?? '')
    return { ...subscription, latest_invoice: invoice ?? null }
  }

  return {
    routes,
    prices,
    invoices,
    subscriptions,

    /** Somebody pays on Stripe's page. */
    payCheckout(id: string): string {
      const session = find(sessions, id, 'session')
      const order = orders.get(id)
      if (session.status !== 'open' || order === undefined) throw new Error(`${id} is not open`)
      const isTrial = order.trialDays > 0
      const start = seconds()
      const end = start + (isTrial ? order.trialDays : 30) * daySeconds
      const item = { current_period_start: start, current_period_end: end }
      const subscription: Subscription = {
        id: newId('sub'),
        object: 'subscription',
        customer: session.customer,
        status: isTrial ? 'trialing' : 'active',
        created: start,
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        trial_start: isTrial ? start : null,
        trial_end: isTrial ? end : null,
        latest_invoice: null,
        metadata: order.metadata,
        items: { object: 'list', data: [{ id: newId('si'), price: order.price, ...item }] },
      }
      subscriptions.set(subscription.id, subscription)
      Object.assign(session, { status: 'complete', subscription: subscription.id, url: null })
      emit('checkout.session.completed', session)
      emit('customer.subscription.created', subscription)
      keep(
        subscription,
        bill(subscription, {
          cents: isTrial ? 0 : order.price.unit_amount,
          reason: 'subscription_create',
          description: isTrial ? 'Trial period' : '1 month',
        }),
      )
      return subscription.id
    },

    /** From now on the customer's card is refused. */
    refuseCard: (customerId: string) => void refused.add(customerId),

    /** The period ends: the next one is billed, and the period moves on whether that is paid or not. */
    endPeriod(id: string): void {
      const subscription = find(subscriptions, id, 'subscription')
      const item = itemOf(subscription)
      if (subscription.cancel_at_period_end) return end(subscription)
      item.current_period_start = item.current_period_end
      item.current_period_end += 30 * daySeconds
      const invoice = bill(subscription, {
        cents: item.price.unit_amount,
        reason: 'subscription_cycle',
        description: '1 month',
      })
      subscription.status = invoice.status === 'paid' ? 'active' : 'past_due'
      keep(subscription, invoice)
      emit('customer.subscription.updated', subscription)
    },

    /** `cents` of what a customer paid are given back; the charge says what was given back in all. */
    refund(charge: Charge, cents: number): void {
      charge.amount_refunded += cents
      emit('charge.refunded', { ...charge })
    },

    /** The customer gives a date to end by in Stripe's portal. */
    endByDate(id: string): void {
      const subscription = find(subscriptions, id, 'subscription')
      subscription.cancel_at = itemOf(subscription).current_period_end
      emit('customer.subscription.updated', subscription)
    },
  }
}

function itemOf(subscription: Subscription) {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error('A subscription without an item')
  return item
}

function find<T>(objects: ReadonlyMap<string, T>, id: string, kind: string): T {
  const found = objects.get(id)
  if (found === undefined) throw missing(kind, id)
  return found
}

function missing(kind: string, id: string): StripeRefusal {
  const message = `No such ${kind}: '${id}'`
  return new StripeRefusal(404, 'invalid_request_error', message, 'resource_missing')
}

function invalid(message: string): StripeRefusal {
  return new StripeRefusal(400, 'invalid_request_error', message)
}

function list<T>(data: T[]) {
  return { object: 'list', data, has_more: false }
}
