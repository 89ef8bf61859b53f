import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Funnel, generatedImageSchema, mediaAssetLimits } from '@wildpath/contract'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'

import { createLeases } from '../../db/leases.ts'
import { bounds, rateLimits } from '../../limits.ts'
import { openBuyer } from '../../testing/buyer.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { ask, errorOf, firstAd, read, startWithModel, stops } from '../../testing/picture-scenes.ts'

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
    // Each that found no turn is given back; another one's refusal may still be under way.
    await expect
      .poll(async () => {
        const counted = await product.database.sql`
          select sum(points)::int as points from rate_limit_counts where key like 'imagesOfUser:%'`
        return counted[0]?.['points']
      })
      .toBe(imagesMade + imagesWaiting)
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
