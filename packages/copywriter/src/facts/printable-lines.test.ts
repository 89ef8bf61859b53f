import { describe, expect, it } from 'vitest'

import { quietAnswers } from '../testing/known-business.ts'
import { printableLines } from './printable-lines.ts'
import { readAnswers } from './propose-facts.ts'

describe('what of the lines can be printed', () => {
  const linesOf = (productService: string) =>
    printableLines(readAnswers({ ...quietAnswers, productService }).sentences)

  it.each([
    [
      'I been guiding on the Bitterroot for 22 years now, born here',
      ['I have been guiding on the Bitterroot for 22 years now'],
    ],
    [
      "I'll teach anyone who can stand up in a boat, had a lady 81 yrs old last july who outfished her grandson",
      ["I'll teach anyone who can stand up in a boat"],
    ],
    [
      'But I also like the folks who already know what theyre doing',
      ["I like the folks who already know what they're doing"],
    ],
    ['We are 3 friends, we know every corner', ['We are 3 friends', 'We know every corner']],
    ['We row, you cast', ['We row, you cast']],
    ['wash, clip, nails, ears', ['Wash, clip, nails and ears']],
    [
      'Sea cliffs on the left, the open bay on the right',
      ['Sea cliffs on the left, the open bay on the right'],
    ],
  ])('is whole and clean: "%s"', (typed, expected) => {
    expect(linesOf(typed)).toEqual(expected)
  })

  it.each([
    'ratio 1:4',
    'We are traditional ashram, silence until breakfast',
    'so its just me and my brother we been doing this',
    'tours run 2x nightly',
    'When the wind is right we go out to the islands and look for whales and dolphins and then we have soup and bread on the deck together',
    "I'm a biologist and live here since 2009",
    'nymphs when they dont',
    'people who wants change',
  ])('leaves out what is shorthand, dialect, run on or long: "%s"', (typed) => {
    expect(linesOf(typed)).toEqual([])
  })
})
