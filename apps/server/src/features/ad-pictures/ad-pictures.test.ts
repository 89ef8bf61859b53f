import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import {
  advancedPromptSchema,
  type Funnel,
  funnelSchema,
  generatedImageSchema,
  mediaAssetLimits,
} from '@wildpath/contract'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createLeases } from '../../db/leases.ts'
import { bounds, rateLimits } from '../../limits.ts'
import { openBuyer } from '../../testing/buyer.ts'
import { startImagesServer } from '../../testing/images-server.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(environment: Record<string, string> = {}) {
  const product = await startTestProduct(environment)
  stops.push(product.stop)
  return product
}

/** An owner whose plan has pictures, with an adventure. */
async function startWithPayer(environment: Record<string, string> = {}) {
  const product = await start(environment)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  const funnel = await buyer.browser.createFunnel()
  return { product, browser: buyer.browser, funnel }
}

async function startWithModel(handle: Parameters<typeof startImagesServer>[0]) {
  const model = await startImagesServer(handle)
  stops.push(model.stop)
  const scene = await startWithPayer({ OPENAI_BASE_URL: model.baseUrl, OPENAI_IMAGE_MODEL: 'p-1' })
  return { ...scene, model }
}

const ask = (browser: TestBrowser, body: object) =>
  browser.sendJson('POST', '/api/images/generate', body)
const firstAd = (funnel: Funnel) => {
  const [ad] = funnel.generated_content.ad_copy.facebook_ads
  if (ad === undefined) throw new Error('An adventure without ads')
  return ad
}
async function read(browser: TestBrowser, { id }: Funnel) {
  return funnelSchema.parse(await (await browser.get(`/api/funnels/${id}`)).json())
}
const errorOf = async (answer: Response) => (await answer.json()) as { error: object }

describe('a picture for an ad', () => {
  it('is drawn in its shape, kept in the library and put on the ad', async () => {
    const { browser, funnel } = await startWithPayer()
    const ad = firstAd(funnel)
    const answer = await ask(browser, {
      prompt: 'Hikers in the Alps at dawn',
      funnel_id: funnel.id,
      ad_id: ad.id,
    })
    const made = generatedImageSchema.parse(await answer.json())
    expect(made).toMatchObject({
      kind: 'illustration',
      asset: { width: 1920, height: 1005, source: 'illustrator' },
    })
    expect(made.asset.alt).toMatch(/hikers/i)
    expect(made.prompt).toContain('No text')
    const stored = firstAd(await read(browser, funnel))
    expect(stored).toEqual({
      ...ad,
      imageUrl: made.imageUrl,
      imagePrompt: 'Hikers in the Alps at dawn',
      imageType: 'generated',
      imageFocus: made.focus,
    })
    expect(made.funnel?.revision).toBe(funnel.revision + 1)
    const file = await browser.get(made.imageUrl)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1920, height: 1005 })
  })

  it('looks like no other of a round', async () => {
    const { browser, funnel } = await startWithPayer()
    const { facebook_ads, google_ads } = funnel.generated_content.ad_copy
    const alts: string[] = []
    for (const { id } of [...facebook_ads, ...google_ads].slice(0, 6)) {
      const asked = { prompt: 'Ask us.', funnel_id: funnel.id, ad_id: id }
      // oxlint-disable-next-line no-await-in-loop -- as 'Generate All Images' does
      const made = generatedImageSchema.parse(await (await ask(browser, asked)).json())
      alts.push(made.asset.alt)
    }
    expect(alts.filter((alt) => alt.endsWith('in mist'))).toHaveLength(1)
    for (const hour of ['day', 'dusk', 'dawn']) {
      expect(alts.filter((alt) => alt.includes(hour))).toHaveLength(2)
    }
  })

  it('goes to the library alone when it is for no ad, or for one that is gone', async () => {
    const { browser, funnel } = await startWithPayer()
    for (const ad_id of [undefined, 'facebook-gone']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await ask(browser, {
        prompt: 'A raft',
        placement: 'instagram',
        funnel_id: funnel.id,
        ...(ad_id && { ad_id }),
      })
      // oxlint-disable-next-line no-await-in-loop
      const made = generatedImageSchema.parse(await answer.json())
      expect([made.funnel, made.asset.width, made.asset.height]).toEqual([null, 1600, 1600])
    }
    expect((await read(browser, funnel)).revision).toBe(funnel.revision)
  })

  it('leaves its ad when it is deleted from the library, and what it was made of stays', async () => {
    const { browser, funnel } = await startWithPayer()
    const ad = firstAd(funnel)
    const asked = { prompt: 'A raft', funnel_id: funnel.id, ad_id: ad.id }
    const made = generatedImageSchema.parse(await (await ask(browser, asked)).json())
    expect((await browser.send('DELETE', `/api/designs/${made.asset.id}`)).status).toBe(200)
    const after = firstAd(await read(browser, funnel))
    expect(after).toStrictEqual({ ...ad, imagePrompt: 'A raft', imageType: 'generated' })
  })

  it('is made once by two rounds: an ad with a picture keeps it', async () => {
    const { browser, funnel } = await startWithPayer()
    const body = {
      prompt: 'A raft',
      funnel_id: funnel.id,
      ad_id: firstAd(funnel).id,
      is_first: true,
    }
    const made = generatedImageSchema.parse(await (await ask(browser, body)).json())
    const again = await ask(browser, body)
    expect([again.status, (await errorOf(again)).error]).toEqual([
      409,
      expect.objectContaining({ code: 'image-exists' }),
    ])
    expect(firstAd(await read(browser, funnel)).imageUrl).toBe(made.imageUrl)
    const wanted = await ask(browser, { ...body, is_first: false })
    expect(wanted.status).toBe(200)
  })

  it('is part of the paid plans', async () => {
    const product = await start()
    const browser = product.openBrowser()
    await browser.signUp()
    const funnel = await browser.createFunnel()
    const answer = await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })
    expect([answer.status, (await errorOf(answer)).error]).toEqual([
      403,
      expect.objectContaining({
        message: 'Upgrade to Explorer or Expedition Leader plan to generate images',
      }),
    ])
  })

  it('needs a prompt, and is made of a very long one', async () => {
    const { browser, funnel } = await startWithPayer()
    const empty = await ask(browser, { prompt: '  ', funnel_id: funnel.id })
    expect([empty.status, JSON.stringify(await empty.json())]).toEqual([
      422,
      expect.stringContaining('Please enter an image prompt'),
    ])
    const long = await ask(browser, { prompt: 'ridge '.repeat(1600), funnel_id: funnel.id })
    const made = generatedImageSchema.parse(await long.json())
    expect(made.prompt.length).toBeLessThan(1000)
    const endless = await ask(browser, { prompt: 'x'.repeat(10_001), funnel_id: funnel.id })
    expect(endless.status).toBe(422)
  })

  it.each(['basic', 'advanced'])(
    'of a very long %s prompt leaves an adventure that can be loaded',
    async (style) => {
      const { browser, funnel } = await startWithPayer()
      const prompt = 'ridge '.repeat(1600)
      const asked = { prompt, style, funnel_id: funnel.id, ad_id: firstAd(funnel).id }
      expect((await ask(browser, asked)).status).toBe(200)
      const { imagePrompt } = firstAd(await read(browser, funnel))
      expect(imagePrompt?.length).toBeGreaterThan(3990)
      expect(imagePrompt?.length).toBeLessThanOrEqual(4000)
    },
  )

  it('is not made for the adventure of somebody else', async () => {
    const { product, funnel } = await startWithPayer()
    const other = await openBuyer(product)
    await other.buy('explorer')
    const answer = await ask(other.browser, {
      prompt: 'A raft',
      funnel_id: funnel.id,
      ad_id: firstAd(funnel).id,
    })
    expect(answer.status).toBe(404)
  })
})

describe('the prompt of the advanced generator', () => {
  const inputs = {
    businessType: 'Sporting Goods',
    targetAudience: 'families',
    brandTone: 'friendly',
    visualStyle: 'lifestyle',
    desiredAction: 'learn more',
    keyProductFeatures: ['rafts', 'wetsuits', 'helmets', 'lunch'],
  }

  it('is written from the inputs, for whoever is signed in', async () => {
    const { browser, product } = await startWithPayer()
    const answer = await browser.sendJson('POST', '/api/images/prompt', inputs)
    const written = advancedPromptSchema.parse(await answer.json())
    expect(written.confidenceScore).toBe(50)
    expect(written.optimizedPrompt).toContain('rafts, wetsuits and helmets')
    expect(written.optimizedPrompt).not.toContain('lunch')
    const stranger = await product.openBrowser().sendJson('POST', '/api/images/prompt', inputs)
    expect(stranger.status).toBe(401)
  })

  it('says what is missing, and refuses what is too much', async () => {
    const { browser } = await startWithPayer()
    const messagesOf = async (body: object) => {
      const answer = await browser.sendJson('POST', '/api/images/prompt', body)
      expect(answer.status).toBe(422)
      return JSON.stringify(await answer.json())
    }
    const nothing = await messagesOf({})
    for (const name of ['Business type', 'Brand tone', 'Visual style', 'Desired action']) {
      expect(nothing).toContain(`${name} is required`)
    }
    expect(nothing).toContain('Target audience is required')
    expect(await messagesOf({ ...inputs, targetAudience: ' ' })).toContain('Target audience')
    expect(await messagesOf({ ...inputs, seasonality: 'x'.repeat(301) })).toContain('under 300')
    expect(await messagesOf({ ...inputs, keyProductFeatures: Array(11).fill('raft') })).toContain(
      '10 at most',
    )
  })
})

describe('a picture by a model', () => {
  const square = () =>
    sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#2563eb' } })
      .png()
      .toBuffer()

  it('is asked for with the prompt and called what it is', async () => {
    const bytes = await square()
    const { browser, funnel, model } = await startWithModel(({ sendPicture }) => sendPicture(bytes))
    const answer = await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })
    const made = generatedImageSchema.parse(await answer.json())
    expect(made).toMatchObject({ kind: 'model-picture', asset: { source: 'model', width: 1200 } })
    expect(model.requests).toMatchObject([{ model: 'p-1', prompt: made.prompt }])
  })

  it('keeps the connection alive while the service takes its time', async () => {
    const bytes = await square()
    const asked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { browser, funnel } = await startWithModel(({ sendPicture }) => {
      asked.resolve()
      void goOn.promise.then(() => sendPicture(bytes))
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    stops.push(async () => void vi.useRealTimers())
    const answering = browser.send('POST', '/api/images/generate', {
      body: JSON.stringify({ prompt: 'A raft', funnel_id: funnel.id }),
      headers: { 'content-type': 'application/json', 'accept': 'text/event-stream' },
    })
    await asked.promise
    vi.advanceTimersByTime(bounds.outgoing.eventBeatMs)
    const answer = await answering
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ])
    vi.useRealTimers()
    goOn.resolve()
    const [beat, event = ''] = (await answer.text()).split('\n\n')
    expect(beat).toBe(':')
    const late = JSON.parse(event.replace('data: ', '')) as { status: number; body: unknown }
    expect(late.status).toBe(200)
    expect(generatedImageSchema.parse(late.body).kind).toBe('model-picture')
  })

  it('that the service refuses is told in its words', async () => {
    const { browser, funnel } = await startWithModel(({ sendError }) =>
      sendError(400, { code: 'content_policy_violation' }),
    )
    const answer = await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })
    expect([answer.status, (await errorOf(answer)).error]).toEqual([
      422,
      expect.objectContaining({
        message: 'Image prompt violates content policy. Please try a different description.',
      }),
    ])
  })

  it('is never fetched from an address inside the house', async () => {
    const bytes = await square()
    const paths: (string | undefined)[] = []
    const inside = createServer((request, response) => {
      paths.push(request.url)
      response.setHeader('content-type', 'image/png').end(bytes)
    }).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    stops.push(async () => void inside.close())
    const { port } = inside.address() as AddressInfo
    const { browser, funnel } = await startWithModel(({ sendUrl }) =>
      sendUrl(`http://127.0.0.1:${port}/secret.png`),
    )
    const answer = await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })
    expect([answer.status, (await errorOf(answer)).error]).toEqual([
      502,
      expect.objectContaining({ message: 'No image URL returned from the AI image model' }),
    ])
    expect(paths).toEqual([])
  })

  it('is not made where the library has no room, and one at a time where no ad is known', async () => {
    const bytes = await square()
    const asked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { product, browser, funnel, model } = await startWithModel(({ sendPicture }) => {
      asked.resolve()
      void goOn.promise.then(() => sendPicture(bytes))
    })
    const first = ask(browser, { prompt: 'A raft', funnel_id: funnel.id, ad_id: 'ghost-1' })
    await asked.promise
    const second = await ask(browser, { prompt: 'A raft', funnel_id: funnel.id, ad_id: 'ghost-2' })
    expect([second.status, (await errorOf(second)).error]).toEqual([
      409,
      expect.objectContaining({ code: 'image-busy' }),
    ])
    goOn.resolve()
    expect((await first).status).toBe(200)
    await product.database.sql`update media_assets set bytes = ${mediaAssetLimits.libraryBytes}`
    const full = await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })
    expect([full.status, (await errorOf(full)).error]).toEqual([
      403,
      expect.objectContaining({ code: 'design-limit' }),
    ])
    expect(model.requests).toHaveLength(1)
  })

  it('is made with so many others at a time, of one person and of all', async () => {
    const bytes = await square()
    const goOn = Promise.withResolvers<void>()
    const { product, model, browser, funnel } = await startWithModel(({ sendPicture }) => {
      void goOn.promise.then(() => sendPicture(bytes))
    })
    const { imagesOfUser, imagesMade, imagesWaiting } = bounds.atOnce
    const adsOf = ({ generated_content }: Funnel) => [
      ...generated_content.ad_copy.facebook_ads,
      ...generated_content.ad_copy.google_ads,
    ]
    const answers: Promise<Response>[] = []
    const askFor = (of: TestBrowser, on: Funnel, ad: number) =>
      ask(of, { prompt: 'A raft', funnel_id: on.id, ad_id: adsOf(on)[ad]?.id })
    for (let ad = 0; ad < imagesOfUser; ad += 1) answers.push(askFor(browser, funnel, ad))
    await expect.poll(() => model.requests.length).toBe(imagesOfUser)
    expect((await askFor(browser, funnel, imagesOfUser)).status).toBe(429)

    while (answers.length < imagesMade + imagesWaiting + 1) {
      // oxlint-disable-next-line no-await-in-loop -- each person buys first
      const other = await openBuyer(product)
      // oxlint-disable-next-line no-await-in-loop
      await other.buy('explorer')
      // oxlint-disable-next-line no-await-in-loop
      const theirs = await other.browser.createFunnel()
      for (let ad = 0; ad < imagesOfUser; ad += 1) {
        answers.push(askFor(other.browser, theirs, ad))
      }
    }
    const refused = await Promise.race(answers)
    expect([refused.status, (await errorOf(refused)).error]).toEqual([
      429,
      expect.objectContaining({ code: 'images-busy' }),
    ])
    expect(model.requests).toHaveLength(imagesMade)
    // The one that found no turn is given back.
    const counted = await product.database.sql`
      select sum(points)::int as points from rate_limit_counts where key like 'imagesOfUser:%'`
    expect(counted[0]?.['points']).toBe(imagesMade + imagesWaiting)
    goOn.resolve()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(imagesMade + imagesWaiting)
  })

  it('is asked for so often an hour, and no more', async () => {
    const { browser, funnel, model } = await startWithModel(({ sendError }) =>
      sendError(400, { type: 'invalid_request_error' }),
    )
    const { limit } = rateLimits.imagesOfUser
    const statuses: number[] = []
    for (let turn = 0; turn < limit + 1; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })).status)
    }
    expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([422, 422, 429])
    expect(model.requests).toHaveLength(limit)
    const told = await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })
    expect(JSON.stringify(await told.json())).toContain(`${limit} pictures within an hour`)
  })

  it('is not counted where the service made none, and is where the prompt was refused', async () => {
    let code = 'server_is_odd'
    const { product, browser, funnel } = await startWithModel(({ sendError }) =>
      sendError(400, { code, message: 'No.' }),
    )
    const points = async () => {
      await ask(browser, { prompt: 'A raft', funnel_id: funnel.id })
      const rows = await product.database.sql`
        select points from rate_limit_counts where key like 'imagesOfUser:%'`
      return rows[0]?.['points']
    }
    expect([await points(), await points()]).toEqual([0, 0])
    code = 'content_policy_violation'
    expect([await points(), await points()]).toEqual([1, 2])
  })

  it('is made once for an ad that is pressed twice', async () => {
    const bytes = await square()
    const asked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { product, browser, funnel, model } = await startWithModel(({ sendPicture }) => {
      asked.resolve()
      void goOn.promise.then(() => sendPicture(bytes))
    })
    const body = { prompt: 'A raft', funnel_id: funnel.id, ad_id: firstAd(funnel).id }
    const first = ask(browser, body)
    await asked.promise
    const second = await ask(browser, body)
    expect(second.status).toBe(409)
    const theOtherProcess = createLeases(product.database)
    const elsewhere = await theOtherProcess.hold(
      `ad-picture ${funnel.id} ${body.ad_id}`,
      async () => expect.unreachable(),
      { waitMs: 0 },
    )
    expect(elsewhere.isHeld).toBe(false)
    goOn.resolve()
    expect((await first).status).toBe(200)
    expect(model.requests).toHaveLength(1)
  })

  it('whose ad is deleted meanwhile is kept in the library', async () => {
    const bytes = await square()
    const asked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { browser, funnel } = await startWithModel(({ sendPicture }) => {
      asked.resolve()
      void goOn.promise.then(() => sendPicture(bytes))
    })
    const making = ask(browser, {
      prompt: 'A raft',
      funnel_id: funnel.id,
      ad_id: firstAd(funnel).id,
    })
    await asked.promise
    const { ad_copy } = funnel.generated_content
    const saved = await browser.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
      generated_content: { ad_copy: { ...ad_copy, facebook_ads: ad_copy.facebook_ads.slice(1) } },
      baseRevision: funnel.revision,
    })
    expect(saved.status).toBe(200)
    goOn.resolve()
    const made = generatedImageSchema.parse(await (await making).json())
    expect(made.funnel).toBeNull()
    expect(JSON.stringify(await read(browser, funnel))).not.toContain(made.imageUrl)
  })
})
