import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type LeadScene, type LeadStage, startLeadStage } from '../../testing/lead-scene.ts'
import { codeOf } from '../../testing/test-browser.ts'

let stage: LeadStage
let scene: LeadScene

beforeAll(async () => {
  stage = await startLeadStage()
})
afterAll(() => stage.stop())

beforeEach(async () => {
  scene = await stage.openScene()
})

const ids = async (query: Record<string, string>) =>
  (await scene.inbox.list(query)).leads.map(({ id }) => id)

describe('the inbox', () => {
  it('has the leads of all adventures, newest first, and of one', async () => {
    const { inbox } = scene
    const second = await scene.createSecond()
    const first = await scene.send('Ana')
    stage.pass(2)
    const other = await scene.sendTo(second)
    const list = await inbox.list()
    expect(list.leads.map(({ id, funnel_title }) => [id, funnel_title])).toEqual([
      [other, 'High Camp Funnel'],
      [first, 'Blue Canyon Rafting Funnel'],
    ])
    expect(list.leads[1]).toMatchObject({
      email: 'one@example.org',
      status: 'new',
      note: '',
      source: null,
      created_at: '2031-05-01T10:00:00.000Z',
    })
    expect(await ids({ funnel_id: second.id })).toEqual([other])
  })

  it('finds every word of a search, in answers and notes, whatever its case', async () => {
    const { inbox } = scene
    const ana = await scene.send('Ana Älder')
    const bo = await scene.send('Bo 100%_sure')
    await inbox.update(bo, { note: 'Wants ÄLDER trees' })
    expect(await ids({ search: 'älder' })).toEqual([bo, ana])
    expect(await ids({ search: '  ANA  älder ' })).toEqual([ana])
    expect(await ids({ search: 'älder trees bo' })).toEqual([bo])
    expect(await ids({ search: '0%_S' })).toEqual([bo])
    expect(await ids({ search: 'a%r' })).toEqual([])
    expect(await ids({ search: 'nobody' })).toEqual([])
    expect(await ids({ search: 'alder' })).toEqual([bo, ana])
  })

  it('counts what is there whatever is filtered, and how much the filter matches', async () => {
    const { inbox } = scene
    const ana = await scene.send('Ana')
    await scene.send('Bo')
    await scene.trap('Spammer')
    await inbox.update(ana, { status: 'booked' })
    expect(await inbox.list({ status: 'booked' })).toMatchObject({
      leads: [{ id: ana }],
      next: null,
      total: 1,
      counts: { new: 1, contacted: 0, booked: 1, lost: 0 },
      quarantinedTotal: 1,
    })
    expect(await inbox.list({ quarantined: 'true', search: 'nobody' })).toMatchObject({
      leads: [],
      total: 0,
      counts: { new: 1, booked: 1 },
      quarantinedTotal: 1,
    })
  })

  it('goes through a thousand leads page by page, each of them once', async () => {
    const { inbox, funnel } = scene
    const second = await scene.createSecond()
    await stage.product.database.sql`
      insert into leads (funnel_id, id, fingerprint, "values", search_text)
      select (array[${funnel.id}::uuid, ${second.id}::uuid])[number % 2 + 1], uuidv7(),
        number::text, '[{"label": "Name", "value": "Ana"}]'::jsonb, 'person ' || number
      from generate_series(1, 1000) as number`
    const seen: string[] = []
    for (let before: string | null | undefined = undefined; before !== null;) {
      const page = await inbox.list({ limit: '200', ...(before !== undefined && { before }) })
      seen.push(...page.leads.map(({ id }) => id))
      before = page.next
    }
    expect(new Set(seen).size).toBe(1000)
    expect(seen).toEqual(seen.toSorted().toReversed())
    expect(await inbox.list({ search: 'person 77' })).toMatchObject({ total: 19 })
    expect(await inbox.list({ funnel_id: second.id })).toMatchObject({ total: 500 })
  })

  it("refuses an adventure of somebody else's, and what is no filter", async () => {
    const { owner } = scene
    const other = stage.product.openBrowser()
    await other.signUp()
    const foreign = await other.createFunnel()
    for (const path of ['/api/leads', '/api/leads.csv']) {
      expect(await codeOf(await owner.get(`${path}?funnel_id=${foreign.id}`))).toEqual([
        404,
        'funnel-not-found',
      ])
      expect(await codeOf(await owner.get(`${path}?status=maybe`))).toEqual([400, 'invalid-query'])
    }
  })
})

describe('the CSV of the inbox', () => {
  it('has what is filtered, under every label, with formulas made harmless', async () => {
    const { owner, inbox } = scene
    const second = await scene.createSecond()
    const id = await scene.send('=1+1')
    await inbox.update(id, { note: '@now' })
    await scene.sendTo(second)
    await scene.trap('Spammer')
    const all = await owner.get('/api/leads.csv')
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"')
    const text = await all.text()
    expect(text.split('\r\n')).toHaveLength(4)
    expect(text).toContain(`,"'=1+1",`.replaceAll('"', ''))
    expect(text).toContain(",'@now,direct\r\n")
    expect(text).not.toContain('Spammer')
    const one = await owner.get(`/api/leads.csv?funnel_id=${second.id}&search=one`)
    expect(one.headers.get('content-disposition')).toBe(
      `attachment; filename="${second.slug}-leads.csv"`,
    )
    expect((await one.text()).split('\r\n')).toHaveLength(3)
    const none = await owner.get('/api/leads.csv?search=nobody')
    expect(Buffer.from(await none.arrayBuffer()).toString()).toBe(
      '\uFEFFReceived (UTC),Adventure,Status,Note,Source\r\n',
    )
  })

  it('brings more leads than are read at once', async () => {
    const { owner, funnel } = scene
    await stage.product.database.sql`
      insert into leads (funnel_id, id, fingerprint, "values")
      select ${funnel.id}, uuidv7(), number::text,
        jsonb_build_array(jsonb_build_object('label', 'L' || number % 3, 'value', 'v' || number))
      from generate_series(1, 1201) as number`
    const lines = (await (await owner.get('/api/leads.csv')).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(1202)
    expect(lines[0]).toBe('Received (UTC),Adventure,Status,L1,L0,L2,Note,Source')
    expect(new Set(lines.flatMap((line) => line.match(/v\d+/) ?? [])).size).toBe(1201)
  })
})

it('searches for what can be written of a search', async () => {
  const owner = stage.product.openBrowser()
  await owner.signUp()
  expect((await owner.get('/api/leads?search=%00')).status).toBe(200)
})
