import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { answersFor, codeOf } from '../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({}, undefined, undefined, { maxConnections: 2 })
})
afterAll(() => product.stop())

/** So many wait for a connection, until they are let go. */
async function crowd(count: number) {
  const { database } = product
  const free = Promise.withResolvers<void>()
  // Also when the test fails: the product would wait for its connections.
  onTestFinished(() => free.resolve())
  const holders = [1, 2].map(() => database.db.transaction(() => free.promise))
  await expect.poll(() => database.connections().idle).toBe(0)
  // Whoever waits for too long is told so, which is not what this is about.
  const waiting = Promise.allSettled(Array.from({ length: count }, () => database.sql`select 1`))
  await expect
    .poll(() => database.connections().waiting, { interval: 5 })
    .toBeGreaterThanOrEqual(count)
  return async () => {
    free.resolve()
    await Promise.all([...holders, waiting])
  }
}

describe('more requests than can be answered', () => {
  it('are turned away in order: the API, pages that have to be drawn, forms last; never health', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const visitor = product.openBrowser()
    const kept = `/f/${funnel.slug}`
    await expect
      .poll(async () => {
        expect((await visitor.get(kept)).status).toBe(200)
        return product.readMetrics()
      })
      .toContain('wildpath_pages_kept 1\n')

    const endFirst = await crowd(21)
    const refused = await owner.get('/api/funnels')
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await codeOf(refused)).toEqual([503, 'server-busy'])
    expect((await visitor.get(kept)).status).toBe(200)
    expect((await visitor.get('/healthz')).status).toBe(200)
    const [form, unknown] = [visitor.sendForm(kept, answersFor(funnel)), visitor.get('/f/nobody')]
    await expect.poll(() => product.database.connections().waiting).toBeGreaterThan(21)
    await endFirst()
    expect((await form).status).toBe(303)
    expect((await unknown).status).toBe(404)

    const endSecond = await crowd(41)
    const uncached = await visitor.get('/f/nobody-else')
    expect([uncached.status, uncached.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await visitor.get(kept)).status).toBe(200)
    await endSecond()

    const endThird = await crowd(101)
    const answers = { ...answersFor(funnel), 'Your name': 'Mia Patient' }
    const unsaved = await visitor.sendForm(kept, answers)
    expect(unsaved.status).toBe(503)
    expect((await unsaved.text()).includes('Mia Patient')).toBe(true)
    // At once, not after it had waited with the others until they were given up.
    expect(product.database.connections().waiting).toBeGreaterThan(100)
    expect((await visitor.get('/healthz')).status).toBe(200)
    await endThird()
    expect((await owner.get('/api/funnels')).status).toBe(200)
  })
})
