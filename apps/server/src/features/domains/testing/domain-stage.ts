import { type Domain, domainSchema, domainSettingsSchema, type Funnel } from '@wildpath/contract'
import { expect } from 'vitest'

import { startDnsServer } from '../../../testing/dns-server.ts'
import { createDnsZones } from '../../../testing/dns-zones.ts'
import type { TestBrowser } from '../../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts'
import { visitHost } from '../../../testing/visit-host.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export type DomainStage = Awaited<ReturnType<typeof startDomainStage>>

/** A product at app.wild.test whose time passes when it is told to, and the DNS server that it asks. */
export async function startDomainStage({ start = new Date('2031-05-01T08:00:00Z') } = {}) {
  let time = start.getTime()
  let number = 0
  const zones = createDnsZones()
  const server = await startDnsServer({ zones })
  const now = () => new Date(time)
  const environment = {
    PUBLIC_URL: 'https://app.wild.test',
    PRODUCT_DOMAIN: 'wild.test',
    FUNNELS_ADDRESSES: '203.0.113.7',
    DNS_SERVERS: server.address,
  }
  const product = await startTestProduct(environment, undefined, now)
  const { sql } = product.database
  zones.setZone('wild.test', ['funnels A 203.0.113.7'])
  const visit = (host: string, path = '/') => visitHost(product.url, { host, path })

  return {
    product,
    server,
    now,
    /** Another process over the same database. */
    startSecondProcess: () => startTestProduct(environment, product.connection, now),
    pass(ms: number): void {
      time += ms
    },
    freshZone: () => `canyon-${(number += 1)}.com`,
    freshSubdomain: () => `river-${(number += 1)}.wild.test`,
    setZone: zones.setZone,
    /** The records that a claim asks for, both hosts of the pair included. */
    setRight(zone: string, ...claims: Domain[]): void {
      const texts = claims.map((claimed) => `_wildpath TXT ${tokenOf(claimed)}`)
      zones.setZone(zone, ['www CNAME funnels.wild.test', '@ A 203.0.113.7', ...texts])
    },

    /** Somebody with a published adventure. */
    async openOwner({
      plan = 'explorer',
      name = 'Blue Canyon Rafting',
      through = product,
    }: { plan?: string; name?: string; through?: TestProduct } = {}) {
      const browser = through.openBrowser()
      await browser.signUp()
      const funnel = await browser.createFunnel({ business_name: name })
      await browser.publish(funnel.id)
      await sql`update users set plan = ${plan} where id = ${funnel.user_id}`
      return ownerOf(browser, funnel)
    },
    openOwners(count: number): Promise<DomainOwner[]> {
      return Promise.all(Array.from({ length: count }, () => this.openOwner()))
    },

    statusAt: async (host: string) => (await visit(host)).status,
    textAt: async (host: string) => (await visit(host)).text(),
    locationAt: async (host: string, path?: string) =>
      (await visit(host, path)).headers.get('location'),
    async subjectsAbout(zone: string): Promise<string[]> {
      const rows =
        await sql`select subject from outbox_emails where subject like ${`%${zone} %`} order by created_at`
      return rows.map((row) => String(row['subject']))
    },

    async clear(): Promise<void> {
      await sql`delete from domains`
      await sql`delete from site_hosts`
    },
    async stop(): Promise<void> {
      await product.stop()
      await server.stop()
    },
  }
}

export type DomainOwner = ReturnType<typeof ownerOf>

/** An adventure and what its owner does with its domain. */
function ownerOf(browser: TestBrowser, funnel: Funnel) {
  const path = `/api/funnels/${funnel.id}/domain`
  const enter = (domain: string) => browser.sendJson('PUT', path, { domain })
  const askToVerify = () => browser.sendJson('POST', `${path}/verify`)
  const read = async (answer: Response): Promise<Domain> => {
    expect(answer.status).toBe(200)
    return domainSchema.parse(await answer.json())
  }
  return {
    browser,
    funnel,
    publicLink: `https://app.wild.test/f/${funnel.slug}`,
    enter,
    claim: async (domain: string) => read(await enter(domain)),
    verify: async () => read(await askToVerify()),
    askToVerify,
    choosePrimary: (host: string) => browser.sendJson('PUT', `${path}/primary-host`, { host }),
    removeDomain: () => browser.send('DELETE', path),
    readDomain: async () =>
      domainSettingsSchema.parse(await (await browser.get(path)).json()).domain,
    readFunnel: () => browser.readFunnel(funnel.id),
    /** The same person with another adventure. */
    openSecond: async () => ownerOf(browser, await browser.createFunnel()),
  }
}

export const tokenOf = ({ records }: Domain) =>
  records.find(({ type }) => type === 'TXT')?.target ?? ''
