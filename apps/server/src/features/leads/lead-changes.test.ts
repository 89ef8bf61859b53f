import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openInbox } from '../../testing/inbox.ts'
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

describe('a lead', () => {
  it('keeps status, note and reply, and when the owner first answered', async () => {
    const { inbox } = scene
    const id = await scene.send('Ana')
    stage.pass(30)
    expect(await inbox.update(id, { status: 'contacted', note: ' Called. ' })).toMatchObject({
      status: 'contacted',
      note: 'Called.',
      first_response_at: '2031-05-01T10:30:00.000Z',
      replied_at: null,
      follow_ups: expect.any(Array),
    })
    stage.pass(30)
    await inbox.update(id, { replied: true })
    stage.pass(30)
    expect(await inbox.update(id, { status: 'new', replied: true })).toMatchObject({
      note: 'Called.',
      first_response_at: '2031-05-01T10:30:00.000Z',
      replied_at: '2031-05-01T11:00:00.000Z',
    })
    expect(await inbox.update(id, { replied: false })).toMatchObject({
      first_response_at: null,
      replied_at: null,
    })
  })

  it('adds to the median time to a first answer, once five are answered', async () => {
    const { inbox } = scene
    expect(await inbox.list()).toMatchObject({ median_response_minutes: null })
    const [ana, bo, cy] = [await scene.send('Ana'), await scene.send('Bo'), await scene.send('Cy')]
    const [dee, eli] = [await scene.send('Dee'), await scene.send('Eli')]
    stage.pass(10)
    await inbox.change([ana, dee], { kind: 'set-status', status: 'contacted' })
    stage.pass(20)
    await inbox.change([bo], { kind: 'set-status', status: 'lost' })
    stage.pass(90)
    await inbox.update(cy, { replied: true })
    expect(await inbox.list()).toMatchObject({ median_response_minutes: null })
    await inbox.update(eli, { status: 'booked' })
    expect(await inbox.list()).toMatchObject({ median_response_minutes: 30 })
    stage.pass(90 * 24 * 60)
    expect(await inbox.list()).toMatchObject({ median_response_minutes: null })
  })

  it('refuses a status or a note that cannot be', async () => {
    const { owner } = scene
    const id = await scene.send('Ana')
    const change = (body: object) => owner.sendJson('PATCH', `/api/leads/${id}`, body)
    expect(await codeOf(await change({ status: 'gone' }))).toEqual([422, 'invalid-input'])
    expect(await codeOf(await change({ note: 'x'.repeat(5001) }))).toEqual([422, 'invalid-input'])
  })
})

describe('many leads at once', () => {
  const stats = async () => (await scene.owner.readFunnel(scene.funnel.id)).stats

  it('get a status, and the answer says how many changed', async () => {
    const { inbox } = scene
    const [ana, bo] = [await scene.send('Ana'), await scene.send('Bo')]
    await inbox.update(ana, { status: 'lost' })
    stage.pass(5)
    expect(await inbox.change([ana, bo], { kind: 'set-status', status: 'lost' })).toBe(1)
    expect((await inbox.list()).counts).toEqual({ new: 0, contacted: 0, booked: 0, lost: 2 })
    expect(await inbox.read(ana)).toMatchObject({ first_response_at: '2031-05-01T10:00:00.000Z' })
    expect(await inbox.change([ana, bo], { kind: 'set-status', status: 'new' })).toBe(2)
    expect(await inbox.read(bo)).toMatchObject({ first_response_at: null })
  })

  it('go to quarantine and come back, and the day they came on counts them so', async () => {
    const { inbox, funnel } = scene
    const [ana, bo, held] = [
      await scene.send('Ana'),
      await scene.send('Bo'),
      await scene.trap('Cy'),
    ]
    stage.pass(60 * 24)
    expect(await inbox.change([ana, bo], { kind: 'spam' })).toBe(2)
    expect(await stats()).toMatchObject({ leads: 0 })
    expect(await inbox.list()).toMatchObject({ total: 0, quarantinedTotal: 3 })
    expect(await inbox.change([ana, held], { kind: 'not-spam' })).toBe(2)
    expect(await inbox.change([ana, held], { kind: 'not-spam' })).toBe(0)
    const days = await stage.product.database
      .sql`select day, leads::int from funnel_daily_stats where funnel_id = ${funnel.id}`
    expect([...days]).toEqual([{ day: '2031-05-01', leads: 2 }])
  })

  it('that the owner called spam stay so when the form is sent again', async () => {
    const { inbox } = scene
    const id = await scene.send('Ana')
    await inbox.change([id], { kind: 'spam' })
    await scene.send('Ana')
    expect(await inbox.list()).toMatchObject({ total: 0, quarantinedTotal: 1 })
    expect(await stats()).toMatchObject({ leads: 0 })
  })

  it('are deleted with all that is known of them, and counted no more', async () => {
    const { owner, inbox } = scene
    const ana = await scene.send('Ana')
    await stage.product.runJobs()
    expect((await inbox.read(ana)).follow_ups).toHaveLength(3)
    const held = await scene.trap('Cy')
    await scene.send('Bo')
    expect(await inbox.change([ana, held], { kind: 'delete' })).toBe(2)
    expect(await stats()).toMatchObject({ leads: 1 })
    expect(await codeOf(await owner.get(`/api/leads/${ana}`))).toEqual([404, 'lead-not-found'])
    const followUps = await stage.product.database
      .sql`select 1 from follow_ups where lead_id = ${ana}`
    expect(followUps).toHaveLength(0)
  })

  it("pass over those of somebody else's adventure", async () => {
    const { inbox } = scene
    const mine = await scene.send('Ana')
    const other = stage.product.openBrowser()
    await other.signUp()
    const foreign = openInbox(other)
    const kinds = [
      { kind: 'set-status', status: 'lost' },
      { kind: 'spam' },
      { kind: 'not-spam' },
      { kind: 'delete' },
    ]
    for (const action of kinds) expect(await foreign.change([mine], action)).toBe(0)
    expect(await inbox.list()).toMatchObject({ total: 1, leads: [{ status: 'new' }] })
    expect(await stats()).toMatchObject({ leads: 1 })
  })

  it('each get one job when they first count, however often they are freed', async () => {
    const { inbox, funnel } = scene
    const [ana, held] = [await scene.send('Ana'), await scene.trap('Cy')]
    const jobKeys = async () =>
      (
        await stage.product.database.sql`
          select key from jobs
          where kind = 'lead-created' and payload ->> 'funnel_id' = ${funnel.id} order by key`
      ).map((row) => String(row['key']))
    expect(await jobKeys()).toEqual([ana])
    await inbox.change([ana], { kind: 'spam' })
    await inbox.change([ana, held], { kind: 'not-spam' })
    expect(await jobKeys()).toEqual([ana, held].toSorted())
  })
})
