import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeOf } from '../../testing/test-browser.ts'
import {
  dayMs,
  type DomainOwner,
  type DomainStage,
  minuteMs,
  startDomainStage,
} from './testing/domain-stage.ts'

let stage: DomainStage
let owner: DomainOwner

beforeAll(async () => {
  stage = await startDomainStage()
})
afterAll(() => stage.stop())
beforeEach(async () => {
  owner = await stage.openOwner()
})
afterEach(() => stage.clear())

describe('a subdomain of the product', () => {
  it('is verified and served at once, and needs no records', async () => {
    const host = stage.freshSubdomain()
    const claimed = await owner.claim(`  ${host.toUpperCase()} `)
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
    await expect.poll(() => stage.statusAt(host)).toBe(200)
    expect(await owner.readFunnel()).toMatchObject({
      customDomain: host,
      domainVerified: true,
      public_url: `https://${host}/`,
    })
    expect((await owner.verify()).status).toBe('verified')
  })

  it('is refused when it is reserved, a slug of others, or somebody has it', async () => {
    const other = await stage.openOwner()
    const taken = stage.freshSubdomain()
    await other.claim(taken)
    const reserved = ['app.wild.test', 'www.wild.test', 'funnels.wild.test', 'admin.wild.test']
    const theirs = `${other.funnel.slug}.wild.test`
    for (const domain of [...reserved, taken, theirs]) {
      expect([domain, ...(await codeOf(await owner.enter(domain)))]).toEqual([
        domain,
        409,
        'subdomain-taken',
      ])
    }
    expect(await owner.readDomain()).toBeNull()
  })

  it('is refused if its name could be mistaken for the product or its support', async () => {
    const names = [
      'wildpath-support',
      'wi1dpath',
      'support-desk',
      'vvildpath',
      'help',
      'secure-login',
      '1ogin',
      'my-account-verify',
      'google-ads',
    ]
    for (const name of names) {
      expect([name, ...(await codeOf(await owner.enter(`${name}.wild.test`)))]).toEqual([
        name,
        ...(name === 'help' ? [409, 'subdomain-taken'] : [422, 'subdomain-deceptive']),
      ])
    }
    for (const name of ['раypal', 'xn--pypal-4ve']) {
      expect(await codeOf(await owner.enter(`${name}.wild.test`))).toEqual([
        422,
        'subdomain-invalid',
      ])
    }
  })

  it('shares one namespace with slugs: only one of four who take a name at once gets it', async () => {
    const [slugOwner, labelOwner, ...rest] = await stage.openOwners(4)
    const name = 'one-name-for-all'
    const takeSlug = (taker: DomainOwner | undefined) =>
      taker?.browser.sendJson('PUT', `/api/funnels/${taker.funnel.id}/slug`, { slug: name })
    const answers = await Promise.all([
      takeSlug(slugOwner),
      labelOwner?.enter(`${name}.wild.test`),
      takeSlug(rest[0]),
      rest[1]?.enter(`${name}.wild.test`),
    ])
    const statuses = answers.map((answer) => answer?.status ?? 0)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  })

  it('is no longer free as a slug once claimed, for others', async () => {
    const host = stage.freshSubdomain()
    const slug = host.replace('.wild.test', '')
    await owner.claim(host)
    const other = await stage.openOwner()
    const take = ({ browser, funnel }: DomainOwner) =>
      browser.sendJson('PUT', `/api/funnels/${funnel.id}/slug`, { slug })
    expect(await codeOf(await take(other))).toEqual([409, 'slug-taken'])
    const { slug: next } = await other.browser.createFunnel({ business_name: slug })
    expect(next).not.toBe(slug)
    expect((await take(owner)).status).toBe(200)
  })

  it('goes to one of fifty who ask at once', async () => {
    const host = stage.freshSubdomain()
    const owners = await stage.openOwners(50)
    const answers = await Promise.all(owners.map(({ enter }) => enter(host)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const holders = await stage.product.database
      .sql`select host from site_hosts where host = ${host}`
    expect(holders).toHaveLength(1)
  })

  it('that was let go leads to its page for thirty days, and nobody else gets it', async () => {
    const [first, second] = [stage.freshSubdomain(), stage.freshSubdomain()]
    await owner.claim(first)
    await owner.claim(second)
    await expect.poll(() => stage.locationAt(first)).toBe(`https://${second}/`)
    const other = await stage.openOwner()
    expect((await other.enter(first)).status).toBe(409)
    await owner.removeDomain()
    await expect.poll(() => stage.locationAt(second)).toBe(owner.publicLink)
    expect((await other.enter(second)).status).toBe(409)
    // Its owner may have it back, and after thirty days anybody.
    expect((await owner.claim(first)).status).toBe('verified')
    stage.pass(30 * dayMs)
    await stage.product.runJobs()
    await expect.poll(() => stage.statusAt(second)).toBe(404)
    expect((await other.enter(second)).status).toBe(200)
    await expect.poll(() => stage.statusAt(second)).toBe(200)
  })

  it('is given up with the others by whoever tries many: the latest six are kept', async () => {
    for (let turn = 0; turn < 9; turn += 1) {
      await owner.claim(stage.freshSubdomain())
      stage.pass(minuteMs)
    }
    const rows = await stage.product.database
      .sql`select role from site_hosts where funnel_id = ${owner.funnel.id}`
    expect(rows.filter((row) => row['role'] === 'former')).toHaveLength(6)
  })
})

describe('a subdomain whose adventure is gone', () => {
  let present: DomainStage
  beforeAll(async () => {
    // The database notices that the adventure is gone, by its own clock.
    present = await startDomainStage({ start: new Date() })
  })
  afterAll(() => present.stop())

  it('goes with its account, as a domain does until somebody else proves it', async () => {
    const host = present.freshSubdomain()
    const zone = present.freshZone()
    const gone = await present.openOwner()
    await gone.claim(host)
    present.setRight(zone, await gone.claim(`www.${zone}`))
    expect((await gone.verify()).status).toBe('verified')
    await expect.poll(() => present.locationAt(host)).toBe(`https://www.${zone}/`)
    await gone.browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
    await expect.poll(() => present.statusAt(`www.${zone}`)).toBe(404)
    expect(await present.statusAt(host)).toBe(404)
    const other = await present.openOwner()
    expect(await codeOf(await other.enter(host))).toEqual([409, 'subdomain-taken'])
    const theirs = await other.claim(`www.${zone}`)
    // The records of the one before are still there, and prove nothing.
    expect([theirs.isContested, (await other.verify()).status]).toEqual([true, 'failed'])
    present.setRight(zone, theirs)
    expect((await other.verify()).status).toBe('verified')
  })

  it('is kept from others for thirty days', async () => {
    const host = present.freshSubdomain()
    const gone = await present.openOwner()
    await gone.claim(host)
    await gone.browser.deleteForGood(gone.funnel.id)
    await expect.poll(() => present.statusAt(host)).toBe(404)
    const other = await present.openOwner()
    // Not even as the slug of somebody else's page.
    const slug = host.slice(0, host.indexOf('.'))
    await other.browser.sendJson('PUT', `/api/funnels/${other.funnel.id}/slug`, { slug })
    expect(await present.statusAt(host)).toBe(404)
    present.pass(29 * dayMs)
    await present.product.runJobs()
    expect(await codeOf(await other.enter(host))).toEqual([409, 'subdomain-taken'])
    present.pass(2 * dayMs)
    await present.product.runJobs()
    expect((await other.enter(host)).status).toBe(200)
  })
})
