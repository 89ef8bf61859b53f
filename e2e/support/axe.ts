import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Fails with one line for every accessibility violation on the screen as it stands now: by all rules in
 * the theme it has, and by what colours decide in the other one, which it has again in the end.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await bringAxe(page)
  const found = await violationsOf(page, {})
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  if (theme !== undefined) {
    await putInto(page, theme === 'dark' ? 'light' : 'dark')
    const rules = ['color-contrast', 'link-in-text-block']
    // Pages within a page have their own colours.
    const colours = await violationsOf(page, { runOnly: rules }, ['iframe'])
    found.push(...colours.map((line) => `in the other theme: ${line}`))
    await putInto(page, theme)
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Into every document of the page, once: a second copy in a frame would answer the page as well, and look
 * at the whole frame again.
 */
async function bringAxe(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map(async (frame) => {
      try {
        if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
      } catch (error) {
        // A frame may go while it is looked at; the page may not.
        if (frame === page.mainFrame()) throw error
      }
    }),
  )
}

/** Without what stands at the excluded selectors. */
async function violationsOf(
  page: Page,
  options: RunOptions,
  excluded: string[] = [],
): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ scope, how }) => {
      const results = await window.axe.run(scope, how)
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        targets: nodes.map(({ target }) => String(target)),
      }))
    },
    { scope: { exclude: excluded }, how: { ...options, resultTypes: ['violations' as const] } },
  )
  return violations.flatMap(({ rule, targets }) => targets.map((target) => `${rule} (${target})`))
}

/** The colours alone, at once: what else a theme brings along is decoration. */
async function putInto(page: Page, theme: string): Promise<void> {
  await page.evaluate((other) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.dataset['theme'] = other
  }, theme)
}
