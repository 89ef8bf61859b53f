import { expect, it } from 'vitest'

import { countsDiffer } from './ad-results.ts'

it.each([
  [100, 70, false],
  [100, 60, true],
  [60, 100, true],
  [9, 0, false],
  [10, 0, true],
  [100, null, false],
] as const)('of %s clicks and %s views it is said that they differ: %s', (clicks, views, said) => {
  expect(countsDiffer({ clicks, views })).toBe(said)
})
