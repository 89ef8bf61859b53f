import type { Page } from 'playwright-core'

/** What a screen reader calls the thing that has the focus. */
export function focused(owner: Page): Promise<string> {
  return owner.evaluate(() => {
    const element = document.activeElement
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
  })
}

/** Presses Tab until the thing of this name has the focus. */
export async function tabTo(owner: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    const now = await focused(owner)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    // oxlint-disable-next-line no-await-in-loop
    await owner.keyboard.press('Tab')
  }
  throw new Error(`No '${String(name)}' is reached by Tab.`)
}
