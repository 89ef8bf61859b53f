import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { TestProduct } from '../../testing/test-product.ts'
import { type DomainOwner, type DomainStage, startDomainStage } from './testing/domain-stage.ts'

let stage: DomainStage
let second: TestProduct

beforeAll(async () => {
  stage = await startDomainStage()
  second = await stage.startSecondProcess()
})
afterAll(async () => {
  await second.stop()
  await stage.stop()
})
afterEach(() => stage.clear())

/** Every other one is served by the second process. */
const openOwners = (count: number): Promise<DomainOwner[]> =>
  Promise.all(
    Array.from({ length: count }, (_one, index) =>
      stage.openOwner({ through: index % 2 === 0 ? stage.product : second }),
    ),
  )

const holdersOf = async (host: string) =>
  stage.product.database.sql`
    select host, funnel_id, is_verified from site_hosts where host = ${host} and kept_until is null`

describe('two processes', () => {
  it('give a subdomain to one of fifty who take it at once', async () => {
    const owners = await openOwners(50)
    const host = stage.freshSubdomain()
    const answers = await Promise.all(owners.map(({ enter }) => enter(host)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const winner = owners[statuses.indexOf(200)]
    expect(await holdersOf(host)).toMatchObject([
      { funnel_id: winner?.funnel.id, is_verified: true },
    ])
  })

  it('keep a subdomain that is let go for its owner, whoever asks at that moment', async () => {
    const [holder, ...others] = await openOwners(8)
    const host = stage.freshSubdomain()
    await holder?.claim(host)
    const [, ...answers] = await Promise.all([
      holder?.removeDomain(),
      ...others.map(({ enter }) => enter(host)),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(others.map(() => 409))
    expect(await stage.locationAt(host)).toBe(holder?.publicLink)
    await holder?.claim(host)
    expect(await holdersOf(host)).toMatchObject([{ funnel_id: holder?.funnel.id }])
  })

  it('let one of twelve who prove a domain at the same moment have it', async () => {
    const owners = await openOwners(12)
    const zone = stage.freshZone()
    const claims = await Promise.all(owners.map(({ claim }) => claim(zone)))
    expect(claims.filter(({ isContested }) => !isContested)).toHaveLength(1)
    stage.setRight(zone, ...claims)
    const looks = await Promise.all(owners.map(({ verify }) => verify()))
    expect(looks.filter(({ status }) => status === 'verified').length).toBeLessThanOrEqual(1)
    await owners[claims.findIndex(({ isContested }) => !isContested)]?.removeDomain()
    await Promise.all(owners.map(({ askToVerify }) => askToVerify()))
    const now = await Promise.all(owners.map(({ readDomain }) => readDomain()))
    const verified = owners.filter((_one, index) => now[index]?.status === 'verified')
    expect(verified).toHaveLength(1)
    for (const host of [zone, `www.${zone}`]) {
      expect(await holdersOf(host)).toMatchObject([{ funnel_id: verified[0]?.funnel.id }])
    }
  })

  it('keep nothing of a domain that is removed, or whose adventure is deleted, while it is looked at', async () => {
    const zone = stage.freshZone()
    const [first, other] = await openOwners(2)
    if (first === undefined || other === undefined) throw new Error('two owners')
    stage.setRight(zone, await first.claim(zone))
    await Promise.all([
      first.askToVerify(),
      // The same person in another window.
      second.openBrowser().send('DELETE', `/api/funnels/${first.funnel.id}/domain`, {
        headers: { cookie: first.browser.cookieHeader() },
      }),
    ])
    expect(await first.readDomain()).toBeNull()
    expect((await first.readFunnel()).domainVerified).toBe(false)
    expect(await holdersOf(zone)).toEqual([])
    const next = stage.freshZone()
    stage.setRight(next, await other.claim(next))
    await Promise.all([
      other.askToVerify(),
      other.browser.send('DELETE', `/api/funnels/${other.funnel.id}`),
    ])
    // In the bin it keeps its host, and shows nobody anything there.
    await expect.poll(() => stage.statusAt(`www.${next}`)).toBe(404)
  })
})
