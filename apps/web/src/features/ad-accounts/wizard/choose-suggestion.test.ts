import { expect, it } from 'vitest'

import { chooseSuggestion } from './choose-suggestion.ts'

const moabs = ['Moab, Utah, United States', 'Moab, Oklahoma, United States', 'Utah, United States']
const suggestions = moabs.map((label) => ({ label }))

it.each([
  ['Moab, Utah, United States', 'Moab, Utah, United States'],
  ['moab, utah', 'Moab, Utah, United States'],
  ['utah', 'Utah, United States'],
  ['Moab', undefined],
  ['Xyzzyville 99', undefined],
])('chooses for %s: %s', (text, label) => {
  expect(chooseSuggestion(suggestions, text)?.label).toBe(label)
})
