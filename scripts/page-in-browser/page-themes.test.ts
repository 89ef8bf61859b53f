import { parsePage, type PageDocument } from '@wildpath/page/document'
import { pageThemes } from '@wildpath/page/themes'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../../e2e/support/axe.ts'
import { launchBrowser, newVisitor } from '../../e2e/support/browser.ts'
import { fullPage } from './full-page.ts'

/** A page of every kind at five widths takes a busy machine a while. */
const patience = { timeout: 60_000 }

const widths = [320, 390, 768, 1280, 1920]

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newVisitor(browser)
})
afterAll(() => browser.close())

async function show(document: PageDocument, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.setContent(
    renderPageHtml({
      page: document,
      context: {
        mode: 'public',
        form: { ...emptyForm, action: '/f/themes' },
        badge: { product: 'Wildpath', url: 'https://example.test' },
        year: 2031,
      },
      head: {
        title: 'Everything',
        description: 'Everything',
        canonicalUrl: 'https://example.test/',
        siteName: 'Big Bend',
      },
    }),
  )
}

/** Elements that reach beyond the window, and so would make it scroll sideways. */
function sticksOut(): Promise<string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.querySelectorAll('.pg *')]
          .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
          .map((one) => `${one.tagName} ${one.className}`.slice(0, 60)),
  )
}

describe.each(pageThemes)('a page with every section in %s', patience, (theme) => {
  it('never scrolls sideways, and shows no picture of its first screen higher than 500 px', async () => {
    await show(fullPage(theme), 1280)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sticksOut(), `${width} px`).toEqual([])
      const picture = await page.locator('.pg-hero-picture').boundingBox()
      expect(picture?.height, `${width} px`).toBeLessThanOrEqual(500)
    }
  })

  it('has no accessibility violations, also under harsh colours', async () => {
    await show(fullPage(theme), 1280)
    expect(await page.title()).toBe('Everything')
    await expectNoAxeViolations(page)
    const palette = { primary: '#ffff00', secondary: '#ffffff' }
    await show(fullPage(theme, { style: { theme, palette } }), 390)
    await expectNoAxeViolations(page)
    const look = { corners: 'round', spacing: 'compact', buttons: 'outline' } as const
    await show(fullPage(theme, { style: { theme, palette, ...look } }), 390)
    await expectNoAxeViolations(page)
  })
})

describe('a page in the dark', patience, () => {
  it.each(['lodge', 'summit'] as const)('has no accessibility violations in %s', async (theme) => {
    await show(fullPage(theme, { globalTheme: 'night' }), 390)
    expect(await page.locator('.pg').getAttribute('data-theme')).toBe('night')
    await expectNoAxeViolations(page)
  })
})

describe('a page in the nature theme', patience, () => {
  it('has leaves, no accessibility violations and no sideways scroll', async () => {
    await show(fullPage('trailhead', { globalTheme: 'nature' }), 390)
    expect(await page.locator('.pg-hero .pg-floating-leaf').count()).toBe(10)
    await expectNoAxeViolations(page)
    expect(await sticksOut()).toEqual([])
  })
})

describe('a page with several headers', patience, () => {
  it('has no accessibility violations', async () => {
    const full = fullPage('river')
    const [header] = full.sections
    if (header === undefined) throw new Error('a full page has a header')
    const again = ['two', 'three'].map((id) => Object.assign({}, header, { id }))
    await show({ ...full, sections: [...full.sections, ...again] }, 1280)
    expect(await page.locator('.pg-nav').count()).toBe(3)
    await expectNoAxeViolations(page)
  })
})

describe('a film that is watched elsewhere', patience, () => {
  const media = { type: 'video', src: 'https://youtu.be/abc', alt: 'Three minutes' }

  it.each(pageThemes)('can be pressed on the first screen of %s', async (theme) => {
    const film = parsePage({
      style: { theme },
      sections: [{ id: 'top', type: 'hero', content: { title: 'See it move', media } }],
    })
    for (const width of [390, 1280]) {
      await show(film, width)
      const words = page.getByText('Watch the video')
      await words.scrollIntoViewIfNeeded()
      const pressed = await words.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.href
      })
      expect(pressed).toBe(media.src)
    }
  })
})

describe('a form in steps', patience, () => {
  const progress = () => page.locator('.pg-progress').textContent()

  it('asks one step at a time, refuses an empty one and keeps what was answered', async () => {
    await show(fullPage('river'), 390)
    expect(await progress()).toBe('Step 1 of 2')
    expect(await page.getByLabel('Name', { exact: true }).isVisible()).toBe(false)

    await page.getByRole('button', { name: 'Next' }).click()
    expect(await progress()).toBe('Step 1 of 2')

    await page.getByLabel('Preferred date').fill('2031-06-01')
    await page.getByLabel('Group size').fill('4')
    await page.getByLabel('Trip', { exact: true }).selectOption('Full day')
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await progress()).toBe('Step 2 of 2')
    expect(
      await page.locator('.pg-progress').evaluate((one) => one === document.activeElement),
    ).toBe(true)

    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByLabel('Group size').inputValue()).toBe('4')
    await page.getByLabel('Group size').press('Enter')
    await page.getByLabel('Name', { exact: true }).fill('Ana')
    await page.getByLabel('Email').fill('ana@example.test')
    await page.getByLabel('You may write to me about my trip.').check()
    const answers = await page.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector('form.pg-form') as HTMLFormElement)),
    )
    expect(answers).toMatchObject({ 'Group size': '4', 'Trip': 'Full day', 'Name': 'Ana' })
    expect(await page.getByRole('button', { name: 'Save our seats' }).isVisible()).toBe(true)
  })
})
