import type { Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { drawPhoto } from '../support/draw-photo.ts'
import { expectFits } from '../support/fits.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner } from '../support/people.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

async function openAds(owner: Page, funnel: Funnel): Promise<void> {
  await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
  await owner.getByRole('article', { name: 'Facebook Ad 1', exact: true }).waitFor()
}

async function choosePicture(owner: Page, ad: string, way: string): Promise<void> {
  await owner.getByRole('button', { name: `Picture of ${ad}`, exact: true }).click()
  await owner.getByRole('menuitem', { name: way }).click()
}

async function adsOf(owner: Page, funnel: Funnel) {
  const answer = await owner.request.get(`${stage.url}/api/funnels/${funnel.id}`)
  return ((await answer.json()) as Funnel).generated_content.ad_copy
}

async function openAsPayer(): Promise<{ owner: Page; funnel: Funnel }> {
  const owner = await newOwner(stage.browser, stage.url)
  await buyPlan(owner, stage.url, { plan: 'explorer' })
  const funnel = await createDraft(owner, stage.url, rafting)
  await openAds(owner, funnel)
  return { owner, funnel }
}

describe('a picture of an ad', () => {
  it('is made by the advanced generator, step by step, and added when it pleases', async () => {
    const { owner, funnel } = await openAsPayer()
    await choosePicture(owner, 'Facebook Ad 2', 'Advanced AI Image Generator')
    const dialog = owner.getByRole('dialog', { name: 'Advanced AI Image Generator' })
    expect(await dialog.getByLabel('Primary colours').inputValue()).toBe('blue,white')
    await dialog.getByLabel('Target audience').fill('')
    await dialog.getByRole('button', { name: 'Generate prompt' }).click()
    for (const missing of [
      'Business type is required',
      'Target audience is required',
      'Visual style is required',
      'Desired action is required',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      await dialog.getByText(missing).waitFor()
    }
    const type = dialog.getByLabel('Business type')
    await expect.poll(() => type.evaluate((field) => field === document.activeElement)).toBe(true)
    await expectFits(owner)

    await dialog.getByLabel('Business type').selectOption('Sporting Goods')
    await dialog.getByLabel('Platform').selectOption('Instagram (1:1)')
    await dialog.getByLabel('Target audience').fill('families')
    await dialog.getByLabel('Brand tone').selectOption('Energetic')
    await dialog.getByLabel('Visual style').selectOption('Lifestyle')
    await dialog.getByLabel('Desired action').selectOption('Learn more')
    await dialog.getByLabel('Seasonality').fill('autumn')
    await owner.route('**/api/images/prompt', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Generate prompt' }).click()
    await dialog.getByText('Your answers are as they were. Try again.').waitFor()
    await dialog.getByRole('button', { name: 'Generate prompt' }).click()

    const prompt = dialog.getByLabel('Prompt', { exact: true })
    await prompt.waitFor()
    expect(await prompt.inputValue()).toMatch(
      /autumn[\s\S]*No text[\s\S]*Instagram in the shape 1:1/,
    )
    await dialog.getByText(/^Confidence: \d+ of 100$/).waitFor()
    await dialog.getByText('What the prompt is made of').click()
    await dialog.getByText('Product showcase').waitFor()
    await expectFits(owner)
    await dialog.getByRole('button', { name: 'Generate image' }).click()
    await dialog.getByText('Your illustration is made.').waitFor()
    expect((await adsOf(owner, funnel)).facebook_ads[1]?.imageUrl).toBeUndefined()
    await expectFits(owner)

    await dialog.getByRole('button', { name: 'Start Over' }).click()
    expect(await dialog.getByLabel('Seasonality').inputValue()).toBe('autumn')
    await dialog.getByRole('button', { name: 'Generate prompt' }).click()
    await dialog.getByRole('button', { name: 'Generate image' }).click()
    await dialog.getByRole('button', { name: 'Add to ad' }).click()
    await owner.getByText('Image added to your ad!').waitFor()
    const opener = owner.getByRole('button', { name: 'Picture of Facebook Ad 2', exact: true })
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement))
      .toBe(true)
    const ad = (await adsOf(owner, funnel)).facebook_ads[1]
    expect(ad).toMatchObject({ imageType: 'generated' })
    const size = await owner.evaluate(async (src = '') => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    }, ad?.imageUrl)
    expect(size).toEqual([1600, 1600])
  })

  it('can be an uploaded photo, cropped around its focal point, and removed again', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openAds(owner, funnel)
    await choosePicture(owner, 'Google Ad 1', 'Use your own photo')
    const dialog = owner.getByRole('dialog', { name: 'Your photo for Google Ad 1' })
    const use = dialog.getByRole('button', { name: 'Use this photo' })
    expect(await use.isDisabled()).toBe(true)
    await dialog
      .getByLabel('Pictures to upload')
      .setInputFiles(drawPhoto('river.png', { width: 1000, height: 700 }))
    await dialog.getByText('This photo is small').waitFor()
    const across = dialog.getByLabel('Horizontal position')
    await across.focus()
    for (let step = 0; step < 5; step += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await owner.keyboard.press('ArrowRight')
    }
    await expectFits(owner)
    await use.click()
    await owner.getByText('Image added to your ad!').waitFor()
    const ad = (await adsOf(owner, funnel)).google_ads[0]
    expect(ad?.imageFocus).toEqual({ x: 55, y: 50 })
    expect(ad?.imageType).toBeUndefined()

    await choosePicture(owner, 'Google Ad 1', 'Set focal point')
    const again = owner.getByRole('dialog', { name: 'Focal point for Google Ad 1' })
    expect(await again.getByLabel('Horizontal position').inputValue()).toBe('55')
    await again.getByLabel('Vertical position').fill('20')
    await again.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await adsOf(owner, funnel)).google_ads[0]?.imageFocus)
      .toEqual({ x: 55, y: 20 })

    await choosePicture(owner, 'Google Ad 1', 'Take picture off')
    await owner.getByText('The picture is off the ad').waitFor()
    expect((await adsOf(owner, funnel)).google_ads[0]?.imageUrl).toBeUndefined()
    await owner.getByRole('button', { name: 'Undo' }).click()
    await owner.getByText('The picture is back').waitFor()
    expect((await adsOf(owner, funnel)).google_ads[0]).toEqual({
      ...ad,
      imageFocus: { x: 55, y: 20 },
    })
  })
})
