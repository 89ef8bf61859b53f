import { type Funnel, funnelSchema, websiteImageSchema } from '@wildpath/contract'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { startImagesServer } from '../../testing/images-server.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'
import { everySite } from '../website-reading/testing/every-site.ts'
import { type PlayedWeb, playWeb, serveSite } from '../website-reading/testing/play-web.ts'

const stops: (() => Promise<void>)[] = []
let web: PlayedWeb
let waiting: (() => void)[] = []
beforeEach(async () => {
  waiting = []
  web = await playWeb({
    ...Object.fromEntries(everySite.map((site) => [site.host, serveSite(site)])),
    'waiting.example': (_, response) => void waiting.push(() => response.writeHead(404).end()),
  })
  stops.push(web.stop)
})
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

async function start(environment: Record<string, string> = {}) {
  const product = await startTestProduct(environment, undefined, undefined, undefined, web.network)
  stops.push(product.stop)
  return product
}

async function startWithPayer(environment: Record<string, string> = {}) {
  const product = await start(environment)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  return { product, browser: buyer.browser, funnel: await buyer.browser.createFunnel() }
}

const firstAd = (funnel: Funnel) => funnel.generated_content.ad_copy.facebook_ads[0]
const fields = (funnel: Funnel, more: object = {}) => ({
  websiteUrl: 'http://laketahoesup.com',
  adHeadline: 'Glow on the lake',
  platform: 'facebook',
  funnel_id: funnel.id,
  ...more,
})
const ask = (browser: TestBrowser, body: object) =>
  browser.sendJson('POST', '/api/images/from-website', body)
const read = async (browser: TestBrowser, { id }: Funnel) =>
  funnelSchema.parse(await (await browser.get(`/api/funnels/${id}`)).json())
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; message: string; fields?: object } }).error

describe('a picture that fits a website', () => {
  it('comes with what was found and the prompt, and goes to the library alone', async () => {
    const { browser, funnel } = await startWithPayer()
    const answer = await ask(browser, fields(funnel, { platform: 'twitter' }))
    const made = websiteImageSchema.parse(await answer.json())
    expect(made.analysis).toMatchObject({
      productType: 'paddleboarding',
      keyFeatures: ['Glow Paddle', 'Sunrise Glide', 'Emerald Bay Day'],
      isDefault: false,
    })
    expect(made.prompt).toContain('paddleboarding, Water Sports')
    expect(made.prompt).toContain('Glow Paddle, Sunrise Glide and Emerald Bay Day')
    expect(made.prompt).toContain("'Glow on the lake'")
    expect(made.prompt).toContain('Twitter in the ratio 16:9')
    expect(made.prompt).toContain('No text')
    expect(made).toMatchObject({ kind: 'illustration', funnel: null })
    expect(made.asset.source).toBe('illustrator')
    expect((await browser.get(made.imageUrl)).status).toBe(200)
    expect((await read(browser, funnel)).revision).toBe(funnel.revision)
  })

  it('is put on the ad that it is asked for', async () => {
    const { browser, funnel } = await startWithPayer()
    const answer = await ask(browser, fields(funnel, { ad_id: firstAd(funnel)?.id }))
    const made = websiteImageSchema.parse(await answer.json())
    expect(made.funnel?.revision).toBe(funnel.revision + 1)
    expect(firstAd(await read(browser, funnel))).toMatchObject({
      imageUrl: made.imageUrl,
      imagePrompt: made.prompt,
    })
  })

  it('is made of an analysis that is there already without reading the site again', async () => {
    const { browser, funnel } = await startWithPayer()
    const first = await browser.sendJson('POST', '/api/websites/analyze', {
      websiteUrl: 'http://laketahoesup.com',
    })
    const analysis: unknown = await first.json()
    const before = web.asked.length
    const answer = await ask(browser, fields(funnel, { analysis }))
    expect(websiteImageSchema.parse(await answer.json()).analysis).toEqual(analysis)
    expect(web.asked).toHaveLength(before)
  })

  it('is made of a general analysis where the site cannot be read', async () => {
    const { browser, funnel } = await startWithPayer()
    const answer = await ask(browser, fields(funnel, { websiteUrl: 'http://nobody.example' }))
    const { analysis, prompt } = websiteImageSchema.parse(await answer.json())
    expect(analysis).toMatchObject({ isDefault: true, reason: { code: 'website-unreachable' } })
    expect(prompt).toContain('professional services')
  })

  it('takes no orders from the site', async () => {
    const { browser, funnel } = await startWithPayer()
    const websiteUrl = 'http://orders-for-machines.example'
    const answer = await ask(browser, fields(funnel, { websiteUrl }))
    const { prompt } = websiteImageSchema.parse(await answer.json())
    expect(prompt).toContain('horse riding')
    expect(prompt).not.toMatch(/instructions|free of charge/)
  })
})

describe('no picture', () => {
  it('is made on a plan without, and no site is read for it', async () => {
    const product = await start()
    const browser = product.openBrowser()
    await browser.signUp()
    const funnel = await browser.createFunnel()
    expect((await errorOf(await ask(browser, fields(funnel)))).code).toBe('ad-images-need-plan')
    expect(web.asked).toEqual([])
  })

  it('is made for the adventure of somebody else, and no site is read for it', async () => {
    const { product, funnel } = await startWithPayer()
    const other = await openBuyer(product)
    await other.buy('explorer')
    expect((await ask(other.browser, fields(funnel))).status).toBe(404)
    expect(web.asked).toEqual([])
  })

  it('is made for nobody', async () => {
    const { product, funnel } = await startWithPayer()
    expect((await ask(product.openBrowser(), fields(funnel))).status).toBe(401)
  })

  it.each([
    [
      { websiteUrl: '', adHeadline: ' ' },
      {
        'websiteUrl': 'Website URL is required',
        'adHeadline': 'Ad headline is required',
        '': 'Please provide both website URL and ad headline',
      },
    ],
    [
      { websiteUrl: undefined },
      {
        'websiteUrl': 'Website URL is required',
        '': 'Please provide both website URL and ad headline',
      },
    ],
    [{ websiteUrl: 'foo.com' }, { websiteUrl: 'Please enter a valid URL' }],
    [{ adHeadline: 'Four' }, { adHeadline: 'Headline must be at least 5 characters' }],
  ])('is made of %j', async (more, expected) => {
    const { browser, funnel } = await startWithPayer()
    const answer = await ask(browser, fields(funnel, more))
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).fields).toEqual(expected)
  })

  it('comes from a model that fails, which is told with the words for this', async () => {
    const model = await startImagesServer(({ sendError }) => sendError(418, {}))
    stops.push(model.stop)
    const { browser, funnel } = await startWithPayer({
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_IMAGE_MODEL: 'p-1',
    })
    expect(await errorOf(await ask(browser, fields(funnel)))).toMatchObject({
      code: 'website-image-failed',
      message: 'Failed to generate image with website analysis',
    })
    expect(model.requests).toHaveLength(1)
  })

  it('comes from a model that refuses the words, which says so', async () => {
    const model = await startImagesServer(({ sendError }) =>
      sendError(400, { code: 'content_policy_violation' }),
    )
    stops.push(model.stop)
    const { browser, funnel } = await startWithPayer({
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_IMAGE_MODEL: 'p-1',
    })
    expect((await errorOf(await ask(browser, fields(funnel)))).code).toBe('image-content-policy')
  })

  it('is paid for by whoever leaves while the site is read', async () => {
    const picture = await sharp({
      create: { width: 1024, height: 1024, channels: 3, background: '#2563eb' },
    })
      .png()
      .toBuffer()
    const model = await startImagesServer(({ sendPicture }) => sendPicture(picture))
    stops.push(model.stop)
    const { product, browser, funnel } = await startWithPayer({
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_IMAGE_MODEL: 'p-1',
    })
    const leave = new AbortController()
    const left = browser.send('POST', '/api/images/from-website', {
      body: JSON.stringify(fields(funnel, { websiteUrl: 'http://waiting.example' })),
      headers: { 'content-type': 'application/json' },
      signal: leave.signal,
    })
    await expect.poll(() => waiting.length).toBe(1)
    leave.abort()
    await expect(left).rejects.toThrow('aborted')
    // Their turn is free again as soon as the reading has ended.
    await expect.poll(async () => (await ask(browser, fields(funnel))).status).toBe(200)
    expect(model.requests).toHaveLength(1)
    const counted = await product.database.sql`
      select points from rate_limit_counts where key like 'imagesOfUser:%'`
    expect(counted).toEqual([{ points: 1 }])
  })
})
