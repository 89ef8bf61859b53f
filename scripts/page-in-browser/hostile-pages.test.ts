import { parsePage } from '@wildpath/page/document'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm, type RenderContext } from '@wildpath/page/render'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '../../e2e/support/browser.ts'
import { bundleHarness, callHarness } from './page-harness.ts'

const host = 'https://here.test'
const head = { title: 'x', description: 'x', siteName: 'x' }
const context = (mode: RenderContext['mode']): RenderContext => ({
  mode,
  form: { ...emptyForm, action: `${host}/f/x` },
  badge: null,
  year: 2031,
})

/** The page's own fonts, and a picture that an owner may well bring along. */
const expected = [`${host}/page-fonts/`, 'https://photos.test/']

/** Everything a script could do to be noticed. Runs before anything of the page. */
const tripwire = `
  window.trips = []
  const trip = (name) => () => { window.trips.push(name) }
  for (const name of ['alert', 'confirm', 'prompt', 'open', 'print']) window[name] = trip(name)
  window.fetch = async () => { window.trips.push('fetch') }
  XMLHttpRequest.prototype.open = trip('request')
  Navigator.prototype.sendBeacon = trip('beacon')
  document.addEventListener('securitypolicyviolation', trip('policy'))
`

/** Gives every element a chance to run what it may carry. */
const provoke = `
  for (const element of document.querySelectorAll('*')) {
    for (const type of ['mouseover', 'focus', 'toggle', 'error', 'load', 'begin', 'animationstart', 'start']) {
      if (element !== document.body) element.dispatchEvent(new Event(type))
    }
    element.focus?.()
  }
`

/** Time for what was set off to arrive. */
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** What no page may hold, whether it runs or not. */
const findDangers = `
  [...document.querySelectorAll('.pg, .pg *')].flatMap((element) => [
    ...(['script', 'iframe', 'object', 'embed', 'base', 'link', 'meta', 'template', 'frame', 'audio', 'math', 'noscript'].includes(element.localName) ? [element.localName] : []),
    ...[...element.attributes].filter(({ name }) => name.startsWith('on') || name === 'srcdoc' || name === 'formaction').map(({ name }) => name),
    ...['href', 'src', 'action', 'poster', 'xlink:href'].flatMap((name) => {
      const address = element.getAttribute(name)
      if (address === null) return []
      const { protocol, username } = new URL(address, document.baseURI)
      return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) && username === '' ? [] : [name + ' ' + address]
    }),
    ...(/url\\(|expression|import/i.test(element.getAttribute('style') ?? '') ? ['style ' + element.getAttribute('style')] : []),
  ])
`

describe('a page made of hostile texts', () => {
  let browser: Browser
  let harness: string
  let pages: unknown[]

  beforeAll(async () => {
    ;[browser, harness] = await Promise.all([launchBrowser(), bundleHarness()])
    const { page } = await openPage('<body></body>')
    await page.addScriptTag({ content: harness })
    pages = await callHarness(page, 'hostilePages')
    await page.close()
  })
  afterAll(() => browser.close())

  /** A document of `host` without any content security policy; every request is written down. */
  async function openPage(html: string) {
    const page = await browser.newPage()
    const requests: string[] = []
    await page.addInitScript(tripwire)
    await page.route('**/*', (route) => {
      const url = route.request().url()
      if (url === `${host}/f/x`) return route.fulfill({ contentType: 'text/html', body: html })
      if (!expected.some((address) => url.startsWith(address))) requests.push(url)
      return route.abort()
    })
    await page.goto(`${host}/f/x`)
    return { page, requests }
  }

  async function whatHappened(page: Page, requests: string[]) {
    await page.evaluate(provoke)
    await page.evaluate(twoFrames)
    const trips: unknown = await page.evaluate('window.trips')
    const dangers: unknown = await page.evaluate(findDangers)
    const text = await page.innerText('body')
    await page.close()
    // What a page asks for at once comes in any order.
    return {
      trips,
      dangers,
      requests: requests.toSorted(),
      isReadable: !text.includes('could not be read'),
    }
  }

  const peace = { trips: [], dangers: [], requests: [], isReadable: true }

  it('would be noticed', async () => {
    const { page, requests } = await openPage(
      '<div class="pg"><img src=y onerror=alert(1)><a href="javascript:x">a</a><iframe src="https://evil.test"></iframe></div>',
    )
    await page.waitForFunction('window.trips.length > 0')
    expect(await whatHappened(page, requests)).toEqual({
      trips: expect.arrayContaining(['alert']) as unknown,
      dangers: ['onerror', 'href javascript:x', 'iframe'],
      requests: ['https://evil.test/', `${host}/f/y`],
      isReadable: true,
    })
  })

  it('runs nothing and asks nobody when the server draws it', async () => {
    for (const written of pages) {
      const html = renderPageHtml({ page: parsePage(written), context: context('public'), head })
      // oxlint-disable-next-line no-await-in-loop -- one page at a time is enough for one browser.
      const { page, requests } = await openPage(html)
      // oxlint-disable-next-line no-await-in-loop
      expect(await whatHappened(page, requests)).toEqual(peace)
    }
    expect(pages.length).toBeGreaterThan(5)
  }, 120_000)

  it('runs nothing and asks nobody when the browser draws it', async () => {
    for (const written of pages) {
      // oxlint-disable-next-line no-await-in-loop
      const { page, requests } = await openPage('<!doctype html><body></body>')
      // oxlint-disable-next-line no-await-in-loop
      await page.addScriptTag({ content: harness })
      // oxlint-disable-next-line no-await-in-loop
      await callHarness(page, 'draw', { page: written, context: context('preview') })
      // oxlint-disable-next-line no-await-in-loop
      expect(await whatHappened(page, requests)).toEqual(peace)
    }
  }, 120_000)
})
