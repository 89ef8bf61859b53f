import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type LeadScene, type LeadStage, startLeadStage } from '../../testing/lead-scene.ts'
import { answersFor } from '../../testing/test-browser.ts'

let stage: LeadStage
let scene: LeadScene
let missing: string | null = null
let day = 0

beforeAll(async () => {
  stage = await startLeadStage()
})
afterAll(() => stage.stop())
beforeEach(async () => {
  scene = await stage.openScene()
  // The product caches the visitor key of a day, so each test uses its own day.
  day += 1
  stage.pass(day * 24 * 60)
})
afterEach(() => restoreTable())

const rename = (table: string, name: string) =>
  stage.product.database.query(`alter table ${table} rename to ${name}`, [])

/** Makes every statement on the table fail until the test ends. */
async function breakTable(table: string): Promise<void> {
  await rename(table, `${table}_gone`)
  missing = table
}

async function restoreTable(): Promise<void> {
  if (missing !== null) await rename(`${missing}_gone`, missing)
  missing = null
}

async function readLead(id: string) {
  const { sql } = stage.product.database
  const [lead] = await sql`select quarantine_reason, source from leads where id = ${id}`
  return lead
}

const countJobs = async (lead: string) => {
  const { sql } = stage.product.database
  const jobs = await sql`select from jobs where kind = 'lead-created' and key = ${lead}`
  return jobs.length
}

const readCount = async () => (await scene.owner.readFunnel(scene.funnel.id)).stats.leads

it('serves a page while its views cannot be counted, and counts them later', async () => {
  await breakTable('funnel_daily_stats')
  const { slug, id } = scene.funnel
  expect((await stage.product.openBrowser().get(`/f/${slug}`)).status).toBe(200)
  await stage.product.flushViews()
  await restoreTable()
  await stage.product.flushViews()
  expect((await scene.owner.readFunnel(id)).stats.views).toBe(1)
})

it('returns the form with its answers while leads cannot be stored', async () => {
  await breakTable('leads')
  const { slug } = scene.funnel
  const answers = { ...answersFor(scene.funnel), 'Your name': 'Mia Patient' }
  const answer = await stage.product.openBrowser().sendForm(`/f/${slug}`, answers)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('Mia Patient')
  expect(stage.product.unexpected.splice(0)).toHaveLength(1)
})

describe('a lead', () => {
  it.each([
    'funnel_daily_stats',
    'funnel_daily_source_stats',
    'funnel_totals',
    'funnel_visitors',
    'visitor_keys',
    'rate_limit_counts',
    'jobs',
  ])('is stored while %s fails', async (table) => {
    await breakTable(table)
    expect(await readLead(await scene.send('Ana'))).toEqual({
      quarantine_reason: null,
      source: null,
    })
  })

  it('is announced while the counters fail', async () => {
    await breakTable('funnel_daily_stats')
    expect(await countJobs(await scene.send('Ana'))).toBe(1)
  })

  it('is counted while jobs cannot be enqueued', async () => {
    await breakTable('jobs')
    await scene.send('Ana')
    expect(await readCount()).toBe(1)
  })

  it("is counted under its page's source while visitors cannot be read", async () => {
    await breakTable('visitor_keys')
    await scene.send('Ana')
    expect(await readCount()).toBe(1)
  })
})
