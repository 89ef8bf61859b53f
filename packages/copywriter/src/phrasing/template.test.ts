import { describe, expect, it } from 'vitest'

import { type GivenFact, knownBusiness } from '../testing/known-business.ts'
import { slotsOf } from './slots.ts'
import { fillTemplate, parseTemplate, slotsNeeded } from './template.ts'

const tours = {
  kind: 'offering',
  value: {
    name: 'Guided sea kayak tours',
    place: 'along the cliffs of Moher',
    duration: '3 hours',
  },
} as const
const people = (...groups: string[]) =>
  groups.map((text) => ({ kind: 'audience', value: { text } }) as const)
const fill = (source: string, ...facts: readonly GivenFact[]) =>
  fillTemplate(parseTemplate(source), slotsOf(knownBusiness(...facts)))

describe('a template', () => {
  it('becomes a sentence of whole phrases', () => {
    expect(fill('{Offering} {place}, {duration}', tours)).toBe(
      'Guided sea kayak tours along the cliffs of Moher, 3 hours',
    )
    expect(fill('Ask about {offering}', tours)).toBe('Ask about guided sea kayak tours')
  })

  it('is left out where a fact is missing', () => {
    expect(fill('{Offering} for {audience}', tours)).toBeNull()
  })

  it('is left out where a fact is doubtful and nobody confirmed it', () => {
    const doubtful = { ...tours, is_confirmed: false, confidence: 'medium' } as const
    expect(fill('{Offering}', doubtful)).toBeNull()
  })

  it('takes a length of time only, where a length is said', () => {
    const drive = { ...tours, value: { ...tours.value, duration: 'half a day with the drive' } }
    expect(fill('{duration} on the water', drive)).toBeNull()
  })

  it('speaks as the business does', () => {
    const alone = { kind: 'voice', value: { person: 'I' } } as const
    expect(fill('{We} answer; write to {us} about {our} trips. {We are} here.', alone)).toBe(
      'I answer; write to me about my trips. I am here.',
    )
    expect(fill('{We have} time.')).toBe('We have time.')
  })

  it('names two groups of people, and none where there are more', () => {
    expect(fill('For {audience}.', ...people('families', 'couples'))).toBe(
      'For families and couples.',
    )
    expect(fill('For {audience}.', ...people('families', 'couples', 'schools'))).toBeNull()
  })

  it('names its slots rightly, or is refused', () => {
    expect(() => parseTemplate('{Offerings} here')).toThrow('No slot is called {Offerings}')
    expect(() => parseTemplate('{place')).toThrow('No slot is called {place')
    expect(slotsNeeded(parseTemplate('{We} run {offering} {place}'))).toEqual(['offering', 'place'])
  })
})
