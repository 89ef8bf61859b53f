import { randomUUID } from 'node:crypto'

import { paymentWebhookPath } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openDatabase } from './db/client.ts'
import { createLeases } from './db/leases.ts'
import { createMemoryRateLimiter } from './http/memory-rate-limiter.ts'
import { createSmtpEmail } from './providers/email/smtp-email.ts'
import { openBuyer } from './testing/buyer.ts'
import { openLiveEvents } from './testing/open-live-events.ts'
import { startSilentServer } from './testing/silent-server.ts'
import { startTestProduct, type TestProduct } from './testing/test-product.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let product: TestProduct
let time = new Date()
beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => time)
})
afterAll(() => product.stop())

/** Does `work` while nothing of these kinds fires unless it is told to. */
async function withHeldTimers(
  kinds: ('setTimeout' | 'setInterval')[],
  work: () => Promise<void>,
): Promise<void> {
  vi.useFakeTimers({ toFake: kinds })
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
}

/** Letting go of the event loop needs no timer. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

it('a connection has 20 seconds for its head, 60 for a request, and 65 until the next', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = product.app.server
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([20_000, 60_000, 65_000])
})

describe('a body', () => {
  it.each([
    ['of who unsubscribes', '/unsubscribe/any', 8],
    ['to a page of the sandbox', '/sandbox/pay/any', 4],
    ['of a payment event', paymentWebhookPath, 256],
  ])('%s may be so large and no larger', async (_whose, path, kibibytes) => {
    const send = async (length: number) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const body = 'x'.repeat(length)
      return (await product.openBrowser().send('POST', path, { body, headers })).status
    }
    expect(await send(kibibytes * 1024 + 1)).toBe(413)
    expect(await send(kibibytes * 1024)).not.toBe(413)
  })
})

describe('the database', () => {
  it('ends a statement by itself shortly before its seven seconds', async () => {
    const [row] = await product.database.sql`show statement_timeout`
    expect(row).toEqual({ statement_timeout: '6750ms' })
  })

  it('is given up after four seconds when it does not take connections', async () => {
    const server = await startSilentServer()
    const url = `postgres://nobody@127.0.0.1:${server.port}/none`
    const database = openDatabase({ kind: 'url', url })
    await withHeldTimers(['setTimeout'], async () => {
      let failure: unknown = null
      const asked = database.query('select 1', []).catch((error: unknown) => (failure = error))
      while (server.countConnections() === 0) await turn()
      vi.advanceTimersByTime(3_999)
      await turn()
      expect(failure).toBeNull()
      vi.advanceTimersByTime(1)
      await asked
      expect(String(failure)).toContain('timeout')
    })
    await server.stop()
    await database.close()
  })

  it('frees what a process held that died within a minute', async () => {
    const leases = createLeases(product.database)
    const key = randomUUID()
    const outcome = await leases.hold(key, async () => {
      const [row] = await product.database.sql`
        select held_until between now() + interval '30 seconds' and now() + interval '60 seconds' as is_so
        from leases where key = ${key}`
      return row
    })
    expect(outcome).toEqual({ isHeld: true, value: { is_so: true } })
  })
})

describe('a mail server', () => {
  it('that says nothing is given up after ten seconds', async () => {
    const server = await startSilentServer()
    const from = 'mail@wildpath.example'
    const sender = createSmtpEmail({ url: `smtp://127.0.0.1:${server.port}`, from })
    await withHeldTimers(['setTimeout'], async () => {
      let answer: unknown = null
      const sent = sender
        .send({ to: 'ana@example.org', subject: 'Hi', text: 'Hello', messageKey: 'one' })
        .then((result) => (answer = result))
      while (server.countConnections() === 0) await turn()
      for (let round = 0; round < 20; round += 1) await turn()
      vi.advanceTimersByTime(5_000)
      await turn()
      expect(answer).toBeNull()
      vi.advanceTimersByTime(5_000)
      expect(await sent).toMatchObject({ ok: false, failure: { kind: 'unavailable' } })
    })
    await server.stop()
  })
})

describe('live events', () => {
  it('come to ten screens of a person; one more ends the oldest', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const oldest = await openLiveEvents(browser)
    let isOver = false
    const ending = oldest.next().then(() => (isOver = true))
    const others = []
    for (let count = 2; count <= 10; count += 1) others.push(await openLiveEvents(browser))
    await turn()
    expect(isOver).toBe(false)
    others.push(await openLiveEvents(browser))
    await ending
    for (const stream of others) await stream.close()
  })

  it('end within 25 seconds for somebody whose session ran out, which nobody announces', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    await withHeldTimers(['setInterval'], async () => {
      const stream = await openLiveEvents(browser)
      let isOver = false
      const ending = stream.next().then(() => (isOver = true))
      await product.database.sql`
        update sessions set expires_at = now() - interval '1 second'
        where user_id = (select id from users where email = ${email})`
      vi.advanceTimersByTime(24_999)
      await turn()
      expect(isOver).toBe(false)
      vi.advanceTimersByTime(1)
      await ending
    })
  })
})

describe('a rate limit in memory', () => {
  it('remembers fifty thousand keys, those that were used last', () => {
    const limiter = createMemoryRateLimiter({ limit: 1, windowMs: minuteMs, now: () => 0 })
    limiter.consume('first')
    for (let key = 1; key < 50_000; key += 1) limiter.consume(`key ${key}`)
    expect(limiter.consume('first')).toBe(false)
    for (let key = 0; key < 50_000; key += 1) limiter.consume(`other ${key}`)
    expect(limiter.consume('first')).toBe(true)
  })
})

describe('a browser that signed in', () => {
  it('is known for a year', async () => {
    const answer = await product.openBrowser().sendJson('POST', '/api/auth/sign-up', {
      full_name: 'Ana Rivers',
      email: `${randomUUID()}@example.com`,
      password: 'rapids1',
    })
    const known = answer.headers.getSetCookie().find((cookie) => cookie.includes('known_browser'))
    expect(known).toContain('; Max-Age=31536000;')
  })
})

describe('payments', () => {
  it('keep events for thirty days, and open pages of the sandbox as long', async () => {
    const { sql } = product.database
    const at = (days: number) => new Date(time.getTime() - days * dayMs).toISOString()
    await sql`insert into payment_events (id, type, received_at) values
      ('evt_29', 'any', ${at(29)}::timestamptz), ('evt_31', 'any', ${at(31)}::timestamptz)`
    await sql`insert into sandbox_payment_objects (id, kind, customer_id, data, created_at)
      select kind || days, kind, 'nobody', '{"status": "canceled"}', ${at(0)}::timestamptz - days * interval '1 day'
      from unnest(array['portal', 'checkout', 'invoice']) as kind, unnest(array[29, 31]) as days`
    await product.runBillingClock()
    expect(
      await sql`select id from payment_events where id like 'evt\_%' and type = 'any'`,
    ).toEqual([{ id: 'evt_29' }])
    const kept = await sql`
      select id from sandbox_payment_objects where customer_id = 'nobody' order by id`
    expect(kept.map(({ id }) => id)).toEqual(['checkout29', 'invoice29', 'invoice31', 'portal29'])
    await sql`delete from sandbox_payment_objects where customer_id = 'nobody'`
  })

  it('leave the portal of the sandbox open for an hour', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const portal = await buyer.openPortal()
    const pass = (ms: number) => (time = new Date(time.getTime() + ms))
    pass(60 * minuteMs - 1)
    expect((await buyer.browser.get(portal)).status).toBe(200)
    pass(1)
    expect((await buyer.browser.get(portal)).status).toBe(410)
  })
})

describe('a list without pages', () => {
  it('has the latest hundred jobs that failed', async () => {
    const { sql } = product.database
    const admin = product.openBrowser()
    const { email } = await admin.signUp()
    await sql`update users set plan = 'admin' where email = ${email}`
    await sql`insert into jobs (id, kind, key, payload, attempts, run_at, created_at, failed_at)
      select gen_random_uuid(), 'any', number::text, '{}', 1, now(), now(), now() + number * interval '1 second'
      from generate_series(1, 101) as number`
    const answer = await admin.get('/api/admin/jobs')
    const { failed } = (await answer.json()) as { failed: unknown[] }
    expect(failed).toHaveLength(100)
    await sql`delete from jobs where kind = 'any'`
  })

  it('has the latest hundred emails of the outbox', async () => {
    const { sql } = product.database
    const reader = product.openBrowser()
    const { email } = await reader.signUp()
    await sql`update users set email_verified = true where email = ${email}`
    await sql`insert into outbox_emails (id, recipient, subject, body)
      select uuidv7(), ${email}, 'Hi', 'Hello' from generate_series(1, 101)`
    const answer = await reader.get('/api/outbox')
    const { emails } = (await answer.json()) as { emails: unknown[] }
    expect(emails).toHaveLength(100)
  })

  it('has ten sources, the last of them for all that fewest views came from', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const { id } = await owner.createFunnel()
    const day = time.toISOString().slice(0, 10)
    await product.database.sql`
      insert into funnel_daily_source_stats (funnel_id, day, source, device, views, leads)
      select ${id}::uuid, ${day}::date, 'source ' || number, 'phone', number, 0
      from generate_series(1, 11) as number`
    const answer = await owner.get(`/api/numbers?funnel_id=${id}&days=7`)
    const { sources } = (await answer.json()) as { sources: { views: number }[] }
    expect(sources.map(({ views }) => views)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2 + 1])
  })
})
