import { createPublicKey, randomUUID } from 'node:crypto'

import { api, type SenderDomain } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type DnsTestServer, startDnsServer } from '../../testing/dns-server.ts'
import { createOwner } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { codeOf } from '../../testing/test-browser.ts'

const { path } = api.getSenderDomain
let dns: DnsTestServer
let scene: ProductWithEmailServer

beforeAll(async () => {
  dns = await startDnsServer()
  scene = await startProductWithEmailServer({
    DNS_SERVERS: dns.address,
    PRODUCT_DOMAIN: 'wildpath.example',
  })
})
afterAll(async () => {
  await scene.stop()
  await dns.stop()
})

async function createSender() {
  const owner = await createOwner(scene.product)
  await scene.product.database.sql`update users set plan = 'explorer' where id = ${owner.userId}`
  const { browser } = owner
  const domain = `rafting-${randomUUID().slice(0, 8)}.example`
  dns.zones.setZone(domain, [])
  const tryToSet = (address: string) => browser.sendJson('PUT', path, { address })
  const tryToVerify = () => browser.sendJson('POST', `${path}/verify`)
  const read = async (answer: Response) => api.setSenderDomain.answer.parse(await answer.json())
  return {
    ...owner,
    domain,
    tryToSet,
    tryToVerify,
    set: async (address: string) => read(await tryToSet(address)),
    verify: async () => read(await tryToVerify()),
    find: async () =>
      api.getSenderDomain.answer.parse(await (await browser.get(path)).json()).senderDomain,
    setRight: ({ records }: SenderDomain) =>
      dns.zones.setZone(domain, [
        '@ MX 10 mail.hoster.example',
        ...records.map(({ name, target }) => `${name} TXT ${target}`),
      ]),
  }
}

it("a domain that only ends like one of ours is its owner's", async () => {
  const { tryToSet } = await createSender()
  expect((await tryToSet('hello@evil-wildpath.example')).status).toBe(200)
})

it('a domain is entered and looked at thirty times an hour', async () => {
  const { domain, tryToSet, tryToVerify } = await createSender()
  for (let time = 0; time < 30; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await tryToSet(`hello${time}@${domain}`)).status).toBe(200)
  }
  expect(await codeOf(await tryToSet(`hello@${domain}`))).toEqual([429, 'too-many-requests'])
  expect(await codeOf(await tryToVerify())).toEqual([429, 'too-many-requests'])
})

it('the key has 2048 bits', async () => {
  const { domain, set } = await createSender()
  const { records } = await set(domain)
  const key = Buffer.from(records[0]?.target.split('p=')[1] ?? '', 'base64')
  const { asymmetricKeyDetails } = createPublicKey({ key, format: 'der', type: 'spki' })
  expect(asymmetricKeyDetails?.modulusLength).toBe(2048)
})

it('who asks often makes the pause until the next look no longer', async () => {
  const { domain, set, verify } = await createSender()
  const { nextCheck } = await set(domain)
  await verify()
  await verify()
  expect((await verify()).nextCheck).toBe(nextCheck)
})

it('nobody is told of records that are right again by then', async () => {
  const { domain, email, set, verify, setRight } = await createSender()
  const shown = await set(domain)
  setRight(shown)
  expect((await verify()).status).toBe('verified')
  dns.zones.setZone(domain, [])
  expect((await verify()).status).toBe('failed')
  setRight(shown)
  expect((await verify()).status).toBe('verified')
  await scene.pass(0)
  const subjects = scene.emailServer.mailsTo(email).map(({ subject }) => subject)
  expect(subjects).not.toContain(`Your emails no longer come from ${domain}`)
})

it('nobody is told of a break at an address that nobody has confirmed', async () => {
  const { email, userId, domain, set, setRight, find } = await createSender()
  setRight(await set(domain))
  await scene.pass(2 * 60_000)
  expect((await find())?.status).toBe('verified')
  await scene.product.database.sql`update users set email_verified = false where id = ${userId}`
  dns.zones.setZone(domain, [])
  await scene.pass(24 * 60 * 60_000)
  await scene.pass(0)
  expect((await find())?.status).toBe('failed')
  const subjects = scene.emailServer.mailsTo(email).map(({ subject }) => subject)
  expect(subjects).not.toContain(`Your emails no longer come from ${domain}`)
})

it('a look at a domain writes nothing about the one that was entered meanwhile', async () => {
  const { domain, set, verify, tryToVerify, setRight, find } = await createSender()
  setRight(await set(domain))
  expect((await verify()).status).toBe('verified')
  dns.reset()
  dns.behave({ type: 'TXT', does: 'silence' })
  const looking = tryToVerify()
  await expect.poll(() => dns.questions.length).toBeGreaterThan(0)
  await set(`hello@next-${domain}`)
  expect((await looking).status).toBe(404)
  dns.reset()
  expect(await find()).toMatchObject({ domain: `next-${domain}`, status: 'pending' })
})
