import { advancedPromptSchema, generatedImageSchema } from '@wildpath/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { ask, errorOf, firstAd, read, start, startWithPayer } from '../../testing/picture-scenes.ts'

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
