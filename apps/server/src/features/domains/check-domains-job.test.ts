import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createDomainRepository } from './domain-repository.ts'
import {
  dayMs,
  type DomainOwner,
  type DomainStage,
  hourMs,
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

describe('a domain of one’s own', () => {
  it('is checked by itself until it is right, and its owner is told', async () => {
    const { runJobs, database } = stage.product
    const zone = stage.freshZone()
    stage.setZone(zone, [])
    const claimed = await owner.claim(`www.${zone}`)
    await runJobs()
    expect((await owner.readDomain())?.lastChecked).toBeNull()
    stage.pass(minuteMs)
    await runJobs()
    expect((await owner.readDomain())?.status).toBe('pending')
    stage.setRight(zone, claimed)
    stage.pass(4 * hourMs)
    await runJobs()
    expect((await owner.readDomain())?.status).toBe('verified')
    await runJobs()
    expect(await stage.subjectsAbout(zone)).toEqual([`www.${zone} is connected`])
    const [mail] =
      await database.sql`select body, recipient from outbox_emails where subject like ${`www.${zone} %`}`
    expect(mail?.['body']).toContain(
      `https://app.wild.test/funnel/${owner.funnel.id}?dialog=domain`,
    )
  })

  it('that breaks is served for seven days, after its owner was warned, and not any longer', async () => {
    const { runJobs } = stage.product
    const zone = stage.freshZone()
    stage.setRight(zone, await owner.claim(`www.${zone}`))
    await owner.verify()
    stage.setZone(zone, ['www A 198.51.100.1'])
    stage.pass(dayMs)
    await runJobs()
    stage.pass(10 * minuteMs)
    await runJobs()
    await runJobs()
    expect(await stage.subjectsAbout(zone)).toEqual([
      `www.${zone} does not lead to your page any more`,
    ])
    const broken = await owner.readDomain()
    expect([broken?.status, broken?.servedUntil]).toEqual(['verified', expect.any(String)])
    expect(await stage.statusAt(`www.${zone}`)).toBe(200)
    stage.pass(7 * dayMs)
    await runJobs()
    await runJobs()
    expect((await owner.readDomain())?.status).toBe('failed')
    await expect.poll(() => stage.statusAt(`www.${zone}`)).toBe(404)
    expect(await stage.subjectsAbout(zone)).toContain(`www.${zone} is switched off`)
  })

  it('that breaks is served at both its hosts meanwhile, also while nobody answers', async () => {
    const { runJobs } = stage.product
    const zone = stage.freshZone()
    stage.setRight(zone, await owner.claim(`www.${zone}`))
    await owner.verify()
    await expect.poll(() => stage.statusAt(zone)).toBe(301)
    stage.setZone(zone, ['www A 198.51.100.1', '@ A 198.51.100.1'])
    stage.pass(dayMs)
    await runJobs()
    expect((await owner.readDomain())?.brokenSince).not.toBeNull()
    expect([await stage.statusAt(`www.${zone}`), await stage.statusAt(zone)]).toEqual([200, 301])
    stage.pass(8 * dayMs)
    await runJobs()
    await runJobs()
    await expect.poll(() => stage.statusAt(zone)).toBe(404)
  })

  it('that leads here by one host only is served at that one', async () => {
    const { runJobs } = stage.product
    const zone = stage.freshZone()
    const claimed = await owner.claim(`www.${zone}`)
    stage.setRight(zone, claimed)
    await owner.verify()
    stage.setZone(zone, ['www CNAME funnels.wild.test', '@ A 198.51.100.1'])
    stage.pass(dayMs)
    await runJobs()
    expect(await stage.statusAt(`www.${zone}`)).toBe(200)
    await expect.poll(() => stage.statusAt(zone)).toBe(404)
  })

  it('is not ended in the place of another one that came meanwhile', async () => {
    const { db } = stage.product.database
    const repository = createDomainRepository({ db })
    await owner.claim(stage.freshZone())
    const old = await repository.find(owner.funnel.id)
    const zone = stage.freshZone()
    await owner.claim(`www.${zone}`)
    if (old !== null) await db.transaction((tx) => repository.end(tx, old, stage.now()))
    expect((await owner.readDomain())?.domain).toBe(`www.${zone}`)
  })

  it('that nobody proves in fourteen days is free again', async () => {
    const { runJobs, database } = stage.product
    const zone = stage.freshZone()
    await owner.claim(`www.${zone}`)
    stage.pass(14 * dayMs)
    await runJobs()
    await runJobs()
    expect(await owner.readDomain()).toBeNull()
    const hosts = await database.sql`select host from site_hosts where host = ${zone}`
    expect(hosts).toEqual([])
    expect(await stage.subjectsAbout(zone)).toEqual([`www.${zone} was never connected`])
  })
})
