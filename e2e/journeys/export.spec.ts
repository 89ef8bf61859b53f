import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { launchBrowser, sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import {
  createDraft,
  createPublished,
  newOwner,
  newStranger,
  sendLeadForm,
} from '../support/people.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let browser: Browser
const downloads = mkdtempSync(join(tmpdir(), 'wildpath-export-'))

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(downloads, { recursive: true, force: true })
})

async function openExport(owner: Page, funnelId: string) {
  await owner.goto(`${product.url}/funnel/${funnelId}`)
  await owner.getByRole('button', { name: 'Export' }).click()
  return owner.getByRole('dialog', { name: 'Export' })
}

describe('a page taken along as a file', () => {
  it('opens from the disk without a network and its form brings the lead home', async () => {
    const owner = await newOwner(browser, product.url)
    const funnel = await createPublished(owner, product.url, rafting)
    const dialog = await openExport(owner, funnel.id)
    await dialog.getByText('Watermarked on Base Camp').waitFor()
    const downloading = owner.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download HTML File' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('blue-canyon-rafting-funnel.html')
    const file = join(downloads, download.suggestedFilename())
    await download.saveAs(file)
    await owner.getByText('HTML exported successfully!').waitFor()

    const visitor = await newStranger(browser, { viewport: sizes.phone })
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url()))
    await visitor.context().setOffline(true)
    await visitor.goto(pathToFileURL(file).href)
    const { headline, benefits } = funnel.generated_content.landing_page
    await visitor.getByRole('heading', { name: headline }).waitFor()
    for (const benefit of benefits) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await visitor.getByText(benefit).count()).toBeGreaterThan(0)
    }
    expect(await visitor.getByText('Made with Wildpath').count()).toBe(1)
    expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([])
    await expectNoAxeViolations(visitor)

    await visitor.context().setOffline(false)
    await sendLeadForm(visitor, { name: 'Marta Lind', email: 'marta@example.com' })
    await visitor.getByText('Next Steps:').waitFor()
    await owner.goto(`${product.url}/funnel/${funnel.id}?tab=leads`)
    await owner.getByText('marta@example.com').first().waitFor()
  })

  it('says what to do when it cannot be made, and where the watermark is lost', async () => {
    const owner = await newOwner(browser, product.url)
    const funnel = await createDraft(owner, product.url, rafting)
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

    await owner.getByRole('button', { name: 'Export' }).click()
    await dialog.getByRole('button', { name: 'Remove the watermark' }).click()
    const offer = owner.getByRole('dialog', { name: 'Unlock Exports Without Watermark' })
    await offer.waitFor()
    await owner.keyboard.press('Escape')
    await offer.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})
