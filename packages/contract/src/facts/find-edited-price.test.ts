import { describe, expect, it } from 'vitest'

import { type BusinessFacts, type Fact, noFacts } from './business-facts.ts'
import { findEditedPrice } from './find-edited-price.ts'

const offering = (id: string, amount: number): Fact => ({
  id,
  kind: 'offering',
  value: { name: id, price: { amount, currency: 'USD', unit: 'person', is_from: false } },
  source: 'owner',
  confidence: 'high',
  is_confirmed: true,
})
const facts = (...list: Fact[]): BusinessFacts => ({ ...noFacts, facts: list })
const half = offering('half-day', 95)

function find(before: string, after: string, known = facts(half)) {
  return findEditedPrice([{ before, after }], known, 'en')
}

describe('findEditedPrice', () => {
  it.each([
    ['Raft for $95', 'Raft for $98', { from: '$95', to: '$98' }],
    ['Only $95.', 'Now $1,200.', { from: '$95', to: '$1,200' }],
    ['From $95 per person', 'Just $98.50 a head!', { from: '$95', to: '$98.50' }],
    ['95 USD', '98 USD', { from: '95 USD', to: '98 USD' }],
  ])('detects a price change from "%s" to "%s"', (before, after, correction) => {
    const found = find(before, after)
    expect(found?.correction).toEqual(correction)
    expect(found?.facts.facts).toHaveLength(1)
    expect(found?.facts.facts[0]?.value).not.toEqual(half.value)
  })

  it.each([
    ['another amount changed', 'Raft for $50', 'Raft for $40'],
    ['the price is unchanged', 'Raft for $95', 'Raft with us for $95, 3 hours'],
    ['the price was removed', 'Raft for $95', 'Raft with us'],
    ['a price list was pasted', 'Raft for $95', 'Now $1, $2, $3, or $4'],
    ['a longer number changed', 'Raft for $950', 'Raft for $980'],
  ])('finds nothing if %s', (_, before, after) => {
    expect(find(before, after)).toBeNull()
  })

  it('skips corrections and finds the next one', () => {
    const edits = [
      { before: 'Half a day for $95', after: 'Half a day for $98' },
      { before: 'A day for $150', after: 'A day for $160' },
    ]
    const known = facts(half, offering('full-day', 150))
    const found = findEditedPrice(edits, known, 'en', ({ from }) => from === '$95')
    expect(found?.correction).toEqual({ from: '$150', to: '$160' })
  })

  it('changes every fact that has the price in the same currency', () => {
    const known = facts(half, offering('full-day', 95), {
      ...offering('euro', 95),
      value: {
        name: 'euro',
        price: { amount: 95, currency: 'EUR', unit: 'person', is_from: false },
      },
    } as Fact)
    const found = find('Raft for $95', 'Raft for $98', known)
    expect(found?.facts.facts.map(({ value }) => 'price' in value && value.price?.amount)).toEqual([
      98, 98, 95,
    ])
  })

  it('confirms the price and corrects the wording of its offer', () => {
    const { price } = half.value as { price: object }
    const offer = { kind: 'offer', value: { wording: 'Float for $95, lunch included', price } }
    const found = find(
      'Raft for $95',
      'Raft for $98',
      facts({ ...half, ...offer, is_confirmed: false } as Fact),
    )
    expect(found?.facts.facts[0]).toMatchObject({
      is_confirmed: true,
      value: { wording: 'Float for $98, lunch included', price: { amount: 98 } },
    })
    expect(found?.correction).toEqual({ from: '$95', to: '$98' })
  })

  it('changes the offering whose price was edited', () => {
    const known = facts(offering('full-day', 150), half)
    const found = find('Half day $95, full day $150', 'Half day $98, full day $150', known)
    expect(found?.facts.facts).toEqual([offering('full-day', 150), offering('half-day', 98)])
  })
})
