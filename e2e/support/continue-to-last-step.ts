import type { Page } from 'playwright-core'

/** Presses Continue in a wizard of four steps until its last one is shown. */
export async function continueToLastStep(page: Page): Promise<void> {
  const lastStep = /step=(?:creative|review)/
  await page.waitForURL(/step=/)
  while (!lastStep.test(page.url())) {
    const before = page.url()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL((url) => url.href !== before)
  }
}
