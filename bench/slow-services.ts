import { setTimeout as pause } from 'node:timers/promises'

import { paymentWebhookPath } from '@wildpath/contract'

import { startEmailServer } from '../apps/server/src/testing/email-server.ts'
import { startSilentServer } from '../apps/server/src/testing/silent-server.ts'
import { startStripeServer } from '../apps/server/src/testing/stripe-server.ts'
import { answerTo } from '../apps/server/src/testing/test-browser.ts'
import { createOwner } from '../e2e/support/owner.ts'
import { personAgent, setStage } from './support/stage.ts'
import { share, type Table } from './support/table.ts'

const rounds = 6
const roundMs = 4_000
const drainMs = 4_000
/** People who read and people who send forms, at once. */
const clients = 4
/** Each says something of a subscription of its own, and again after this time. */
const callers = 40
const callEveryMs = 10_000

/** What owners and visitors notice of a mail server and a payment service that hang. */
export async function benchSlowServices(): Promise<Table[]> {
  const answering = await openScene({ isHanging: false })
  const hanging = await openScene({ isHanging: true })
  try {
    // In turns, so that what else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      for (const scene of round % 2 === 0 ? [answering, hanging] : [hanging, answering]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await scene.measure()
        // The emails of these leads are still being sent.
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await pause(drainMs)
      }
    }
  } finally {
    await answering.close()
    await hanging.close()
  }
  const rowsOf = (what: 'reads' | 'leads', name: string) => {
    const [normal, slow] = [answering.times[what], hanging.times[what]].map((times) =>
      times.toSorted((one, other) => one - other),
    )
    const p95 = share(slow ?? [], 0.95) / share(normal ?? [], 0.95)
    return [
      [`${name}, answering`, ...numbersOf(normal ?? []), '1.00'],
      [`${name}, hanging`, ...numbersOf(slow ?? []), p95.toFixed(2)],
    ]
  }
  return [
    {
      title: 'Requests while mail and payments hang (goal: p95 within 1.2 of what it is otherwise)',
      note: `${rounds} rounds of ${roundMs / 1000} s in turns, ${clients} readers and ${clients} senders; ${callers} payment events and an email for each lead are under way. Hanging requests at the end: ${hanging.hangingAtEnd()}.`,
      columns: ['request', 'count', 'p50 ms', 'p95 ms', 'of p95'],
      rows: [...rowsOf('reads', 'signed-in read'), ...rowsOf('leads', 'lead post')],
    },
  ]
}

const numbersOf = (times: readonly number[]) => [
  times.length,
  share(times, 0.5).toFixed(1),
  share(times, 0.95).toFixed(1),
]

async function openScene({ isHanging }: { isHanging: boolean }) {
  const stage = await setStage()
  const stripe = await startStripeServer({ now: () => new Date(), webhookSecret: 'whsec_local' })
  const mail = isHanging ? await startSilentServer() : await startEmailServer()
  const stopServers = await stage.startServers(1, {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  })
  const { url } = stage
  const owner = await createOwner(url)
  const { path, fields } = await owner.publishFunnel()
  const times = { reads: [] as number[], leads: [] as number[] }
  const state = { isOver: false, lead: 0, hangingAtEnd: 0 }
  const unanswered = isHanging ? stripe.hang() : null
  const calls = Array.from({ length: callers }, (_, index) => callAgain(index))

  async function callAgain(index: number): Promise<void> {
    while (!state.isOver) {
      const object = { id: `sub_${index}`, object: 'subscription' }
      const body = JSON.stringify({
        id: `evt_${index}_${performance.now()}`,
        object: 'event',
        type: 'customer.subscription.updated',
        created: Math.floor(Date.now() / 1000),
        data: { object },
      })
      const headers = { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body) }
      const call = fetch(url + paymentWebhookPath, { method: 'POST', body, headers })
      await Promise.all([call.then((answer) => answer.text()), pause(callEveryMs)])
    }
  }

  async function sendLead(): Promise<void> {
    state.lead += 1
    const n = state.lead
    const answers = fields.map((label) => [label, answerTo(label, `n${n}`)])
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'user-agent': personAgent,
        'x-forwarded-for': `10.1.${(n >> 8) & 255}.${n & 255}`,
      },
      body: new URLSearchParams(Object.fromEntries(answers) as Record<string, string>),
      redirect: 'manual',
    })
    if (answer.status !== 303) throw new Error(`A lead was answered with ${answer.status}`)
  }

  async function repeat(into: number[], call: () => Promise<unknown>): Promise<void> {
    const until = performance.now() + roundMs
    while (performance.now() < until) {
      const start = performance.now()
      await call()
      into.push(performance.now() - start)
      await pause(20)
    }
  }

  return {
    times,
    hangingAtEnd: () => state.hangingAtEnd,
    async measure(): Promise<void> {
      await Promise.all(
        Array.from({ length: clients }, () => [
          repeat(times.reads, () => owner.readText('/api/leads')),
          repeat(times.leads, sendLead),
        ]).flat(),
      )
    },
    async close(): Promise<void> {
      state.isOver = true
      state.hangingAtEnd = unanswered?.countWaiting() ?? 0
      unanswered?.answer()
      await Promise.all(calls)
      await stopServers()
      await Promise.all([mail.stop(), stripe.stop()])
      await stage.close()
    },
  }
}
