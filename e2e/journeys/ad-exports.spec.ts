import { readFile } from 'node:fs/promises'

import type { Analytics, Funnel, MediaAsset } from '@wildpath/contract'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { sizes } from '../support/browser.ts'
import { drawPhoto } from '../support/draw-photo.ts'
import { expectFits } from '../support/fits.ts'
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
/** Where the pictures of ads are shown, with the pixels that each place asks for. */
const places = [
  { placement: 'facebook', width: 1200, height: 628 },
  { placement: 'linkedin', width: 1200, height: 628 },
  { placement: 'instagram', width: 1080, height: 1080 },
  { placement: 'twitter', width: 1600, height: 900 },
]
const byteOrderMark = new Uint8Array([0xef, 0xbb, 0xbf])

async function openAds(owner: Page, funnel: Funnel): Promise<void> {
  await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
  await owner.getByRole('article', { name: 'Facebook Ad 1', exact: true }).waitFor()
}

async function choose(owner: Page, entry: string): Promise<void> {
  await owner.getByRole('button', { name: 'Export for upload' }).click()
  await owner.getByRole('menuitem', { name: entry }).click()
}

/** What the dialog names the file, and its bytes. */
async function download(owner: Page, entry: string) {
  await choose(owner, entry)
  const dialog = owner.getByRole('dialog', { name: entry })
  // Tests are served on a local address, so there is always something to say.
  await dialog.getByText('which people outside cannot open').waitFor()
  const downloading = owner.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  await owner.getByText('Ads exported successfully!').first().waitFor()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Puts a photo of the owner's library on the first Facebook ad. */
async function putPhotoOnAd(owner: Page, funnel: Funnel): Promise<void> {
  const { buffer, mimeType, name } = drawPhoto('camp.png', { width: 2000, height: 1400 })
  const uploaded = await owner.request.post(`${stage.url}/api/designs?fileName=${name}`, {
    data: buffer,
    headers: { 'content-type': mimeType },
  })
  const { url } = (await uploaded.json()) as MediaAsset
  const { ad_copy } = funnel.generated_content
  const facebook_ads = ad_copy.facebook_ads.map((ad, index) =>
    index === 0 ? { ...ad, imageUrl: url } : ad,
  )
  const saved = await owner.request.patch(`${stage.url}/api/funnels/${funnel.id}`, {
    data: {
      generated_content: { ad_copy: { ...ad_copy, facebook_ads } },
      baseRevision: funnel.revision,
    },
  })
  expect(saved.status()).toBe(200)
}

describe('ads that are taken to the platforms', () => {
  it('come as a ZIP with texts, tagged addresses and pictures in the size of every place', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    await putPhotoOnAd(owner, funnel)
    await openAds(owner, funnel)
    const { name, bytes } = await download(owner, 'Everything as a ZIP')
    expect(name).toBe(`${funnel.slug}-ads.zip`)
    const files = unzipSync(bytes)
    const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())
    for (const { placement, width, height } of places) {
      const path = `pictures/${placement}/facebook-ad-1-${placement}-${width}x${height}.jpg`
      // oxlint-disable-next-line no-await-in-loop
      expect(await sharp(files[path]).metadata()).toMatchObject({ format: 'jpeg', width, height })
    }
    const { facebook_ads, google_ads } = funnel.generated_content.ad_copy
    const listed = JSON.parse(textOf('ads.json')) as { imageUrl: string | null }[]
    expect(listed[0]?.imageUrl).toMatch(new RegExp(`^${stage.url}/media/.+\\.webp$`))
    expect(listed).toHaveLength(facebook_ads.length + google_ads.length)
    const [header = '', ...ads] = textOf('meta-ads.csv').trimEnd().split('\r\n')
    expect(files['meta-ads.csv']?.subarray(0, 3)).toEqual(byteOrderMark)
    expect(header).toContain('Campaign Name,Campaign Status,Campaign Objective')
    expect(ads).toHaveLength(facebook_ads.length)
    expect(ads[0]).toContain(
      `utm_source=facebook&utm_medium=paid_social&utm_campaign=${name.slice(0, -8)}`,
    )
    expect(ads[0]).toContain('facebook-ad-1-facebook-1200x628.jpg')
    expect(textOf('README.txt')).toContain('Nothing in here spends money')

    const downloading = owner.waitForEvent('download')
    await owner.getByRole('button', { name: 'Export Ads' }).click()
    const saved = await readFile(await (await downloading).path(), 'utf8')
    expect(saved).toBe(textOf('ads.json'))
  })

  it('come as CSV files that the importers of both platforms read', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    await openAds(owner, funnel)
    const google = await download(owner, 'CSV for Google Ads Editor')
    expect(google.name).toBe(`${funnel.slug}-google-ads-editor.csv`)
    const lines = google.bytes.toString('utf8').trim().split('\r\n')
    expect(new Uint8Array(google.bytes.subarray(0, 3))).toEqual(byteOrderMark)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('Headline 15,Description 1')
    expect(lines[3]).toContain('Responsive search ad')
    expect(lines[3]).toContain('utm_source=google&utm_medium=cpc')
    const meta = await download(owner, 'CSV for Meta Ads Manager')
    expect(meta.bytes.toString('utf8')).toContain('Outcome Traffic')
  })

  it('have links by which the numbers tell what each ad brought', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    await openAds(owner, funnel)
    const { bytes } = await download(owner, 'CSV for Meta Ads Manager')
    const tags = /utm_source=facebook[^,]+/.exec(bytes.toString('utf8'))?.[0] ?? ''
    const visitor = await newStranger(stage.browser)
    await visitor.goto(`${stage.url}/f/${funnel.slug}?${tags}`)
    await sendLeadForm(visitor, { name: 'Marta Lind', email: 'marta@example.com' })
    await visitor.waitForURL(/thank-you/)
    const unpaid = await newStranger(stage.browser)
    await unpaid.goto(`${stage.url}/f/${funnel.slug}?utm_source=facebook`)

    // Views are written every half second.
    await expect
      .poll(async () => {
        const answer = await owner.request.get(`${stage.url}/api/numbers?funnel_id=${funnel.id}`)
        return ((await answer.json()) as Analytics).totals
      })
      .toMatchObject({ views: 2, leads: 1 })
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByRole('button', { name: 'Numbers of the last 30 days' }).click()
    const sources = owner.getByRole('table', { name: 'Sources of the last 30 days' })
    await sources.getByRole('row', { name: 'Facebook (ads) 1 1', exact: true }).waitFor()
    await sources.getByRole('row', { name: 'Facebook 1 0', exact: true }).waitFor()
    const ads = owner.getByRole('table', { name: 'Ads of the last 30 days' })
    await ads.getByRole('row', { name: /^Facebook Ad 1 .* 1 1$/ }).waitFor()
    await expectFits(owner)
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=leads`)
    await owner.getByText('from Facebook (ads)').first().waitFor()
  })

  it('say before the download what stands in the way', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openAds(owner, funnel)
    await choose(owner, 'CSV for Meta Ads Manager')
    const meta = owner.getByRole('dialog', { name: 'CSV for Meta Ads Manager' })
    await meta.getByText('This adventure is not published').waitFor()
    await expectFits(owner)
    await meta.getByRole('button', { name: 'Cancel' }).click()
    const { ad_copy } = funnel.generated_content
    await owner.request.patch(`${stage.url}/api/funnels/${funnel.id}`, {
      data: {
        generated_content: {
          ad_copy: {
            facebook_ads: ad_copy.facebook_ads.map((ad) => ({
              ...ad,
              headline: 'Click here',
              body: 'Really?? **** F R E E trips',
            })),
            google_ads: [],
          },
        },
        baseRevision: funnel.revision,
      },
    })
    await openAds(owner, funnel)
    await choose(owner, 'CSV for Google Ads Editor')
    const google = owner.getByRole('dialog', { name: 'CSV for Google Ads Editor' })
    await google.getByText('There are no Google ads yet. Add one first.').waitFor()
    expect(await google.getByRole('button', { name: 'Download' }).count()).toBe(0)
    await expectFits(owner)
    await google.getByRole('button', { name: 'Got it' }).click()
    expect(await owner.getByText('Exported, these become one ad').count()).toBe(0)
    await choose(owner, 'CSV for Meta Ads Manager')
    await meta.getByText("Facebook Ad 1: 'Click here' fits any ad").waitFor()
    // On a phone so much has to be scrolled.
    await owner.setViewportSize(sizes.phone)
    await expectFits(owner)
    await owner.setViewportSize(sizes.desk)
    await meta.getByRole('button', { name: 'Cancel' }).click()

    await owner.route('**/ads/ads.zip', (route) => route.abort())
    await choose(owner, 'Everything as a ZIP')
    await owner.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
    await owner.getByText('Network connection failed.').first().waitFor()
  })
})
