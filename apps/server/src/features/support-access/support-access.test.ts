import {
  adminUserListSchema,
  chatContextSchema,
  sessionSchema,
  supportAccessSchema,
} from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { bodies, fillPath } from '../../http/tenant-routes.fixture.ts'
import {
  isOpenToVisits,
  isWriteDuringVisits,
  routesNamedForVisits,
} from '../../http/visit-routes.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let admin: Awaited<ReturnType<typeof openPerson>>
let person: Awaited<ReturnType<typeof openPerson>>

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  admin = await openPerson(product, 'admin')
  person = await openPerson(product)
})

const allow = (isAllowed: boolean, browser: TestBrowser = person.browser) =>
  browser.sendJson('PUT', '/api/account/support-access', { isAllowed })
const visit = (id = person.id, reason = 'They cannot publish') =>
  admin.browser.sendJson('POST', `/api/admin/users/${id}/sign-in-as`, { reason })
const end = () => admin.browser.sendJson('POST', '/api/auth/end-support-visit')
const sessionOf = async (browser: TestBrowser) =>
  sessionSchema.parse(await (await browser.get('/api/session')).json())
const accessOf = async (browser: TestBrowser) =>
  supportAccessSchema.parse(await (await browser.get('/api/account/support-access')).json())
const auditOf = async () => {
  const rows = await product.database.sql`
    select actor_email, action, reason from audit_entries
    where target_id = ${person.id} order by id`
  return rows.map((row) => [row['actor_email'], row['action'], row['reason']])
}

async function begin() {
  await allow(true)
  expect((await visit()).status).toBe(200)
}

describe('the permission', () => {
  it('is off at first, on for seven days, and off at once when it is taken back', async () => {
    expect(await accessOf(person.browser)).toEqual({ allowed_until: null, visits: [] })
    const { allowed_until } = supportAccessSchema.parse(await (await allow(true)).json())
    const days = (Date.parse(allowed_until ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    expect(await (await allow(false)).json()).toEqual({ allowed_until: null, visits: [] })
  })

  it('is needed, and a reason, and a person who is there and no admin', async () => {
    expect(await codeOf(await visit())).toEqual([403, 'support-not-allowed'])
    await allow(true)
    await product.database.sql`
      update users set support_access_until = now() - interval '1 second' where id = ${person.id}`
    expect(await codeOf(await visit())).toEqual([403, 'support-not-allowed'])
    expect((await accessOf(person.browser)).allowed_until).toBeNull()
    await allow(true)
    expect(await codeOf(await visit(person.id, ' '))).toEqual([422, 'invalid-input'])
    expect(await codeOf(await visit('nobody'))).toEqual([404, 'person-not-found'])
    const other = await openPerson(product, 'admin')
    await allow(true, other.browser)
    expect(await codeOf(await visit(other.id))).toEqual([403, 'support-not-allowed'])
    const body = { reason: 'I am curious' }
    const path = `/api/admin/users/${person.id}/sign-in-as`
    const stranger = await openPerson(product)
    expect(await codeOf(await stranger.browser.sendJson('POST', path, body))).toEqual([
      403,
      'admins-only',
    ])
    expect(await auditOf()).toEqual([])
  })
})

it('admins see beforehand who allows it', async () => {
  const isAllowed = async () => {
    const answer = await admin.browser.get(`/api/admin/users?search=${person.email}`)
    const { users } = adminUserListSchema.parse(await answer.json())
    return users.map(({ allowsSupport }) => allowsSupport)
  }
  const { id } = await person.chats.start()
  const inChat = async () =>
    chatContextSchema.parse(await (await admin.browser.get(`/api/chats/${id}/context`)).json())
  expect([await isAllowed(), (await inChat()).allowsSupport]).toEqual([[false], false])
  await allow(true)
  expect([await isAllowed(), (await inChat()).allowsSupport]).toEqual([[true], true])
  await product.database.sql`
    update users set support_access_until = now() - interval '1 second' where id = ${person.id}`
  expect([await isAllowed(), (await inChat()).allowsSupport]).toEqual([[false], false])
})

describe('a visit of support', () => {
  it('is a session of the person that says whose it is, beside the admin own', async () => {
    await begin()
    const session = await sessionOf(admin.browser)
    expect(session.user?.id).toBe(person.id)
    expect(session.acting?.admin_name).toBe('Ana Rivers')
    const minutes = (Date.parse(session.acting?.ends_at ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThan(61)
    expect((await sessionOf(person.browser)).acting).toBeNull()

    await end()
    const after = await sessionOf(admin.browser)
    expect([after.user?.id, after.acting]).toEqual([admin.id, null])
  })

  it('is told to the person and in the audit log, its end as well', async () => {
    await begin()
    const [running] = (await accessOf(person.browser)).visits
    expect(running).toMatchObject({
      admin_name: 'Ana Rivers',
      reason: 'They cannot publish',
      ended_at: null,
    })
    await end()
    expect((await accessOf(person.browser)).visits[0]?.ended_at).not.toBeNull()
    expect(await auditOf()).toEqual([
      [admin.email, 'support-visit-started', 'They cannot publish'],
      [admin.email, 'support-visit-ended', 'The admin ended the visit'],
    ])
  })

  it('may use only these routes that change something', async () => {
    await begin()
    const claims = product.app.routeClaims.filter(({ method }) => method !== 'GET')
    const open = new Set<string>()
    for (const { method, path, access } of claims) {
      if (access.kind === 'public') continue
      // oxlint-disable-next-line no-await-in-loop -- in sequence
      const [, code] = await codeOf(await admin.browser.sendJson(method, fillPath(path, 'no-id')))
      if (code !== 'only-in-person') open.add(`${method} ${path}`)
    }
    expect([...open].toSorted()).toEqual([
      'PATCH /api/designs/:id',
      'PATCH /api/funnels/:id/page',
      'POST /api/account/sender-domain/verify',
      'POST /api/ad-results/refresh',
      'POST /api/billing/preview',
      'POST /api/deleted-funnels/:id/restore',
      'POST /api/designs',
      'POST /api/funnels',
      'POST /api/funnels/:id/domain/verify',
      'POST /api/funnels/:id/duplicate',
      'POST /api/funnels/:id/rewrite',
      'POST /api/images/from-website',
      'POST /api/images/generate',
      'POST /api/images/prompt',
      'POST /api/website-readings',
      'POST /api/website-readings/photos',
      'POST /api/websites/analyze',
      'PUT /api/funnels/:id/publication',
    ])
  })

  it('rejects a public route that changes something unless it is listed', () => {
    const open = product.app.routeClaims
      .filter(({ access, method }) => access.kind === 'public' && method !== 'GET')
      .filter((claim) => !isOpenToVisits(claim))
    expect(open).toEqual([])
    expect(isOpenToVisits({ method: 'POST', path: '/api/new-route' })).toBe(false)
  })

  it('lists only routes that exist', () => {
    const known = product.app.routeClaims.map(({ method, path }) => `${method} ${path}`)
    expect(routesNamedForVisits.filter((name) => !known.includes(name))).toEqual([])
  })

  it('cannot download leads, pages, ads, the account or its emails', async () => {
    await begin()
    const funnel = await admin.browser.createFunnel()
    const downloads = [
      '/api/account/export',
      '/api/leads.csv',
      '/api/outbox',
      `/api/funnels/${funnel.id}/export`,
      `/api/funnels/${funnel.id}/ads/google-ads-editor.csv`,
    ]
    for (const path of downloads) {
      // oxlint-disable-next-line no-await-in-loop -- in sequence
      const refused = await codeOf(await admin.browser.get(path))
      expect([path, ...refused]).toEqual([path, 403, 'only-in-person'])
    }
  })

  it('cannot delete an adventure or empty the bin', async () => {
    const funnel = await person.browser.createFunnel()
    await begin()
    const remove = (path: string) => admin.browser.send('DELETE', path)
    expect(await codeOf(await remove(`/api/funnels/${funnel.id}`))).toEqual([403, 'only-in-person'])
    await person.browser.send('DELETE', `/api/funnels/${funnel.id}`)
    expect(await codeOf(await remove(`/api/deleted-funnels/${funnel.id}`))).toEqual([
      403,
      'only-in-person',
    ])
    const restored = `/api/deleted-funnels/${funnel.id}/restore`
    expect((await person.browser.sendJson('POST', restored)).status).toBe(200)
  })

  it('cannot use an admin route, even if the visited person is an admin by now', async () => {
    await begin()
    await product.database.sql`update users set plan = 'admin' where id = ${person.id}`
    for (const { method, path, access } of product.app.routeClaims) {
      if (access.kind !== 'admin') continue
      const filled = fillPath(path, 'no-id')
      // oxlint-disable-next-line no-await-in-loop -- in sequence
      const answer = await admin.browser.sendJson(method, filled, bodies[`${method} ${path}`])
      // oxlint-disable-next-line no-await-in-loop -- in sequence
      expect([path, ...(await codeOf(answer))]).toEqual([path, 403, 'only-in-person'])
    }
  })

  it('records every write in the audit log with its method, route and id', async () => {
    await begin()
    const funnel = await admin.browser.createFunnel()
    await admin.browser.publish(funnel.id)
    await admin.browser.get(`/api/funnels/${funnel.id}`)
    await admin.browser.send('DELETE', `/api/funnels/${funnel.id}`)
    await person.browser.publish(funnel.id, false)
    const entries = await product.database.sql`
      select actor_id, reason, details from audit_entries
      where target_id = ${person.id} and action = 'support-visit-write' order by id`
    const entry = { actor_id: admin.id, reason: 'They cannot publish' }
    const publication = {
      method: 'PUT',
      route: '/api/funnels/:id/publication',
      id: funnel.id,
    }
    expect([...entries]).toEqual([
      { ...entry, details: { method: 'POST', route: '/api/funnels', id: null } },
      { ...entry, details: publication },
    ])
  })

  it('records requests to every route that can write, even if they are rejected', async () => {
    await begin()
    const claims = product.app.routeClaims.filter((claim) => isWriteDuringVisits(claim))
    for (const { method, path } of claims) {
      // oxlint-disable-next-line no-await-in-loop -- in sequence
      await admin.browser.sendJson(method, fillPath(path, 'no-id'), {})
    }
    const entries = await product.database.sql`
      select details from audit_entries
      where target_id = ${person.id} and action = 'support-visit-write' order by id`
    const recorded = entries.map(({ details }) => details)
    expect(recorded).toEqual(
      claims.map(({ method, path }) => ({
        method,
        route: path,
        id: path.includes(':id') ? 'no-id' : null,
      })),
    )
  })

  it('is no session of the person, even if its token is sent as one', async () => {
    await begin()
    const cookies = admin.browser.cookieHeader()
    const [, value = ''] = /support_visit=([^;]+)/.exec(cookies) ?? []
    const headers = { cookie: `wildpath.session_token=${value}` }
    const answer = await product.openBrowser().send('GET', '/api/funnels', { headers })
    expect(await codeOf(answer)).toEqual([401, 'not-signed-in'])
  })

  it('may do what support is for', async () => {
    await begin()
    const funnel = await admin.browser.createFunnel()
    expect((await person.browser.readFunnel(funnel.id)).id).toBe(funnel.id)
  })

  const over = async () => {
    // Nobody, until the browser has heard of it: then the admin again.
    expect(await codeOf(await admin.browser.get('/api/funnels'))).toEqual([401, 'not-signed-in'])
    const session = await sessionOf(admin.browser)
    expect([session.user?.id, session.acting]).toEqual([admin.id, null])
    expect((await admin.browser.get('/api/funnels')).status).toBe(200)
  }

  it('ends at once when the person takes the permission back', async () => {
    await begin()
    await allow(false)
    await over()
    expect((await auditOf()).at(-1)).toEqual([
      admin.email,
      'support-visit-ended',
      'The person took back their permission',
    ])
  })

  it('ends with its hour, which coming back does not prolong, and with the permission', async () => {
    await begin()
    const [before] = await product.database.sql`
      select expires_at from sessions where user_id = ${person.id} and admin_id = ${admin.id}`
    await sessionOf(admin.browser)
    const [after] = await product.database.sql`
      select expires_at from sessions where user_id = ${person.id} and admin_id = ${admin.id}`
    expect(after).toEqual(before)
    await product.database.sql`
      update sessions set expires_at = now() where admin_id = ${admin.id}`
    await over()
    await product.runJobs()
    expect((await auditOf()).at(-1)).toEqual([
      admin.email,
      'support-visit-ended',
      'The time was up, or the admin logged out',
    ])

    await product.database.sql`
      update users set support_access_until = now() + interval '2 minutes' where id = ${person.id}`
    expect((await visit()).status).toBe(200)
    const { acting } = await sessionOf(admin.browser)
    expect(Date.parse(acting?.ends_at ?? '') - Date.now()).toBeLessThan(121_000)
    await product.database.sql`
      update users set support_access_until = now() where id = ${person.id}`
    await over()
  })

  it('ends with the rights and with the session of the admin', async () => {
    await begin()
    await product.database.sql`update users set plan = 'free' where id = ${admin.id}`
    await over()
    await product.database.sql`update users set plan = 'admin' where id = ${admin.id}`

    expect((await visit()).status).toBe(200)
    await product.database.sql`
      delete from sessions where user_id = ${admin.id} and admin_id is null`
    expect(await codeOf(await admin.browser.get('/api/funnels'))).toEqual([401, 'not-signed-in'])
    expect((await sessionOf(admin.browser)).user).toBeNull()
  })

  it('ends with a change of the password, and logging out leaves both sessions', async () => {
    await begin()
    const passwords = { current_password: 'rapids1', new_password: 'canyon2' }
    await person.browser.sendJson('POST', '/api/account/password', passwords)
    await over()
    expect((await visit()).status).toBe(200)
    await admin.browser.sendJson('POST', '/api/auth/sign-out')
    expect((await sessionOf(admin.browser)).user).toBeNull()
    expect(await product.database.sql`select 1 from sessions where admin_id = ${admin.id}`).toEqual(
      [],
    )
  })
  it('ends with the account, which the audit log tells', async () => {
    await begin()
    await person.browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
    expect(await codeOf(await admin.browser.get('/api/funnels'))).toEqual([401, 'not-signed-in'])
    expect((await auditOf()).at(-1)).toEqual([
      admin.email,
      'support-visit-ended',
      'The account was deleted',
    ])
  })
})
