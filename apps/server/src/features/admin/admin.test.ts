import {
  adminStatsSchema,
  adminUserListSchema,
  type AdminUserQuery,
  adminUserSchema,
  auditLogSchema,
} from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createLeases } from '../../db/leases.ts'
import { openBuyer } from '../../testing/buyer.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { adminsKey } from '../accounts/index.ts'

const dayMs = 86_400_000
const reason = 'They asked us to'

/** An admin of a product, and what they ask of it. */
async function openAdmin(product: TestProduct) {
  const admin = await openPerson(product, 'admin')
  const path = (id: string) => `/api/admin/users/${id}`
  return {
    ...admin,
    async readStats() {
      return adminStatsSchema.parse(await (await admin.browser.get('/api/admin/stats')).json())
    },
    async list(query: AdminUserQuery) {
      const answer = await admin.browser.get(
        `/api/admin/users?${new URLSearchParams(query as Record<string, string>).toString()}`,
      )
      expect(answer.status).toBe(200)
      return adminUserListSchema.parse(await answer.json())
    },
    async find(email: string) {
      const [found] = (await this.list({ search: email })).users
      if (found === undefined) throw new Error(`${email} is not listed`)
      return found
    },
    changePlan: (id: string, plan: string, why = reason, endsPaid = false) =>
      admin.browser.sendJson('PATCH', path(id), { plan, reason: why, endsPaid }),
    remove: (id: string, why = reason) =>
      admin.browser.sendJson('DELETE', path(id), { reason: why }),
    async readAudit(person: string) {
      const answer = await admin.browser.get(`/api/admin/audit?person=${person}`)
      return auditLogSchema.parse(await answer.json()).entries
    },
  }
}

type Admin = Awaited<ReturnType<typeof openAdmin>>

async function outcomeOf(answer: Response): Promise<unknown> {
  return answer.ok ? answer.status : codeOf(answer)
}

describe('the numbers of admins', () => {
  const time = { ms: Date.now() }
  let product: TestProduct
  let admin: Admin
  beforeAll(async () => {
    product = await startTestProduct({}, undefined, () => new Date(time.ms))
    admin = await openAdmin(product)
  })
  afterAll(async () => product.stop())

  it('are zeros, not inventions, while nobody has paid', async () => {
    const stats = await admin.readStats()
    expect(stats).toMatchObject({
      totalUsers: 1,
      freeUsers: 0,
      totalRevenue: 0,
      monthlyRevenue: 0,
      activeSubscriptions: 0,
      revenueGrowth: 0,
      userGrowth: 100,
    })
    expect(stats.months.map(({ paid, refunded }) => paid + refunded)).toEqual(
      Array.from({ length: 12 }, () => 0),
    )
  })

  it('tell cash from the list price, and what was given from what is paid', async () => {
    const explorer = await openBuyer(product)
    await explorer.buy('explorer')
    await (await openBuyer(product)).buy('expedition-leader')
    await (await openBuyer(product)).buy('explorer', { trial: true })
    const funnelOwner = await openPerson(product)
    await funnelOwner.browser.createFunnel()
    await admin.changePlan(funnelOwner.id, 'expedition-leader')
    await expect.poll(async () => (await admin.readStats()).totalRevenue).toBe(159.98)
    const stats = await admin.readStats()
    expect(stats).toMatchObject({
      totalUsers: 5,
      freeUsers: 0,
      explorerUsers: 2,
      expeditionLeaderUsers: 2,
      totalFunnels: 1,
      activeSubscriptions: 3,
      givenSubscriptions: 1,
      monthlyRevenue: 289.97,
      givenMonthlyRevenue: 129.99,
      revenueGrowth: 100,
    })
    const thisMonth = `${new Date(time.ms).toISOString().slice(0, 7)}-01`
    expect(stats.months.at(-1)).toEqual({ month: thisMonth, paid: 159.98, refunded: 0 })
  })

  it('compare a month with the one before', async () => {
    const { sql } = product.database
    const before = new Date(time.ms)
    before.setUTCDate(1)
    before.setUTCHours(0, 0, 0, -1)
    await sql`
      insert into payments (id, kind, amount_cents, paid_at) values
        ('in_before', 'payment', 20000, ${before.toISOString()}),
        ('ch_before', 'refund', -5000, ${before.toISOString()})`
    await sql`
      insert into users (id, name, email, created_at)
      select 'before-' || n, 'Before', 'before' || n || '@example.com', ${before.toISOString()}
      from generate_series(1, 2) as n`
    const stats = await admin.readStats()
    expect(stats.months.at(-2)).toMatchObject({ paid: 200, refunded: 50 })
    expect([stats.totalRevenue, stats.revenueGrowth, stats.userGrowth]).toEqual([309.98, 6.7, 150])
  })

  it('count somebody once who pays for a plan and was given a higher one', async () => {
    const before = await admin.readStats()
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    await expect.poll(() => buyer.readPlan()).toBe('explorer')
    expect((await admin.changePlan((await buyer.readUser()).id, 'expedition-leader')).ok).toBe(true)
    const after = await admin.readStats()
    expect([
      after.activeSubscriptions - before.activeSubscriptions,
      after.givenSubscriptions - before.givenSubscriptions,
    ]).toEqual([1, 0])
    expect(after.monthlyRevenue - before.monthlyRevenue).toBeCloseTo(29.99)
    expect(after.givenMonthlyRevenue).toBe(before.givenMonthlyRevenue)
    await expect
      .poll(async () => (await admin.readStats()).totalRevenue - before.totalRevenue)
      .toBeCloseTo(29.99)
  })
})

describe('the list of people', () => {
  let product: TestProduct
  let admin: Admin
  beforeAll(async () => {
    product = await startTestProduct()
    admin = await openAdmin(product)
    await product.database.sql`
      insert into users (id, name, email, plan, created_at, last_active_at)
      select 'person-' || n, case n when 3 then '' else 'Person ' || chr(64 + n) end,
        'p' || n || '@camp.example', case when n > 4 then 'explorer' else 'free' end,
        '2026-01-01'::timestamptz + n * interval '1 microsecond',
        case when n < 3 then '2026-02-01'::timestamptz + n * interval '1 hour' end
      from generate_series(1, 6) as n`
  })
  afterAll(async () => product.stop())

  async function pageThrough(query: AdminUserQuery): Promise<string[]> {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await admin.list({ ...query, limit: 2, ...(after !== null && { after }) })
      seen.push(...page.users.map(({ email }) => email.replace('@camp.example', '')))
      after = page.next
    } while (after !== null)
    return seen
  }

  it.each<[AdminUserQuery['order'], string[]]>([
    ['newest', ['p6', 'p5', 'p4', 'p3', 'p2', 'p1']],
    ['oldest', ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']],
    ['name', ['p3', 'p1', 'p2', 'p4', 'p5', 'p6']],
    ['active', ['p2', 'p1', 'p6', 'p5', 'p4', 'p3']],
  ])('goes by %s through its pages, each person once', async (order, expected) => {
    expect(await pageThrough({ search: 'camp.example', order })).toEqual(expected)
  })

  it('is newest first by itself, and finds parts of names and addresses as they are written', async () => {
    expect((await admin.list({})).users.map(({ id }) => id).slice(0, 2)).toEqual([
      admin.id,
      'person-6',
    ])
    expect(await pageThrough({ search: 'SON b' })).toEqual(['p2'])
    expect(await pageThrough({ search: 'P4@' })).toEqual(['p4'])
    expect(await pageThrough({ search: 'Person’ D' })).toEqual(['p4'])
    await product.database.sql`
      insert into users (id, name, email) values ('ole', 'Ole', 'ole@xn--blbr-roah.no')`
    for (const search of ['ole@blåbær.no', 'BLÅBÆR.no', 'ole@xn--blbr-roah.no']) {
      expect((await admin.list({ search })).users.map(({ id }) => id)).toEqual(['ole'])
    }
    expect(await pageThrough({ search: '%' })).toEqual([])
    expect(await pageThrough({ search: 'zzz' })).toEqual([])
  })

  it('takes one plan only, also with a search', async () => {
    expect(await pageThrough({ plan: 'explorer' })).toEqual(['p6', 'p5'])
    expect(await pageThrough({ plan: 'explorer', search: 'person e' })).toEqual(['p5'])
  })

  it('tells of each what they have and what they paid', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    await buyer.browser.createFunnel()
    const { email, full_name } = await buyer.readUser()
    await expect.poll(async () => (await admin.find(email)).totalSpent).toBe(29.99)
    const found = await admin.find(email)
    expect(found).toMatchObject({
      email,
      full_name,
      avatar_url: null,
      plan: 'explorer',
      subscription: { plan: 'explorer', status: 'active', cancelAtPeriodEnd: false },
      funnelCount: 1,
      lastActive: expect.any(String),
    })
    expect(found.subscriptionStartDate).toBe(found.subscription?.createdAt)
    const nobody = await admin.find('p5@camp.example')
    expect(nobody).toMatchObject({
      lastActive: null,
      subscription: null,
      subscriptionStartDate: null,
      totalSpent: 0,
    })
  })

  it('refuses a place that is none of this order', async () => {
    const { next } = await admin.list({ order: 'name', limit: 1 })
    for (const after of ['nonsense', next ?? '']) {
      const answer = await admin.browser.get(`/api/admin/users?order=newest&after=${after}`)
      expect(await codeOf(answer)).toEqual([400, 'invalid-query'])
    }
  })

  it('knows when somebody was last here, to five minutes', async () => {
    const person = await openPerson(product)
    const set = (minutes: number) => product.database.sql`
      update users set last_active_at = now() - ${`${minutes} minutes`}::interval where id = ${person.id}`
    const minutesAgo = async () => {
      await person.browser.get('/api/session')
      const { lastActive } = await admin.find(person.email)
      return (Date.now() - Date.parse(lastActive ?? '')) / 60_000
    }
    await set(4)
    expect(await minutesAgo()).toBeGreaterThan(3)
    await set(6)
    expect(await minutesAgo()).toBeLessThan(3)
  })
})

describe('a plan that an admin gives or takes', () => {
  const time = { ms: Date.now() }
  let product: TestProduct
  let admin: Admin
  beforeAll(async () => {
    product = await startTestProduct({}, undefined, () => new Date(time.ms))
    admin = await openAdmin(product)
  })
  afterAll(async () => product.stop())

  it('is in force for 30 days, costs nothing, and then ends by itself', async () => {
    const buyer = await openBuyer(product)
    const { id, email } = await buyer.readUser()
    const answer = await admin.changePlan(id, 'explorer')
    expect(adminUserSchema.parse(await answer.json())).toMatchObject({
      plan: 'explorer',
      totalSpent: 0,
    })
    const user = await buyer.readUser()
    expect(user).toMatchObject({
      plan: 'explorer',
      subscription: {
        plan: 'explorer',
        status: 'active',
        priceId: 'given',
        cancelAtPeriodEnd: false,
        currentPeriodEnd: new Date(time.ms + 30 * dayMs).toISOString(),
      },
    })
    expect(user.updated_at).toBe(new Date(time.ms).toISOString())
    expect(await admin.readAudit(email)).toMatchObject([
      {
        action: 'plan-changed',
        actorEmail: admin.email,
        targetId: id,
        reason,
        details: { from: 'free', to: 'explorer', endedSubscriptions: 0 },
      },
    ])
    time.ms += 30 * dayMs - 1000
    await product.runBillingClock()
    expect(await buyer.readPlan()).toBe('explorer')
    time.ms += 1000
    await product.runBillingClock()
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { status: 'canceled' },
    })
  })

  it('leaves the trial and a purchase to whoever has it', async () => {
    const buyer = await openBuyer(product)
    await admin.changePlan((await buyer.readUser()).id, 'explorer')
    expect((await buyer.readBilling()).isTrialAvailable).toBe(true)
    expect(await buyer.tryTo('/api/billing/cancel')).toBe('no-subscription')
    time.ms += 1000
    await buyer.buy('expedition-leader')
    await expect.poll(() => buyer.readPlan()).toBe('expedition-leader')
    expect((await buyer.readUser()).subscription).toMatchObject({ plan: 'expedition-leader' })
  })

  it('beyond what somebody pays for leaves that alone; below, it is ended at the provider', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const { id, email } = await buyer.readUser()
    const isPaying = async () => {
      const [row] = await product.database.sql`
        select data ->> 'status' as status from sandbox_payment_objects
        where kind = 'subscription' and data ->> 'userId' = ${id}`
      return row?.['status'] === 'active'
    }
    time.ms += 1000
    expect((await admin.changePlan(id, 'expedition-leader')).status).toBe(200)
    expect([await buyer.readPlan(), await isPaying()]).toEqual(['expedition-leader', true])
    expect(await buyer.readBilling()).toMatchObject({
      subscription: { plan: 'expedition-leader', priceId: 'given' },
      paidBesideGiven: { plan: 'explorer', status: 'active', cancelAtPeriodEnd: false },
    })
    const isEnding = async () => (await buyer.readBilling()).paidBesideGiven?.cancelAtPeriodEnd
    expect([await buyer.tryTo('/api/billing/cancel'), await isEnding()]).toEqual(['ok', true])
    expect([await buyer.tryTo('/api/billing/resume'), await isEnding()]).toEqual(['ok', false])
    expect(await outcomeOf(await admin.changePlan(id, 'explorer'))).toEqual([409, 'ends-paid-plan'])
    expect([await buyer.readPlan(), await isPaying()]).toEqual(['expedition-leader', true])
    expect((await admin.changePlan(id, 'explorer', reason, true)).status).toBe(200)
    expect([await buyer.readPlan(), await isPaying()]).toEqual(['explorer', false])
    expect((await buyer.readBilling()).paidBesideGiven).toBeNull()
    expect((await admin.readAudit(email))[0]?.details).toMatchObject({ endedSubscriptions: 1 })
    time.ms += 31 * dayMs
    await product.runBillingClock()
    expect(await buyer.readPlan()).toBe('free')
  })

  it.each(['free', 'admin'] as const)('of %s clears the subscription', async (plan) => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    await expect.poll(() => buyer.readPlan()).toBe('explorer')
    const { id, email } = await buyer.readUser()
    expect(await outcomeOf(await admin.changePlan(id, plan))).toEqual([409, 'ends-paid-plan'])
    expect(await buyer.readPlan()).toBe('explorer')
    expect((await admin.changePlan(id, plan, reason, true)).status).toBe(200)
    expect(await buyer.readUser()).toMatchObject({ plan, subscription: null })
    expect(await admin.find(email)).toMatchObject({ plan, subscription: null })
    await product.runBillingClock()
    expect(await buyer.readUser()).toMatchObject({ plan, subscription: null })
    const held = await product.database.sql`select status from subscriptions where user_id = ${id}`
    expect([...held]).toEqual([{ status: 'canceled' }])
  })

  it('closes a page on which they could still have paid', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    await admin.changePlan((await buyer.readUser()).id, 'admin')
    expect((await buyer.pay(page, '4242 4242 4242 4242')).status).not.toBe(303)
    expect(await buyer.readPlan()).toBe('admin')
  })

  it('needs a reason and another plan, of somebody who is there', async () => {
    const { id, email } = await openPerson(product)
    expect(await outcomeOf(await admin.changePlan(id, 'explorer', '  '))).toEqual([
      422,
      'invalid-input',
    ])
    expect(await outcomeOf(await admin.changePlan(id, 'gold'))).toEqual([422, 'invalid-input'])
    expect(await outcomeOf(await admin.changePlan(id, 'free'))).toEqual([409, 'plan-held'])
    expect(await outcomeOf(await admin.changePlan('nobody', 'free'))).toEqual([
      404,
      'person-not-found',
    ])
    expect(await admin.readAudit(email)).toEqual([])
  })
})

describe('admins among themselves', () => {
  let product: TestProduct
  let admin: Admin
  beforeAll(async () => {
    product = await startTestProduct()
    admin = await openAdmin(product)
  })
  afterAll(async () => product.stop())

  it('keep at least one of them, whoever demotes whom', async () => {
    expect(await outcomeOf(await admin.changePlan(admin.id, 'free'))).toEqual([409, 'last-admin'])
    const other = await openPerson(product, 'admin')
    const demote = (browser: typeof other.browser, id: string) =>
      browser.sendJson('PATCH', `/api/admin/users/${id}`, { plan: 'free', reason })
    const answers = await Promise.all([
      demote(admin.browser, other.id),
      demote(other.browser, admin.id),
    ])
    const [left] = await product.database.sql`
      select count(*)::int as admins from users where plan = 'admin'`
    expect(left).toEqual({ admins: 1 })
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await product.database.sql`update users set plan = 'admin' where id = ${admin.id}`
    await product.database.sql`update users set plan = 'free' where id = ${other.id}`
  })

  it('do nothing that was asked before they were demoted, even if a third is left', async () => {
    const [other, third] = [await openPerson(product, 'admin'), await openPerson(product, 'admin')]
    const [person, doomed] = [await openPerson(product), await openPerson(product)]
    const asked = await product.database.db.transaction(async (meanwhile) => {
      await meanwhile.execute(sql`select 1 from users where plan = 'admin' for update`)
      const ask = (by: Pick<Admin, 'browser'>, method: string, id: string, body: object) =>
        by.browser.sendJson(method, `/api/admin/users/${id}`, { reason, ...body }).then(outcomeOf)
      const answers = [
        ask(admin, 'PATCH', other.id, { plan: 'free' }),
        ask(third, 'PATCH', person.id, { plan: 'explorer' }),
        ask(third, 'DELETE', doomed.id, {}),
      ]
      await expect.poll(() => countWaiting(product)).toBe(3)
      await meanwhile.execute(
        sql`update users set plan = 'free' where id in (${admin.id}, ${third.id})`,
      )
      return { answers }
    })
    for (const outcome of await Promise.all(asked.answers)) {
      expect(outcome).toEqual([403, 'admins-only'])
    }
    const left = await product.database.sql`
      select plan from users where id in (${other.id}, ${person.id}, ${doomed.id}) order by plan`
    expect(left.map(({ plan }) => plan as string)).toEqual(['admin', 'free', 'free'])
    await product.database.sql`update users set plan = 'admin' where id = ${admin.id}`
    await product.database.sql`update users set plan = 'free' where id = ${other.id}`
  })

  it('keep their pictures when they are refused as the last one', async () => {
    const other = await openPerson(product, 'admin')
    const body = await drawPicture()
    const upload = await admin.browser.send('POST', '/api/designs', { body })
    const { url } = (await upload.json()) as { url: string }
    const countAttempts = async () =>
      (await product.database.sql`select 1 from rate_limit_counts`).length
    const before = await countAttempts()
    const held = await createLeases(product.database).hold(adminsKey, async () => {
      const answer = admin.browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
      // It was let in, and waits for whatever else takes an admin away.
      await expect.poll(countAttempts).toBeGreaterThan(before)
      await product.database.sql`update users set plan = 'free' where id = ${other.id}`
      return { answer }
    })
    if (!held.isHeld) throw new Error('Somebody else held the key')
    expect(await outcomeOf(await held.value.answer)).toEqual([409, 'last-admin'])
    expect((await admin.browser.get(url)).status).toBe(200)
  })

  it('keep at least one of them, whoever leaves', async () => {
    const leave = async ({ browser }: Pick<Admin, 'browser'>) =>
      outcomeOf(await browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' }))
    expect(await leave(admin)).toEqual([409, 'last-admin'])
    const other = await openPerson(product, 'admin')
    const outcomes = await product.database.db.transaction(async (meanwhile) => {
      await meanwhile.execute(sql`select 1 from users where plan = 'admin' for update`)
      const both = [leave(admin), leave(other)]
      // The other one's turn comes after it.
      await expect.poll(() => countWaiting(product)).toBe(1)
      return { both }
    })
    expect(await Promise.all(outcomes.both)).toContainEqual([409, 'last-admin'])
    const left = await product.database.sql`select 1 from users where plan = 'admin'`
    expect(left).toHaveLength(1)
    admin = await openAdmin(product)
  })

  it('are admins by the plan of a subscription, too, until it is cleared', async () => {
    const { id, browser } = await openPerson(product)
    await product.database.sql`
      insert into subscriptions (id, user_id, plan, price_id, status, current_period_end, created_at)
      values ('by-hand', ${id}, 'admin', 'by-hand', 'active', now() + interval '1 year', now())`
    expect((await browser.get('/api/admin/stats')).status).toBe(200)
    expect(await outcomeOf(await admin.remove(id))).toEqual([409, 'admin-not-deletable'])
    await admin.changePlan(id, 'explorer')
    await admin.changePlan(id, 'free')
    expect((await browser.get('/api/admin/stats')).status).toBe(403)
  })
})

describe('deleting somebody', () => {
  let product: TestProduct
  let admin: Admin
  beforeAll(async () => {
    product = await startTestProduct()
    admin = await openAdmin(product)
  })
  afterAll(async () => product.stop())

  it('takes all that is theirs, and writes down who did it and why', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const funnel = await buyer.browser.createFunnel()
    await buyer.browser.publish(funnel.id)
    const { id, email } = await buyer.readUser()
    const visit = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).status
    expect(await visit()).toBe(200)
    await expect.poll(async () => (await admin.find(email)).totalSpent).toBe(29.99)
    expect((await admin.remove(id)).status).toBe(200)
    await expect.poll(visit).toBe(404)
    expect((await admin.list({ search: email })).users).toEqual([])
    expect((await buyer.browser.get('/api/funnels')).status).toBe(401)
    expect(await admin.readAudit(email)).toMatchObject([
      {
        action: 'user-deleted',
        targetId: id,
        reason,
        details: { plan: 'explorer', funnelCount: 1, totalSpent: 29.99 },
      },
    ])
    expect((await admin.readStats()).totalRevenue).toBe(29.99)
    const left = await product.database.sql`
      select 1 from sandbox_payment_objects where data ->> 'userId' = ${id}`
    expect([...left]).toEqual([])
  })

  it('is refused for admins, without a reason, and for nobody', async () => {
    const other = await openPerson(product, 'admin')
    expect(await outcomeOf(await admin.remove(other.id))).toEqual([409, 'admin-not-deletable'])
    expect(await outcomeOf(await admin.remove(admin.id))).toEqual([409, 'admin-not-deletable'])
    const person = await openPerson(product)
    expect(await outcomeOf(await admin.remove(person.id, ''))).toEqual([422, 'invalid-input'])
    expect(await outcomeOf(await admin.remove('nobody'))).toEqual([404, 'person-not-found'])
    expect((await person.browser.get('/api/funnels')).status).toBe(200)
  })

  it('ends nothing that an admin pays for before it is refused', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const { id } = await buyer.readUser()
    await product.database.sql`update users set plan = 'admin' where id = ${id}`
    expect(await outcomeOf(await admin.remove(id))).toEqual([409, 'admin-not-deletable'])
    const [held] = await product.database.sql`
      select data ->> 'status' as status from sandbox_payment_objects
      where kind = 'subscription' and data ->> 'userId' = ${id}`
    expect(held).toEqual({ status: 'active' })
  })

  it('is done once, and written down once, when two admins do it together', async () => {
    const other = await openPerson(product, 'admin')
    const { id, email } = await openPerson(product)
    const answers = await product.database.db.transaction(async (meanwhile) => {
      await meanwhile.execute(sql`select 1 from users where id = ${id} for update`)
      const both = [
        admin.remove(id),
        other.browser.sendJson('DELETE', `/api/admin/users/${id}`, { reason }),
      ]
      await expect.poll(() => countWaiting(product)).toBe(1)
      return { both }
    })
    const outcomes = await Promise.all((await Promise.all(answers.both)).map(outcomeOf))
    expect(outcomes).toContainEqual(200)
    expect(outcomes).toContainEqual([404, 'person-not-found'])
    expect(await admin.readAudit(email)).toMatchObject([{ action: 'user-deleted' }])
  })

  it('is refused when they become an admin meanwhile', async () => {
    const { id, email, browser } = await openPerson(product)
    const answer = await product.database.db.transaction(async (meanwhile) => {
      await meanwhile.execute(sql`update users set plan = 'admin' where id = ${id}`)
      const removal = admin.remove(id)
      await expect.poll(() => countWaiting(product)).toBe(1)
      return { removal }
    })
    expect(await outcomeOf(await answer.removal)).toEqual([409, 'admin-not-deletable'])
    expect(await admin.readAudit(email)).toEqual([])
    expect((await browser.get('/api/admin/stats')).status).toBe(200)
  })
})
