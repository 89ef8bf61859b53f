import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { chooseAction } from '../support/choose-action.ts'
import { rafting } from '../support/owner.ts'
import {
  createDraft,
  createPublished,
  newOwner,
  newStranger,
  sendLeadForm,
} from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const downloads = mkdtempSync(join(tmpdir(), 'wildpath-export-'))

afterAll(() => {
  rmSync(downloads, { recursive: true, force: true })
})

async function openExport(owner: Page, funnelId: string) {
  await owner.goto(`${stage.url}/funnel/${funnelId}`)
  await chooseAction(owner, 'Export')
  return owner.getByRole('dialog', { name: 'Export' })
}

describe('a page taken along as a file', () => {
  it('looks like the published one without a network, and its form brings the lead home', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const dialog = await openExport(owner, funnel.id)
    await dialog.getByText('Watermarked on Base Camp').waitFor()
    const downloading = owner.waitForEvent('download')
    const told = owner.getByText('HTML exported successfully!').waitFor()
    await dialog.getByRole('button', { name: 'Download HTML File' }).click()
    // It is told for two seconds, in which a slow machine may still be at the file.
    const [download] = await Promise.all([downloading, told])
    expect(download.suggestedFilename()).toBe('blue-canyon-rafting-funnel-funnel.html')
    const file = join(downloads, download.suggestedFilename())
    await download.saveAs(file)

    const visitor = await newStranger(stage.browser, { viewport: sizes.phone })
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url()))
    await visitor.context().setOffline(true)
    const address = pathToFileURL(file).href
    const exported = await looksOf(visitor, address)
    const { headline, benefits } = funnel.generated_content.landing_page
    await visitor.getByRole('heading', { name: headline }).waitFor()
    for (const benefit of benefits) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await visitor.getByText(benefit).count()).toBeGreaterThan(0)
    }
    expect(await visitor.getByText('Made with Wildpath').count()).toBe(1)
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([address])
    await expectNoAxeViolations(visitor)

    await visitor.context().setOffline(false)
    const published = `${stage.url}/f/${funnel.slug}`
    expect(await looksOf(visitor, published)).toEqual(exported)

    await visitor.goto(address)
    for (const label of funnel.generated_content.landing_page.form_fields) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await visitor.getByLabel(label, { exact: true }).count()).toBe(1)
    }
    await sendLeadForm(visitor, { name: 'Marta Lind', email: 'marta@example.com' })
    await visitor.waitForURL(`${published}/thank-you**`)
    await visitor.getByText('Next Steps:').waitFor()
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=leads`)
    await owner.getByRole('heading', { name: 'Marta Lind' }).waitFor()
    const leads = await owner.request.get(`${stage.url}/api/leads?funnel_id=${funnel.id}`)
    expect(await leads.json()).toMatchObject({
      total: 1,
      leads: [{ email: 'marta@example.com' }],
    })
  })

  it('says what to do when it cannot be made, and where the watermark is lost', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    const dialog = await openExport(owner, funnel.id)
    await dialog.getByText(/This adventure is private/).waitFor()
    await owner.route('**/export', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Download HTML File' }).click()
    await dialog.getByText('The file was not made').waitFor()
    await expectNoAxeViolations(owner)
    await owner.unroute('**/export')
    const downloading = owner.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download HTML File' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.html$/)

    await chooseAction(owner, 'Export')
    await dialog.getByRole('button', { name: 'Remove the watermark' }).click()
    const offer = owner.getByRole('dialog', { name: 'Unlock Exports Without Watermark' })
    await offer.waitFor()
    await owner.keyboard.press('Escape')
    await offer.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})

/** Runs in the browser: a size may ask for further fonts once it is laid out. */
async function heightWithFonts(): Promise<number> {
  void document.documentElement.scrollHeight
  await document.fonts.ready
  return document.documentElement.scrollHeight
}

/** The headline, and the height at every size once the fonts are there. Ends on a phone. */
async function looksOf(page: Page, address: string) {
  await page.goto(address)
  const heights: number[] = []
  for (const size of [sizes.desk, sizes.phone]) {
    // oxlint-disable-next-line no-await-in-loop -- one size after the other
    await page.setViewportSize(size)
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForFunction((width) => window.innerWidth === width, size.width)
    // oxlint-disable-next-line no-await-in-loop
    heights.push(await page.evaluate(heightWithFonts))
  }
  return { headline: await page.getByRole('heading', { level: 1 }).innerText(), heights }
}
