import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { countWaiting } from '../../testing/count-waiting.ts'
import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import { openInbox } from '../../testing/inbox.ts'
import { readOutbox } from '../../testing/read-outbox.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { enqueueDue } from '../follow-ups/follow-up-schedule.ts'

let time = new Date('2026-03-02T10:00:00Z')
let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => time)
})
afterAll(() => product.stop())

type Owner = Awaited<ReturnType<typeof createOwner>>

/** Who got an email of this owner's: leads, and the owner about them. */
async function recipientsOf({ email }: Owner, leads: readonly { email: string }[]) {
  const emails = await readOutbox(product)
  const addresses = [email, ...leads.map((lead) => lead.email)]
  return emails
    .filter(({ to, subject }) => addresses.includes(to) && !subject.startsWith('Confirm'))
    .map(({ to }) => to)
    .toSorted()
}

const deleteLeads = (browser: TestBrowser, leads: readonly { id: string }[]) =>
  openInbox(browser).change(
    leads.map(({ id }) => id),
    { kind: 'delete' },
  )

describe('the emails of a lead', () => {
  it('go with it, those to it and the alert about it; those of others stay', async () => {
    const owner = await createOwner(product)
    const [mia, bo, cy] = [
      await leaveLead(product, owner.funnel, { name: 'Zoe Quill' }),
      await leaveLead(product, owner.funnel),
      await leaveLead(product, owner.funnel),
    ]
    await product.runJobs()
    const all = [mia, bo, cy]
    expect(await recipientsOf(owner, all)).toEqual(
      [owner.email, owner.email, owner.email, mia.email, bo.email, cy.email].toSorted(),
    )
    expect(await deleteLeads(owner.browser, [mia])).toBe(1)
    expect(await recipientsOf(owner, all)).toEqual(
      [owner.email, owner.email, bo.email, cy.email].toSorted(),
    )
    expect(JSON.stringify(await readOutbox(product))).not.toContain('Zoe Quill')
    expect(await deleteLeads(owner.browser, [bo, cy])).toBe(2)
    expect(await recipientsOf(owner, all)).toEqual([])
  })

  it.each([
    ['adventure', ({ browser, funnel }: Owner) => browser.deleteForGood(funnel.id)],
    [
      'account',
      ({ browser }: Owner) =>
        browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' }),
    ],
  ])('go with its %s', async (_whole, deleteFor) => {
    const [owner, other] = [await createOwner(product), await createOwner(product)]
    const [lead, stranger] = [
      await leaveLead(product, owner.funnel),
      await leaveLead(product, other.funnel),
    ]
    await product.runJobs()
    expect(await recipientsOf(owner, [lead])).toEqual([owner.email, lead.email].toSorted())
    expect((await deleteFor(owner)).status).toBe(200)
    expect(await recipientsOf(owner, [lead])).toEqual([])
    expect(await recipientsOf(other, [stranger])).toEqual([other.email, stranger.email].toSorted())
  })

  it('are not written while it is being deleted, neither at first nor a day later', async () => {
    const owner = await createOwner(product)
    const [first, second] = [
      await leaveLead(product, owner.funnel),
      await leaveLead(product, owner.funnel),
    ]
    await deleteWhileJobsRun(first.id)
    expect(await recipientsOf(owner, [first, second])).toEqual(
      [owner.email, second.email].toSorted(),
    )
    time = new Date(time.getTime() + 86_400_000)
    // One that gets no job before the deletion begins is passed over.
    await product.database.db.transaction((tx) => enqueueDue(tx, { now: time }))
    await deleteWhileJobsRun(second.id)
    expect(await recipientsOf(owner, [first, second])).toEqual([])
  })
})

/** Runs what is due while a deletion is on its way, which ends when a job waits for it. */
async function deleteWhileJobsRun(leadId: string): Promise<void> {
  const work = await product.database.db.transaction(async (deletion) => {
    await deletion.execute(sql`delete from leads where id = ${leadId}`)
    const turn = product.runJobs()
    await expect.poll(() => countWaiting(product)).toBeGreaterThan(0)
    return { turn }
  })
  await work.turn
}
