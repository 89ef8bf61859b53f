import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import type { IncomingLead } from './insert-leads.ts'
import { createLeadWriter } from './lead-writer.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('fails a lead that nobody can store alone: its neighbours and all later ones are kept', async () => {
  const browser = product.openBrowser()
  await browser.signUp()
  const { id } = await browser.createFunnel()
  await browser.publish(id)
  const writer = createLeadWriter({ sql: product.database.sql, now: () => new Date() })
  const write = (name: string, changes: Partial<IncomingLead> = {}) =>
    writer.write({
      funnelId: id,
      fingerprint: name,
      values: [{ label: 'Name', value: name }],
      visitor: 'somebody',
      source: 'direct',
      device: 'desktop',
      quarantineReason: null,
      ...changes,
    })
  // Throws while the batch is put together, before the database is asked.
  const broken = { values: null as unknown as IncomingLead['values'] }
  const outcomes = await Promise.allSettled([write('Ana'), write('Bo', broken), write('Cleo')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await write('Dan')).toBe(true)
  expect((await browser.readFunnel(id)).stats.leads).toBe(3)
})
