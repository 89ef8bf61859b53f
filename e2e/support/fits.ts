import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectNoAxeViolations } from './axe.ts'

/** No axe violation, and nothing to scroll sideways for, neither on the screen nor in a dialog on it. */
export async function expectFits(owner: Page) {
  await expectNoAxeViolations(owner)
  const overhang = await owner.evaluate(() =>
    Math.max(
      ...[
        document.documentElement,
        ...document.querySelectorAll('[role="dialog"], [role="dialog"] > *'),
      ].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ),
  )
  expect(overhang, `sideways overhang of ${owner.url()}`).toBe(0)
}

/** Everything that is pressed is as large as a finger. */
export async function expectFingerSized(owner: Page) {
  const small = await owner.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, select, summary)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  )
  expect(small).toEqual([])
}
