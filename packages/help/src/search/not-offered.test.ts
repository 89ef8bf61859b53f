import { expect, it } from 'vitest'

import { isNotOffered, notOffered } from './not-offered.ts'
import { termsOf } from './terms.ts'

it('refuses what is near, and nothing for a word of it alone', () => {
  expect(isNotOffered(termsOf('Can customers pay on my page?'))).toBe(true)
  expect(isNotOffered(termsOf('add an employee'))).toBe(true)
  expect(isNotOffered(termsOf('my payment did not go through'))).toBe(false)
  expect(isNotOffered(termsOf('what do customers see'))).toBe(false)
})

it('loses no word of an entry, which would then refuse more than it says', () => {
  const shortened = notOffered.filter((entry) => termsOf(entry).length !== entry.split(' ').length)
  expect(shortened).toEqual([])
})
