import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createViewCounter } from './features/public-site/view-counter.ts'
import { openLiveEvents } from './testing/open-live-events.ts'
import { startTestProduct, type TestProduct } from './testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const credentials = { full_name: 'Ana Rivers', email: 'ana@example.com', password: 'rapids1' }

async function signUpCookie({ openBrowser }: TestProduct): Promise<string> {
  const answer = await openBrowser().sendJson('POST', '/api/auth/sign-up', credentials)
  expect(answer.status).toBe(201)
  return answer.headers.getSetCookie().find((cookie) => cookie.includes('session_token')) ?? ''
}

/** What a sign-in leaves in the browser besides the session. */
async function trustedDeviceCookie({ openBrowser }: TestProduct): Promise<string> {
  const answer = await openBrowser().sendJson('POST', '/api/auth/sign-in', credentials)
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie().find((cookie) => cookie.includes('known_browser')) ?? ''
}

describe('a session', () => {
  it('travels over https only where the product is reached by https', async () => {
    const secure = await startTestProduct({ PUBLIC_URL: 'https://wild.example' })
    const cookie = await signUpCookie(secure)
    const trusted = await trustedDeviceCookie(secure)
    await secure.stop()
    expect(trusted).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/^__Secure-/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
  })

  it('lasts thirty days, in the browser and in the database', async () => {
    const cookie = await signUpCookie(product)
    expect(cookie).not.toMatch(/Secure/)
    expect(cookie).toMatch(/; Max-Age=2592000;/)
    const rows = await product.database.sql`
      select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from sessions`
    expect(rows).toEqual([{ hours: 30 * 24 }])
  })
})

describe('answers that are one person\u2019s', () => {
  it.for(['/api/session', '/api/funnels', '/api/nowhere'])(
    'are kept by nobody: %s',
    async (path) => {
      const answer = await product.openBrowser().get(path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('the application', () => {
  it('is framed by itself only', async () => {
    const policy = (await product.openBrowser().get('/healthz')).headers.get(
      'content-security-policy',
    )
    expect(policy).toMatch(/frame-ancestors 'self'(;|$)/)
  })

  it('shows its emails to strangers on the machine it runs on only', async () => {
    const statusOf = async ({ url }: TestProduct) => (await fetch(`${url}/api/outbox`)).status
    const environment = { HOST: '127.0.0.1', TRUST_PROXY: '0' }
    const secure = await startTestProduct({ ...environment, PUBLIC_URL: 'https://wild.example' })
    const local = await startTestProduct(environment)
    expect([await statusOf(secure), await statusOf(local)]).toEqual([401, 200])
    await secure.stop()
    await local.stop()
  })

  it('writes down what its features hold in memory when it stops', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const other = await startTestProduct({}, product.connection)
    expect((await other.openBrowser().get(`/f/${funnel.slug}`)).status).toBe(200)
    await other.stop()
    expect(
      await product.database
        .sql`select sum(views)::int as views from funnel_daily_stats where funnel_id = ${funnel.id}`,
    ).toEqual([{ views: 1 }])
  })

  it('ends the connection of a form that is too large to be read', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const answer = await fetch(`${product.url}/f/${funnel.slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `message=${'x'.repeat(200_000)}`,
    })
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
  })
})

describe('an address that moved', () => {
  it('may move again: no browser keeps where it led', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const moved = await owner.sendJson('PUT', `/api/funnels/${funnel.id}/slug`, {
      slug: 'elsewhere',
    })
    expect(moved.status).toBe(200)
    const answer = await product.openBrowser().get(`/f/${funnel.slug}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/f/elsewhere'])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  })
})

describe('a page', () => {
  it.for(['br', 'gzip', 'identity'])('is the same for browsers that take %s', async (coding) => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const read = (accepted: string) =>
      product.openBrowser().get(`/f/${funnel.slug}`, { 'accept-encoding': accepted })
    const plain = await (await read('identity')).text()
    const answer = await read(coding)
    expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
    expect((await answer.text()) === plain).toBe(true)
  })
})

describe('a connection that is lost and comes back', () => {
  it('leaves no page that may have changed meanwhile, and begins the streams anew', async () => {
    const alone = await startTestProduct()
    const owner = alone.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const events = await openLiveEvents(owner)
    const read = async () => (await alone.openBrowser().get(`/f/${funnel.slug}`)).status
    await expect
      .poll(async () => {
        expect(await read()).toBe(200)
        return alone.readMetrics()
      })
      .toContain('wildpath_pages_kept 1\n')
    const { db, sql } = alone.database
    // Announced to nobody, as while no connection listens.
    await db.transaction(async (tx) => {
      await tx.execute(`set local session_replication_role = replica`)
      await tx.execute(`update funnels set is_public = false, status = 'draft'`)
    })
    expect(await read()).toBe(200)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`
    await expect.poll(read, { timeout: 30_000 }).toBe(404)
    expect(await events.next()).toBeNull()
    await alone.stop()
  })
})

describe('views while the database is away', () => {
  it('are told apart up to a number that memory holds, and all counted', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const { id: funnelId } = await owner.createFunnel()
    const counter = createViewCounter({
      database: product.database,
      visitors: {
        hashVisitor: async ({ network }) => network,
        forgetBefore: async () => {},
      },
      now: () => new Date(),
      viewLimit: { consume: () => true },
      agentLimit: { consumeItem: () => true },
      log: { warn: () => {} },
      intervalMs: 3_600_000,
    })
    for (let n = 0; n < 20_005; n += 1) {
      counter.count({
        funnelId,
        network: `network ${n}`,
        agent: '',
        source: 'direct',
        device: 'phone',
        timeZone: 'UTC',
      })
    }
    await counter.stop()
    const { sql } = product.database
    expect(
      await sql`select count(*)::int as count from funnel_visitors where funnel_id = ${funnelId}`,
    ).toEqual([{ count: 20_000 }])
    expect(
      await sql`select sum(views)::int as views from funnel_daily_stats where funnel_id = ${funnelId}`,
    ).toEqual([{ views: 20_005 }])
  })
})
