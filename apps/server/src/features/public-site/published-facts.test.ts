import { businessFactsSchema, type Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
  owner = product.openBrowser()
  await owner.signUp()
})
afterAll(() => product.stop())

const facts = (isConfirmed: boolean) => {
  const basis = { source: 'website', confidence: 'high', is_confirmed: isConfirmed }
  const price = { amount: 65, currency: 'EUR', unit: 'person', is_from: false }
  return businessFactsSchema.parse({
    version: 1,
    facts: [
      { ...basis, id: 'a', kind: 'phone', value: { number: '+353 1 555 0100' } },
      { ...basis, id: 'b', kind: 'address', value: { street: 'Pier <3>', locality: 'Doolin' } },
      {
        ...basis,
        id: 'c',
        kind: 'offering',
        value: { name: 'Cliff tour', price, meeting_point: '</script> gate', bring: ['boots'] },
      },
      { ...basis, id: 'd', kind: 'booking-link', value: { url: 'https://book.example.com/cliff' } },
      { ...basis, id: 'e', kind: 'location', value: { latitude: 53.01, longitude: -9.38 } },
    ],
    dismissed: [],
  })
}

describe('a published page', () => {
  it('shows confirmed facts, and no others', async () => {
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const read = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
    const save = async (isConfirmed: boolean) => {
      const { revision } = (await (await owner.get(`/api/funnels/${funnel.id}`)).json()) as Funnel
      const body = { business_facts: facts(isConfirmed), baseRevision: revision }
      const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, body)
      expect(answer.status).toBe(200)
      await owner.publish(funnel.id)
    }
    await save(false)
    expect(await read()).not.toMatch(/555 0100|Doolin|Cliff tour/)
    await save(true)
    await expect.poll(read).toContain('href="tel:+35315550100"')
    const page = await read()
    expect(page).toMatch(/href="https:\/\/www\.google\.com\/maps\/search\/[^"]*53\.01,-9\.38/)
    expect(page).toContain('href="https://book.example.com/cliff"')
    expect(page).toContain('&lt;/script&gt; gate')
    expect(page).toContain('Boots')
    expect(page).toContain('Cliff tour')
    expect(page).toContain('€65')
    expect(page).toContain('Pier &lt;3&gt;')
    expect(page).toContain('"telephone":"+353 1 555 0100"')
    expect(page).toContain('"streetAddress":"Pier \\u003c3\\u003e"')
    expect(page).toContain('"priceCurrency":"EUR"')
    expect(page).toContain('"@type":"SportsActivityLocation"')
  })
})
