import { expect, it } from 'vitest'

import { isDeceptiveLabel } from './slug.ts'

it.each([
  'team-building',
  'teambuilding-alps',
  'team-events',
  'equipo-de-buceo',
  'log-cabin-in-oslo',
  'sign-up-for-fun',
])('accepts %s', (label) => {
  expect(isDeceptiveLabel(label)).toBe(false)
})

it.each([
  'team',
  'the-team',
  'team-team',
  'team-wildpath',
  'team-support',
  'help-team',
  'secure-login',
  'sign-in',
  'my-log-in',
  '1og-in',
  'pay-pal',
  'kundendienst-alpen',
])('rejects %s', (label) => {
  expect(isDeceptiveLabel(label)).toBe(true)
})
