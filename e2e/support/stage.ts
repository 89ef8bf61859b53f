import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'

import { launchBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'

/** What the journeys of a file share. */
export type Stage = {
  /** Of the product, without a trailing slash. */
  readonly url: string
  readonly browser: Browser
}

/**
 * The built product and a browser for the journeys of a file. Whoever came for a journey leaves after
 * it, so that forgotten screens do not keep drawing and asking beside the next one. `start` starts another product.
 */
export function setStage(start: typeof startProduct = startProduct): Stage {
  let started: [Product, Browser] | undefined
  const get = (): [Product, Browser] => {
    if (started === undefined) throw new Error('The stage is set before the first journey begins.')
    return started
  }
  beforeAll(async () => {
    const freshData = inject('freshData')
    started = await Promise.all([start({ freshData }), launchBrowser()])
  })
  afterEach(async () => {
    const [, browser] = get()
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  afterAll(async () => {
    const [product, browser] = get()
    await browser.close()
    await product.stop()
  })
  return {
    get url() {
      return get()[0].url
    },
    get browser() {
      return get()[1]
    },
  }
}
