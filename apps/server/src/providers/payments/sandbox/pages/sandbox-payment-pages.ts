import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { bounds } from '../../../../limits.ts'
import type { PaymentAttempt } from '../sandbox-checkouts.ts'
import type { SandboxPayments } from '../sandbox-payments.ts'
import type { CardChange } from '../sandbox-portals.ts'
import { testCards } from '../test-cards.ts'
import { readCardChoice, unknownCard } from './card-choice.ts'
import { renderClosedPage, renderConfirmPage, renderPayPage } from './pay-page.ts'
import { renderClosedPortal, renderPortalPage } from './portal-page.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

const firstChoice = { chosen: testCards[0].number, typed: '' }

/** How often one customer may change something on the portal. */
type Limit = { consume(customerId: string): Promise<boolean> }

type Options = {
  sandbox: SandboxPayments
  /** Changes on the portal, of a customer. */
  limit: Limit
}

/** The sandbox's pages under /sandbox: plain forms, addresses that nobody can guess. */
export async function registerSandboxPaymentPages(
  app: FastifyInstance,
  { sandbox, limit }: Options,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bounds.requests.sandboxPaymentFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      // The address is a secret, but a form without an origin would be refused.
      void reply.header('referrer-policy', 'same-origin')
    })
    registerPayPages(scope, sandbox)
    registerPortalPages(scope, sandbox, limit)
  })
}

function registerPayPages(scope: FastifyInstance, sandbox: SandboxPayments): void {
  const { checkouts } = sandbox
  const findOpen = async (id: string) => {
    const checkout = await checkouts.find(id)
    return checkout !== null && checkouts.isOpen(checkout) ? checkout : null
  }
  const sendClosed = async (reply: FastifyReply, id: string) =>
    sendPage(reply, 410, renderClosedPage(await checkouts.find(id)))

  /** What the person sees after an attempt to pay. */
  async function answer(
    reply: FastifyReply,
    { id, attempt, card, declined }: Answer,
  ): Promise<FastifyReply> {
    const checkout = await checkouts.find(id)
    if (checkout === null || attempt === 'closed') return sendClosed(reply, id)
    // The webhook hears of it first, so that the plan is there when the person is.
    await sandbox.settledFor(checkout.customerId)
    if (attempt === 'paid') return reply.redirect(checkout.successUrl, 303)
    if (attempt === 'confirm') return reply.redirect(`/sandbox/pay/${id}/confirm`, 303)
    const alert = attempt === 'declined' ? declined : unknownCard
    return sendPage(reply, 402, renderPayPage({ checkout, alert, card }))
  }

  scope.get('/sandbox/pay/:id', async ({ params }: Request, reply) => {
    const checkout = await findOpen(params.id)
    if (checkout === null) return sendClosed(reply, params.id)
    return sendPage(reply, 200, renderPayPage({ checkout, alert: null, card: firstChoice }))
  })

  scope.post('/sandbox/pay/:id', async ({ params: { id }, body }: Request, reply) => {
    const card = readCardChoice(formOf(body))
    const attempt = await checkouts.pay(id, card.typed === '' ? card.chosen : card.typed)
    const declined = 'Your card was declined. You were not charged; try another card.'
    return answer(reply, { id, attempt, card, declined })
  })

  scope.get('/sandbox/pay/:id/confirm', async ({ params: { id } }: Request, reply) => {
    const checkout = await findOpen(id)
    if (checkout === null) return sendClosed(reply, id)
    if (checkout.confirming === null) return reply.redirect(`/sandbox/pay/${id}`, 303)
    return sendPage(reply, 200, renderConfirmPage(checkout))
  })

  scope.post('/sandbox/pay/:id/confirm', async ({ params: { id }, body }: Request, reply) => {
    const isConfirmed = formOf(body).get('answer') === 'complete'
    const attempt = await checkouts.confirm(id, isConfirmed)
    const declined = 'The authentication failed. You were not charged; try another card.'
    return answer(reply, { id, attempt, card: firstChoice, declined })
  })

  scope.post('/sandbox/pay/:id/leave', async ({ params: { id } }: Request, reply) => {
    const checkout = await checkouts.find(id)
    const outcome = await checkouts.leave(id)
    // Going back twice is going back; a paid page says so.
    if (checkout === null || (outcome === 'closed' && checkout.status === 'paid')) {
      return sendClosed(reply, id)
    }
    return reply.redirect(checkout.cancelUrl, 303)
  })
}

type Answer = {
  id: string
  attempt: PaymentAttempt
  card: { chosen: string; typed: string }
  declined: string
}

function registerPortalPages(scope: FastifyInstance, sandbox: SandboxPayments, limit: Limit): void {
  const { portals } = sandbox

  /** The page again when there were too many changes; null when this one may be made. */
  async function refuse(reply: FastifyReply, id: string) {
    const portal = await portals.open(id)
    if (portal === null || (await limit.consume(portal.customer.id))) return null
    const page = { id, portal, alert: tooMany, notice: null, card: firstChoice }
    return sendPage(reply, 429, renderPortalPage(page))
  }

  /** After a change the page is fetched anew, so that loading it again repeats nothing. */
  async function answer(reply: FastifyReply, { id, done, card }: PortalAnswer) {
    const portal = await portals.open(id)
    if (portal !== null) await sandbox.settledFor(portal.customer.id)
    if (portal === null || done === 'closed') return sendPage(reply, 410, renderClosedPortal())
    if (notices.has(done)) return reply.redirect(`/sandbox/billing/${id}?done=${done}`, 303)
    const page = { id, portal, alert: alerts.get(done) ?? null, notice: null, card }
    return sendPage(reply, 402, renderPortalPage(page))
  }

  scope.get('/sandbox/billing/:id', async ({ params: { id }, query }: PortalRequest, reply) => {
    const portal = await portals.open(id)
    if (portal === null) return sendPage(reply, 410, renderClosedPortal())
    // The address only says that something was done; what it was is kept.
    const isDone = portal.lastDone !== null && query.done === portal.lastDone
    const notice = isDone ? (notices.get(query.done ?? '') ?? null) : null
    return sendPage(
      reply,
      200,
      renderPortalPage({ id, portal, alert: null, notice, card: firstChoice }),
    )
  })

  scope.post('/sandbox/billing/:id/card', async ({ params: { id }, body }: Request, reply) => {
    const refused = await refuse(reply, id)
    if (refused !== null) return refused
    const card = readCardChoice(formOf(body))
    const done = await portals.changeCard(id, card.typed === '' ? card.chosen : card.typed)
    return answer(reply, { id, done, card })
  })

  scope.post('/sandbox/billing/:id/skip', async ({ params: { id } }: Request, reply) => {
    const refused = await refuse(reply, id)
    if (refused !== null) return refused
    const done = await portals.skipPeriod(id)
    return answer(reply, { id, done, card: firstChoice })
  })
}

type PortalRequest = FastifyRequest<{ Params: { id: string }; Querystring: { done?: string } }>
type PortalAnswer = {
  id: string
  done: CardChange | 'skipped'
  card: { chosen: string; typed: string }
}

const tooMany =
  'There were too many changes within an hour. Nothing was changed now; try again later.'

const notices = new Map([
  ['changed', 'This card is kept for the next renewals. Nothing was charged now.'],
  ['paid', 'The renewal is paid with this card, and your plan is back.'],
  ['skipped', 'The period is over. Below is what came of it.'],
])

const alerts = new Map([
  ['unpaid', 'This card is kept, but it refused the renewal. Try another card.'],
  ['declined', 'Your card was declined. The card that was kept stays; try another card.'],
  ['unknown-card', unknownCard],
])

function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}
