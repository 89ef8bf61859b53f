import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Fails with one line for every accessibility violation on the screen as it stands now: by all rules in
 * the theme it has, and by what colours decide in the other one, which it has again in the end.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const found = await violationsOf(newAxe(page))
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  if (theme !== undefined) {
    await putInto(page, theme === 'dark' ? 'light' : 'dark')
    // Pages within a page have their own colours.
    const colours = newAxe(page)
      .withRules(['color-contrast', 'link-in-text-block'])
      .exclude('iframe')
    found.push(...(await violationsOf(colours)).map((line) => `in the other theme: ${line}`))
    await putInto(page, theme)
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

function newAxe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      // The other mode opens a blank page to put together what frames say, for frames of other sites.
      .setLegacyMode(true)
  )
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
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
