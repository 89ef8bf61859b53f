import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it.each(['portuguese', 'en-', '12'])(
  'serves a page whose language (%s) is not a valid language tag',
  async (language) => {
    const owner = product.openBrowser()
    await owner.signUp()
    const { id, slug, revision } = await owner.createFunnel()
    const pageBuilderData = {
      version: 2,
      title: 'Rafting',
      language,
      sections: [{ id: 'a', type: 'hero', content: { headline: 'Raft the canyon' } }],
    }
    const save = { pageBuilderData, usesPageBuilder: true, baseRevision: revision }
    const saved = await owner.sendJson('PATCH', `/api/funnels/${id}/page`, save)
    expect(saved.status).toBe(200)
    await owner.publish(id)
    const shown = (await product.openBrowser().get(`/f/${slug}`)).status
    const exported = (await owner.get(`/api/funnels/${id}/export`)).status
    expect([shown, exported]).toEqual([200, 200])
  },
)
