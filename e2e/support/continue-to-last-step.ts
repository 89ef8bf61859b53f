import type { Page } from 'playwright-core'

/** Presses Continue in a wizard of four steps until its last one is shown, and chooses a place if none is proposed. */
export async function continueToLastStep(page: Page): Promise<void> {
  const lastStep = /step=(?:creative|review)/
  await page.waitForURL(/step=/)
  while (!lastStep.test(page.url())) {
    const before = page.url()
    if (/step=(?:audience|targeting)/.test(before)) await choosePlace(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL((url) => url.href !== before)
  }
}

async function choosePlace(page: Page): Promise<void> {
  const places = page.getByRole('combobox', { name: /^(?:Geographic target|Places)$/ })
  await places.fill('Moab, Utah, United States')
  await places.press('Enter')
  await page.getByRole('combobox', { name: 'Radius around Moab' }).waitFor()
}
