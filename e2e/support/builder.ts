import type { Frame, Page } from 'playwright-core'

/** Opens one of the builders of a funnel and begins with the page that was written for it. */
export async function beginWrittenPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Begin with my written page' }).click()
}

/** The document that a builder draws its page in. */
export async function pageFrame(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (frame === null) throw new Error('The page is drawn in no frame')
  await frame.waitForSelector('.pg')
  return frame
}

/**
 * Everything that is said on a page, section by section, the way a visitor reads it. What is marked as a
 * sample is left out: visitors do not see it.
 */
export function wordsOf(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.pg .pg-section')]
      .filter((section) => section.querySelector('.pg-sample') === null)
      .map((section) => (section as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()),
  )
}
