import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { codeOf, rafting, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function openOwner(plan: string): Promise<{ owner: TestBrowser; funnel: Funnel }> {
  const owner = product.openBrowser()
  const { email } = await owner.signUp()
  await product.database.sql`update users set plan = ${plan} where email = ${email}`
  return { owner, funnel: await owner.createFunnel() }
}

const change = (browser: TestBrowser, id: string, body: object) =>
  browser.sendJson('PATCH', `/api/funnels/${id}`, body)

/** Trips of which each brings words that none of the others has. */
const trips = [
  ['Guided cave tours with headlamps', 'Cave tour for $45 per person, helmet included'],
  ['Sea kayak rental on the bay', 'Kayak for a day for $60, paddle included'],
  ['Horse rides over the mountain meadows', 'Two-hour ride for $90 per rider'],
  ['Ice climbing courses for beginners', 'Weekend course for $240 per climber'],
] as const

/** As the web app asks for other texts. */
async function writeAnew(
  owner: TestBrowser,
  [productService, mainOffer]: readonly [string, string] = [
    rafting.product_service,
    rafting.main_offer,
  ],
): Promise<Funnel['generated_content']> {
  const answer = await owner.sendJson('POST', '/api/openai-proxy', {
    action: 'generateContent',
    data: {
      businessName: rafting.business_name,
      industry: rafting.industry,
      productService,
      mainOffer,
      targetCustomer: rafting.target_customer,
      brandTone: rafting.brand_tone,
    },
  })
  return (await answer.json()) as Funnel['generated_content']
}

describe('writing anew', () => {
  it('counts what was written anew, as often as the plan allows', async () => {
    const { owner, funnel } = await openOwner('free')
    expect(funnel.regenerations_left).toBe(3)
    const regenerate = async () => {
      const { revision, generated_content } = await owner.readFunnel(funnel.id)
      return change(owner, funnel.id, {
        generated_content,
        written_by: 'copywriter',
        is_regenerated: true,
        baseRevision: revision,
      })
    }
    const answers = [await regenerate(), await regenerate(), await regenerate()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await owner.readFunnel(funnel.id)).regenerations_left).toBe(0)
    expect(await codeOf(await regenerate())).toEqual([403, 'regeneration-limit'])
    await product.database.sql`update users set plan = 'explorer' where id = ${funnel.user_id}`
    expect((await owner.readFunnel(funnel.id)).regenerations_left).toBeNull()
    expect((await regenerate()).status).toBe(200)
  })

  it('knows texts that were written for the owner, whatever the save says of them', async () => {
    const { owner, funnel } = await openOwner('free')
    const first = funnel.generated_content
    const left = async () => (await owner.readFunnel(funnel.id)).regenerations_left
    const save = async (generated_content: Partial<Funnel['generated_content']>) => {
      const { revision: baseRevision } = await owner.readFunnel(funnel.id)
      return change(owner, funnel.id, { generated_content, baseRevision })
    }

    const second = await writeAnew(owner, trips[0])
    expect((await save({ landing_page: second.landing_page })).status).toBe(200)
    expect(await left()).toBe(2)
    // The rest of the same, and what was there before, cost nothing more.
    await save(second)
    await save(first)
    await save(second)
    await save({
      landing_page: { ...second.landing_page, headline: 'Words of my own, for once in a while' },
    })
    expect(await left()).toBe(2)

    const third = await writeAnew(owner, trips[1])
    const { headline, subheadline } = third.landing_page
    await save({
      landing_page: {
        ...second.landing_page,
        headline: `${headline.toUpperCase()} !`,
        subheadline: `  ${subheadline}`,
      },
    })
    expect(await left()).toBe(1)
    await save(await writeAnew(owner, trips[2]))
    expect(await left()).toBe(0)
    const beyond = await save(await writeAnew(owner, trips[3]))
    expect(await codeOf(beyond)).toEqual([403, 'regeneration-limit'])
    expect((await save(first)).status).toBe(200)
  })

  it('counts texts for a funnel that another one began with, as after a deletion', async () => {
    const { owner, funnel } = await openOwner('free')
    const generated_content = await writeAnew(owner, trips[0])
    await owner.send('DELETE', `/api/funnels/${funnel.id}`)
    const other = await owner.sendJson('POST', '/api/funnels', {
      business_info: rafting,
      generated_content,
    })
    const { id } = (await other.json()) as Funnel
    await owner.send('DELETE', `/api/funnels/${id}`)
    await owner.sendJson('POST', `/api/deleted-funnels/${funnel.id}/restore`, {})
    const { revision: baseRevision } = await owner.readFunnel(funnel.id)
    await change(owner, funnel.id, { generated_content, baseRevision })
    expect((await owner.readFunnel(funnel.id)).regenerations_left).toBe(2)
  })

  it('does not count the texts that a funnel begins with', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const generated_content = await writeAnew(owner)
    const answer = await owner.sendJson('POST', '/api/funnels', {
      business_info: rafting,
      generated_content,
    })
    const { id, revision, regenerations_left } = (await answer.json()) as Funnel
    expect([answer.status, regenerations_left]).toEqual([201, 3])
    const saved = await change(owner, id, { generated_content, baseRevision: revision })
    expect(((await saved.json()) as Funnel).regenerations_left).toBe(3)
  })
})
