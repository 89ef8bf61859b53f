import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails with one line for every accessibility violation on the screen as it stands now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The other mode opens a blank page to put together what frames say, for frames of other sites.
    .setLegacyMode(true)
  const { violations } = await axe.analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
  expect(lines, `accessibility of ${page.url()}`).toEqual([])
}
