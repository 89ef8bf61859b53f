import { generatedContentSchema, generationEventSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { modelAnswer } from '../../providers/text-ai/model-content.fixture.ts'
import { startOpenAiServer } from '../../testing/openai-server.ts'
import { rafting } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function startProduct(environment: Record<string, string> = {}) {
  const product = await startTestProduct(environment)
  stops.push(product.stop)
  const browser = product.openBrowser()
  await browser.signUp()
  return browser
}

const request = {
  action: 'generateContent',
  data: {
    businessName: rafting.business_name,
    industry: rafting.industry,
    productService: rafting.product_service,
    mainOffer: rafting.main_offer,
    targetCustomer: rafting.target_customer,
    brandTone: rafting.brand_tone,
  },
}

describe('POST /api/openai-proxy', () => {
  it('answers the content object, by the copywriter when no model is configured', async () => {
    const browser = await startProduct()
    const answer = await browser.sendJson('POST', '/api/openai-proxy', request)
    expect(answer.headers.get('x-written-by')).toBe('copywriter')
    const content = generatedContentSchema.parse(await answer.json())
    expect(Object.keys(content).toSorted()).toEqual([
      'ad_copy',
      'follow_up_emails',
      'landing_page',
      'thank_you_page',
    ])
  })

  it('streams the stages and then the content to who asks for events', async () => {
    const browser = await startProduct()
    const answer = await browser.send('POST', '/api/openai-proxy', {
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json', 'accept': 'text/event-stream' },
    })
    const events = (await answer.text())
      .split('\n\n')
      .filter((block) => block !== '')
      .map((block) => generationEventSchema.parse(JSON.parse(block.replace('data: ', ''))))
    expect(events.map((event) => (event.type === 'stage' ? event.stage : event.type))).toEqual([
      'reading',
      'landing_page',
      'thank_you_page',
      'ad_copy',
      'follow_up_emails',
      'checking',
      'done',
    ])
  })

  it('uses the model when one is configured', async () => {
    const model = await startOpenAiServer(({ stream }) => stream(JSON.stringify(modelAnswer)))
    stops.push(model.stop)
    const browser = await startProduct({ OPENAI_BASE_URL: model.baseUrl })
    const funnel = await browser.createFunnel()
    expect(funnel.written_by).toBe('model')
    expect(funnel.generated_content.landing_page.headline).toBe(modelAnswer.landing_page.headline)
  })

  it('plans the page of its texts, by whomever they are written', async () => {
    const model = await startOpenAiServer(({ stream }) => stream(JSON.stringify(modelAnswer)))
    stops.push(model.stop)
    for (const environment of [{}, { OPENAI_BASE_URL: model.baseUrl }]) {
      const browser = await startProduct(environment)
      const { plan } = (await browser.createFunnel()).generated_content.landing_page
      expect(plan?.scenes[0]).toMatchObject({ subject: 'raft' })
    }
  })

  it('still makes a whole funnel when the model fails, and says who wrote it', async () => {
    const model = await startOpenAiServer(({ response }) => response.writeHead(400).end('{}'))
    stops.push(model.stop)
    const browser = await startProduct({ OPENAI_BASE_URL: model.baseUrl })
    const funnel = await browser.createFunnel()
    expect(funnel.written_by).toBe('copywriter')
    expect(JSON.stringify(funnel.generated_content)).toContain('Blue Canyon Rafting')
  })

  it('takes what is told for one page and its goal along', async () => {
    const model = await startOpenAiServer(({ stream }) => stream(JSON.stringify(modelAnswer)))
    stops.push(model.stop)
    const browser = await startProduct({ OPENAI_BASE_URL: model.baseUrl })
    await browser.sendJson('POST', '/api/openai-proxy', {
      ...request,
      data: {
        ...request.data,
        goal: 'event-promotion',
        additionalInformation: 'Moonlight trips in June.',
      },
    })
    const material = model.requests[0]?.messages[1]?.content ?? ''
    expect(JSON.parse(material)).toMatchObject({
      page_goal: 'event-promotion',
      brief: { product_or_service: `${rafting.product_service}\nMoonlight trips in June.` },
    })
    // What the answers say is known, too, beside what the owner has confirmed.
    const { facts } = JSON.parse(material) as { facts: { kind: string }[] }
    expect(facts.map(({ kind }) => kind)).toContain('audience')
  })

  it('writes for one person three times at once and not oftener', async () => {
    // The model answers only once the fourth was refused, so the first three are all under way.
    const { promise: refusal, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: allAsked, resolve: noteAllAsked } = Promise.withResolvers<void>()
    const model = await startOpenAiServer(({ stream }) => {
      if (model.requests.length === 3) noteAllAsked()
      void refusal.then(() => stream(JSON.stringify(modelAnswer)))
    })
    stops.push(model.stop)
    const browser = await startProduct({ OPENAI_BASE_URL: model.baseUrl })
    const write = () => browser.sendJson('POST', '/api/openai-proxy', request)
    const firstThree = [write(), write(), write()]
    await allAsked
    const refused = await write()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: 'writing-busy' } })
    letGo()
    const statuses = (await Promise.all(firstThree)).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200])
    expect((await write()).status).toBe(200)
  })

  it('names the fields of a brief that is too short', async () => {
    const browser = await startProduct()
    const answer = await browser.sendJson('POST', '/api/openai-proxy', {
      ...request,
      data: { ...request.data, mainOffer: 'free' },
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { fields: { 'data.mainOffer': 'Please provide a more detailed offer' } },
    })
  })
})
