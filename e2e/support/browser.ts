import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { recordVisits } from './visited-screens.ts'

export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } }

/** A real Chromium without a window, with further flags. Close it in `afterAll`. */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const { path, args } = await findBrowser()
  return chromium.launch({ executablePath: path, args: [...args, ...flags] })
}

/**
 * A page of somebody who was never here before: no cookies, nothing stored. They prefer less motion
 * unless the journey is about it: without a graphics card a moving sky would slow every test down.
 */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes.desk,
    reducedMotion: 'reduce',
    ...options,
  })
  recordVisits(context)
  return context.newPage()
}
