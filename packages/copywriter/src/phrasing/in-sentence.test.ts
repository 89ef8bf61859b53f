import { expect, it } from 'vitest'

import { inSentence } from './in-sentence.ts'

it.each([
  ['Half-day tour', 'half-day tour'],
  ['Browns Canyon half day', 'Browns Canyon half day'],
  ['Closed Mondays', 'closed Mondays'],
  ['Speaks German', 'speaks German'],
  ['Skye and Raasay', 'Skye and Raasay'],
  ['A wetsuit', 'a wetsuit'],
  ['GPS watch', 'GPS watch'],
])('puts %j into a sentence', (phrase, told) => {
  expect(inSentence(phrase)).toBe(told)
})
