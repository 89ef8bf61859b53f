import { describe, expect, it } from 'vitest'

import type { CopyBrief } from '../index.ts'
import { readBrief } from './read-brief.ts'

function factsOf(answers: Partial<CopyBrief>) {
  return readBrief({
    businessName: 'Quiet Ltd',
    industry: 'other',
    productService: 'a thing we do for people',
    mainOffer: 'ask about it',
    targetCustomer: 'anyone really',
    brandTone: 'friendly',
    ...answers,
  })
}

describe('reading the product', () => {
  it('calms shouting and finds service, place and facts', () => {
    const { product } = factsOf({
      productService:
        'WE RUN HALF DAY WHITEWATER RAFTING TRIPS ON THE NANTAHALA RIVER!!! all gear included',
    })
    expect(product.service).toEqual({ text: 'half-day whitewater rafting trips', number: 'many' })
    expect(product.place).toBe('on the Nantahala River')
    expect(product.details.map(({ text }) => text)).toEqual(['All gear included'])
  })

  it('reads a list that ends in incl. and drops no sentence into it', () => {
    const { product } = factsOf({
      productService: 'rafting trips. wetsuits & lunch incl. Season is may to september.',
    })
    const texts = product.details.map(({ text }) => text)
    expect(texts).toContain('Wetsuits and lunch included')
    expect(texts.join(' ')).not.toContain('including Season')
  })

  it('tells conditions from reasons and drops a clause that says only the service', () => {
    const { product } = factsOf({
      productService:
        'Guided fishing trips. I take you out on the Madison River. Lunch provided. Minimum stay three nights. Kids must be 7.',
    })
    const kinds = Object.fromEntries(product.details.map(({ text, kind }) => [text, kind]))
    expect(kinds).toEqual({
      'Lunch provided': 'included',
      'Minimum stay three nights': 'limit',
      'Kids must be 7': 'limit',
    })
  })

  it('drops tags, entities, scripts and pictures', () => {
    const { product } = factsOf({
      productService: '<p>Guided sea kayak tours 🛶 &amp; picnics</p><script>alert(1)</script>',
    })
    expect(JSON.stringify(product)).not.toMatch(/[<>&]|alert|🛶/u)
  })

  it('turns renting out into something to rent', () => {
    const { product } = factsOf({
      productService: 'we rent kayaks and SUPs by the hour on lake champlain',
    })
    expect(product.service).toEqual({ text: 'kayaks and SUPs to rent', number: 'many' })
    expect(product.place).toBe('on Lake Champlain')
  })

  it('reads nothing into keyboard noise', () => {
    const { product, offer, audiences } = factsOf({
      productService: 'asdf asdf asdf',
      mainOffer: 'asdf asdf',
      targetCustomer: 'asdf asdf asdf',
    })
    expect(product).toEqual({ service: null, place: null, people: null, details: [] })
    expect(offer).toBeNull()
    expect(audiences).toEqual([])
  })
})

describe('reading the offer', () => {
  const offerOf = (mainOffer: string) => factsOf({ mainOffer }).offer?.full

  it.each([
    [
      '$49 pp on weekdays (normally $65)!!! Book online',
      '$49 per person on weekdays (normally $65)',
    ],
    ['4 HOURS $600 / 6 HOURS $850', '4 hours at $600, 6 hours at $850'],
    [
      '10km safari 120 eur adult / 80 eur child',
      '10km safari at 120 EUR per adult, 80 EUR per child',
    ],
    ['We offer 20% off your first lesson. Hurry!', '20% off your first lesson'],
    [
      'Half-day family float for $69 per person, including wetsuit and shuttle, Monday to Thursday',
      'half-day family float at $69 per person, including wetsuit and shuttle, Monday to Thursday',
    ],
    [
      'First-Timer Class: 90 minutes with an instructor, shoes and harness for £25',
      'First-Timer Class: 90 minutes with an instructor, shoes and harness at £25',
    ],
    [
      'rent 2 hours get the 3rd hour free, monday to thursday',
      'rent 2 hours, get the 3rd hour free. Terms: Monday to Thursday',
    ],
  ])('keeps price, unit and condition of "%s"', (typed, full) => {
    expect(offerOf(typed)).toBe(full)
  })

  it('quotes a foreign offer instead of rearranging it', () => {
    expect(offerOf('10 % Rabatt auf die erste Tour für Familien')).toBe(
      '"10 % Rabatt auf die erste Tour für Familien"',
    )
  })
})

describe('reading the audience', () => {
  const audienceOf = (targetCustomer: string) =>
    factsOf({ targetCustomer }).audiences.map(({ text }) => text)

  it.each([
    ['families w/ kids & first timers', ['families with kids', 'first-timers']],
    ['lazy fat office guys who want to get strong', ['office people who want to get strong']],
    ['Adults 40+ who quit skiing years ago and are scared', ['adults who quit skiing years ago']],
    ['families, first timers scared of water', ['families', 'first-timers']],
    ['Families with young kids; we dont take stag or hen groups', ['families with young kids']],
    [
      'wealthy couples and families from Europe/USA',
      ['couples', 'families from Europe and the USA'],
    ],
  ])('words "%s" kindly', (typed, people) => {
    expect(audienceOf(typed)).toEqual(people)
  })
})

describe('reading the activity', () => {
  it.each([
    ['Half-day rafting on the Salmon River', 'other', 'rafting'],
    ['Husky safaris in Lapland', 'guiding', 'dog-sledding'],
    ['Hiking socks knitted from wool', 'ecommerce', 'ecommerce'],
    ['We teach people to navigate with map and compass', 'guiding', 'navigation'],
    ['Geführte Kanutouren auf der Elbe mit Lagerfeuer', 'water-sports', 'canoeing'],
    ['Bell tents in a meadow near Ludlow', 'lodging', 'glamping'],
    ['things people like', 'legal', 'legal'],
    ['things people like', 'other', 'general'],
  ] as const)('reads "%s" in %s as %s', (productService, industry, key) => {
    expect(factsOf({ productService, industry }).trade.key).toBe(key)
  })
})

describe('reading the voice', () => {
  it('is I only where the owner says I', () => {
    expect(
      factsOf({ productService: 'I teach surfing. My lessons are short.' }).voice.subject,
    ).toBe('I')
    expect(
      factsOf({ productService: 'Surf lessons in Ericeira for beginners' }).voice.subject,
    ).toBe('we')
  })
})
