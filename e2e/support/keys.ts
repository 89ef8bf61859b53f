import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a screen reader calls the thing that has the focus. */
export function focused(owner: Page): Promise<string> {
  return owner.evaluate(() => {
    const element = document.activeElement
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
  })
}

/** Presses Tab until the thing of this name has the focus, also on a screen that is still being drawn. */
export async function tabTo(owner: Page, name: string | RegExp): Promise<void> {
  const message = `Tab reaches '${String(name)}'`
  await expect.poll(() => isReached(owner, name), { message }).toBe(true)
}

async function isReached(owner: Page, name: string | RegExp): Promise<boolean> {
  for (let presses = 0; presses < 80; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    const now = await focused(owner)
    if (typeof name === 'string' ? now === name : name.test(now)) return true
    // oxlint-disable-next-line no-await-in-loop
    await owner.keyboard.press('Tab')
  }
  return false
}
