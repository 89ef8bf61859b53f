import { readFile } from 'node:fs/promises'

import type { Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { sizes } from '../support/browser.ts'
import { expectFits } from '../support/fits.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner } from '../support/people.ts'
import { payWith } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const adNamed = (owner: Page, name: string) => owner.getByRole('article', { name, exact: true })

async function openAds(owner: Page, funnel: Funnel): Promise<void> {
  await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
  await adNamed(owner, 'Facebook Ad 1').waitFor()
}

async function choose(owner: Page, ad: string, entry: string): Promise<void> {
  await owner.getByRole('button', { name: `More for ${ad}`, exact: true }).click()
  await owner.getByRole('menuitem', { name: entry }).click()
}

async function choosePicture(owner: Page, ad: string, way: string): Promise<void> {
  await owner.getByRole('button', { name: `Picture of ${ad}`, exact: true }).click()
  await owner.getByRole('menuitem', { name: way }).click()
}

async function adsOf(owner: Page, funnel: Funnel) {
  const answer = await owner.request.get(`${stage.url}/api/funnels/${funnel.id}`)
  return ((await answer.json()) as Funnel).generated_content.ad_copy
}

describe('the ads of an adventure', () => {
  it('are edited beside how they will look, and told what the platform would refuse', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openAds(owner, funnel)
    await owner.getByText('Exported, these become one ad').waitFor()
    await expectFits(owner)

    await owner.getByRole('button', { name: 'Edit Google Ad 1', exact: true }).click()
    const form = owner.getByRole('form', { name: 'Google Ad 1' })
    const save = form.getByRole('button', { name: 'Save' })
    expect(await save.isDisabled()).toBe(true)
    await form.getByLabel('Headline').fill('')
    await form.getByText('Headline is required').waitFor()
    await form.getByLabel('Description').fill(' ')
    await form.getByText('Body text is required').waitFor()
    await form.getByLabel('Headline').fill('Raft the Canyon!')
    await form.getByText('Google refuses exclamation marks in headlines.').waitFor()
    await form.getByText('16 of 30 characters').waitFor()
    await expectFits(owner)
    await form.getByLabel('Headline').fill('Raft the Canyon')
    await form.getByLabel('Description').fill('Half a day on the river with a guide.')
    await form.getByRole('figure', { name: 'Preview' }).getByText('Raft the Canyon').waitFor()
    await save.click()
    await owner.getByText('Ad updated successfully!').waitFor()
    const edit = owner.getByRole('button', { name: 'Edit Google Ad 1', exact: true })
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)
    await edit.press('Enter')
    await form.getByLabel('Headline').fill('Dropped')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await owner.getByText('Your changes to the ad were dropped').waitFor()
    await owner.getByRole('button', { name: 'Undo' }).click()
    expect(await form.getByLabel('Headline').inputValue()).toBe('Dropped')
    await form.getByRole('button', { name: 'Cancel' }).click()
    // Whoever types anew has no use for the way back, which would lose it.
    const undo = owner.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await edit.press('Enter')
    await form.getByLabel('Headline').fill('Typed anew')
    await expect.poll(() => undo.count()).toBe(0)
    // Other ads stay usable; editing one prompts about unsaved changes.
    await owner.getByRole('button', { name: 'Edit Facebook Ad 1', exact: true }).click()
    const question = owner.getByRole('dialog', { name: 'Discard changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await form.getByLabel('Headline').inputValue()).toBe('Typed anew')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await owner.reload()
    await adNamed(owner, 'Google Ad 1').getByText('Half a day on the river').waitFor()
  })

  it('keep what was typed over a reload, and are added, copied, moved, deleted and brought back', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openAds(owner, funnel)
    const before = (await adsOf(owner, funnel)).facebook_ads

    await owner.getByRole('button', { name: 'Add Facebook ad' }).click()
    const form = owner.getByRole('form', { name: 'New Facebook ad' })
    await form.getByLabel('Headline').fill('A day with us')
    await form.getByLabel('Text', { exact: true }).fill('Book your seat on the raft.')
    await owner.reload()
    expect(await form.getByLabel('Headline').inputValue()).toBe('A day with us')
    await form.getByRole('button', { name: 'Save' }).click()
    await owner.getByText('Ad added').waitFor()
    const added = `Facebook Ad ${before.length + 1}`
    await adNamed(owner, added).getByText('A day with us').first().waitFor()

    await choose(owner, added, 'Duplicate')
    await adNamed(owner, `Facebook Ad ${before.length + 2}`).waitFor()
    await choose(owner, added, 'Move earlier')
    await owner.getByText('Order saved').waitFor()
    await adNamed(owner, `Facebook Ad ${before.length}`)
      .getByText('A day with us')
      .first()
      .waitFor()

    await choose(owner, 'Facebook Ad 1', 'Delete')
    await owner.getByText('Ad deleted successfully').waitFor()
    expect((await adsOf(owner, funnel)).facebook_ads).toHaveLength(before.length + 1)
    await owner.getByRole('button', { name: 'Undo' }).click()
    await owner.getByText('The ad is back').waitFor()
    const after = (await adsOf(owner, funnel)).facebook_ads
    expect(after).toHaveLength(before.length + 2)
    expect(after[0]).toEqual(before[0])
  })

  it('are exported as a file and copied without a network', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openAds(owner, funnel)
    const copy = owner.getByRole('button', { name: 'Copy Facebook Ad 1', exact: true })
    const message = owner.getByText('Ad copy copied to clipboard!')
    // Once the first message appears, the code that shows messages has loaded and works offline.
    await copy.click()
    await message.waitFor()
    await message.waitFor({ state: 'hidden' })
    await owner.context().setOffline(true)
    await copy.click()
    await message.waitFor()
    const downloading = owner.waitForEvent('download')
    await owner.getByRole('button', { name: 'Export Ads' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${funnel.slug}-ads.json`)
    await owner.context().setOffline(false)
    const rows = JSON.parse(await readFile(await download.path(), 'utf8')) as object[]
    const { facebook_ads, google_ads } = await adsOf(owner, funnel)
    expect(rows).toHaveLength(facebook_ads.length + google_ads.length)
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'platform',
      'headline',
      'body',
      'imageUrl',
      'createdAt',
    ])
    await owner.getByText('Ads exported successfully!').waitFor()
  })

  it('get pictures out of words, by the paid plans, all of them at once', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openAds(owner, funnel)
    await owner.getByRole('button', { name: 'Generate All Images' }).click()
    const upgrade = owner.getByRole('dialog', { name: 'Unlock AI Image Generation' })
    await upgrade
      .getByText('Upgrade to Explorer or Expedition Leader plan to generate images')
      .waitFor()
    await upgrade.getByText('pictures are illustrations by the built-in illustrator').waitFor()
    await upgrade.getByRole('button', { name: 'Maybe Later' }).click()
    await choosePicture(owner, 'Facebook Ad 1', 'Describe a picture (with Explorer)')
    await upgrade.getByRole('link', { name: 'Choose Explorer' }).click()
    await owner.getByRole('radio', { name: 'Subscribe today' }).check()
    await owner.getByRole('button', { name: 'Complete Payment' }).click()
    await payWith(owner, 'Works')
    await owner.getByText('Welcome to your new adventure plan!').waitFor()
    await expectFits(owner)
    // It goes on where the plan was chosen.
    await adNamed(owner, 'Facebook Ad 1').waitFor()
    await choosePicture(owner, 'Facebook Ad 1', 'Describe a picture')
    const dialog = owner.getByRole('dialog', { name: 'Picture of Facebook Ad 1' })
    const prompt = dialog.getByLabel('Image prompt')
    await prompt.fill(' ')
    await dialog.getByRole('button', { name: 'Generate image' }).click()
    await dialog.getByText('Please enter an image prompt').waitFor()
    await prompt.fill('Two hikers on a ridge at dawn')
    await dialog.getByRole('button', { name: 'Generate image' }).click()
    await owner.getByText('Image added to your ad!').waitFor()
    await dialog.getByText(/^Drawn: Two hikers .* at dawn/).waitFor()
    await expectFits(owner)
    const downloading = owner.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download image' }).click()
    expect((await downloading).suggestedFilename()).toBe('facebook-ad.jpg')
    await owner.getByText('Image download started!').waitFor()
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
    expect((await adsOf(owner, funnel)).facebook_ads[0]?.imagePrompt).toBe(
      'Two hikers on a ridge at dawn',
    )

    // A failed ad in a round shows the reason.
    const failed = (await adsOf(owner, funnel)).facebook_ads[1]
    if (failed === undefined) throw new Error('An adventure with one ad')
    const failure = { code: 'image-rate-limit', message: 'Rate limit exceeded.', prompt: 'A raft' }
    const ads = [{ id: failed.id, state: 'failed', failure }]
    await owner.route('**/picture-round', (route) =>
      route.fulfill({
        json: { round: { id: funnel.id, funnel_id: funnel.id, state: 'finished', ads } },
      }),
    )
    await openAds(owner, funnel)
    await adNamed(owner, 'Facebook Ad 2').getByText('Rate limit exceeded.').waitFor()
    await expectFits(owner)
    await owner.unroute('**/picture-round')
    await openAds(owner, funnel)

    // The server continues while the owner is on another screen and reports when it has finished.
    await owner.getByRole('button', { name: 'Generate All Images' }).click()
    await owner.getByText(/^\d of \d images$/).waitFor()
    await expectFits(owner)
    await owner.getByRole('link', { name: 'Dashboard' }).first().click()
    await owner.getByText(/: \d images added\.$/).waitFor()
    await openAds(owner, funnel)
    const { facebook_ads, google_ads } = await adsOf(owner, funnel)
    const pictures = [...facebook_ads, ...google_ads].map(({ imageUrl }) => imageUrl)
    expect(new Set(pictures).size).toBe(facebook_ads.length + google_ads.length)
    await owner.getByRole('button', { name: 'Generate All Images' }).click()
    await owner.getByText('All ads already have images').waitFor()
  })

  it('fit a phone, and are worked on with a thumb', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url, {
      viewport: sizes.phone,
      hasTouch: true,
    })
    const funnel = await createDraft(owner, stage.url, rafting)
    await openAds(owner, funnel)
    await owner.getByText('Instagram').tap()
    await expectFits(owner)
    await owner.getByRole('button', { name: 'Edit Facebook Ad 2', exact: true }).tap()
    await owner
      .getByRole('form', { name: 'Facebook Ad 2' })
      .getByLabel('Headline')
      .fill('On the river')
    await expectFits(owner)
    await owner.getByRole('button', { name: 'Save' }).tap()
    await owner.getByText('Ad updated successfully!').waitFor()
  })
})
