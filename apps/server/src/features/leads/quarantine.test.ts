import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type LeadScene, type LeadStage, startLeadStage } from '../../testing/lead-scene.ts'
import { answersFor } from '../../testing/test-browser.ts'

let stage: LeadStage
let scene: LeadScene

beforeAll(async () => {
  stage = await startLeadStage()
})
afterAll(() => stage.stop())
beforeEach(async () => {
  scene = await stage.openScene()
})

const quarantined = { quarantined: 'true' }

async function searchTextOf(id: string): Promise<unknown> {
  const [row] = await stage.product.database.sql`select search_text from leads where id = ${id}`
  return row?.['search_text']
}

/** Straight into the database, a minute apart, the newest just now. */
async function holdBack(count: number, age: { days: number }): Promise<void> {
  await stage.product.database.sql`
    insert into leads (funnel_id, id, fingerprint, "values", quarantine_reason, clean_submissions, created_at)
    select ${scene.funnel.id}, gen_random_uuid(), ${`${age.days} `} || number, '[]', 'rate', 0,
      '2031-05-01T10:00:00Z'::timestamptz
        - make_interval(days => ${age.days}::int, mins => number::int - 1)
    from generate_series(1, ${count}::int) as number`
}

const remaining = async () => {
  const rows = await stage.product.database.sql`
    select count(*)::int as count, min(created_at) as oldest from leads
    where funnel_id = ${scene.funnel.id} and quarantine_reason is not null`
  return rows[0]
}

describe('quarantined leads', () => {
  it('have no text to be searched until they are freed, and lose it when they are quarantined', async () => {
    const { inbox } = scene
    const trapped = await scene.trap('Ana Rivers')
    expect(await searchTextOf(trapped)).toBe('')
    await inbox.update(trapped, { note: 'Called twice' })
    expect(await searchTextOf(trapped)).toBe('')
    await inbox.change([trapped], { kind: 'not-spam' })
    const found = await inbox.list({ search: 'rivers twice' })
    expect(found.leads.map(({ id }) => id)).toEqual([trapped])
    await inbox.change([trapped], { kind: 'spam' })
    expect(await searchTextOf(trapped)).toBe('')
  })

  it('are found once they come clean', async () => {
    const trapped = await scene.trap('Ana Rivers')
    expect(await scene.send('Ana Rivers')).toBe(trapped)
    const found = await scene.inbox.list({ search: 'rivers' })
    expect(found.leads.map(({ id }) => id)).toEqual([trapped])
  })

  it('are listed with long answers cut, and read whole', async () => {
    const { inbox } = scene
    const trapped = await scene.trap('x'.repeat(2_000))
    const [listed] = (await inbox.list(quarantined)).leads
    expect(listed?.values[0]?.value).toBe(`${'x'.repeat(300)}…`)
    expect(listed?.values.slice(1)).toEqual((await inbox.read(trapped)).values.slice(1))
    expect((await inbox.read(trapped)).values[0]?.value).toBe('x'.repeat(2_000))
    const csv = await (await scene.owner.get('/api/leads.csv?quarantined=true')).text()
    expect(csv).toContain('x'.repeat(2_000))
  })

  it('are kept for 90 days', async () => {
    await holdBack(2, { days: 89 })
    await holdBack(3, { days: 90 })
    await scene.send('Ana')
    await stage.product.runJobs()
    // Of the three the newest is 90 days old to the minute.
    expect(await remaining()).toMatchObject({ count: 3 })
    expect(await scene.inbox.list()).toMatchObject({ total: 1, quarantinedTotal: 3 })
  })

  it('are a thousand of an adventure at most: the oldest go, however many they are', async () => {
    await holdBack(3_400, { days: 0 })
    const second = await scene.createSecond()
    await scene.sendTo(second, { hp_website: 'filled' })
    stage.pass(10)
    await stage.product.runJobs()
    expect(await remaining()).toEqual({
      count: 1_000,
      oldest: '2031-04-30 17:21:00+00',
    })
    expect((await scene.inbox.list({ ...quarantined, funnel_id: second.id })).total).toBe(1)
  })
})

describe('the bytes of one address', () => {
  it('are bounded within a minute: what crosses the bound comes back in its form, and less still fits', async () => {
    const { funnel } = scene
    const fields = funnel.generated_content.landing_page.form_fields
    const flooder = stage.product.openBrowser()
    const path = `/f/${funnel.slug}`
    const long = (count: number) => ({
      ...answersFor(funnel),
      [fields[0] ?? '']: `${count} `.padEnd(2_000, 'é'),
    })
    const statuses: number[] = []
    for (let count = 0; count < 80; count += 1)
      statuses.push((await flooder.sendForm(path, long(count))).status)
    // Each is a little more than four thousand bytes.
    const stored = statuses.filter((status) => status === 303).length
    expect(stored).toBeGreaterThan(68)
    expect(stored).toBeLessThan(75)
    expect(statuses).toEqual([
      ...Array<number>(stored).fill(303),
      ...Array<number>(80 - stored).fill(429),
    ])
    const refused = await flooder.sendForm(path, long(100))
    expect(await refused.text()).toContain('100 é')
    expect((await flooder.sendForm(path, answersFor(funnel, 'short'))).status).toBe(303)
    expect((await stage.product.openBrowser().sendForm(path, long(200))).status).toBe(303)
    stage.pass(1)
    expect((await flooder.sendForm(path, long(101))).status).toBe(303)
  })
})
