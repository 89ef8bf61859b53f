import { type Domain, domainSchema, domainSettingsSchema } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type DnsTestServer, startDnsServer } from '../../testing/dns-server.ts'
import { createOwner } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { codeOf } from '../../testing/test-browser.ts'

const minute = 60_000
const day = 24 * 60 * minute

let dns: DnsTestServer
let scene: ProductWithEmailServer
beforeAll(async () => {
  dns = await startDnsServer()
  scene = await startProductWithEmailServer({
    PUBLIC_URL: 'https://outdoors.wild.test',
    PRODUCT_DOMAIN: 'wild.test',
    PREVIEW_HOSTS: 'tryout.wild.test,www.preview.example.org,preview.example.com',
    FUNNELS_ADDRESSES: '203.0.113.7',
    DNS_SERVERS: dns.address,
  })
  dns.zones.setZone('wild.test', ['funnels A 203.0.113.7'])
})
afterAll(async () => {
  await scene.stop()
  await dns.stop()
})

/** Somebody who pays, with an adventure. */
async function openOwner() {
  const owner = await createOwner(scene.product)
  await scene.product.database.sql`update users set plan = 'explorer' where id = ${owner.userId}`
  const { browser } = owner
  const pathOf = (id: string) => `/api/funnels/${id}/domain`
  return {
    ...owner,
    put: (domain: string, id = owner.funnel.id) => browser.sendJson('PUT', pathOf(id), { domain }),
    verify: (id = owner.funnel.id) => browser.sendJson('POST', `${pathOf(id)}/verify`),
    read: async () =>
      domainSettingsSchema.parse(await (await browser.get(pathOf(owner.funnel.id))).json()).domain,
  }
}

function setRight(zone: string, { records }: Domain): void {
  const token = records.find(({ type }) => type === 'TXT')?.target ?? ''
  const lines = ['www CNAME funnels.wild.test', '@ A 203.0.113.7', `_wildpath TXT ${token}`]
  dns.zones.setZone(zone, lines)
}

it('claims of an owner end at 30 an hour, those of all adventures together', async () => {
  const { browser, funnel, put, read } = await openOwner()
  const second = await browser.createFunnel()
  const statuses: number[] = []
  for (let count = 0; count < 30; count += 1) {
    const id = count % 2 === 0 ? second.id : funnel.id
    statuses.push((await put(`claims-${count}.com`, id)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await put('claims-30.com')
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    {
      error: {
        code: 'too-many-requests',
        message: 'You can add 30 domains an hour. Try again in an hour.',
      },
    },
  ])
  expect((await read())?.domain).toBe('claims-29.com')
  expect((await (await openOwner()).put('claims-30.com')).status).toBe(200)
})

it('looks that an owner asks for end at 60 an hour', async () => {
  const owner = await openOwner()
  await owner.put('looks.com')
  dns.zones.setZone('looks.com', [])
  const statuses: number[] = []
  for (let count = 0; count < 60; count += 1) statuses.push((await owner.verify()).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  dns.questions.length = 0
  expect(await codeOf(await owner.verify())).toEqual([429, 'too-many-requests'])
  expect(dns.questions).toEqual([])
})

it.each([
  ['outdoors.wild.test', 409, 'subdomain-taken'],
  ['tryout.wild.test', 409, 'subdomain-taken'],
  ['www.preview.example.org', 422, 'domain-unusable'],
  ['preview.example.com', 422, 'domain-unusable'],
])('the product’s own host %s is nobody’s', async (host, status, code) => {
  const { put, read } = await openOwner()
  expect(await codeOf(await put(host))).toEqual([status, code])
  expect(await read()).toBeNull()
})

it('a host beside one of the product’s own is nobody’s, as both would be claimed', async () => {
  const product = await startProductWithEmailServer({
    PUBLIC_URL: 'https://wild.example.com',
    PRODUCT_DOMAIN: 'wild.test',
    PREVIEW_HOSTS: 'preview-wild.com,www.trial-wild.com',
  })
  const { browser, funnel, userId } = await createOwner(product.product)
  await product.product.database.sql`update users set plan = 'explorer' where id = ${userId}`
  for (const domain of ['www.preview-wild.com', 'trial-wild.com']) {
    const answer = await browser.sendJson('PUT', `/api/funnels/${funnel.id}/domain`, { domain })
    expect([domain, ...(await codeOf(answer))]).toEqual([domain, 422, 'domain-unusable'])
  }
  await product.stop()
})

it('an owner is told that a domain is connected, and of a break after the second look', async () => {
  const { email, put, read } = await openOwner()
  const zone = 'told.com'
  const claimed = domainSchema.parse(await (await put(zone)).json())
  setRight(zone, claimed)
  const subjects = () =>
    scene.emailServer
      .mailsTo(email)
      .map(({ subject }) => subject)
      .filter((subject) => subject?.startsWith(zone))
  await scene.pass(minute)
  await scene.pass(0)
  expect((await read())?.status).toBe('verified')
  expect(subjects()).toEqual([`${zone} is connected`])
  dns.zones.setZone(zone, ['www A 198.51.100.1'])
  await scene.pass(day)
  await scene.pass(0)
  expect(subjects()).toHaveLength(1)
  await scene.pass(10 * minute)
  await scene.pass(0)
  expect(subjects()).toEqual([
    `${zone} is connected`,
    `${zone} does not lead to your page any more`,
  ])
})

it('an owner is told nothing at an address that nobody has confirmed', async () => {
  const { email, userId, put, read } = await openOwner()
  const zone = 'untold.com'
  await scene.product.database.sql`update users set email_verified = false where id = ${userId}`
  setRight(zone, domainSchema.parse(await (await put(zone)).json()))
  await scene.pass(minute)
  await scene.pass(0)
  expect((await read())?.status).toBe('verified')
  const mails = scene.emailServer.mailsTo(email)
  expect(mails.filter(({ subject }) => subject?.startsWith(zone))).toEqual([])
})
