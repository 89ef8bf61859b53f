import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type PostgresProxy, startPostgresProxy } from '../../db/testing/postgres-proxy.ts'
import { createTestDatabase } from '../../db/testing/test-postgres.ts'
import { answersFor } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let proxy: PostgresProxy
let product: TestProduct
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  proxy = await startPostgresProxy(database.connection)
  product = await startTestProduct({}, proxy.address, undefined, { queryTimeoutMs: 1_000 })
})
afterAll(async () => {
  await product.stop()
  await proxy.close()
  await drop()
})

describe('while the database answers nothing', () => {
  it('returns forms with what people typed, serves kept pages for 10 seconds, and recovers', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const path = `/f/${funnel.slug}`
    const visitor = product.openBrowser()
    await expect
      .poll(async () => {
        expect((await visitor.get(path)).status).toBe(200)
        return product.readMetrics()
      })
      .toContain('wildpath_pages_kept 1\n')
    expect((await visitor.sendForm(path, answersFor(funnel))).status).toBe(303)

    proxy.hang()
    const answers = { ...answersFor(funnel), 'Your name': 'Mia Patient' }
    const forms = await Promise.all([1, 2, 3].map(() => visitor.sendForm(path, answers)))
    for (const form of forms) {
      expect(form.status).toBe(503)
      const page = await form.text()
      expect(page.includes('We could not save your answers just now')).toBe(true)
      expect(page.includes('Mia Patient')).toBe(true)
    }
    expect((await owner.get('/api/funnels')).status).toBe(503)
    expect((await visitor.get(path)).status).toBe(200)
    expect((await visitor.get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await visitor.get(path)).status, { timeout: 20_000 }).toBe(503)
    expect(await product.readMetrics()).toContain('wildpath_pages_kept 0\n')

    proxy.resume()
    await expect
      .poll(async () => (await visitor.sendForm(path, answers)).status, { timeout: 30_000 })
      .toBe(303)
    const list = await owner.get(`/api/leads?funnel_id=${funnel.id}&search=patient`)
    expect(await list.json()).toMatchObject({ total: 1 })
  })
})
