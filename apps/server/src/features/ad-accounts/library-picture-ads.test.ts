import { api, mediaAssetSchema, type SocialAd, socialAdSchema } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoAds, socialAdForm } from '../../testing/demo-ads.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let browser: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  browser = buyer.browser
  await connectDemoAds(browser)
  await browser.get('/api/facebook/accounts')
})
afterAll(() => product.stop())

const ads = '/api/facebook/accounts/act_demo/ads'

async function upload() {
  const answer = await browser.send('POST', '/api/designs', {
    body: new Uint8Array(await drawPicture()),
    headers: { 'content-type': 'application/octet-stream' },
  })
  return mediaAssetSchema.parse(await answer.json())
}

async function createAd(imageUrl: string): Promise<SocialAd> {
  const form = socialAdForm({ imageUrl })
  return socialAdSchema.parse(
    await (await browser.sendJson('POST', '/api/facebook/ads/create', form)).json(),
  )
}

async function listAdsOf(design: { id: string }) {
  await browser.get(ads)
  const answer = await browser.get(`/api/designs/${design.id}/usage`)
  return api.getMediaAssetUsage.answer.parse(await answer.json()).ads
}

it('lists the ads that use a design until they are deleted', async () => {
  const [design, other] = [await upload(), await upload()]
  const ad = await createAd(design.url)
  const found = { name: 'Summer rafting', platform: 'facebook' }
  expect(await listAdsOf(design)).toMatchObject([{ ...found, state: 'running' }])
  expect(await listAdsOf(other)).toEqual([])

  await browser.sendJson('PUT', `${ads}/${ad.id}/status`, { status: 'PAUSED' })
  expect(await listAdsOf(design)).toMatchObject([{ ...found, state: 'not-running' }])

  await browser.send('DELETE', `${ads}/${ad.id}`)
  expect(await listAdsOf(design)).toEqual([])
})

it('shows the platform’s copy of a picture after its design is deleted', async () => {
  const design = await upload()
  const ad = await createAd(design.url)
  expect((await browser.send('DELETE', `/api/designs/${design.id}`)).status).toBe(200)
  const list = api.listSocialAds.answer.parse(await (await browser.get(ads)).json()).ads
  expect(list.find(({ id }) => id === ad.id)?.imageUrl).not.toBe(design.url)
})
