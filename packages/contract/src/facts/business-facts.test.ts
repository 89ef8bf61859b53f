import { describe, expect, it } from 'vitest'

import {
  type BusinessFacts,
  businessFactsSchema,
  type Fact,
  isUsable,
  largestFactCount,
  noFacts,
} from './business-facts.ts'
import { askSkippedAgain, countSkipped, missingFacts, skipQuestion } from './fact-questions.ts'
import { factKey, mergeProposals } from './merge-facts.ts'

const read = (fact: Pick<Fact, 'kind' | 'value'> & Partial<Fact>): Fact => ({
  id: fact.kind,
  source: 'answer',
  confidence: 'high',
  is_confirmed: false,
  ...fact,
})
const phone = (number: string, more: Partial<Fact> = {}) =>
  read({ kind: 'phone', value: { number }, ...more } as Fact)
const offering = (name: string, more: Partial<Fact> = {}) =>
  read({ kind: 'offering', value: { name }, ...more } as Fact)
const withFacts = (...facts: Fact[]): BusinessFacts => ({ ...noFacts, facts })

describe('business facts', () => {
  it('are refused with two facts of one id', () => {
    const facts = [offering('Half-day tour'), offering('Full-day tour')]
    expect(businessFactsSchema.safeParse({ ...noFacts, facts }).success).toBe(false)
  })

  it('are refused with two of a kind that a business has once', () => {
    const facts = [phone('1', { id: 'a' }), phone('2', { id: 'b' })]
    expect(businessFactsSchema.safeParse({ ...noFacts, facts }).success).toBe(false)
  })

  it('know no offer without its whole wording', () => {
    const parse = (value: object) =>
      businessFactsSchema.safeParse(withFacts(read({ kind: 'offer', value } as Fact))).success
    expect(parse({ saving: '10 % off' })).toBe(false)
    expect(parse({ wording: '10 % off the sunset tour in May' })).toBe(true)
  })

  it('know no address without a street or a place', () => {
    const parse = (value: object) =>
      businessFactsSchema.safeParse(withFacts(read({ kind: 'address', value }))).success
    expect(parse({ country: 'Norway' })).toBe(false)
    expect(parse({ locality: 'Bergen' })).toBe(true)
  })
})

describe('what is said of a business', () => {
  const isTaken = (fact: Fact) => businessFactsSchema.safeParse(withFacts(fact)).success

  it.each(['call us', '1234', '---'])('is no phone number without five digits (%s)', (number) => {
    expect(isTaken(phone(number))).toBe(false)
  })

  it('names each day of a period once, and a time to close that is another', () => {
    const hours = (closes: string) =>
      read({
        kind: 'hours',
        value: { periods: [{ days: ['mo', 'tu', 'mo'], opens: '09:00', closes }] },
      })
    expect(isTaken(hours('09:00'))).toBe(false)
    const known = businessFactsSchema.parse(withFacts(hours('17:00')))
    expect(known.facts[0]?.value).toMatchObject({ periods: [{ days: ['mo', 'tu'] }] })
  })
})

describe('a fact', () => {
  it('is used when it was confirmed, however doubtful it was', () => {
    expect(isUsable(phone('1', { confidence: 'low', is_confirmed: true }))).toBe(true)
  })

  it('is not used unconfirmed unless it was read without a doubt and a contradiction', () => {
    expect(isUsable(phone('1'))).toBe(true)
    expect(isUsable(phone('1', { confidence: 'medium' }))).toBe(false)
    expect(isUsable(phone('1', { alternatives: [{ number: '2' }] }))).toBe(false)
  })
})

describe('proposals', () => {
  it('replace what the same source proposed before', () => {
    const known = withFacts(offering('Tour', { id: 'old' }), phone('1'))
    const merged = mergeProposals(known, [offering('Lesson', { id: 'new' })], 'answer')
    expect(merged.facts.map(({ id }) => id)).toEqual(['new'])
  })

  it('leave what the owner said or confirmed', () => {
    const mine = phone('1', { source: 'owner' })
    const confirmed = offering('Tour', { id: 'tour', is_confirmed: true })
    const merged = mergeProposals(
      withFacts(mine, confirmed),
      [phone('2'), offering('tour')],
      'answer',
    )
    expect(merged.facts).toEqual([mine, confirmed])
  })

  it('do not bring back what was dismissed', () => {
    const known = { ...noFacts, dismissed: [factKey(offering('Tour'))] }
    expect(mergeProposals(known, [offering(' TOUR ')], 'answer').facts).toEqual([])
  })

  it('do not bring back what was dismissed by a name that is cut within an emoji', () => {
    const long = offering(`${'a'.repeat(189)}\u{1F6F6} tour`)
    const dismissed = businessFactsSchema.parse({ ...noFacts, dismissed: [factKey(long)] })
    expect(mergeProposals(dismissed, [long], 'answer').facts).toEqual([])
  })

  it('stand beside what another source says as another reading', () => {
    const merged = mergeProposals(
      withFacts(phone('1')),
      [phone('2', { source: 'website' })],
      'website',
    )
    expect(merged.facts).toEqual([{ ...phone('1'), alternatives: [{ number: '2' }] }])
  })

  it('complete what another source says without a contradiction', () => {
    const merged = mergeProposals(
      withFacts(offering('Half-day trip', { source: 'website' })),
      [offering('half-day trip', { value: { name: 'half-day trip', duration: '3 hours' } })],
      'answer',
    )
    expect(merged.facts).toEqual([
      offering('Half-day trip', {
        source: 'website',
        value: { name: 'Half-day trip', duration: '3 hours' },
      } as Partial<Fact>),
    ])
  })

  it('contradict in a part that both tell', () => {
    const price = { amount: 79, currency: 'USD', unit: 'person', is_from: false } as const
    const other = { ...price, amount: 69 }
    const merged = mergeProposals(
      withFacts(offering('Trip', { source: 'website', value: { name: 'Trip', price } })),
      [
        offering('Trip', { value: { name: 'Trip', price: other } }),
        offering('Trip', { value: { name: 'trip', price: other } }),
      ],
      'answer',
    )
    expect(merged.facts[0]?.alternatives).toEqual([{ name: 'Trip', price: other }])
  })

  it('are left out beyond the largest number of facts', () => {
    const many = Array.from({ length: 160 }, (_, index) => offering(`Tour ${index}`))
    const merged = mergeProposals(noFacts, many, 'website')
    expect(businessFactsSchema.safeParse(merged).success).toBe(true)
    expect(merged.facts).toHaveLength(largestFactCount)
  })

  it('get an id of their own', () => {
    const known = withFacts(offering('Tour', { id: 'x', is_confirmed: true }))
    const merged = mergeProposals(known, [offering('Lesson', { id: 'x' })], 'answer')
    expect(merged.facts.map(({ id }) => id)).toEqual(['x', 'x-2'])
  })
})

describe('missing facts', () => {
  it('are asked for, the price first, by the name of what is sold', () => {
    const [first] = missingFacts(withFacts(offering('Half-day tour')))
    expect(first).toMatchObject({
      ask: 'Half-day tour – what does it cost?',
      about: { kind: 'offering', part: 'price', factId: 'offering' },
    })
  })

  it('are not asked for once they were skipped, until the owner wants them again', () => {
    const known = withFacts(offering('Tour'))
    const [first, second] = missingFacts(known)
    const skipped = skipQuestion(skipQuestion(known, first?.id ?? ''), 'phone')
    expect(missingFacts(skipped).map(({ id }) => id)).not.toContain(first?.id)
    expect(second?.id).toBe('phone')
    expect(countSkipped(skipped)).toBe(2)
    expect(countSkipped({ ...skipped, facts: [...skipped.facts, phone('1')] })).toBe(1)
    expect(askSkippedAgain(skipped)).toEqual(known)
    expect(businessFactsSchema.safeParse(skipped).success).toBe(true)
  })

  it('are not asked for once they are known', () => {
    const ids = missingFacts(withFacts(phone('1'))).map(({ id }) => id)
    expect(ids).not.toContain('phone')
    expect(ids).toContain('hours')
  })
})
