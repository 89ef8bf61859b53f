import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { knowBusiness } from '../business/know-business.ts'
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
      facts: noFacts,
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

describe('the built-in copywriter over all briefs', { timeout: 120_000 }, () => {
  const all = writtenFixtures({ createdAt })
  const pageAndAds =
    /^(?:headline|subheadline|benefits|cta_text|offer|story|good_to_know|facebook_ads|google_ads)/u
  const only = (written: readonly WrittenBrief[], isMeant: (place: string) => boolean) =>
    written.map((one) => ({
      ...one,
      texts: one.texts.filter(({ place }) => isMeant(place) && !place.endsWith('.title')),
    }))

  it('lets at most a quarter of the sentences recur, with many businesses of one trade', () => {
    expect(measureRecurrence(only(all, () => true)).share).toBeLessThanOrEqual(0.25)
  })

  it('lets at most a sixth of the sentences on the page and in ads recur', () => {
    const texts = only(all, (place) => pageAndAds.test(place))
    expect(measureRecurrence(texts).share).toBeLessThanOrEqual(1 / 6)
  })

  it('lets at most a quarter of letters, questions and steps recur in another trade', () => {
    const texts = only(firstOfEachTrade(all), (place) => !pageAndAds.test(place))
    expect(texts.length).toBeGreaterThanOrEqual(36)
    expect(measureRecurrence(texts).share).toBeLessThanOrEqual(0.25)
  })
})

function firstOfEachTrade(all: readonly WrittenBrief[]): WrittenBrief[] {
  const seen = new Set<string>()
  return all.filter(({ brief }) => {
    const { key } = knowBusiness(brief).trade
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}
