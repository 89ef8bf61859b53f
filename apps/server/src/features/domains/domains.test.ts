import { type Domain, domainSchema, domainSettingsSchema, type Funnel } from '@wildpath/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type DnsTestServer, startDnsServer } from '../../testing/dns-server.ts'
import { createDnsZones } from '../../testing/dns-zones.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { visitHost } from '../../testing/visit-host.ts'
import { createDomainRepository } from './domain-repository.ts'
import type { DomainRow } from './domain-rules.ts'
import { settleCheck } from './settle-check.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const zones = createDnsZones()
let server: DnsTestServer
let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
let time = Date.parse('2031-05-01T08:00:00Z')

beforeAll(async () => {
  server = await startDnsServer({ zones })
  product = await startTestProduct(
    {
      PUBLIC_URL: 'https://app.wild.test',
      PRODUCT_DOMAIN: 'wild.test',
      FUNNELS_ADDRESSES: '203.0.113.7',
      DNS_SERVERS: server.address,
    },
    undefined,
    () => new Date(time),
  )
  zones.setZone('wild.test', ['funnels A 203.0.113.7'])
})
afterAll(async () => {
  await product.stop()
  await server.stop()
})

beforeEach(async () => {
  ;({ browser: owner, funnel } = await openOwner())
})
afterEach(() => product.database.sql`delete from domains`)
afterEach(() => product.database.sql`delete from site_hosts`)

async function openOwner(plan = 'explorer', name = 'Blue Canyon Rafting') {
  const browser = product.openBrowser()
  await browser.signUp()
  const made = await browser.createFunnel({ business_name: name })
  await browser.publish(made.id)
  await product.database.sql`update users set plan = ${plan} where id = ${made.user_id}`
  return { browser, funnel: made }
}

const pathOf = (id: string) => `/api/funnels/${id}/domain`
const put = (domain: string, { browser = owner, id = funnel.id } = {}) =>
  browser.sendJson('PUT', pathOf(id), { domain })
async function claim(domain: string, who = { browser: owner, id: funnel.id }): Promise<Domain> {
  const answer = await put(domain, who)
  expect(answer.status).toBe(200)
  return domainSchema.parse(await answer.json())
}
async function verify(who = { browser: owner, id: funnel.id }): Promise<Domain> {
  const answer = await who.browser.sendJson('POST', `${pathOf(who.id)}/verify`)
  expect(answer.status).toBe(200)
  return domainSchema.parse(await answer.json())
}
const read = async (id = funnel.id) =>
  domainSettingsSchema.parse(await (await owner.get(pathOf(id))).json()).domain
const tokenOf = ({ records }: Domain) => records.find(({ type }) => type === 'TXT')?.target ?? ''
const statusAt = async (host: string) => (await visitHost(product.url, { host })).status

/** The records that a claim asks for, both hosts of the pair included. */
function setRight(zone: string, ...claims: Domain[]): void {
  const texts = claims.map((claimed) => `_wildpath TXT ${tokenOf(claimed)}`)
  zones.setZone(zone, ['www CNAME funnels.wild.test', '@ A 203.0.113.7', ...texts])
}
async function subjectsAbout(zone: string): Promise<string[]> {
  const rows = await product.database
    .sql`select subject from outbox_emails where subject like ${`${zone} %`} order by created_at`
  return rows.map((row) => String(row['subject']))
}
let number = 0
const freshZone = () => `canyon-${(number += 1)}.com`

describe('a subdomain of the product', () => {
  const label = () => `river-${(number += 1)}`

  it('is verified and served at once, and needs no records', async () => {
    const host = `${label()}.wild.test`
    const claimed = await claim(`  ${host.toUpperCase()} `)
    expect(claimed).toMatchObject({
      domain: host,
      kind: 'product',
      status: 'verified',
      instructions: null,
      records: [],
      url: `https://${host}/`,
      nextCheck: null,
      expiresAt: null,
    })
    await expect.poll(() => statusAt(host)).toBe(200)
    expect(await owner.readFunnel(funnel.id)).toMatchObject({
      customDomain: host,
      domainVerified: true,
      public_url: `https://${host}/`,
    })
    expect((await verify()).status).toBe('verified')
  })

  it('is refused when it is reserved, a slug of others, or somebody has it', async () => {
    const other = await openOwner()
    const taken = `${label()}.wild.test`
    await claim(taken, { browser: other.browser, id: other.funnel.id })
    const reserved = ['app.wild.test', 'www.wild.test', 'funnels.wild.test', 'admin.wild.test']
    const theirs = `${other.funnel.slug}.wild.test`
    for (const domain of [...reserved, taken, theirs]) {
      expect([domain, ...(await codeOf(await put(domain)))]).toEqual([
        domain,
        409,
        'subdomain-taken',
      ])
    }
    expect(await read()).toBeNull()
  })

  it('goes to one of fifty who ask at once', async () => {
    const host = `${label()}.wild.test`
    const owners = await Promise.all(Array.from({ length: 50 }, () => openOwner()))
    const answers = await Promise.all(
      owners.map(({ browser, funnel: { id } }) => put(host, { browser, id })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const holders = await product.database.sql`select host from site_hosts where host = ${host}`
    expect(holders).toHaveLength(1)
  })

  it('that was let go leads to its page for thirty days, and nobody else gets it', async () => {
    const [first, second] = [`${label()}.wild.test`, `${label()}.wild.test`]
    await claim(first)
    await claim(second)
    await expect
      .poll(async () => (await visitHost(product.url, { host: first })).headers.get('location'))
      .toBe(`https://${second}/`)
    const other = await openOwner()
    const who = { browser: other.browser, id: other.funnel.id }
    expect((await put(first, who)).status).toBe(409)
    await owner.send('DELETE', pathOf(funnel.id))
    await expect
      .poll(async () => (await visitHost(product.url, { host: second })).headers.get('location'))
      .toBe(`https://app.wild.test/f/${funnel.slug}`)
    expect((await put(second, who)).status).toBe(409)
    // Its owner may have it back, and after thirty days anybody.
    expect((await claim(first)).status).toBe('verified')
    time += 30 * day
    await product.runJobs()
    await expect.poll(() => statusAt(second)).toBe(404)
    expect((await put(second, who)).status).toBe(200)
    await expect.poll(async () => (await visitHost(product.url, { host: second })).status).toBe(200)
  })

  it('is given up with the others by whoever tries many: the latest six are kept', async () => {
    for (let turn = 0; turn < 9; turn += 1) {
      await claim(`${label()}.wild.test`)
      time += minute
    }
    const rows = await product.database
      .sql`select role from site_hosts where funnel_id = ${funnel.id}`
    expect(rows.filter((row) => row['role'] === 'former')).toHaveLength(6)
  })

  it('is kept from others for thirty days when its adventure is gone', async () => {
    const host = `${label()}.wild.test`
    await claim(host)
    await owner.deleteForGood(funnel.id)
    await expect.poll(() => statusAt(host)).toBe(404)
    const [kept] = await product.database.sql`
      select kept_until > now() + interval '29 days' as is_long from site_hosts where host = ${host}`
    expect(kept?.['is_long']).toBe(true)
    // Not even as the slug of somebody else's page.
    const other = await openOwner('free')
    const slug = host.slice(0, host.indexOf('.'))
    await other.browser.sendJson('PUT', `/api/funnels/${other.funnel.id}/slug`, { slug })
    expect(await statusAt(host)).toBe(404)
  })
})

describe('what somebody enters', () => {
  it.each([
    ['abc', 422, 'domain-invalid'],
    ['a b.com', 422, 'domain-invalid'],
    ['http://', 422, 'domain-invalid'],
    ['203.0.113.7', 422, 'domain-invalid'],
    ['printer.local', 422, 'domain-invalid'],
    ['-bad.wild.test', 422, 'subdomain-invalid'],
    ['wild.test', 422, 'subdomain-invalid'],
    ['a.b.wild.test', 422, 'subdomain-invalid'],
    ['co.uk', 422, 'domain-unusable'],
    ['github.io', 422, 'domain-unusable'],
    ['', 422, 'missing-fields'],
    ['   ', 422, 'missing-fields'],
  ])('%j is refused', async (domain, status, code) => {
    expect(await codeOf(await put(domain))).toEqual([status, code])
  })

  it('names the product’s domain where a subdomain is wrong', async () => {
    const { error } = (await (await put('-bad.wild.test')).json()) as { error: { message: string } }
    expect(error.message).toBe(
      'Please enter a valid subdomain of the product domain (e.g., yourname.wild.test)',
    )
  })

  it.each([
    ['example.com', 'example.com', ['www.example.com', 'example.com']],
    ['https://www.example.com/trips?x=1', 'www.example.com', ['www.example.com', 'example.com']],
    ['Shop.Example.COM.', 'shop.example.com', ['shop.example.com']],
    ['example.co.uk', 'example.co.uk', ['www.example.co.uk', 'example.co.uk']],
    ['bücher.de', 'xn--bcher-kva.de', ['www.xn--bcher-kva.de', 'xn--bcher-kva.de']],
    [' a.com ', 'a.com', ['www.a.com', 'a.com']],
  ])('%j is claimed as %s', async (entered, domain, hosts) => {
    const claimed = await claim(entered)
    expect([claimed.domain, claimed.hosts.map(({ host }) => host)]).toEqual([domain, hosts])
    expect([claimed.status, claimed.isContested]).toEqual(['pending', false])
    const name = hosts.length === 2 ? 'www' : 'shop'
    expect(claimed.instructions).toEqual({ type: 'CNAME', name, target: 'funnels.wild.test' })
  })

  it('shows names of other scripts both ways', async () => {
    const claimed = await claim('bücher.de')
    expect([claimed.domain, claimed.displayName]).toEqual(['xn--bcher-kva.de', 'bücher.de'])
  })

  it('needs a plan that has domains', async () => {
    const { browser, funnel: free } = await openOwner('free')
    const who = { browser, id: free.id }
    expect(await codeOf(await put('name.wild.test', who))).toEqual([403, 'subdomain-needs-plan'])
    expect(await codeOf(await put('example.com', who))).toEqual([403, 'domain-needs-plan'])
    for (const plan of ['explorer', 'expedition-leader', 'admin']) {
      const paid = await openOwner(plan)
      expect((await put(freshZone(), { browser: paid.browser, id: paid.funnel.id })).status).toBe(
        200,
      )
    }
  })
})

describe('a domain of one’s own', () => {
  it('is verified by its records, served, and the page’s home from then on', async () => {
    const zone = freshZone()
    const claimed = await claim(zone)
    expect(await statusAt(`www.${zone}`)).toBe(404)
    zones.setZone(zone, ['www CNAME shops.example.net'])
    const wrong = await verify()
    expect(wrong.status).toBe('failed')
    expect(wrong.problems.map(({ text }) => text).join(' ')).toContain('shops.example.net')
    setRight(zone, claimed)
    const right = await verify()
    expect([right.status, right.problems, right.expiresAt]).toEqual(['verified', [], null])
    await expect.poll(() => statusAt(`www.${zone}`)).toBe(200)
    expect(await product.readMetrics()).toMatch(/^wildpath_hosts_known [1-9]\d*$/m)
    const apex = await visitHost(product.url, { host: zone, path: '/?utm_source=card' })
    expect(apex.headers.get('location')).toBe(`https://www.${zone}/?utm_source=card`)
    expect((await owner.readFunnel(funnel.id)).public_url).toBe(`https://www.${zone}/`)
  })

  it('keeps its records when it is entered again, and leads on while it is claimed again', async () => {
    const zone = freshZone()
    const claimed = await claim(zone)
    expect((await claim(` ${zone} `)).records).toEqual(claimed.records)
    setRight(zone, claimed)
    await verify()
    await owner.send('DELETE', pathOf(funnel.id))
    const again = await claim(zone)
    expect([again.status, tokenOf(again) === tokenOf(claimed)]).toEqual(['pending', false])
    const home = `https://app.wild.test/f/${funnel.slug}`
    await expect
      .poll(async () =>
        (await visitHost(product.url, { host: `www.${zone}` })).headers.get('location'),
      )
      .toBe(home)
  })

  it('says so when nobody answers for it', async () => {
    const zone = freshZone()
    await claim(zone)
    server.behave({ does: 'silence' })
    const checked = await verify()
    server.reset()
    expect([checked.status, checked.problems.length]).toEqual(['pending', 1])
    expect(checked.lastChecked).not.toBeNull()
  })

  it('lets its owner choose which of its hosts is the main one', async () => {
    const zone = freshZone()
    setRight(zone, await claim(zone))
    await verify()
    const swap = (host: string) =>
      owner.sendJson('PUT', `${pathOf(funnel.id)}/primary-host`, { host })
    expect(await codeOf(await swap('elsewhere.com'))).toEqual([404, 'domain-not-found'])
    expect((await swap(zone)).status).toBe(200)
    await expect.poll(() => statusAt(zone)).toBe(200)
    await expect
      .poll(async () =>
        (await visitHost(product.url, { host: `www.${zone}` })).headers.get('location'),
      )
      .toBe(`https://${zone}/`)
    expect((await owner.readFunnel(funnel.id)).public_url).toBe(`https://${zone}/`)
  })

  it('is not judged by a look that began before its hosts changed their roles', async () => {
    const { db } = product.database
    const zone = freshZone()
    await claim(zone)
    const row = await createDomainRepository({ db }).find(funnel.id)
    await owner.sendJson('PUT', `${pathOf(funnel.id)}/primary-host`, { host: zone })
    const right = {
      isOwned: true,
      isServing: true,
      isOtherServing: false,
      tokens: [row?.token ?? ''],
      isConclusive: true,
      retryAfterSeconds: null,
      records: [],
      problems: [],
      nameServers: [],
    }
    const settle = (looked: DomainRow | null) =>
      db.transaction((tx) =>
        looked === null
          ? Promise.resolve(null)
          : settleCheck(tx, { row: looked, report: right, now: new Date(time), isWatched: true }),
      )
    expect(await settle(row)).toBeNull()
    expect((await read())?.status).toBe('pending')
    expect((await settle(await createDomainRepository({ db }).find(funnel.id)))?.status).toBe(
      'verified',
    )
  })

  it('does not send visitors to a host that leads elsewhere', async () => {
    const zone = freshZone()
    const claimed = await claim(zone)
    zones.setZone(zone, [
      'www CNAME funnels.wild.test',
      '@ A 198.51.100.1',
      `_wildpath TXT ${tokenOf(claimed)}`,
    ])
    expect((await verify()).status).toBe('verified')
    const answer = await owner.sendJson('PUT', `${pathOf(funnel.id)}/primary-host`, { host: zone })
    expect(await codeOf(answer)).toEqual([409, 'primary-host-not-ready'])
    expect(await statusAt(zone)).toBe(404)
  })

  it('cannot be taken by somebody else, neither while it is pending nor when it is verified', async () => {
    const zone = freshZone()
    const mine = await claim(zone)
    const other = await openOwner()
    const who = { browser: other.browser, id: other.funnel.id }
    const theirs = await claim(zone, who)
    expect([mine.isContested, theirs.isContested]).toEqual([false, true])
    setRight(zone, mine)
    expect((await verify(who)).status).not.toBe('verified')
    expect((await verify()).status).toBe('verified')
    expect((await verify(who)).status).not.toBe('verified')
    expect(await (await visitHost(product.url, { host: `www.${zone}` })).text()).toContain(mine.url)
    // Two proofs: whoever was first keeps it, and the other one is told why.
    setRight(zone, mine, theirs)
    const second = await verify(who)
    expect(second.status).not.toBe('verified')
    expect(second.problems.map(({ code }) => code)).toContain('claimed-elsewhere')
  })

  it('goes to whoever proves it, from a squatter and from somebody who sold it', async () => {
    const zone = freshZone()
    const squatter = await openOwner('explorer', 'Squatting Boats')
    const theirs = { browser: squatter.browser, id: squatter.funnel.id }
    const claimed = await claim(zone, theirs)
    const mine = await claim(zone)
    expect(mine.isContested).toBe(true)
    setRight(zone, claimed)
    expect((await verify(theirs)).status).toBe('verified')
    await expect
      .poll(async () => (await visitHost(product.url, { host: `www.${zone}` })).text())
      .toContain('Squatting Boats')
    // The domain was sold: its new owner has set the records of their own claim.
    setRight(zone, mine)
    const won = await verify()
    expect([won.status, won.isContested]).toEqual(['verified', false])
    await expect
      .poll(async () => (await visitHost(product.url, { host: `www.${zone}` })).text())
      .not.toContain('Squatting Boats')
    const lost = domainSettingsSchema.parse(
      await (await squatter.browser.get(pathOf(squatter.funnel.id))).json(),
    ).domain
    expect([lost?.status, lost?.isContested, lost?.problems.map(({ code }) => code)]).toEqual([
      'failed',
      false,
      ['taken-over'],
    ])
    // Without records of its own it gets nothing back.
    zones.setZone(zone, ['www CNAME funnels.wild.test', '@ A 203.0.113.7'])
    expect((await verify(theirs)).status).not.toBe('verified')
    expect((await squatter.browser.readFunnel(squatter.funnel.id)).domainVerified).toBe(false)
  })

  it('that was removed needs a new proof: the records that stayed behind prove nothing for others', async () => {
    const zone = freshZone()
    setRight(zone, await claim(zone))
    await verify()
    await owner.send('DELETE', pathOf(funnel.id))
    expect(await owner.readFunnel(funnel.id)).toMatchObject({
      customDomain: null,
      domainVerified: false,
    })
    const other = await openOwner()
    const who = { browser: other.browser, id: other.funnel.id }
    await claim(zone, who)
    expect((await verify(who)).status).not.toBe('verified')
    expect((await visitHost(product.url, { host: `www.${zone}` })).headers.get('location')).toBe(
      `https://app.wild.test/f/${funnel.slug}`,
    )
  })

  it('is held by one of fifty who claim it at once, and verified for one of fifty who prove it', async () => {
    const zone = freshZone()
    const owners = await Promise.all(Array.from({ length: 50 }, () => openOwner()))
    const claims = await Promise.all(
      owners.map(({ browser, funnel: { id } }) => claim(zone, { browser, id })),
    )
    expect(claims.filter(({ isContested }) => !isContested)).toHaveLength(1)
    setRight(zone, ...claims)
    const results = await Promise.all(
      owners.slice(0, 12).map(({ browser, funnel: { id } }) => verify({ browser, id })),
    )
    expect(results.filter(({ status }) => status === 'verified').length).toBeLessThanOrEqual(1)
    // The holder lets it go, and twelve prove it at the same moment.
    const at = claims.findIndex(({ isContested }) => !isContested)
    const holder = owners[at]
    await holder?.browser.send('DELETE', pathOf(holder.funnel.id))
    const others = owners.filter((one) => one !== holder).slice(0, 12)
    const again = await Promise.all(
      others.map(({ browser, funnel: { id } }) => verify({ browser, id })),
    )
    expect(again.filter(({ status }) => status === 'verified')).toHaveLength(1)
    const hosts = await product.database
      .sql`select host, funnel_id from site_hosts where host like ${`%${zone}`}`
    expect(hosts.map((row) => String(row['host'])).toSorted()).toEqual([zone, `www.${zone}`])
    expect(new Set(hosts.map((row) => row['funnel_id'])).size).toBe(1)
  })

  it('that took another one’s place leaves the page at home there until it is verified', async () => {
    const [first, second] = [freshZone(), freshZone()]
    setRight(first, await claim(first))
    await verify()
    const next = await claim(second)
    const homeOf = async () => (await owner.readFunnel(funnel.id)).public_url
    expect(await homeOf()).toBe(`https://www.${first}/`)
    await expect.poll(() => statusAt(`www.${first}`)).toBe(200)
    expect((await verify()).status).not.toBe('verified')
    expect(await homeOf()).toBe(`https://www.${first}/`)
    setRight(second, next)
    await verify()
    expect(await homeOf()).toBe(`https://www.${second}/`)
    await expect
      .poll(async () =>
        (await visitHost(product.url, { host: `www.${first}` })).headers.get('location'),
      )
      .toBe(`https://www.${second}/`)
  })

  it('whose place was never taken leads to the public link when its time as a former one ends', async () => {
    const first = freshZone()
    setRight(first, await claim(first))
    await verify()
    await claim(freshZone())
    time += 30 * day
    await product.runJobs()
    expect((await owner.readFunnel(funnel.id)).public_url).toBe(
      `https://app.wild.test/f/${funnel.slug}`,
    )
    await expect.poll(() => statusAt(`www.${first}`)).toBe(404)
  })

  it('of another adventure of the same owner is named as such', async () => {
    const zone = freshZone()
    await claim(zone)
    const second = await owner.createFunnel()
    expect(await codeOf(await put(zone, { browser: owner, id: second.id }))).toEqual([
      409,
      'domain-in-use',
    ])
  })

  it('of an adventure in the bin is free for another one of its owner', async () => {
    const zone = freshZone()
    setRight(zone, await claim(zone))
    await verify()
    await owner.send('DELETE', `/api/funnels/${funnel.id}`)
    const second = await owner.createFunnel()
    const moved = await claim(zone, { browser: owner, id: second.id })
    expect([moved.status, moved.isContested]).toEqual(['pending', false])
    await owner.sendJson('POST', `/api/deleted-funnels/${funnel.id}/restore`, {})
    expect(await owner.readFunnel(funnel.id)).toMatchObject({
      customDomain: null,
      public_url: `https://app.wild.test/f/${funnel.slug}`,
    })
  })

  it('is checked by itself until it is right, and its owner is told', async () => {
    const zone = freshZone()
    zones.setZone(zone, [])
    const claimed = await claim(zone)
    await product.runJobs()
    expect((await read())?.lastChecked).toBeNull()
    time += minute
    await product.runJobs()
    expect((await read())?.status).toBe('pending')
    setRight(zone, claimed)
    time += 4 * hour
    await product.runJobs()
    expect((await read())?.status).toBe('verified')
    await product.runJobs()
    expect(await subjectsAbout(zone)).toEqual([`${zone} is connected`])
    const [mail] = await product.database
      .sql`select body, recipient from outbox_emails where subject like ${`${zone} %`}`
    expect(mail?.['body']).toContain(`https://app.wild.test/funnel/${funnel.id}?dialog=domain`)
  })

  it('that breaks is served for seven days, after its owner was warned, and not any longer', async () => {
    const zone = freshZone()
    setRight(zone, await claim(zone))
    await verify()
    zones.setZone(zone, ['www A 198.51.100.1'])
    time += day
    await product.runJobs()
    time += 10 * minute
    await product.runJobs()
    await product.runJobs()
    const subjects = () => subjectsAbout(zone)
    expect(await subjects()).toEqual([`${zone} does not lead to your page any more`])
    const broken = await read()
    expect([broken?.status, broken?.servedUntil]).toEqual(['verified', expect.any(String)])
    expect(await statusAt(`www.${zone}`)).toBe(200)
    time += 7 * day
    await product.runJobs()
    await product.runJobs()
    expect((await read())?.status).toBe('failed')
    await expect.poll(() => statusAt(`www.${zone}`)).toBe(404)
    expect(await subjects()).toContain(`${zone} is switched off`)
  })

  it('is not ended in the place of another one that came meanwhile', async () => {
    const { db } = product.database
    const repository = createDomainRepository({ db })
    await claim(freshZone())
    const old = await repository.find(funnel.id)
    const zone = freshZone()
    await claim(zone)
    if (old !== null) await db.transaction((tx) => repository.end(tx, old, new Date(time)))
    expect((await read())?.domain).toBe(zone)
  })

  it('that nobody proves in fourteen days is free again', async () => {
    const zone = freshZone()
    await claim(zone)
    time += 14 * day
    await product.runJobs()
    await product.runJobs()
    expect(await read()).toBeNull()
    const hosts = await product.database.sql`select host from site_hosts where host = ${zone}`
    expect(hosts).toEqual([])
    expect(await subjectsAbout(zone)).toEqual([`${zone} was never connected`])
  })
})
