import { expect, it } from 'vitest'

import { describeChange } from './describe-change.ts'

it('names the changed part and the kind of change', () => {
  expect(describeChange({ part: 'section', change: 'moved', name: 'Pricing' })).toBe(
    'Pricing: moved',
  )
  expect(describeChange({ part: 'email', change: 'edited', name: '2' })).toBe(
    'Follow-up email 2: edited',
  )
  expect(describeChange({ part: 'language', change: 'added', name: 'de' })).toBe(
    'Page in German: added',
  )
  expect(describeChange({ part: 'look', change: 'edited', name: '' })).toBe(
    'Colors, fonts and theme: edited',
  )
})
