import { describe, expect, it } from 'vitest'

import { audienceOfSentence } from './audience-of-sentence.ts'

const people = ['families', 'beginners', 'groups', 'children', 'paddlers', 'anglers']

describe('whom a sentence says a business is for', () => {
  it.each([
    ['We take families of all ages.', 'families of all ages'],
    ['We take families of all ages', 'families of all ages'],
    ['We welcome families and beginners!', 'families and beginners'],
    ['We guide paddlers of every level down the Arkansas.', 'paddlers of every level'],
    ['We host groups of all sizes.', 'groups of all sizes'],
    ['We cater to couples.', 'couples'],
    ['Perfect for families and first-time paddlers.', 'families and first-time paddlers'],
  ])('is read from %s', (text, audience) => {
    expect(audienceOfSentence(text)).toBe(audience)
  })

  it.each([
    ...people.flatMap((who) => [
      `We do not take ${who} of all ages.`,
      `We no longer welcome ${who} of all ages.`,
      `We take ${who} from age 6.`,
      `We take ${who} of up to 12.`,
      `We take ${who} on Sundays only.`,
      `We take ${who} under 16 with an adult.`,
      `Can we take ${who} of all ages?`,
      `They take ${who} of all ages.`,
      `Our neighbours said we take ${who} of all ages.`,
      `We take photos of ${who} of all ages.`,
    ]),
    'We take groups.',
    'We take family photos.',
    'We take six per group.',
    'We take dogs of all sizes.',
    'We take bookings of all sizes.',
    'We take cards of all kinds.',
    'We take care of families.',
    'We welcome you.',
    'Not suitable for families of all ages.',
    'Made for you and your friends.',
  ])('is not read from %s', (text) => {
    expect(audienceOfSentence(text)).toBeNull()
  })
})
