import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchBrowser, newVisitor } from '../support/browser.ts'
import { createOwner } from '../support/owner.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
let browser: Browser
let folder: string

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  folder = mkdtempSync(join(tmpdir(), 'exported-page-'))
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true })
})

describe('an exported page, opened as a file', () => {
  it('looks like the published one without a network, and its form reaches the product', async () => {
    const owner = await createOwner(product.url)
    const { id, path, fields } = await owner.publishFunnel()
    const file = join(folder, 'page.html')
    writeFileSync(file, await owner.readText(`/api/funnels/${id}/export`))

    const page = await newVisitor(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.context().setOffline(true)
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(() => document.fonts.ready)
    const headline = await page.getByRole('heading', { level: 1 }).innerText()
    const heights = [await pageHeight(page)]
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(file).href])

    await page.context().setOffline(false)
    await page.goto(product.url + path)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(headline)
    heights.push(await pageHeight(page))
    expect(heights[0]).toBe(heights[1])

    await page.goto(pathToFileURL(file).href)
    for (const label of fields) {
      await page.getByLabel(label, { exact: true }).fill(answerTo(label))
    }
    await page.locator('form button[type=submit]').click()
    await page.waitForURL(`${product.url}${path}/thank-you**`)
    expect(await page.getByText('Next Steps:').isVisible()).toBe(true)
    const leads = JSON.parse(await owner.readText(`/api/funnels/${id}/leads`)) as { total: number }
    expect(leads.total).toBe(1)
  })
})

const pageHeight = (page: Awaited<ReturnType<typeof newVisitor>>) =>
  page.evaluate(() => document.documentElement.scrollHeight)

function answerTo(label: string): string {
  return /email/i.test(label) ? 'ana@example.org' : 'Four of us'
}
