import { type Funnel, funnelSchema } from '@wildpath/contract'
import { afterEach } from 'vitest'

import { openBuyer } from './buyer.ts'
import { startImagesServer } from './images-server.ts'
import type { TestBrowser } from './test-browser.ts'
import { startTestProduct } from './test-product.ts'

export const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

export async function start(environment: Record<string, string> = {}) {
  const product = await startTestProduct(environment)
  stops.push(product.stop)
  return product
}

/** An owner whose plan has pictures, with an adventure. */
export async function startWithPayer(environment: Record<string, string> = {}) {
  const product = await start(environment)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  const funnel = await buyer.browser.createFunnel()
  return { product, browser: buyer.browser, funnel }
}

export async function startWithModel(handle: Parameters<typeof startImagesServer>[0]) {
  const model = await startImagesServer(handle)
  stops.push(model.stop)
  const scene = await startWithPayer({ OPENAI_BASE_URL: model.baseUrl, OPENAI_IMAGE_MODEL: 'p-1' })
  return { ...scene, model }
}

export const ask = (browser: TestBrowser, body: object) =>
  browser.sendJson('POST', '/api/images/generate', body)
export const firstAd = (funnel: Funnel) => {
  const [ad] = funnel.generated_content.ad_copy.facebook_ads
  if (ad === undefined) throw new Error('An adventure without ads')
  return ad
}
export async function read(browser: TestBrowser, { id }: Funnel) {
  return funnelSchema.parse(await (await browser.get(`/api/funnels/${id}`)).json())
}
export const errorOf = async (answer: Response) => (await answer.json()) as { error: object }
