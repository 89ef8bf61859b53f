import {
  adminUserListSchema,
  chatContextSchema,
  sessionSchema,
  supportAccessSchema,
} from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { bodies, fillPath } from '../../http/tenant-routes.fixture.ts'
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

  it('cannot do what only the person may: every such route refuses', async () => {
    await begin()
    const claims = product.app.routeClaims.filter(
      ({ access }) => access.kind !== 'admin' && access.notByOthers === true,
    )
    expect(claims.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /api/account/measuring/google',
      'DELETE /api/account/measuring/meta-token',
      'DELETE /api/answers/:id',
      'DELETE /api/design-tool',
      'DELETE /api/facebook/accounts/:accountId/ads/:adId',
      'DELETE /api/facebook/connection',
      'DELETE /api/facebook/creations/:creationId',
      'DELETE /api/feature-requests/:id',
      'DELETE /api/google/accounts/:accountId/campaigns/:campaignId',
      'DELETE /api/google/connection',
      'DELETE /api/google/creations/:creationId',
      'DELETE /api/questions/:id',
      'GET /api/account/export',
      'GET /api/outbox',
      'PATCH /api/answers/:id',
      'PATCH /api/feature-requests/:id',
      'PATCH /api/questions/:id',
      'POST /api/account/delete',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/passkeys/remove',
      'POST /api/account/password',
      'POST /api/account/second-factor/app',
      'POST /api/account/second-factor/app/confirm',
      'POST /api/account/second-factor/app/remove',
      'POST /api/account/second-factor/passkey-options',
      'POST /api/account/second-factor/recovery-codes',
      'POST /api/account/verification-email',
      'POST /api/billing/cancel',
      'POST /api/billing/change',
      'POST /api/billing/checkout',
      'POST /api/billing/portal',
      'POST /api/billing/resume',
      'POST /api/chats',
      'POST /api/chats/:id/messages',
      'POST /api/chats/:id/training/accept',
      'POST /api/chats/:id/training/cancel',
      'POST /api/chats/:id/typing',
      'POST /api/chats/pictures',
      'POST /api/design-tool/sign-ins',
      'POST /api/facebook/ads/create',
      'POST /api/facebook/connection',
      'POST /api/feature-requests',
      'POST /api/google/campaigns/create',
      'POST /api/google/connection',
      'POST /api/questions',
      'POST /api/questions/:question/answers',
      'POST /api/questions/:question/reports',
      'POST /api/trainings',
      'PUT /api/account/community-name',
      'PUT /api/account/measuring',
      'PUT /api/account/measuring/google',
      'PUT /api/account/measuring/meta-token',
      'PUT /api/account/support-access',
      'PUT /api/ad-spending/caps/:platform/:accountId',
      'PUT /api/chats/:id/seen',
      'PUT /api/facebook/accounts/:accountId/ads/:adId/status',
      'PUT /api/feature-requests/:number/vote',
      'PUT /api/google/accounts/:accountId/campaigns/:campaignId',
      'PUT /api/google/accounts/:accountId/campaigns/:campaignId/status',
      'PUT /api/questions/:id/solution',
      'PUT /api/questions/:question/vote',
    ])
    for (const { method, path } of claims) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await codeOf(await admin.browser.sendJson(method, path))
      expect([path, ...refused]).toEqual([path, 403, 'only-in-person'])
    }
  })

  it('is no admin: every admin route refuses', async () => {
    await begin()
    for (const { method, path, access } of product.app.routeClaims) {
      if (access.kind !== 'admin') continue
      const filled = fillPath(path, 'no-id')
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await admin.browser.sendJson(method, filled, bodies[`${method} ${path}`])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([path, ...(await codeOf(answer))]).toEqual([path, 403, 'admins-only'])
    }
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
