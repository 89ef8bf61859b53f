import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { fixtures } from '../testing/briefs.fixture.ts'
import type { CopyBrief } from '../index.ts'
import { knowBrief } from '../lint/brief-knowledge.ts'
import { lintText } from '../lint/text-rules.ts'
import { withoutMarkup, withoutShorthand } from './clean-text.ts'
import { typedOffers } from '../testing/offers.fixture.ts'
import { readBrief } from './read-brief.ts'
import { splitSentences } from './sentences.ts'

function briefOf(mainOffer: string): CopyBrief {
  return {
    businessName: 'Quiet Ltd',
    industry: 'other',
    productService: 'a thing we do for people',
    mainOffer,
    targetCustomer: 'anyone really',
    brandTone: 'friendly',
    facts: noFacts,
  }
}

function offerOf(mainOffer: string) {
  return readBrief(briefOf(mainOffer)).offer
}

describe('an offer as owners type it', () => {
  it.each(typedOffers)(
    '"facts: noFacts," is told with every price and condition',
    (typed, full) => {
      expect(offerOf(typed)?.full).toBe(full)
    },
  )
})

const everyBrief = [
  ...fixtures.map(({ brief }) => brief),
  ...typedOffers.map(([typed]) => briefOf(typed)),
]

describe.each(everyBrief)('the offer "$mainOffer"', (brief) => {
  const { offer } = readBrief(brief)
  const full = offer?.full ?? ''

  it('keeps every figure', () => {
    expect(figuresOf(full)).toEqual(figuresOf(brief.mainOffer))
  })

  it('loses no sentence that says something', () => {
    const told = new Set(wordsOf(full))
    const lost = splitSentences(withoutShorthand(withoutMarkup(brief.mainOffer)))
      .filter((line) => !/^book online$/iu.test(line))
      .filter((line) => wordsOf(line).length > 0)
      .filter(
        (line) => wordsOf(line).filter((word) => told.has(word)).length < wordsOf(line).length / 2,
      )
    expect(lost).toEqual([])
  })

  it('reads without a fault', () => {
    const findings = lintText(`${full}.`, 'offer.text', knowBrief(brief))
    expect(findings.filter(({ severity }) => severity === 'hard')).toEqual([])
  })

  it('has shorts that are taken from its lines as they stand', () => {
    for (const { text } of offer?.shorts ?? [])
      expect(text.split('. ').every((part) => full.includes(part))).toBe(true)
  })
})

const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** All digits, figures in words among them, in no order; 'one-to-one' and '1st' are words. */
function figuresOf(text: string): string[] {
  const plain = withoutMarkup(text)
    .toLowerCase()
    .replace(/\b1-1\b|\b1st\b|\b2nd\b/gu, '')
    .replace(new RegExp(`\\b(?:${small.slice(1).join('|')})\\b`, 'gu'), (word) =>
      String(small.indexOf(word) + 1),
    )
  return (plain.match(/\d+/gu) ?? []).toSorted()
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
}

describe('the short forms of an offer', () => {
  const shortsOf = (typed: string) =>
    offerOf(typed)?.shorts.map(({ text, isWhole }) => `${isWhole ? 'whole' : 'part'}: ${text}`)

  it('end where the next price begins, so that no price has another label', () => {
    expect(shortsOf('$55 adult $42 student with card $38 child 4-10')).toEqual([
      'whole: $55 per adult, $42 for a student with card, $38 for a child 4–10',
      'whole: $55 per adult, $42 for a student with card',
      'whole: $55 per adult',
    ])
  })

  it('are a part only where a condition is left away', () => {
    expect(shortsOf('kayak €40 a day, min 2 days. Deposit €50. Open april-june')).toEqual([
      'whole: Kayak for €40 a day, minimum 2 days. Deposit €50. Open April to June',
      'part: Kayak for €40 a day, minimum 2 days',
      'part: Kayak for €40 a day. Deposit €50. Open April to June',
      'part: Kayak for €40 a day',
    ])
  })

  it('tell what is due later with what is due first', () => {
    expect(shortsOf('First month £20. After that £45 a month')?.[0]).toBe(
      'whole: First month for £20. After that £45 a month',
    )
  })
})

describe('words that only push', () => {
  it.each([
    ['€20 per hour. Book now! Hurry!', '€20 per hour'],
    ['Special offer 2 nights for £150', 'Special offer 2 nights for £150'],
    ['Call out £130, after 8pm £180', 'Call out £130, after 8 pm £180'],
    ['Call 01632 960 001. Tax return £165', 'Tax return for £165'],
    ['Best price guaranteed. Now with lunch €35', 'Now with lunch for €35'],
  ])('leave "facts: noFacts,", what they stand with stays', (typed, full) => {
    expect(offerOf(typed)?.full).toBe(full)
  })
})
