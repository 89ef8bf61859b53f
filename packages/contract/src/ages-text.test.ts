import { expect, it } from 'vitest'

import { agesText } from './ages-text.ts'

it.each([
  [['25-34', '35-44', '45-54'], '25-54'],
  [['65+', '55-64'], '55+'],
  [['65+'], '65+'],
  [['18-24'], '18-24'],
  [[], ''],
] as const)('%o is %s', (ages, text) => {
  expect(agesText(ages)).toBe(text)
})
