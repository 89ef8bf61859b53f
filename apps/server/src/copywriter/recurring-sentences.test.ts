import { describe, expect, it } from 'vitest'

import { writtenFixtures } from './briefs.fixture.ts'
import { measureRecurrence } from './recurring-sentences.ts'
import type { WrittenBrief } from './recurring-sentences.ts'

const createdAt = '2026-03-01T08:00:00.000Z'

function written(id: string, product: string, texts: readonly string[]): WrittenBrief {
  return {
    id,
    brief: {
      businessName: `${id} Ltd`,
      industry: 'other',
      productService: product,
      mainOffer: 'none',
      targetCustomer: 'people',
      brandTone: 'friendly',
    },
    texts: texts.map((text, index) => ({ place: `benefits[${index}]`, text })),
  }
}

describe('sentences that recur', () => {
  it('sees one template behind the words of two owners', () => {
    const report = measureRecurrence([
      written('a', 'kayak tours', ['Book your kayak tours today and bring a happy friend along.']),
      written('b', 'ski lessons', ['Book your ski lessons today and bring a happy friend along.']),
    ])
    expect(report.share).toBe(1)
    expect(report.recurring[0]?.others).toEqual(['b'])
  })

  it('lets sentences pass that are made of the owner’s words', () => {
    const report = measureRecurrence([
      written('a', 'wetsuit and helmet included', ['Wetsuit and helmet included.']),
      written('b', 'lunch and boots included', ['Lunch and boots included.']),
    ])
    expect(report).toMatchObject({ share: 0, recurring: [] })
  })
})

describe('the built-in copywriter over all briefs', () => {
  it('lets at most a twentieth of the sentences on the page and in ads recur, headings aside', () => {
    const pageAndAds =
      /^(?:headline|subheadline|benefits|cta_text|offer|story|good_to_know|facebook_ads|google_ads)/u
    const all = writtenFixtures({ createdAt }).map((one) => ({
      ...one,
      texts: one.texts.filter(({ place }) => pageAndAds.test(place) && !place.endsWith('.title')),
    }))
    expect(measureRecurrence(all).share).toBeLessThanOrEqual(0.05)
  })
})
