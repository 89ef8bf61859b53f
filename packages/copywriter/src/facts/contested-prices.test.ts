import { isUsable, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { writeFunnelCopy } from '../index.ts'
import { readAnswers } from './propose-facts.ts'

const read = (productService: string, mainOffer: string) =>
  readAnswers({
    businessName: 'Blue Canyon',
    industry: 'outdoor-adventure',
    productService,
    mainOffer,
    targetCustomer: 'families',
    brandTone: 'friendly',
  })
const offeringOf = (productService: string, mainOffer: string) => {
  const fact = read(productService, mainOffer).facts.find(({ kind }) => kind === 'offering')
  if (fact?.kind !== 'offering') throw new Error('No offering was read')
  return fact
}

describe('a price beside the name of what is sold', () => {
  it.each([
    ['Half-day rafting trip $79 per person on the river.', 'Half-day rafting trip'],
    ['Guided canoe trips for €45 per person', 'Guided canoe trips'],
    ['We run night hikes at £20 per person in Snowdonia', 'Night hikes'],
  ])('is its price and never a part of the name (%s)', (productService, name) => {
    const { value } = offeringOf(productService, 'Ask us for dates')
    expect(value).toMatchObject({ name, price: { unit: 'person', is_from: false } })
  })
})

describe('two prices for one thing', () => {
  it.each([
    [
      'Half-day rafting trip $79 per person on the river.',
      'Half-day rafting trip for $89 per person',
    ],
    ['Half-day rafting trip $79 per person on the river.', '$89 per person'],
    [
      'Half-day rafting trips on the Salza. Half-day rafting trip $79 per person. Half-day rafting trip $89 per person.',
      'Ask us for dates',
    ],
  ])('are two readings to choose from (%s / %s)', (productService, mainOffer) => {
    const offering = offeringOf(productService, mainOffer)
    const amounts = [offering.value, ...(offering.alternatives ?? [])].map(
      ({ price }) => price?.amount,
    )
    expect(amounts).toEqual([79, 89])
    expect(isUsable(offering)).toBe(false)
  })

  it('are in no line, and the offer is only what the owner wrote', () => {
    const { lines, sentences, facts } = read(
      'Half-day rafting trip $79 per person on the river. We have six boats.',
      'Half-day rafting trip for $89 per person',
    )
    expect(JSON.stringify([lines, sentences])).not.toMatch(/79|89/u)
    const offer = facts.find(({ kind }) => kind === 'offer')
    expect(offer?.value).toEqual({ wording: 'Half-day rafting trip for $89 per person' })
  })
})

it('no page tells a price that contradicts the offer', () => {
  const copy = writeFunnelCopy(
    {
      businessName: 'Blue Canyon',
      industry: 'outdoor-adventure',
      productService: 'Half-day rafting trip $79 per person on the river. We have six boats.',
      mainOffer: 'Half-day rafting trip for $89 per person',
      targetCustomer: 'families',
      brandTone: 'friendly',
      facts: noFacts,
    },
    { seed: 'contested', createdAt: '2026-06-01T00:00:00.000Z' },
  )
  expect(JSON.stringify(copy)).not.toContain('79')
})

describe('prices of different things', () => {
  it.each([
    ['Rafting trips on the Salza: half day $79, full day $129', 'Half day $79, full day $129'],
    ['Half-day rafting trip $79 per person', 'Full-day rafting trip for $129 per person'],
    ['Half-day rafting trip $79 per person', 'Half-day rafting trip for $300 per group'],
    ['Half-day rafting trip $79 per person', 'Half-day rafting trip from $69 per person'],
    [
      'Half-day rafting trip $79 per person',
      'Half-day rafting trip for $69 per person on weekdays',
    ],
    ['Half-day rafting trip $79 per person', 'Half-day rafting trip for $79 per person'],
    ['Half-day rafting trip $79 per person', 'Kids pay $49 per person'],
  ])('are no contradiction (%s / %s)', (productService, mainOffer) => {
    expect(offeringOf(productService, mainOffer).alternatives).toBeUndefined()
  })
})
