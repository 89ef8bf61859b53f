import { describe, expect, it } from 'vitest'

import { newStranger } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

describe('a page that can be read already', () => {
  it('knows how far a reader came before its script did', async () => {
    const { page, wake } = await visitAsleep()
    await page.evaluate(() => window.scrollTo(0, 350))
    wake()
    await page.getByRole('button', { name: 'Scroll to top' }).last().waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(350)
  })

  it('does what was pressed before its script was there', async () => {
    const { page, wake } = await visitAsleep()
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    expect(await theme()).toBe('dark')
    wake()
    await expect.poll(theme).toBe('light')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect.poll(theme).toBe('dark')
  })

  it('counts every press, and opens no menu over what was scrolled to since', async () => {
    const { page, wake } = await visitAsleep()
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    const toLight = page.getByRole('button', { name: 'Switch to light theme' })
    for (const _ of [1, 2, 3]) await toLight.click()
    await page.getByRole('button', { name: 'Resources' }).dispatchEvent('click')
    await page.evaluate(() => window.scrollTo(0, 350))
    wake()
    await expect.poll(theme).toBe('light')
    await page.getByRole('button', { name: 'Scroll to top' }).last().waitFor()
    const support = page.getByRole('banner').getByRole('link', { name: 'Support' })
    expect(await support.isVisible()).toBe(false)
  })

  it('opens the support chat that was asked for', async () => {
    const { page, wake } = await visitAsleep()
    const panel = page.getByRole('dialog', { name: 'Support chat' })
    await page.getByRole('button', { name: 'Support chat' }).click()
    expect(await panel.count()).toBe(0)
    wake()
    await expect.poll(() => panel.count()).toBe(1)
  })

  it.each(['hover', 'click'] as const)(
    'opens the resources after a %s before its script was there',
    async (gesture) => {
      const { page, wake } = await visitAsleep()
      const support = page.getByRole('banner').getByRole('link', { name: 'Support' })
      await page.getByRole('button', { name: 'Resources' })[gesture]()
      expect(await support.isVisible()).toBe(false)
      wake()
      await expect.poll(() => support.isVisible()).toBe(true)
    },
  )
})

/** The home page of a slow line: it can be read, and its script comes when it is called. */
async function visitAsleep() {
  const page = await newStranger(stage.browser)
  const script = Promise.withResolvers<void>()
  await page.route('**/hydrate-public-page*', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(stage.url)
  return { page, wake: script.resolve }
}
