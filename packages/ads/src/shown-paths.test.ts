import { expect, it } from 'vitest'

import { shownPaths } from './shown-paths.ts'

it.each([
  ['blue-canyon-rafting', ['blue-canyon', 'rafting']],
  ['fjordside-kayak-school-funnel', ['fjordside-kayak', 'school']],
  ['day-two-funnel-2', ['day-two-2']],
  ['the-funnel-house', ['the-funnel', 'house']],
  ['one', ['one']],
  ['a-very-longwordthatdoesnotfit-trip', ['a-very-trip']],
])('of %s people see %j', (slug, paths) => {
  expect(shownPaths(slug)).toEqual(paths)
})
