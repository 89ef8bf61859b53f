import { parsePage } from '@wildpath/page/document'
import { pageThemes } from '@wildpath/page/themes'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '../../e2e/support/browser.ts'

const host = 'https://here.test'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.for(pageThemes)('a first screen in %s whose picture is gone', (theme) => {
  it('shows a plain ground in its place, and no frame behind it', async () => {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
    await page.route(`${host}/**`, (route) =>
      route.request().url() === `${host}/`
        ? route.fulfill({ contentType: 'text/html', body: pageIn(theme) })
        : route.fulfill({ status: 404, body: '' }),
    )
    await page.goto(`${host}/`)
    const picture = page.locator('.pg-hero-picture img')
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete))
      .toBe(true)
    const covers = await picture.evaluate((img) => {
      const own = img.getBoundingClientRect()
      const cover = getComputedStyle(img, '::before')
      return {
        isOpaque: !/^rgba\(.* 0\)$/.test(getComputedStyle(img).backgroundColor),
        isWhole:
          Math.abs(Number.parseFloat(cover.height) - own.height) < 1 &&
          Math.abs(Number.parseFloat(cover.width) - own.width) < 1,
      }
    })
    expect(covers).toEqual({ isOpaque: true, isWhole: true })
    await page.close()
  })
})

function pageIn(theme: string): string {
  const media = { type: 'image', src: `${host}/a.jpg`, alt: 'A raft on the river' }
  return renderPageHtml({
    page: parsePage({
      style: { theme },
      sections: [{ id: 'top', type: 'hero', content: { title: 'A day outside', media } }],
    }),
    context: { mode: 'public', form: { ...emptyForm, action: '/' }, badge: null, year: 2031 },
    head: { title: 'x', description: 'x', siteName: 'x' },
  })
}
