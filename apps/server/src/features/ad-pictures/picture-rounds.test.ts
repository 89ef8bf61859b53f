import { api, type Funnel, type PictureRound } from '@wildpath/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { read, start, startWithModel, startWithPayer } from '../../testing/picture-scenes.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { createPictureRoundRepository } from './picture-round-repository.ts'

const pathOf = ({ id }: Funnel) => `/api/funnels/${id}/picture-round`
const roundIn = async (answer: Response): Promise<PictureRound | null> =>
  api.getPictureRound.answer.parse(await answer.json()).round
const startRound = async (browser: TestBrowser, funnel: Funnel) =>
  roundIn(await browser.sendJson('POST', pathOf(funnel), {}))
const readRound = async (browser: TestBrowser, funnel: Funnel) =>
  roundIn(await browser.get(pathOf(funnel)))
const statesOf = (round: PictureRound | null) => round?.ads.map(({ state }) => state)
const adsOf = ({ generated_content: { ad_copy } }: Funnel) => [
  ...ad_copy.facebook_ads,
  ...ad_copy.google_ads,
]
const picture = () =>
  sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()

describe('a round of pictures', () => {
  it('generates a picture for every ad without one, even with no browser open', async () => {
    const { product, browser, funnel } = await startWithPayer()
    const started = await startRound(browser, funnel)
    expect(started?.state).toBe('running')
    expect(statesOf(started)).toEqual(adsOf(funnel).map(() => 'waiting'))
    await product.runJobs()
    const ended = await readRound(browser, funnel)
    expect(ended?.state).toBe('finished')
    expect(statesOf(ended)).toEqual(adsOf(funnel).map(() => 'made'))
    const pictures = adsOf(await read(browser, funnel)).map(({ imageUrl }) => imageUrl)
    expect(new Set(pictures).size).toBe(adsOf(funnel).length)
    expect(await startRound(browser, funnel)).toBeNull()
  })

  it('starts only one round for an adventure', async () => {
    const { browser, funnel } = await startWithPayer()
    const [first, second] = await Promise.all([
      startRound(browser, funnel),
      startRound(browser, funnel),
    ])
    expect(second?.id).toBe(first?.id)
  })

  it('stores why a picture failed and continues with the next ad', async () => {
    const bytes = await picture()
    let calls = 0
    const { product, browser, funnel } = await startWithModel(({ sendPicture, sendError }) => {
      calls += 1
      return calls === 1 ? sendError(400, { code: 'content_policy_violation' }) : sendPicture(bytes)
    })
    await startRound(browser, funnel)
    await product.runJobs()
    const round = await readRound(browser, funnel)
    expect(statesOf(round)).toEqual(adsOf(funnel).map((_, at) => (at === 0 ? 'failed' : 'made')))
    expect(round?.ads[0]?.failure).toMatchObject({
      code: 'image-content-policy',
      message: 'Image prompt violates content policy. Please try a different description.',
    })
  })

  it('ends if all remaining pictures would fail for the same reason', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await startRound(browser, funnel)
    await product.database.sql`
      insert into media_assets (id, user_id, type, file_name, file_key, width, height, bytes, source, created_at)
      select gen_random_uuid(), user_id, 'image', 'x', gen_random_uuid()::text, 1, 1, ${300 * 1024 * 1024}, 'upload', now()
      from funnels where id = ${funnel.id}`
    await product.runJobs()
    const round = await readRound(browser, funnel)
    expect(round?.state).toBe('finished')
    expect(statesOf(round)?.slice(0, 2)).toEqual(['failed', 'waiting'])
    expect(round?.ads[0]?.failure?.code).toBe('design-limit')
  })

  it('stops during a picture and keeps the finished ones', async () => {
    const bytes = await picture()
    let calls = 0
    const { product, browser, funnel } = await startWithModel(({ sendPicture }) => {
      calls += 1
      // The second response never arrives.
      if (calls === 1) sendPicture(bytes)
    })
    await startRound(browser, funnel)
    const working = product.runJobs()
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(2)
    expect((await readRound(browser, funnel))?.ads[1]?.state).toBe('making')
    const stopped = await roundIn(await browser.send('DELETE', pathOf(funnel)))
    expect(stopped?.state).toBe('stopped')
    await working
    const round = await readRound(browser, funnel)
    expect(statesOf(round)?.slice(0, 2)).toEqual(['made', 'waiting'])
    expect(adsOf(await read(browser, funnel)).filter(({ imageUrl }) => imageUrl)).toHaveLength(1)
  })

  it('stays stopped if its job finishes afterward', async () => {
    const { product, browser, funnel } = await startWithPayer()
    const started = await startRound(browser, funnel)
    await browser.send('DELETE', pathOf(funnel))
    const rounds = createPictureRoundRepository(product.database)
    expect(await rounds.end(started?.id ?? '', 'finished')).toBe(false)
    expect((await readRound(browser, funnel))?.state).toBe('stopped')
  })

  it('continues after a restart with the ad that was interrupted', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await startRound(browser, funnel)
    // Simulates a process that crashed during the first picture.
    await product.database.sql`
      update picture_rounds set ads = jsonb_set(ads, '{0,state}', '"making"') where funnel_id = ${funnel.id}`
    await product.runJobs()
    expect(statesOf(await readRound(browser, funnel))).toEqual(adsOf(funnel).map(() => 'made'))
  })

  it('is rejected on a plan without pictures', async () => {
    const product = await start()
    const browser = product.openBrowser()
    await browser.signUp()
    const funnel = await browser.createFunnel()
    expect(await codeOf(await browser.sendJson('POST', pathOf(funnel), {}))).toEqual([
      403,
      'ad-images-need-plan',
    ])
  })

  it('ends with a reason when the plan ends before its turn', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await startRound(browser, funnel)
    await product.database.sql`update users set plan = 'free'`
    await product.runJobs()
    const round = await readRound(browser, funnel)
    expect([round?.state, round?.ads[0]?.failure?.code]).toEqual([
      'finished',
      'ad-images-need-plan',
    ])
  })

  it('is hidden from other owners', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await startRound(browser, funnel)
    const other = await openBuyer(product)
    await other.buy('explorer')
    expect((await other.browser.get(pathOf(funnel))).status).toBe(404)
    expect((await other.browser.send('DELETE', pathOf(funnel))).status).toBe(404)
  })

  it('cannot be started without limit', async () => {
    const { browser, funnel } = await startWithPayer()
    for (let count = 0; count < 60; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      expect(await startRound(browser, funnel)).not.toBeNull()
      // oxlint-disable-next-line no-await-in-loop
      await browser.send('DELETE', pathOf(funnel))
    }
    expect(await codeOf(await browser.sendJson('POST', pathOf(funnel), {}))).toEqual([
      429,
      'too-many-requests',
    ])
  })
})
