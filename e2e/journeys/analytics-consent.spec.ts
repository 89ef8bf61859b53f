import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { newcomer, question } from '../support/measured-page.ts'
import { newOwner } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { playPlatforms } from '../support/ad-platforms.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage((options) =>
  startProduct({ ...options, env: { ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF' } }),
)

describe('analytics on the app’s own screens', () => {
  it('sends nothing to Google until a visitor accepts, and stops when they decline', async () => {
    const { page, platforms } = await newcomer(stage, `${stage.url}/pricing`, sizes.phone)
    await question(page).waitFor()
    await expectNoAxeViolations(page)
    expect(platforms.requests).toEqual([])
    const accept = question(page).getByRole('button', { name: 'Accept' })
    const decline = question(page).getByRole('button', { name: 'Decline' })
    const boxes = await Promise.all([accept.boundingBox(), decline.boundingBox()])
    expect([boxes[0]?.width, boxes[0]?.height]).toEqual([boxes[1]?.width, boxes[1]?.height])

    // The banner comes right after the skip link.
    for (const _ of ['skip link', 'accept', 'decline']) await page.keyboard.press('Tab')
    await decline.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })
    await page.goto(`${stage.url}/support`)
    const again = page.getByRole('button', { name: 'Privacy choices' })
    await again.click()
    expect(platforms.requests).toEqual([])

    await accept.click()
    await again.and(page.locator(':focus')).waitFor()
    await expect.poll(() => platforms.told.map(({ call }) => call[0])).toContain('config')
    await again.click()
    await decline.click()
    await expect
      .poll(() => platforms.told.at(-1)?.call)
      .toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })])
  })

  it('remembers a signed-in person’s choice on the next visit', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const platforms = await playPlatforms(owner, stage.url)
    await owner.goto(`${stage.url}/dashboard`)
    await question(owner).getByRole('button', { name: 'Decline' }).click()
    await owner.reload()
    await owner.getByRole('button', { name: 'Privacy choices' }).waitFor()
    expect(await question(owner).count()).toBe(0)
    expect(platforms.requests).toEqual([])
  })
})
