import { priceText } from '@wildpath/contract'

import type { SandboxSubscription, Stored } from '../sandbox-objects.ts'
import type { OpenPortal } from '../sandbox-portals.ts'
import { unpaidMs } from '../sandbox-rules.ts'
import { spacedNumber, testCards } from '../test-cards.ts'
import { renderCardChoice } from './card-choice.ts'
import { type Html, html } from '../../../../html.ts'
import { renderAlert, renderFrame, renderNotice } from '../../../sandbox-pages/page-frame.ts'
import { paymentTexts } from './payment-texts.ts'

type PortalPage = {
  id: string
  portal: OpenPortal
  alert: string | null
  notice: string | null
  card: { chosen: string; typed: string }
}

/** Where the card is changed, receipts are read, and the sandbox's time is moved. */
export function renderPortalPage({ id, portal, alert, notice, card }: PortalPage): string {
  const { customer, subscription, invoices, returnUrl } = portal
  return renderFrame(paymentTexts, {
    title: 'Your billing',
    content: html`<h1>Your billing</h1>
      <p class="lead">
        ${subscription === null ? 'No subscription is running.' : stateOf(subscription)}
      </p>
      ${renderAlert(alert)} ${renderNotice(notice)}
      <section aria-labelledby="card">
        <h2 id="card">Card</h2>
        <p>
          ${
            customer.card === null
              ? 'No card is kept.'
              : `Renewals are charged to ${spacedNumber(customer.card)}.`
          }
        </p>
        <form method="post" action="/sandbox/billing/${id}/card">
          ${renderCardChoice(card, cardsToKeep)}
          <button type="submit">Use this card</button>
        </form>
      </section>
      ${subscription === null ? null : renderClock(id, subscription)}
      <section aria-labelledby="receipts">
        <h2 id="receipts">Receipts</h2>
        ${
          invoices.length === 0
            ? html`<p class="hint">Nothing was charged yet.</p>`
            : html`<ul>
                ${invoices.slice(0, 12).map(renderInvoice)}
              </ul>`
        }
      </section>
      <p class="after"><a class="button quiet" href="${returnUrl}">Go back to your account</a></p>`,
  })
}

/** Banks ask when somebody pays; nobody pays here, so no card needs confirmation. */
const cardsToKeep = testCards.filter(({ now }) => now !== 'asks')

/** A portal is open for an hour. */
export function renderClosedPortal(): string {
  return renderFrame(paymentTexts, {
    title: 'This page is closed',
    content: html`<h1>This page is closed</h1>
      <p class="lead">Nothing was changed. Open billing again from your account.</p>
      <p class="after"><a class="button" href="/account">Go to your account</a></p>`,
  })
}

function renderClock(id: string, subscription: SandboxSubscription): Html {
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Sandbox clock</h2>
    <p>
      A real service would wait until ${dayOf(nextTurnMs(subscription))}. Here you may see at once
      what happens then: ${whatFollows(subscription)}
    </p>
    <form method="post" action="/sandbox/billing/${id}/skip">
      <button type="submit" class="quiet">Skip to the end of this period</button>
    </form>
  </section>`
}

function nextTurnMs({ status, periodEndMs }: SandboxSubscription): number {
  return status === 'past-due' ? periodEndMs + unpaidMs : periodEndMs
}

function whatFollows({ status, cancelAtPeriodEnd, plan }: SandboxSubscription): string {
  if (status === 'past-due') return 'the unpaid subscription ends.'
  if (cancelAtPeriodEnd) return 'the subscription ends, as you asked for.'
  return `the card is charged ${priceText(plan.priceCents)} for the next month (30 days).`
}

function stateOf({ plan, status, cancelAtPeriodEnd, periodEndMs }: SandboxSubscription): string {
  const end = dayOf(periodEndMs)
  if (status === 'past-due') {
    return `${plan.label}: the renewal of ${end} could not be charged. Another card brings the plan back.`
  }
  const kind = status === 'trialing' ? 'free trial' : 'paid'
  return cancelAtPeriodEnd
    ? `${plan.label}, ${kind} until ${end}, then it ends.`
    : `${plan.label}, ${kind} until ${end}, then ${priceText(plan.priceCents)} a month (30 days).`
}

function renderInvoice({ description, amountCents, status }: Stored<'invoice'>): Html {
  const amount = priceText(amountCents)
  return html`<li>
    <span>${description}</span>
    <span class="number">${amount}${status === 'failed' ? ' (not paid)' : ''}</span>
  </li>`
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
