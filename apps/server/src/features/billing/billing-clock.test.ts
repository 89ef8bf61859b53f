import { afterAll, beforeAll, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let time = Date.UTC(2027, 2, 1, 12)
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => new Date(time))
})
afterAll(() => product.stop())

const kindsPlanned = async () => {
  const rows = await product.database.sql<{ kind: string }>`select kind from jobs`
  return rows.map(({ kind }) => kind)
}

it('turns where jobs run, and nowhere else', async () => {
  const buyer = await openBuyer(product)
  await buyer.buy('explorer', { trial: true })
  await buyer.send('/api/billing/cancel')
  time += 14 * 86_400_000
  // This process listens, and runs no jobs by itself.
  expect([await buyer.readPlan(), await kindsPlanned()]).toEqual(['explorer', []])
  await product.runJobs()
  expect(await buyer.readPlan()).toBe('free')
  expect((await kindsPlanned()).filter((kind) => kind === 'billing-clock')).toHaveLength(1)
})
