import {
  type QuarantinedLead,
  quarantinedAnswersSchema,
  quarantineReviewSchema,
} from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { type LeadScene, type LeadStage, startLeadStage } from '../../testing/lead-scene.ts'
import { codeOf } from '../../testing/test-browser.ts'

let stage: LeadStage
let scene: LeadScene
let admin: Awaited<ReturnType<typeof openPerson>>

beforeAll(async () => {
  stage = await startLeadStage()
  admin = await openPerson(stage.product, 'admin')
})
afterAll(() => stage.stop())
beforeEach(async () => {
  scene = await stage.openScene()
})

const reason = 'A customer called'
async function review(before = ''): Promise<{ leads: QuarantinedLead[]; next: string | null }> {
  const query = before === '' ? '' : `?before=${before}`
  const answer = await admin.browser.get(`/api/admin/quarantine${query}`)
  return quarantineReviewSchema.parse(await answer.json())
}
const settle = (id: string, act: string, why = reason) =>
  admin.browser.sendJson('POST', `/api/admin/quarantine/${id}`, { act, reason: why })
const readAnswers = (id: string, why = reason) =>
  admin.browser.sendJson('POST', `/api/admin/quarantine/${id}/answers`, { reason: why })
const entriesOf = (id: string) =>
  stage.product.database.sql`
    select action, reason from audit_entries where details ->> 'lead' = ${id} order by id`

describe('the review of quarantined leads', () => {
  it('tells why, whose and a few words, and nothing to reach the person by', async () => {
    const id = await scene.trap('Ana Rivers')
    const shown = (await review()).leads.find((lead) => lead.id === id)
    expect(shown).toMatchObject({ reason: 'honeypot', funnel_title: scene.funnel.title })
    expect(shown?.excerpt).not.toMatch(/@|\d{6}/)
    expect(await entriesOf(id)).toEqual([])
  })

  it('leaves out what an owner put there, and what counts as a lead', async () => {
    const clean = await scene.send('Ben Wood')
    const marked = await scene.send('Cleo Hill')
    await scene.inbox.change([marked], { kind: 'spam' })
    const ids = (await review()).leads.map((lead) => lead.id)
    expect(ids).not.toContain(clean)
    expect(ids).not.toContain(marked)
    for (const id of [clean, marked]) {
      expect(await codeOf(await settle(id, 'delete'))).toEqual([404, 'lead-not-found'])
      expect(await codeOf(await readAnswers(id))).toEqual([404, 'lead-not-found'])
    }
  })

  it('frees one, which counts from then on as if it had just come', async () => {
    const id = await scene.trap('Ana Rivers')
    expect((await settle(id, 'free', '')).status).toBe(422)
    expect((await settle(id, 'free')).status).toBe(200)
    const { leads, total } = await scene.inbox.list()
    expect([total, leads[0]?.id]).toEqual([1, id])
    const [totals] = await stage.product.database.sql`
      select leads::int from funnel_totals where funnel_id = ${scene.funnel.id}`
    expect(totals).toEqual({ leads: 1 })
    expect(await codeOf(await settle(id, 'free'))).toEqual([404, 'lead-not-found'])
    expect(await entriesOf(id)).toEqual([{ action: 'lead-freed', reason }])
  })

  it('deletes one, and writes both acts down', async () => {
    const id = await scene.trap('Ana Rivers')
    expect(quarantinedAnswersSchema.parse(await (await readAnswers(id)).json()).values).not.toEqual(
      [],
    )
    expect((await settle(id, 'delete')).status).toBe(200)
    expect((await scene.inbox.list({ quarantined: 'true' })).total).toBe(0)
    expect(await entriesOf(id)).toEqual([
      { action: 'lead-read', reason },
      { action: 'lead-deleted', reason },
    ])
  })

  it('has each once over pages, newest first, and none of a deleted adventure', async () => {
    const size = bounds.lists.leadsForReview
    await stage.product.database.sql`
      insert into leads (funnel_id, id, fingerprint, "values", quarantine_reason, clean_submissions, created_at)
      select ${scene.funnel.id}, ('0fffffff-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid,
        'page ' || number, '[]', 'rate', 0, now()
      from generate_series(1, ${size + 5}::int) as number`
    const seen: string[] = []
    for (let before: string | null = ''; before !== null;) {
      // oxlint-disable-next-line no-await-in-loop -- a page names the next one
      const { leads, next } = await review(before)
      seen.push(...leads.map(({ id }) => id))
      before = next
    }
    const ours = seen.filter((id) => id.startsWith('0fffffff'))
    expect(ours).toHaveLength(size + 5)
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed())

    await scene.owner.sendJson('DELETE', `/api/funnels/${scene.funnel.id}`)
    expect(await codeOf(await settle(ours[0] ?? '', 'free'))).toEqual([404, 'lead-not-found'])
    const { leads } = await review()
    expect(leads.some(({ id }) => id.startsWith('0fffffff'))).toBe(false)
  })
})
