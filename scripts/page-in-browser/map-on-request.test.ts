import { parsePage } from '@wildpath/page/document'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../../e2e/support/axe.ts'
import { launchBrowser, newVisitor } from '../../e2e/support/browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('loads the map only when the visitor requests it', async () => {
  const page = await newVisitor(browser)
  const requests: string[] = []
  await page.route('**/*', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' })
  })
  const document = parsePage({
    title: 'Map',
    sections: [
      { id: 'map', type: 'map', content: { title: 'Find us', mapUrl: '38.5733, -109.5498' } },
    ],
  })
  const html = renderPageHtml({
    page: document,
    context: {
      mode: 'public',
      form: { ...emptyForm, action: '/f/map' },
      badge: null,
      year: 2031,
    },
    head: {
      title: 'Map',
      description: 'Map',
      canonicalUrl: 'https://example.test/',
      siteName: 'Big Bend',
    },
  })
  await page.setContent(html)
  const show = page.getByRole('button', { name: 'Show map' })
  await show.waitFor()
  await expectNoAxeViolations(page)
  const isMap = (url: string) => url.startsWith('https://www.openstreetmap.org/')
  expect(requests.filter(isMap)).toEqual([])

  await show.click()
  await page.frameLocator('iframe[title="Find us"]').getByText('A map').waitFor()
  expect(requests.filter(isMap)).toHaveLength(1)
  expect(await show.count()).toBe(0)
})
