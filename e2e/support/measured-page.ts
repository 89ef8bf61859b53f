import { api } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { playPlatforms } from './ad-platforms.ts'
import { sizes } from './browser.ts'
import { rafting } from './owner.ts'
import { createPublished, newOwner, newStranger } from './people.ts'
import { buyPlan } from './sandbox-payments.ts'
import type { Stage } from './stage.ts'

export const ids = {
  meta: '1234567890123456',
  google: 'G-AB12CD34EF',
  tiktok: 'C4A1B2C3D4E5F6G7H8I9',
}

export const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

/** An owner who has entered their ids, without the screen, and the address of their published page. */
export async function ownerWhoMeasures(stage: Stage) {
  const owner = await newOwner(stage.browser, stage.url)
  await buyPlan(owner, stage.url, { plan: 'explorer' })
  const funnel = await createPublished(owner, stage.url, rafting)
  const answer = await owner.request.put(stage.url + api.setMeasuringAccounts.path, {
    data: {
      meta_pixel_id: ids.meta,
      google_tag_id: ids.google,
      google_conversion_label: '',
      tiktok_pixel_id: ids.tiktok,
    },
  })
  expect(answer.ok()).toBe(true)
  return { owner, address: `${stage.url}/f/${funnel.slug}`, funnel }
}

/** Somebody who comes across the page, and everything that their browser asks of others. */
export async function newcomer(stage: Stage, address: string, viewport = sizes.desk) {
  const page = await newStranger(stage.browser, { viewport })
  const platforms = await playPlatforms(page, stage.url)
  await page.goto(address)
  return { page, platforms }
}

export const choiceOf = async (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('measuring '))
      .map(([, value]) => (JSON.parse(String(value)) as { choice?: string }).choice),
  )
