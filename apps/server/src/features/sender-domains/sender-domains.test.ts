import { randomUUID } from 'node:crypto'

import { api, type SenderDomain } from '@wildpath/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type DnsTestServer, startDnsServer } from '../../testing/dns-server.ts'
import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'
import { readOutbox } from '../../testing/read-outbox.ts'
import { verifyDkim } from '../../testing/verify-dkim.ts'

const minute = 60_000
const hour = 60 * minute

let dns: DnsTestServer
let scene: ProductWithEmailServer
let product: ProductWithEmailServer['product']
let emailServer: ProductWithEmailServer['emailServer']

beforeAll(async () => {
  dns = await startDnsServer()
})
afterAll(() => dns.stop())
beforeEach(async () => {
  dns.reset()
  scene = await startProductWithEmailServer({
    DNS_SERVERS: dns.address,
    PRODUCT_DOMAIN: 'wildpath.example',
  })
  ;({ product, emailServer } = scene)
})
afterEach(() => scene.stop())

/** An owner who pays, with a domain that has a mailbox and no records for us yet. */
async function createSender() {
  const owner = await createOwner(product)
  await product.database.sql`update users set plan = 'explorer' where id = ${owner.userId}`
  const domain = `rafting-${randomUUID().slice(0, 8)}.example`
  const setZone = (...lines: string[]) =>
    dns.zones.setZone(domain, ['@ MX 10 mail.hoster.example', ...lines])
  setZone('@ TXT v=spf1 a -all')
  return { ...owner, ...senderOf(owner.browser), domain, setZone }
}

function senderOf(browser: TestBrowser) {
  const { path } = api.getSenderDomain
  const read = async (answer: Response): Promise<SenderDomain> => {
    expect(answer.status).toBe(200)
    return api.setSenderDomain.answer.parse(await answer.json())
  }
  return {
    tryToSet: (address: string) => browser.sendJson('PUT', path, { address }),
    set: async (address: string) => read(await browser.sendJson('PUT', path, { address })),
    verify: async () => read(await browser.sendJson('POST', `${path}/verify`)),
    remove: () => browser.sendJson('DELETE', path),
    find: async () =>
      api.getSenderDomain.answer.parse(await (await browser.get(path)).json()).senderDomain,
  }
}

/** The records that somebody is shown, as lines of a zone. */
const linesOf = ({ records }: SenderDomain) =>
  records.map(({ name, target }) => `${name} TXT ${target}`)

async function createVerified() {
  const sender = await createSender()
  const shown = await sender.set(`hello@${sender.domain}`)
  sender.setZone(...linesOf(shown))
  expect(await sender.verify()).toMatchObject({ status: 'verified' })
  return { ...sender, shown }
}

const codes = (shown: SenderDomain | null) => shown?.problems.map(({ code }) => code)

describe('a sender domain', () => {
  it('shows the records to be set, with the SPF record that is there already', async () => {
    const { set, domain } = await createSender()
    const shown = await set(domain)
    expect(shown).toMatchObject({ address: `hello@${domain}`, status: 'pending', isInUse: false })
    expect(shown.records.map(({ name, status }) => [name, status])).toEqual([
      [expect.stringMatching(/^wildpath-[0-9a-f]{8}\._domainkey$/), 'missing'],
      ['@', 'wrong'],
      ['_dmarc', 'missing'],
    ])
    expect(shown.records[1]?.target).toBe('v=spf1 a include:_spf.wildpath.example -all')
    expect(codes(shown)).toEqual(['dkim-missing', 'spf-without-us', 'dmarc-missing'])
  })

  it('tells how records are set at the registrar that is recognised', async () => {
    const { set, find, setZone, domain } = await createSender()
    setZone('@ NS ns55.domaincontrol.com')
    const shown = await set(domain)
    expect(shown.registrar?.name).toBe('GoDaddy')
    expect(shown.registrar?.steps.join()).not.toMatch(/delete/i)
    expect((await find())?.registrar).toEqual(shown.registrar)
    await product.database.sql`update sender_domains set report = report - 'nameServers'`
    expect((await find())?.registrar).toBeNull()
  })

  it('keeps its private key where nobody reads it', async () => {
    const { browser } = await createVerified()
    const [row] = await product.database.sql`select sender_domains::text as row from sender_domains`
    expect(String(row?.['row'])).not.toMatch(/PRIVATE|MIIEv/)
    const answers = await Promise.all(
      [api.getSenderDomain.path, '/api/account/export'].map(async (path) =>
        (await browser.get(path)).text(),
      ),
    )
    expect(answers.join()).not.toMatch(/PRIVATE|MIIEv|sealed/i)
  })

  it('is for plans with domains of their own', async () => {
    const { tryToSet, userId, find } = await createSender()
    await product.database.sql`update users set plan = 'free' where id = ${userId}`
    expect(await codeOf(await tryToSet('hello@example.com'))).toEqual([
      403,
      'sender-domain-needs-plan',
    ])
    expect(await find()).toBeNull()
  })

  it.each([
    ['nothing at all', 422, 'sender-address-invalid'],
    ['me@gmail.com', 422, 'sender-domain-unusable'],
    ['hello@wildpath.example', 422, 'sender-domain-unusable'],
    ['hello@anybody.wildpath.example', 422, 'sender-domain-unusable'],
    ['hello@co.uk', 422, 'sender-domain-unusable'],
    ['hello@github.io', 422, 'sender-domain-unusable'],
  ])('is not %s', async (entry, status, code) => {
    const { tryToSet, find } = await createSender()
    expect(await codeOf(await tryToSet(entry))).toEqual([status, code])
    expect(await find()).toBeNull()
  })

  it('has one key for as long as the domain is the same, and another for the next one', async () => {
    const { set, shown, domain } = await createVerified()
    const renamed = await set(`trips@${domain}`)
    expect(renamed).toMatchObject({ address: `trips@${domain}`, status: 'verified' })
    expect(renamed.records[0]).toEqual(
      expect.objectContaining({ target: shown.records[0]?.target }),
    )
    const other = await set(`hello@other-${domain}`)
    expect(other.status).toBe('pending')
    expect(other.records[0]?.target).not.toBe(shown.records[0]?.target)
  })

  it('is only proved by its own key: another owner of the same domain stays pending', async () => {
    const first = await createVerified()
    const second = await createSender()
    const shown = await second.set(`hello@${first.domain}`)
    expect(shown).toMatchObject({ status: 'pending', isInUse: false })
    expect(codes(shown)).toEqual(['dkim-missing'])
    expect(shown.records[0]?.name).not.toBe(first.shown.records[0]?.name)
    expect(await first.find()).toMatchObject({ status: 'verified' })
  })

  it('is checked by itself, in pauses that grow, and verified without anybody asking', async () => {
    const { set, find, setZone, domain } = await createSender()
    const shown = await set(domain)
    await scene.pass(2 * minute)
    expect(await find()).toMatchObject({ status: 'pending' })
    setZone(...linesOf(shown))
    await scene.pass(minute)
    expect(await find()).toMatchObject({ status: 'pending' })
    await scene.pass(4 * minute)
    expect(await find()).toMatchObject({ status: 'verified', isInUse: true, problems: [] })
    expect((await find())?.nextCheck).toBe(
      new Date(scene.now().getTime() + 24 * hour).toISOString(),
    )
  })

  it('is given up after three days, and looked for again when somebody asks', async () => {
    const { set, find, verify, domain } = await createSender()
    await set(domain)
    for (let hours = 0; hours < 76; hours += 4) await scene.pass(4 * hour)
    expect(await find()).toMatchObject({ status: 'failed', nextCheck: null })
    expect((await verify()).nextCheck).not.toBeNull()
  })

  it('says nothing wrong of name servers that are silent', async () => {
    const { find, verify, domain } = await createVerified()
    dns.behave({ name: domain, does: 'server-failure' })
    dns.behave({ type: 'TXT', does: 'server-failure' })
    expect(await verify()).toMatchObject({ status: 'verified' })
    expect(codes(await find())).toEqual(['servers-silent'])
  })

  it('can be removed: another key next time', async () => {
    const { remove, find, set, verify, shown, domain, browser } = await createVerified()
    expect((await remove()).status).toBe(200)
    expect(await find()).toBeNull()
    expect(await codeOf(await browser.sendJson('POST', api.verifySenderDomain.path))).toEqual([
      404,
      'sender-domain-not-found',
    ])
    expect((await set(domain)).records[0]?.target).not.toBe(shown.records[0]?.target)
    expect((await verify()).status).toBe('pending')
  })
})

describe('follow-ups of an owner with a verified domain', () => {
  it('come from the address, signed for the domain', async () => {
    const { funnel, domain, shown } = await createVerified()
    const { email } = await leaveLead(product, funnel)
    await scene.pass(0)
    const [mail] = emailServer.mailsTo(email)
    expect(mail?.headers['from']).toBe(`Blue Canyon Rafting <hello@${domain}>`)
    expect(mail?.headers).not.toHaveProperty('reply-to')
    const source = emailServer.sources.find((text) => text.includes(`\nTo: ${email}`)) ?? ''
    const [record] = shown.records
    const publicKey = record?.target.split('p=')[1] ?? ''
    expect(verifyDkim(source, publicKey)).toMatchObject({
      domain,
      selector: record?.name.split('.')[0],
    })
  })

  it('come from the product until the records are right, and again when they break', async () => {
    const { funnel, email: ownerEmail, find, setZone, shown } = await createVerified()
    setZone('@ TXT v=spf1 a -all')
    await scene.pass(24 * hour)
    expect(await find()).toMatchObject({
      status: 'failed',
      isInUse: false,
      brokenSince: scene.now().toISOString(),
    })
    const { email } = await leaveLead(product, funnel)
    await scene.pass(0)
    expect(emailServer.mailsTo(email)[0]?.headers).toMatchObject({
      'from': 'Blue Canyon Rafting via Wildpath <mail@wildpath.example>',
      'reply-to': ownerEmail,
    })
    setZone(...linesOf(shown))
    await scene.pass(2 * minute)
    expect(await find()).toMatchObject({ status: 'verified', brokenSince: null })
  })

  it('tell the owner once when the records break, with what to do', async () => {
    const { email: ownerEmail, setZone, domain } = await createVerified()
    setZone('@ TXT v=spf1 a -all')
    for (let look = 0; look < 4; look += 1) await scene.pass(24 * hour)
    const told = emailServer
      .mailsTo(ownerEmail)
      .filter(({ subject }) => subject === `Your emails no longer come from ${domain}`)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('There is no TXT record named wildpath-')
    expect(told[0]?.text).toContain('Nothing is lost')
    expect(told[0]?.text).not.toContain('DMARC')
  })

  it('come from the product while the plan does not include it', async () => {
    const { funnel, find, userId } = await createVerified()
    await product.database.sql`update users set plan = 'free' where id = ${userId}`
    expect(await find()).toMatchObject({ status: 'verified', isInUse: false })
    const { email } = await leaveLead(product, funnel)
    await scene.pass(0)
    expect(emailServer.mailsTo(email)[0]?.headers['from']).toContain('<mail@wildpath.example>')
  })

  it('have answers go to the account where the domain takes no mail', async () => {
    const sender = await createVerified()
    dns.zones.setZone(sender.domain, linesOf(sender.shown))
    expect(codes(await sender.verify())).toEqual(['no-mailbox'])
    const { email } = await leaveLead(product, sender.funnel)
    await scene.pass(0)
    expect(emailServer.mailsTo(email)[0]?.headers).toMatchObject({
      'from': `Blue Canyon Rafting <hello@${sender.domain}>`,
      'reply-to': sender.email,
    })
  })

  it('show in the outbox of an installation without a mail server from whom they would come', async () => {
    const { funnel, domain } = await createVerified()
    const environment = { HOST: '127.0.0.1', TRUST_PROXY: '0' }
    const sandbox = await startTestProduct(environment, product.connection, scene.now)
    const { email } = await leaveLead(sandbox, funnel)
    await sandbox.runJobs()
    const shown = (await readOutbox(sandbox)).find(({ to }) => to === email)
    expect(shown?.headers['From']).toBe(`Blue Canyon Rafting <hello@${domain}>`)
    await sandbox.stop()
  })

  it('get a new key, to be set up anew, where the secret of the installation is another one', async () => {
    const { shown, funnel, setZone, verify, find } = await createVerified()
    await product.database.sql`update sender_domains set sealed_key = 'sealed with another secret'`
    const { email } = await leaveLead(product, funnel)
    await scene.pass(0)
    expect(emailServer.mailsTo(email)[0]?.headers['from']).toContain('<mail@wildpath.example>')
    const renewed = await verify()
    expect(renewed.status).toBe('failed')
    expect(renewed.records[0]?.target).not.toBe(shown.records[0]?.target)
    setZone(...linesOf(renewed))
    expect(await verify()).toMatchObject({ status: 'verified' })
    expect(await find()).toMatchObject({ isInUse: true })
  })
})
