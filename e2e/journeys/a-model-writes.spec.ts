import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectFits } from '../support/fits.ts'
import { rafting } from '../support/owner.ts'
import { newOwner } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { startSlowModel } from '../support/slow-model.ts'
import { setStage } from '../support/stage.ts'

const model = await startSlowModel()
const stage = setStage(async (options) => {
  const product = await startProduct({ ...options, env: { ...options?.env, ...model.env } })
  return {
    ...product,
    async stop() {
      await product.stop()
      await model.stop()
    },
  }
})

const hero =
  '{"landing_page":{"headline":"Ride the canyon before lunch","subheadline":"Half a day on the water with certified guides.","cta_text":"Save our seats",'

describe('a model that writes', () => {
  it('is watched on a draft, which is told to be dropped when it does not hold', async () => {
    const owner = await newOwner(stage.browser, stage.url, {
      viewport: { width: 390, height: 844 },
    })
    await fillForm(owner)
    await owner.getByRole('button', { name: 'Create My Adventure' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Charting your adventure' })
    await model.write(1, hero)
    await dialog.getByText('Draft, not checked yet').waitFor()
    const draft = owner.frameLocator('iframe[title="Draft of the landing page"]')
    await draft.getByRole('heading', { name: 'Ride the canyon before lunch' }).waitFor()
    await model.write(1, '"benefits":["A guide in every raft, and a wetsuit that fits"],')
    await draft.getByText('A guide in every raft').waitFor()
    await expectFits(owner)
    const box = await dialog.locator('iframe').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)

    await model.finish(1)
    await dialog.getByText('the AI service writes it again').waitFor()
    await model.finish(2)
    await owner.getByRole('heading', { name: 'What we understood' }).first().waitFor()
    expect(await owner.getByText('Draft, not checked yet').count()).toBe(0)
  })

  it('is left while it writes, and nothing is kept', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await fillForm(owner)
    await owner.getByRole('button', { name: 'Create My Adventure' }).click()
    await model.write(3, hero)
    await owner.getByText('Draft, not checked yet').waitFor()
    await owner.getByRole('button', { name: 'Cancel' }).click()
    await owner.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await owner.getByLabel('Business name').inputValue()).toBe(rafting.business_name)
  })
})

async function fillForm(owner: Page): Promise<void> {
  await owner.goto(`${stage.url}/new-funnel`)
  await owner.getByLabel('Business name').fill(rafting.business_name)
  await owner.getByLabel('Industry').selectOption(rafting.industry)
  await owner.getByLabel('What do you offer?').fill(rafting.product_service)
  await owner.getByLabel('What is your main offer?').fill(rafting.main_offer)
  await owner.getByLabel('Who is it for?').fill(rafting.target_customer)
  await owner.getByLabel('Brand tone').selectOption(rafting.brand_tone)
}
