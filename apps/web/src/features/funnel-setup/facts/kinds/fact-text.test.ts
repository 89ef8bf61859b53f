import type { FactKind } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { originText } from './fact-origin.ts'
import { factText } from './fact-text.ts'
import { sampleValues } from './facts.fixture.ts'

/** Some locales part a time and its half of the day by a narrow gap. */
const shown = (kind: FactKind) => {
  const { title, details } = factText({ kind, value: sampleValues[kind] }, 'en-US')
  return [title, ...details].map((line) => line.replaceAll('\u202f', ' '))
}

describe('a fact', () => {
  it.each<[FactKind, string[]]>([
    [
      'offering',
      [
        'Half-day rafting trip',
        'ride the rapids in the upper canyon',
        'From $79.50 per person · 3 hours · up to 8 · easy',
        'from 8 years · May to September · every day',
        'Starts at: The old mill',
        'Included: Wetsuit, Lunch',
        'Not included: Photos',
        'Bring: A towel',
        'Languages: English',
      ],
    ],
    ['offer', ['The sunset trip for $60 per person, 10 % off until 31 August when booked online']],
    ['since', ['Since 1998']],
    ['review', ['“Best day of the year.”', 'Marta Lind, Google']],
    ['rule', ['We go in rain, not in a storm', 'Weather']],
    ['address', ['1 Mill Road, Durango, Colorado 81301, USA']],
    ['hours', ['Mon–Wed, Fri 9:00 AM – 5:30 PM; Sat, Sun 8:00 AM – 12:00 PM', 'Closed in January']],
    ['social-link', ['instagram.com/canyon']],
    ['voice', ['You say “we”']],
    ['spelling', ['British spelling']],
    ['currency', ['EUR · Euro']],
    ['language', ['German']],
  ])('of the kind %s is read in a few words', (kind, lines) => {
    expect(shown(kind)).toEqual(lines)
  })

  it('says where it came from', () => {
    expect(originText({ source: 'answer', origin: 'target_customer' })).toBe(
      'From your answer about who it is for',
    )
    expect(originText({ source: 'answer' })).toBe('From your answers')
    expect(originText({ source: 'website', origin: 'https://a.example' })).toBe('From your website')
    expect(originText({ source: 'owner' })).toBe('You said so')
  })
})
