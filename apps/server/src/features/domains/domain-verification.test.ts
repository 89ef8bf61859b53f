import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeOf } from '../../testing/test-browser.ts'
import { createDomainRepository } from './domain-repository.ts'
import type { DomainRow } from './domain-rules.ts'
import { settleCheck } from './settle-check.ts'
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

const homeOfPage = async () => (await owner.readFunnel()).public_url

describe('a domain of one’s own', () => {
  it.each(['canyon-apex.com', 'münchen-rafting.com'])(
    'is verified once its own records are right, although www has none: %s',
    async (entered) => {
      const owner = await stage.openOwner()
      const claimed = await owner.claim(entered)
      stage.setZone(claimed.domain, ['@ A 203.0.113.7', `_wildpath TXT ${tokenOf(claimed)}`])
      const { status, problems, records } = await owner.verify()
      expect([status, problems.map(({ code, weight }) => [code, weight])]).toEqual([
        'verified',
        [['other-host-missing', 'warns']],
      ])
      expect(records.map(({ type, name, isRequired }) => [type, name, isRequired])).toEqual([
        ['CNAME', 'www', false],
        ['A', '@', true],
        ['TXT', '_wildpath', true],
      ])
      await expect.poll(() => stage.statusAt(claimed.domain)).toBe(200)
    },
  )

  it('is verified by its records, served, and the page’s home from then on', async () => {
    const zone = stage.freshZone()
    const claimed = await owner.claim(`www.${zone}`)
    expect(await stage.statusAt(`www.${zone}`)).toBe(404)
    stage.setZone(zone, ['www CNAME shops.example.net'])
    const wrong = await owner.verify()
    expect(wrong.status).toBe('failed')
    expect(wrong.problems.map(({ text }) => text).join(' ')).toContain('shops.example.net')
    stage.setRight(zone, claimed)
    const right = await owner.verify()
    expect([right.status, right.problems, right.expiresAt]).toEqual(['verified', [], null])
    await expect.poll(() => stage.statusAt(`www.${zone}`)).toBe(200)
    expect(await stage.product.readMetrics()).toMatch(/^wildpath_hosts_known [1-9]\d*$/m)
    expect(await stage.locationAt(zone, '/?utm_source=card')).toBe(
      `https://www.${zone}/?utm_source=card`,
    )
    expect(await homeOfPage()).toBe(`https://www.${zone}/`)
  })

  it('keeps its records when it is entered again, and leads on while it is claimed again', async () => {
    const zone = stage.freshZone()
    const claimed = await owner.claim(`www.${zone}`)
    expect((await owner.claim(` www.${zone} `)).records).toEqual(claimed.records)
    stage.setRight(zone, claimed)
    await owner.verify()
    await owner.removeDomain()
    const again = await owner.claim(`www.${zone}`)
    expect([again.status, tokenOf(again) === tokenOf(claimed)]).toEqual(['pending', false])
    await expect.poll(() => stage.locationAt(`www.${zone}`)).toBe(owner.publicLink)
  })

  it('says so when nobody answers for it', async () => {
    const zone = stage.freshZone()
    await owner.claim(`www.${zone}`)
    stage.server.behave({ does: 'silence' })
    const checked = await owner.verify()
    stage.server.reset()
    expect([checked.status, checked.problems.length]).toEqual(['pending', 1])
    expect(checked.lastChecked).not.toBeNull()
  })

  it('keeps saying what was last found when nobody answers for it later', async () => {
    const zone = stage.freshZone()
    const claimed = await owner.claim(`www.${zone}`)
    stage.setZone(zone, [
      'www CNAME funnels.wild.test',
      '@ A 198.51.100.1',
      `_wildpath TXT ${tokenOf(claimed)}`,
    ])
    const { status, problems, records } = await owner.verify()
    expect([status, problems.map(({ code }) => code)]).toEqual([
      'verified',
      ['other-host-elsewhere'],
    ])
    stage.server.behave({ does: 'refused' })
    expect(await owner.verify()).toMatchObject({ status: 'verified', problems, records })
    stage.server.reset()
  })

  it('lets its owner choose which of its hosts is the main one', async () => {
    const zone = stage.freshZone()
    stage.setRight(zone, await owner.claim(`www.${zone}`))
    await owner.verify()
    expect(await codeOf(await owner.choosePrimary('elsewhere.com'))).toEqual([
      404,
      'domain-not-found',
    ])
    expect((await owner.choosePrimary(zone)).status).toBe(200)
    await expect.poll(() => stage.statusAt(zone)).toBe(200)
    await expect.poll(() => stage.locationAt(`www.${zone}`)).toBe(`https://${zone}/`)
    expect(await homeOfPage()).toBe(`https://${zone}/`)
  })

  it('is not judged by a look that began before its hosts changed their roles', async () => {
    const { db } = stage.product.database
    const findRow = () => createDomainRepository({ db }).find(owner.funnel.id)
    const zone = stage.freshZone()
    await owner.claim(`www.${zone}`)
    const row = await findRow()
    await owner.choosePrimary(zone)
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
          : settleCheck(tx, { row: looked, report: right, now: stage.now(), isWatched: true }),
      )
    expect(await settle(row)).toBeNull()
    expect((await owner.readDomain())?.status).toBe('pending')
    expect((await settle(await findRow()))?.status).toBe('verified')
  })

  it('does not send visitors to a host that leads elsewhere', async () => {
    const zone = stage.freshZone()
    const claimed = await owner.claim(`www.${zone}`)
    stage.setZone(zone, [
      'www CNAME funnels.wild.test',
      '@ A 198.51.100.1',
      `_wildpath TXT ${tokenOf(claimed)}`,
    ])
    expect((await owner.verify()).status).toBe('verified')
    expect(await codeOf(await owner.choosePrimary(zone))).toEqual([409, 'primary-host-not-ready'])
    expect(await stage.statusAt(zone)).toBe(404)
  })

  it('that took another one’s place leaves the page at home there until it is verified', async () => {
    const [first, second] = [stage.freshZone(), stage.freshZone()]
    stage.setRight(first, await owner.claim(`www.${first}`))
    await owner.verify()
    const next = await owner.claim(`www.${second}`)
    expect(await homeOfPage()).toBe(`https://www.${first}/`)
    await expect.poll(() => stage.statusAt(`www.${first}`)).toBe(200)
    expect((await owner.verify()).status).not.toBe('verified')
    expect(await homeOfPage()).toBe(`https://www.${first}/`)
    stage.setRight(second, next)
    await owner.verify()
    expect(await homeOfPage()).toBe(`https://www.${second}/`)
    await expect.poll(() => stage.locationAt(`www.${first}`)).toBe(`https://www.${second}/`)
  })

  it('whose place nobody takes in thirty days of trying leads to the public link', async () => {
    const first = stage.freshZone()
    stage.setRight(first, await owner.claim(`www.${first}`))
    await owner.verify()
    for (let tries = 0; tries < 3; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.claim(stage.freshZone())
      stage.pass(10 * dayMs)
    }
    await stage.product.runJobs()
    expect(await homeOfPage()).toBe(owner.publicLink)
    await expect.poll(() => stage.statusAt(`www.${first}`)).toBe(404)
  })
})
