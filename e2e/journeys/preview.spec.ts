import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { hostileSections, setTripwire } from '../support/hostile-page.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, createPublished, newOwner } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const hero = { id: 'top', type: 'hero', content: { title: 'Ride the canyon' } }
const strange = { id: 'x', type: 'zzz', content: {} }

function previewUrl(data?: unknown): string {
  const query = data === undefined ? '' : `?data=${encodeURIComponent(JSON.stringify(data))}`
  return `${stage.url}/preview${query}`
}

/** Somebody who came across the link and is not signed in. */
async function openPreview(url: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await newVisitor(stage.browser, options)
  await page.goto(url)
  await page.getByRole('heading', { name: 'Preview Mode' }).waitFor()
  return page
}

/** The screen itself and what it is made of; whatever else is asked for would be a call. */
const isOwnFile = (path: string) => /^\/(preview$|theme\.js$|assets\/|page-fonts\/)/.test(path)

const shown = (page: Page) => page.locator('iframe').contentFrame()

describe('the preview', () => {
  it('shows sections, without a session and without asking the server', async () => {
    const page = await newVisitor(stage.browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(previewUrl({ title: 'Rafting', sections: [hero, strange] }))
    await shown(page).getByRole('heading', { name: 'Ride the canyon' }).waitFor()
    await shown(page).getByText('Unknown section type: zzz').waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(asked.filter((path) => !isOwnFile(path))).toEqual([])
  })

  it('has the widths of three devices', async () => {
    const page = await openPreview(previewUrl([hero]))
    const widthOf = () =>
      shown(page)
        .locator('body')
        .evaluate(() => window.innerWidth)
    await shown(page).getByText('Ride the canyon').waitFor()
    await expect.poll(widthOf).toBe(1280)
    await page.getByText('Tablet').click()
    await expect.poll(widthOf).toBe(768)
    await page.getByText('Mobile').click()
    await expect.poll(widthOf).toBe(375)
  })

  it('says what is wrong with what it cannot show', async () => {
    const page = await newVisitor(stage.browser)
    for (const [rest, title] of [
      // A tab that was never opened from a builder.
      ['#6f0c', 'No page data provided'],
      ['?data=%7B', 'Error Loading Preview'],
      // A mangled address.
      ['?data=%7B%', 'Error Loading Preview'],
      ['?data=null', 'No page data available'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.goto('about:blank')
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(`${previewUrl()}${rest}`)
      // oxlint-disable-next-line no-await-in-loop
      await page.getByRole('heading', { name: title }).waitFor()
      // oxlint-disable-next-line no-await-in-loop
      expect(await page.locator('iframe').count()).toBe(0)
      // oxlint-disable-next-line no-await-in-loop
      await expectNoAxeViolations(page)
    }
    await page.goto(`${previewUrl()}?data=%7B`)
    await page.getByText(/^The page data is not valid JSON: .*position 1/).waitFor()
  })

  it('takes an address of ten thousand characters', async () => {
    const long = { ...hero, content: { title: 'Ride the canyon', body: 'x'.repeat(10_000) } }
    const page = await openPreview(previewUrl([long]))
    await shown(page).getByText('Ride the canyon').waitFor()
    expect(page.url().length).toBeGreaterThan(10_000)
  })

  it('goes back to where one came from', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(`${stage.url}/pricing`)
    await page.goto(previewUrl([hero]))
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => page.url()).toBe(`${stage.url}/pricing`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('is accessible to everyone, and fits every width', async () => {
    expect.hasAssertions()
    const page = await newVisitor(stage.browser)
    await page.goto(previewUrl([hero, { ...hero, type: 'custom' }]))
    await shown(page).getByText('Ride the canyon').first().waitFor()
    await expectNoAxeViolations(page)
    for (const viewport of [sizes.desk, { width: 768, height: 1024 }, sizes.phone]) {
      // oxlint-disable-next-line no-await-in-loop -- one width after the other
      await page.setViewportSize(viewport)
      // oxlint-disable-next-line no-await-in-loop
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overhang, `at ${viewport.width}`).toBe(0)
    }
  })
})

describe('the console', () => {
  it('stays empty, whatever is opened', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    const said: string[] = []
    owner.on('console', (message) => said.push(`${owner.url()}: ${message.text()}`))
    owner.on('pageerror', (error) => said.push(`${owner.url()}: ${error.message}`))
    // Of what a policy refuses, Firefox writes a line; here it is an event.
    await owner.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(blockedURI)),
    )
    for (const path of ['/pricing', '/dashboard', `/funnel/${funnel.id}/page-builder`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.goto(stage.url + path)
      // oxlint-disable-next-line no-await-in-loop
      await owner.getByRole('heading', { level: 1 }).waitFor()
    }
    await owner.goto(previewUrl([hero]))
    await shown(owner).getByText('Ride the canyon').waitFor()
    expect(said).toEqual([])
  })
})

describe('a design that an owner works on', () => {
  it('opens in a tab of its own, however large, and becomes the landing page', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const story = {
      id: 'story',
      type: 'text',
      content: { title: 'Us', body: 'A day. '.repeat(9000) },
    }
    const saved = await owner.request.patch(`${stage.url}/api/funnels/${funnel.id}/page`, {
      data: {
        pageBuilderData: { title: 'Mine', sections: [hero, story] },
        baseRevision: funnel.revision,
      },
    })
    expect(saved.status()).toBe(200)
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByText('Page Builder Design Ready').waitFor()
    await shown(owner).getByText('Ride the canyon').waitFor()
    await expectNoAxeViolations(owner)

    const opening = owner.waitForEvent('popup')
    await owner.getByRole('button', { name: 'Preview', exact: true }).click()
    const tab = await opening
    await shown(tab).getByText('Ride the canyon').waitFor()
    expect(await owner.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
      expect.stringContaining('preview'),
    )
    await tab.reload()
    await shown(tab).getByText('Ride the canyon').waitFor()
    // The tab may be gone before the click is acknowledged, so only its closing is judged.
    const closing = tab.waitForEvent('close')
    await Promise.allSettled([tab.getByRole('button', { name: 'Back' }).click()])
    await closing

    await owner.getByRole('button', { name: 'Set as Main' }).click()
    const question = owner.getByRole('dialog')
    await question
      .getByText(
        'This will replace your current landing page with your page builder design. Your current landing page will be backed up. Continue?',
      )
      .waitFor()
    await question.getByText('Hero “Ride the canyon”: added').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await owner.getByText('Page Builder Design Ready').waitFor()
    await owner.getByRole('button', { name: 'Set as Main' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Set as Main' }).click()
    await owner.getByText('Page builder design is now your main website! 🎉').waitFor()
    await owner.getByText('Page Builder Active').waitFor()
    await shown(owner).getByText('Ride the canyon').waitFor()
    // What the design lacks, the public page adds: a form.
    await shown(owner).getByText('Ready to Get Started?').waitFor({ state: 'attached' })
    await expectNoAxeViolations(owner)
    await owner.getByRole('link', { name: 'View Live Site' }).waitFor()
  })

  it('says so when there is nothing in it', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.request.patch(`${stage.url}/api/funnels/${funnel.id}/page`, {
      data: { pageBuilderData: { sections: [] }, baseRevision: funnel.revision },
    })
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByText('Using Legacy Design').waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'Activate Design' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Activate Design' }).click()
    await owner.getByText('No page builder content found to set as main').waitFor()
    expect(await owner.getByText('Using Legacy Design').isVisible()).toBe(true)
  })
})

describe('a page made to do harm', () => {
  it('runs nothing, leads nowhere and sends nothing', async () => {
    const page = await newVisitor(stage.browser)
    const tripwire = await setTripwire(page)
    await page.goto(previewUrl(hostileSections))
    await shown(page).getByText('The end of the page').waitFor()
    // Opens what unfolds and presses what can be pressed, as a curious person would.
    const pressable = await shown(page).locator('a, button, summary, [onclick], span').all()
    expect(pressable.length).toBeGreaterThan(3)
    for (const element of pressable) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await element.dispatchEvent('click')
    }
    // What would run when a picture fails has run then; the network of a whole app is never surely silent.
    const pictures = shown(page).locator('img')
    await expect
      .poll(() =>
        pictures.evaluateAll((images: HTMLImageElement[]) =>
          images.every(({ complete }) => complete),
        ),
      )
      .toBe(true)
    expect(await tripwire.alarms()).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/preview')
    // The wire is tight: a script that did run would have been heard.
    await page.evaluate("window.trip('a test')")
    expect(await tripwire.alarms()).toEqual(['script ran: a test'])
  })
})
