import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeOf } from '../../testing/test-browser.ts'
import {
  dayMs,
  type DomainOwner,
  type DomainStage,
  startDomainStage,
  tokenOf,
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

describe('a domain of one’s own', () => {
  it('cannot be taken by somebody else, neither while it is pending nor when it is verified', async () => {
    const zone = stage.freshZone()
    const mine = await owner.claim(`www.${zone}`)
    const other = await stage.openOwner()
    const theirs = await other.claim(`www.${zone}`)
    expect([mine.isContested, theirs.isContested]).toEqual([false, true])
    stage.setRight(zone, mine)
    expect((await other.verify()).status).not.toBe('verified')
    expect((await owner.verify()).status).toBe('verified')
    expect((await other.verify()).status).not.toBe('verified')
    expect(await stage.textAt(`www.${zone}`)).toContain(mine.url)
    // Two proofs: whoever was first keeps it, and the other one is told why.
    stage.setRight(zone, mine, theirs)
    const second = await other.verify()
    expect(second.status).not.toBe('verified')
    expect(second.problems.map(({ code }) => code)).toContain('claimed-elsewhere')
  })

  it('goes to whoever proves it, from a squatter and from somebody who sold it', async () => {
    const zone = stage.freshZone()
    const squatter = await stage.openOwner({ name: 'Squatting Boats' })
    const claimed = await squatter.claim(`www.${zone}`)
    const mine = await owner.claim(`www.${zone}`)
    expect(mine.isContested).toBe(true)
    stage.setRight(zone, claimed)
    expect((await squatter.verify()).status).toBe('verified')
    await expect.poll(() => stage.textAt(`www.${zone}`)).toContain('Squatting Boats')
    // The domain was sold: its new owner has set the records of their own claim.
    stage.setRight(zone, mine)
    const won = await owner.verify()
    expect([won.status, won.isContested]).toEqual(['verified', false])
    await expect.poll(() => stage.textAt(`www.${zone}`)).not.toContain('Squatting Boats')
    const lost = await squatter.readDomain()
    expect([lost?.status, lost?.isContested, lost?.problems.map(({ code }) => code)]).toEqual([
      'failed',
      false,
      ['taken-over'],
    ])
    // Without records of its own it gets nothing back.
    stage.setRight(zone)
    expect((await squatter.verify()).status).not.toBe('verified')
    expect((await squatter.readFunnel()).domainVerified).toBe(false)
  })

  it('that somebody else proves before anybody looked at it says so, and what to set', async () => {
    const zone = stage.freshZone()
    const claimed = await owner.claim(`www.${zone}`)
    const other = await stage.openOwner()
    stage.setRight(zone, await other.claim(`www.${zone}`))
    expect((await other.verify()).status).toBe('verified')
    const lost = await owner.readDomain()
    expect([lost?.status, lost?.isContested, lost?.problems.map(({ code }) => code)]).toEqual([
      'failed',
      false,
      ['taken-over'],
    ])
    expect(lost?.records).toEqual(claimed.records)
  })

  it('that was removed needs a new proof: the records that stayed behind prove nothing for others', async () => {
    const zone = stage.freshZone()
    stage.setRight(zone, await owner.claim(`www.${zone}`))
    await owner.verify()
    await owner.removeDomain()
    expect(await owner.readFunnel()).toMatchObject({ customDomain: null, domainVerified: false })
    const other = await stage.openOwner()
    await other.claim(`www.${zone}`)
    expect((await other.verify()).status).not.toBe('verified')
    expect(await stage.locationAt(`www.${zone}`)).toBe(owner.publicLink)
  })

  it('is held by one of fifty who claim it at once, and verified for one of fifty who prove it', async () => {
    const zone = stage.freshZone()
    const owners = await stage.openOwners(50)
    const claims = await Promise.all(owners.map(({ claim }) => claim(`www.${zone}`)))
    expect(claims.filter(({ isContested }) => !isContested)).toHaveLength(1)
    stage.setRight(zone, ...claims)
    const results = await Promise.all(owners.slice(0, 12).map(({ verify }) => verify()))
    expect(results.filter(({ status }) => status === 'verified').length).toBeLessThanOrEqual(1)
    // The holder lets it go, and twelve prove it at the same moment.
    const holder = owners[claims.findIndex(({ isContested }) => !isContested)]
    await holder?.removeDomain()
    const others = owners.filter((one) => one !== holder).slice(0, 12)
    const again = await Promise.all(others.map(({ verify }) => verify()))
    expect(again.filter(({ status }) => status === 'verified')).toHaveLength(1)
    const hosts = await stage.product.database
      .sql`select host, funnel_id from site_hosts where host like ${`%${zone}`}`
    expect(hosts.map((row) => String(row['host'])).toSorted()).toEqual([zone, `www.${zone}`])
    expect(new Set(hosts.map((row) => row['funnel_id'])).size).toBe(1)
  })

  it('that is removed before it is verified leaves the page where it was', async () => {
    const host = stage.freshSubdomain()
    const zone = stage.freshZone()
    await owner.claim(host)
    expect((await owner.claim(`www.${zone}`)).replaces).toBe(host)
    expect((await owner.claim(stage.freshZone())).replaces).toBe(host)
    await owner.removeDomain()
    const back = await owner.readDomain()
    expect([back?.domain, back?.status, back?.replaces]).toEqual([host, 'verified', null])
    expect(await stage.statusAt(host)).toBe(200)
    expect(await owner.readFunnel()).toMatchObject({ customDomain: host, domainVerified: true })
    await owner.removeDomain()
    expect(await owner.readDomain()).toBeNull()
  })

  it('that ends unproved, or makes way for the one before, gives that one back with its proof', async () => {
    const zone = stage.freshZone()
    const proved = await owner.claim(`www.${zone}`)
    stage.setRight(zone, proved)
    await owner.verify()
    await owner.claim(stage.freshZone())
    const again = await owner.claim(`www.${zone}`)
    expect([again.status, tokenOf(again)]).toEqual(['verified', tokenOf(proved)])
    await owner.claim(stage.freshZone())
    stage.pass(15 * dayMs)
    await stage.product.runJobs()
    expect(await owner.readDomain()).toMatchObject({ domain: `www.${zone}`, status: 'verified' })
    expect(await stage.statusAt(`www.${zone}`)).toBe(200)
    expect(await stage.locationAt(zone)).toBe(`https://www.${zone}/`)
  })

  it('that was replaced for good does not come back', async () => {
    const host = stage.freshSubdomain()
    const zone = stage.freshZone()
    await owner.claim(host)
    stage.setRight(zone, await owner.claim(`www.${zone}`))
    expect((await owner.verify()).replaces).toBeNull()
    await owner.removeDomain()
    expect(await owner.readDomain()).toBeNull()
    expect(await stage.locationAt(host)).toBe(owner.publicLink)
  })

  it('that somebody else proved leaves the page at its home', async () => {
    const host = stage.freshSubdomain()
    const zone = stage.freshZone()
    await owner.claim(host)
    await owner.claim(`www.${zone}`)
    const other = await stage.openOwner()
    stage.setRight(zone, await other.claim(`www.${zone}`))
    await other.verify()
    expect((await owner.readDomain())?.status).toBe('failed')
    expect((await owner.readFunnel()).public_url).toBe(`https://${host}/`)
    expect(await stage.statusAt(host)).toBe(200)
  })

  it('of another adventure of the same owner is named as such', async () => {
    const zone = stage.freshZone()
    await owner.claim(`www.${zone}`)
    const second = await owner.openSecond()
    expect(await codeOf(await second.enter(zone))).toEqual([409, 'domain-in-use'])
  })

  it('of an adventure in the bin is free for another one of its owner', async () => {
    const zone = stage.freshZone()
    stage.setRight(zone, await owner.claim(`www.${zone}`))
    await owner.verify()
    await owner.browser.send('DELETE', `/api/funnels/${owner.funnel.id}`)
    const second = await owner.openSecond()
    const moved = await second.claim(`www.${zone}`)
    expect([moved.status, moved.isContested]).toEqual(['pending', false])
    await owner.browser.sendJson('POST', `/api/deleted-funnels/${owner.funnel.id}/restore`, {})
    expect(await owner.readFunnel()).toMatchObject({
      customDomain: null,
      public_url: owner.publicLink,
    })
  })
})
