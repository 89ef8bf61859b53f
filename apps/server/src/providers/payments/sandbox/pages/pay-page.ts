import { priceText } from '@wildpath/contract'

import type { SandboxCheckout } from '../sandbox-objects.ts'
import { spacedNumber } from '../test-cards.ts'
import { renderCardChoice } from './card-choice.ts'
import { type Html, html } from '../../../../html.ts'
import { renderAlert, renderFrame } from '../../../sandbox-pages/page-frame.ts'
import { paymentTexts } from './payment-texts.ts'

type PayPage = {
  checkout: SandboxCheckout
  alert: string | null
  card: { chosen: string; typed: string }
}

/** Where an order is paid. */
export function renderPayPage({ checkout, alert, card }: PayPage): string {
  const { plan, trialDays } = checkout
  const isTrial = trialDays !== null
  const title = isTrial ? `Try ${plan.label} for ${trialDays} days` : `Subscribe to ${plan.label}`
  return renderFrame(paymentTexts, {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">${terms(checkout)}</p>
      ${renderAlert(alert)}
      <section aria-label="Your order">
        <dl>
          ${line('Plan', plan.label)}
          ${line('Price', `${priceText(plan.priceCents)} a month (30 days)`)}
          ${isTrial ? line('Free trial', `${trialDays} days`) : null}
          <div class="due">
            <dt>Due today</dt>
            <dd>${isTrial ? '$0' : priceText(plan.priceCents)}</dd>
          </div>
        </dl>
      </section>
      <section aria-label="Card">
        <form method="post" action="/sandbox/pay/${checkout.id}">
          ${renderCardChoice(card)}
          <button type="submit">
            ${isTrial ? 'Start the free trial' : `Pay ${priceText(plan.priceCents)}`}
          </button>
        </form>
        <form method="post" action="/sandbox/pay/${checkout.id}/leave" class="after">
          <button type="submit" class="quiet">Cancel and go back</button>
        </form>
      </section>`,
  })
}

/** The bank's question, for cards that need confirmation. */
export function renderConfirmPage(checkout: SandboxCheckout): string {
  const card = spacedNumber(checkout.confirming ?? '')
  return renderFrame(paymentTexts, {
    title: 'Confirm the payment',
    content: html`<h1>Is this you?</h1>
      <p class="lead">
        The bank of the card ${card} asks before it pays for ${checkout.plan.label}. Nothing was
        charged yet.
      </p>
      <section aria-label="Your answer">
        <form method="post" action="/sandbox/pay/${checkout.id}/confirm">
          <button type="submit" name="answer" value="complete">Complete authentication</button>
          <button type="submit" name="answer" value="fail" class="quiet">
            Fail authentication
          </button>
        </form>
      </section>`,
  })
}

/** A page that is paid, left or too old. */
export function renderClosedPage(checkout: SandboxCheckout | null): string {
  const isPaid = checkout?.status === 'paid'
  const title = isPaid ? 'This was paid already' : 'This payment page is closed'
  return renderFrame(paymentTexts, {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">
        ${
          isPaid
            ? 'You were charged once, and only once.'
            : 'Nothing was charged here. Start again from the pricing page.'
        }
      </p>
      <p class="after">
        <a class="button" href="${checkout === null ? '/pricing' : backTo(checkout)}">Go back</a>
      </p>`,
  })
}

function backTo(checkout: SandboxCheckout): string {
  return checkout.status === 'paid' ? checkout.successUrl : checkout.cancelUrl
}

function terms({ plan, trialDays }: SandboxCheckout): string {
  const price = `${priceText(plan.priceCents)} a month (30 days)`
  return trialDays === null
    ? `${price}, starting today, until you cancel.`
    : `Free for ${trialDays} days, then ${price} until you cancel. Cancel during the trial and nothing is charged.`
}

function line(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}
