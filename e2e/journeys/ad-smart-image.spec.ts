import type { Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { canyonSite } from '../support/canyon-site.ts'
import { expectFits } from '../support/fits.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner } from '../support/people.ts'
import { startWithWeb } from '../support/played-web.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const site = 'silvercreek.example'
const stage = setStage(
  startWithWeb({
    [site]: canyonSite,
    'private.example': { '/robots.txt': 'User-agent: *\nDisallow: /', '/': canyonSite['/'] ?? '' },
    'waiting.example': { '/robots.txt': 'never' },
  }),
)

async function openDialog(options: Parameters<typeof newOwner>[2] = {}) {
  const owner = await newOwner(stage.browser, stage.url, options)
  await buyPlan(owner, stage.url, { plan: 'explorer' })
  const funnel = await createDraft(owner, stage.url, { ...rafting, website_url: site })
  await openAds(owner, funnel)
  await chooseSmart(owner)
  return { owner, funnel, dialog: owner.getByRole('dialog', { name: 'Smart Ad Image' }) }
}

async function openAds(owner: Page, funnel: Funnel): Promise<void> {
  await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
  await owner.getByRole('article', { name: 'Facebook Ad 1', exact: true }).waitFor()
}

async function chooseSmart(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Picture of Facebook Ad 1', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Smart Ad Image' }).click()
}

async function firstAd(owner: Page, funnel: Funnel) {
  const answer = await owner.request.get(`${stage.url}/api/funnels/${funnel.id}`)
  return ((await answer.json()) as Funnel).generated_content.ad_copy.facebook_ads[0]
}

describe('Smart Ad Image', () => {
  it('reads the website, says what was found, and puts its picture on the ad when asked', async () => {
    const { owner, funnel, dialog } = await openDialog()
    const before = await firstAd(owner, funnel)
    const address = dialog.getByLabel('Website URL')
    const headline = dialog.getByLabel('Ad headline')
    expect([await address.inputValue(), await headline.inputValue()]).toEqual([
      `https://${site}`,
      before?.headline,
    ])

    const go = dialog.getByRole('button', { name: 'Analyze and generate' })
    await address.fill('')
    await headline.fill('')
    await go.click()
    await dialog.getByText('Website URL is required').waitFor()
    await dialog.getByText('Ad headline is required').waitFor()
    await dialog.getByText('Please provide both website URL and ad headline').waitFor()
    await address.fill(site)
    await headline.fill('Raft')
    await dialog.getByText('Please enter a valid URL').waitFor()
    await dialog.getByText('Headline must be at least 5 characters').waitFor()
    await expectFits(owner)

    await address.fill(`https://${site}`)
    await headline.fill('Full-day rafting with lunch')
    await owner.keyboard.press('Enter')
    await dialog.getByText('Your illustration is made.').waitFor()
    const found = dialog.getByRole('region', { name: `Found on ${site}` })
    await found.getByText('Rafting', { exact: true }).waitFor()
    await found.getByText('Full-day trip · Half-day trip').waitFor()
    await found.getByText('Teal').waitFor()
    const assumed = dialog.getByRole('region', { name: 'Assumed, as the site does not say' })
    await assumed.getByText('Target audience').waitFor()
    expect(await firstAd(owner, funnel)).toEqual(before)
    await expectFits(owner)

    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy prompt' }).click()
    await owner.getByText('Prompt copied to clipboard!').waitFor()
    const prompt = await owner.evaluate(() => navigator.clipboard.readText())
    expect(prompt).toMatch(/Full-day trip and Half-day trip[\s\S]*Facebook in the ratio 1\.91:1/)

    await dialog.getByRole('button', { name: 'Generate another' }).click()
    await dialog.getByText('Your illustration is made.').waitFor()
    await dialog.getByRole('button', { name: 'Add to ad' }).click()
    await owner.getByText('Image added to your ad!').waitFor()
    expect(await firstAd(owner, funnel)).toMatchObject({
      ...before,
      imageType: 'generated',
      imagePrompt: prompt,
    })

    const added = await firstAd(owner, funnel)
    await chooseSmart(owner)
    await dialog.getByRole('button', { name: 'Analyze and generate' }).click()
    await dialog.getByRole('button', { name: 'Add to ad' }).click()
    await owner.getByRole('button', { name: 'Undo' }).click()
    await owner.getByText('The picture is back').waitFor()
    expect(await firstAd(owner, funnel)).toEqual(added)
  })

  it('says which site cannot be read, can be called off, and fails with everything kept', async () => {
    const { owner, funnel, dialog } = await openDialog()
    const address = dialog.getByLabel('Website URL')
    const go = dialog.getByRole('button', { name: 'Analyze and generate' })
    await address.fill('http://private.example')
    await go.click()
    await dialog.getByText('private.example could not be read').waitFor()
    await dialog.getByText('This website does not allow us to read it.').waitFor()
    await dialog.getByRole('region', { name: 'Assumed' }).getByText('None: what').waitFor()
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Start Over' }).click()
    expect(await address.inputValue()).toBe('http://private.example')

    await address.fill('http://waiting.example')
    await go.click()
    await dialog.getByText('Reading waiting.example…').waitFor()
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await go.waitFor()
    expect(await address.inputValue()).toBe('http://waiting.example')

    await owner.route('**/api/images/from-website', (route) =>
      route.fulfill({
        status: 502,
        json: {
          error: {
            code: 'website-image-failed',
            message: 'Failed to generate image with website analysis',
          },
        },
      }),
    )
    await address.fill(`http://${site}`)
    await dialog.getByLabel('Platform').selectOption('Instagram (1:1)')
    await go.click()
    await dialog.getByText('Image Generation Failed').waitFor()
    await dialog.getByText('Failed to generate image with website analysis').waitFor()
    expect([
      await address.inputValue(),
      await dialog.getByLabel('Platform').inputValue(),
      (await firstAd(owner, funnel))?.imageUrl,
    ]).toEqual([`http://${site}`, 'instagram', undefined])
    await expectFits(owner)
  })

  it('is part of the paid plans', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url)
    await openAds(owner, await createDraft(owner, stage.url, rafting))
    await chooseSmart(owner)
    const upgrade = owner.getByRole('dialog', { name: 'Unlock AI Image Generation' })
    await upgrade.waitFor()
    await expectFits(owner)
  })

  it('works with a thumb on a phone', async () => {
    expect.hasAssertions()
    const { owner, dialog } = await openDialog({ viewport: sizes.phone, hasTouch: true })
    await expectFits(owner)
    await dialog.getByRole('button', { name: 'Analyze and generate' }).tap()
    await dialog.getByText('Your illustration is made.').waitFor()
    await expectFits(owner)
    await dialog.getByRole('button', { name: 'Add to ad' }).tap()
    await owner.getByText('Image added to your ad!').waitFor()
    // A result of Google's has a long address.
    await owner.getByRole('button', { name: 'Picture of Google Ad 1', exact: true }).tap()
    await owner.getByRole('menuitem', { name: 'Describe a picture' }).tap()
    await owner.getByRole('button', { name: 'Generate image' }).tap()
    await owner.getByRole('button', { name: 'Generate another' }).waitFor()
    await expectFits(owner)
  })
})
