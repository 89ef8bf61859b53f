import { afterAll, beforeAll, expect, it } from 'vitest'

import { countWaiting } from '../../testing/count-waiting.ts'
import { type LeadScene, type LeadStage, startLeadStage } from '../../testing/lead-scene.ts'
import { lockLead } from './lock-lead.ts'

let stage: LeadStage
let scene: LeadScene

beforeAll(async () => {
  stage = await startLeadStage()
  scene = await stage.openScene()
})
afterAll(() => stage.stop())

it('lets a lead be changed and sent again, but not deleted, until the transaction ends', async () => {
  const { inbox } = scene
  const id = await scene.send('Ana')
  const deletion = await stage.product.database.db.transaction(async (transaction) => {
    expect(await lockLead(transaction, id)).toBe(true)
    expect(await inbox.update(id, { status: 'contacted' })).toMatchObject({ status: 'contacted' })
    await scene.send('Ana')
    const asked = inbox.change([id], { kind: 'delete' })
    await expect.poll(() => countWaiting(stage.product)).toBe(1)
    expect(await inbox.list()).toMatchObject({ total: 1 })
    return { asked }
  })
  expect(await deletion.asked).toBe(1)
  expect(await inbox.list()).toMatchObject({ total: 0 })
})

it('says when a lead is gone', async () => {
  const id = await scene.send('Bo')
  await scene.inbox.change([id], { kind: 'delete' })
  expect(
    await stage.product.database.db.transaction((transaction) => lockLead(transaction, id)),
  ).toBe(false)
})
