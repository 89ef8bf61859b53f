import { expect, it } from 'vitest'

import { isTeamThere } from './support-hours.ts'

it.each([
  // Eastern Standard Time, five hours behind.
  ['2026-01-05T13:59:59Z', false],
  ['2026-01-05T14:00:00Z', true],
  ['2026-01-05T21:59:59Z', true],
  ['2026-01-05T22:00:00Z', false],
  // Daylight saving time, four hours behind.
  ['2026-07-06T13:00:00Z', true],
  ['2026-07-06T12:59:59Z', false],
  // A Saturday, and a Sunday in New York that is Monday elsewhere.
  ['2026-01-10T16:00:00Z', false],
  ['2026-01-12T03:00:00Z', false],
])('the team is there at %s: %s', (time, isThere) => {
  expect(isTeamThere(new Date(time))).toBe(isThere)
})
