import { parsePage } from '@wildpath/page/document'
import { renderStandalonePage } from '@wildpath/page/export'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm, type RenderContext } from '@wildpath/page/render'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '../../e2e/support/browser.ts'
import { bundleHarness, callHarness } from './page-harness.ts'

const head = { title: 'x', description: 'x', siteName: 'x', canonicalUrl: 'https://here.test/f/x' }

function contextOf(mode: RenderContext['mode']): RenderContext {
  return {
    mode,
    form: { ...emptyForm, action: 'https://here.test/f/x', values: { Email: 'a@b' } },
    badge: { product: 'Wildpath', url: 'https://here.test' },
    year: 2031,
  }
}

/** Each draws hundreds of sections in a browser, which takes a busy machine a while. */
const patienceMs = 60_000

describe('a page is the same markup everywhere', { timeout: patienceMs }, () => {
  let browser: Browser
  let harness: string
  let everything: unknown

  beforeAll(async () => {
    ;[browser, harness] = await Promise.all([launchBrowser(), bundleHarness()])
    everything = await inEmptyPage((page) => callHarness(page, 'everyKindPage'))
  })
  afterAll(() => browser.close())

  /** An empty document with the harness in it; nothing is loaded from anywhere. */
  async function inEmptyPage<Answer>(use: (page: Page) => Promise<Answer>, html = '<body></body>') {
    const page = await browser.newPage()
    await page.route(/^http/, (route) => route.abort())
    await page.setContent(`<!doctype html>${html.replace(/^<!doctype html>/, '')}`)
    await page.addScriptTag({ content: harness })
    const answer = await use(page)
    await page.close()
    return answer
  }

  /** Without the page's own scripts, which change what they find. */
  const drawnByServer = (html: string) =>
    inEmptyPage(
      (page) => callHarness(page, 'markup'),
      html.replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, ''),
    )

  it.each(['public', 'preview'] as const)(
    'whether the server or the browser draws it: %s',
    async (mode) => {
      const context = contextOf(mode)
      const server = renderPageHtml({ page: parsePage(everything), context, head })
      const client = await inEmptyPage(async (page) => {
        await callHarness(page, 'draw', { page: everything, context })
        return callHarness(page, 'markup')
      })
      const expected = (await drawnByServer(server)).split('\n')
      expect(client.split('\n')).toEqual(expected)
      expect(expected.length).toBeGreaterThan(1500)
    },
  )

  it('and in an exported file', async () => {
    const page = parsePage(everything)
    const context = contextOf('public')
    const published = renderPageHtml({ page, context, head })
    const origin = 'https://here.test'
    const exported = renderStandalonePage({
      page,
      context,
      head,
      fonts: new Map(),
      origin,
      note: null,
    })
    expect(await drawnByServer(exported)).toBe(await drawnByServer(published))
  })
})
