import {
  type BusinessFacts,
  type Fact,
  factKey,
  type Funnel,
  funnelSchema,
  largestNoteCount,
} from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { codeOf, rafting, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
  owner = product.openBrowser()
  const { email } = await owner.signUp()
  await product.database.sql`update users set plan = 'expedition-leader' where email = ${email}`
})
afterAll(() => product.stop())

const phone: Fact = {
  id: 'phone',
  kind: 'phone',
  value: { number: '+1 555 0100' },
  source: 'owner',
  confidence: 'high',
  is_confirmed: true,
}
const save = async (funnel: Funnel, body: object): Promise<Response> =>
  owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, { ...body, baseRevision: funnel.revision })
const saved = async (funnel: Funnel, body: object) =>
  (await (await save(funnel, body)).json()) as Funnel
const kinds = ({ facts }: BusinessFacts) => facts.map(({ kind }) => kind)

describe('the facts of a business', () => {
  it('are proposed from its answers, unconfirmed', async () => {
    const { business_facts: known } = await owner.createFunnel()
    expect(kinds(known)).toEqual(expect.arrayContaining(['offering', 'audience', 'language']))
    expect(known.facts.filter((fact) => fact.is_confirmed || fact.source !== 'answer')).toEqual([])
  })

  it('are kept from elsewhere beside what the answers say', async () => {
    const business_facts = { version: 1, facts: [phone], dismissed: [] }
    const answer = await owner.sendJson('POST', '/api/funnels', {
      business_info: rafting,
      business_facts,
    })
    const { business_facts: known } = (await answer.json()) as Funnel
    expect(known.facts).toContainEqual(phone)
    expect(kinds(known)).toContain('offering')
  })

  it('make a readable adventure, however many rules there are', async () => {
    const rules = Array.from({ length: 20 }, (_, index) => ({
      ...phone,
      id: `rule-${index}`,
      kind: 'rule' as const,
      value: { kind: 'other' as const, text: `Rule number ${index} is part of our house rules` },
    }))
    const answer = await owner.sendJson('POST', '/api/funnels', {
      business_info: rafting,
      business_facts: { version: 1, facts: rules, dismissed: [] },
    })
    const { id } = (await answer.json()) as Funnel
    const read = funnelSchema.parse(await (await owner.get(`/api/funnels/${id}`)).json())
    expect(read.generated_content.landing_page.good_to_know?.items).toHaveLength(largestNoteCount)
  })

  it('are stored as the owner says, and the texts stay', async () => {
    const funnel = await owner.createFunnel()
    const business_facts = { version: 1, facts: [phone], dismissed: ['since'] }
    const after = await saved(funnel, { business_facts })
    expect(after.business_facts).toEqual(business_facts)
    expect(after.generated_content).toEqual(funnel.generated_content)
  })

  it('are stored well formed, the dismissed ones too', async () => {
    const funnel = await owner.createFunnel()
    const after = await saved(funnel, {
      business_facts: { version: 1, facts: [], dismissed: ['a\ud800b\u0000'] },
    })
    expect(after.business_facts.dismissed).toEqual(['a\uFFFDb'])
  })

  it('are read anew when the answers change: what the owner said or dismissed stays so', async () => {
    const funnel = await owner.createFunnel()
    const [language] = funnel.business_facts.facts.filter(({ kind }) => kind === 'language')
    if (language === undefined) throw new Error('No language was read')
    const first = await saved(funnel, {
      business_facts: { version: 1, facts: [phone], dismissed: [factKey(language)] },
    })
    const { business_facts: known } = await saved(first, {
      business_info: { ...rafting, product_service: 'Hot air balloon flights at dawn' },
    })
    expect(known.facts).toContainEqual(phone)
    expect(kinds(known)).not.toContain('language')
    expect(JSON.stringify(known)).toMatch(/balloon/i)
    expect(JSON.stringify(known)).not.toMatch(/raft/i)
  })

  it.each([
    ['an unknown kind', [{ ...phone, kind: 'price' }]],
    ['two of one id', [phone, { ...phone, kind: 'email', value: { address: 'a@b.example' } }]],
    ['a value of another kind', [{ ...phone, value: { year: 1999 } }]],
  ])('are refused with %s', async (_what, facts) => {
    const funnel = await owner.createFunnel()
    const answer = await save(funnel, { business_facts: { version: 1, facts, dismissed: [] } })
    const [status, code] = await codeOf(answer)
    expect({ status, isRefused: ['invalid-input', 'missing-fields'].includes(code) }).toEqual({
      status: 422,
      isRefused: true,
    })
  })

  it('go along with a copy', async () => {
    const funnel = await owner.createFunnel()
    await saved(funnel, { business_facts: { version: 1, facts: [phone], dismissed: [] } })
    const copy = await owner.sendJson('POST', `/api/funnels/${funnel.id}/duplicate`, {})
    expect(((await copy.json()) as Funnel).business_facts.facts).toEqual([phone])
  })
})
