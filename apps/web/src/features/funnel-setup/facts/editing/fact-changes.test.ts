import {
  type BusinessFacts,
  businessFactsSchema,
  type Fact,
  factKey,
  largestDismissedCount,
  largestFactCount,
  noFacts,
} from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import {
  addFact,
  chooseReading,
  completeFact,
  confirmFact,
  confirmFacts,
  editFact,
  removeFact,
  restoreFact,
} from './fact-changes.ts'
import { buildFact } from '../kinds/facts.fixture.ts'

const withFacts = (...facts: Fact[]): BusinessFacts => ({ ...noFacts, facts })
const tour = buildFact('offering', { value: { name: 'Tour' }, quote: 'we do tours' })
const contested = buildFact('phone', {
  value: { number: '1' },
  alternatives: [{ number: '2' }],
})

describe('confirming', () => {
  it('keeps where a fact came from, and can be taken back', () => {
    const known = confirmFact(withFacts(tour), tour.id)
    expect(known.facts).toEqual([{ ...tour, is_confirmed: true }])
    expect(confirmFact(known, tour.id, false).facts).toEqual([tour])
  })

  it('of many leaves those with several readings open', () => {
    const known = confirmFacts(withFacts(tour, contested), new Set([tour.id, contested.id]))
    expect(known.facts).toEqual([{ ...tour, is_confirmed: true }, contested])
  })

  it('changes nothing where nothing is left to confirm', () => {
    const known = withFacts({ ...tour, is_confirmed: true })
    expect(confirmFact(known, tour.id)).toBe(known)
    expect(confirmFacts(known, new Set([tour.id]))).toBe(known)
  })
})

describe('choosing between readings', () => {
  it('confirms the first one as it was read', () => {
    const [phone] = chooseReading(withFacts(contested), 'phone', 0).facts
    expect(phone).toMatchObject({ value: { number: '1' }, source: 'answer', is_confirmed: true })
    expect(phone).not.toHaveProperty('alternatives')
  })

  it('makes another one the owner’s word', () => {
    const [phone] = chooseReading(withFacts(contested), 'phone', 1).facts
    expect(phone).toMatchObject({ value: { number: '2' }, source: 'owner', is_confirmed: true })
    expect(phone).not.toHaveProperty('alternatives')
    expect(phone).not.toHaveProperty('origin')
  })
})

describe('editing', () => {
  it('makes a fact the owner’s, and what was read under the old name does not come back', () => {
    const known = editFact(withFacts(tour), tour.id, { name: 'Canyon tour' })
    expect(known.facts).toEqual([
      {
        id: tour.id,
        kind: 'offering',
        value: { name: 'Canyon tour' },
        source: 'owner',
        confidence: 'high',
        is_confirmed: true,
      },
    ])
    expect(known.dismissed).toEqual([factKey(tour)])
  })

  it('without a change confirms', () => {
    const known = editFact(withFacts(tour), tour.id, { name: 'Tour' })
    expect(known.facts).toEqual([{ ...tour, is_confirmed: true }])
  })
})

describe('an answer to a question', () => {
  it('is added to the thing, whose readings are still to be chosen from', () => {
    const two = { ...tour, alternatives: [{ name: 'tour', duration: '2 hours' }] } as Fact
    const [fact] = completeFact(withFacts(two), tour.id, { group_size: '8' }).facts
    expect(fact).toMatchObject({
      value: { name: 'Tour', group_size: '8' },
      alternatives: [{ name: 'tour', duration: '2 hours', group_size: '8' }],
      source: 'owner',
      is_confirmed: false,
    })
  })
})

describe('adding and removing', () => {
  it('takes the place of what a business has once', () => {
    const known = addFact(withFacts(buildFact('phone')), {
      id: 'new',
      kind: 'phone',
      value: { number: '7' },
    })
    expect(known.facts).toMatchObject([{ id: 'phone', value: { number: '7' }, source: 'owner' }])
  })

  it('remembers what was removed, and forgets it when the owner adds it again', () => {
    const removed = removeFact(withFacts(tour), tour.id)
    expect(removed).toEqual({ ...noFacts, dismissed: [factKey(tour)] })
    const again = addFact(removed, { id: 'again', kind: 'offering', value: { name: 'TOUR' } })
    expect(again.dismissed).toEqual([])
  })

  it('adds nothing beyond the largest number of facts', () => {
    const facts = Array.from({ length: largestFactCount }, (_, index) => ({
      ...tour,
      id: `tour-${index}`,
    }))
    const known = withFacts(...facts)
    expect(addFact(known, { id: 'new', kind: 'audience', value: { text: 'all' } })).toBe(known)
    expect(restoreFact(known, contested, 0)).toBe(known)
  })

  it('puts back what was removed where it stood, and proposes it again', () => {
    const known = withFacts(tour, contested)
    expect(restoreFact(removeFact(known, tour.id), tour, 0)).toEqual(known)
    expect(restoreFact(known, tour, 0)).toBe(known)
    const other = withFacts({ ...contested, id: 'other' })
    expect(restoreFact(other, contested, 0)).toBe(other)
  })

  it('never remembers more than can be stored', () => {
    const dismissed = Array.from(
      { length: largestDismissedCount },
      (_, index) => `figure: ${index}`,
    )
    const known = removeFact({ ...withFacts(tour), dismissed }, tour.id)
    expect(known.dismissed.at(-1)).toBe(factKey(tour))
    expect(businessFactsSchema.safeParse(known).success).toBe(true)
  })
})
