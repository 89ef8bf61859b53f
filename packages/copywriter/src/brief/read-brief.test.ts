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
    const { offering, statements } = factsOf({
      productService:
        'WE RUN HALF DAY WHITEWATER RAFTING TRIPS ON THE NANTAHALA RIVER!!! all gear included',
    })
    expect(offering.thing).toEqual({ text: 'half-day whitewater rafting trips', number: 'many' })
    expect(offering.place).toBe('on the Nantahala River')
    expect(statements.map(({ text }) => text)).toEqual(['All the gear included'])
  })

  it('reads a list that ends in incl. and drops no sentence into it', () => {
    const { statements } = factsOf({
      productService: 'rafting trips. wetsuits & lunch incl. Season is may to september.',
    })
    const texts = statements.map(({ text }) => text)
    expect(texts).toContain('Wetsuits and lunch included')
    expect(texts.join(' ')).not.toContain('including Season')
  })

  it('tells conditions from reasons and drops a sentence that says only the service', () => {
    const { statements } = factsOf({
      productService:
        'Guided fishing trips. I take you out on the Madison River. Lunch provided. Minimum stay three nights. Kids must be 7.',
    })
    const kinds = Object.fromEntries(statements.map(({ text, kind }) => [text, kind]))
    expect(kinds).toEqual({
      'Lunch provided': 'included',
      'Minimum stay three nights': 'limit',
      'Kids must be 7': 'limit',
    })
  })

  it('drops tags, entities, scripts and pictures', () => {
    const { offering, statements } = factsOf({
      productService: '<p>Guided sea kayak tours 🛶 &amp; picnics</p><script>alert(1)</script>',
    })
    expect(JSON.stringify({ offering, statements })).not.toMatch(/[<>&]|alert|🛶/u)
  })

  const detailsOf = (productService: string) =>
    factsOf({ productService }).statements.map(({ kind, text }) => `${kind}: ${text}`)

  it.each([
    [
      'Soft rafting. Wetsuit, neoprene shoes, helmet and vest are in the price',
      'included: Helmet, vest, wetsuit and neoprene shoes are in the price',
    ],
    ['Guided fly fishing, wade or drift boat', 'plain: Wade or drift boat'],
    ['Dive trips. max 4 divers per guide', 'group: At most 4 divers per guide'],
    [
      'Climbing days. helmets, harness & ropes from me',
      'plain: Helmets, harness and ropes from me',
    ],
    ['Climbing days. shoes you bring yourself', 'limit: Bring your own shoes'],
    [
      'Rafting trips. min age 14 on the Lochsa, 8 on the Ocoee',
      'limit: Minimum age 14 on the Lochsa, from 8 on the Ocoee',
    ],
    [
      'Beekeeping days. open a hive with us, taste 5 honeys, and take a jar home',
      'plain: You open a hive with us, taste five honeys, and take a jar home',
    ],
    ['Surf club. surf england coaches, 1 to 6', 'plain: Surf England coaches, 1 to 6'],
    ['Whale watching. april - october', 'season: April to October'],
    [
      'Camper hire. 3 vans: Morag (2 berth), Hamish (4 berth)',
      'plain: Three vans: Morag (2 berth), Hamish (4 berth)',
    ],
    [
      'Lodge rooms. our daughter Vroni runs the ski school desk',
      'plain: Our daughter Vroni is in charge of the ski school desk',
    ],
    [
      'Bike hire. Helmets, locks, map and a puncture kit come with every bike',
      'included: Helmets, locks, map plus a puncture kit come with every bike',
    ],
    [
      'Zip park. Must be able to reach 5\'6" w/ arms up',
      'limit: You must be able to reach 5 ft 6 in with arms up',
    ],
    [
      "Bird walks. i'm a biologist and live here since 2009",
      'credential: I am a biologist and live here since 2009',
    ],
  ])('reads "%s" as a typed fact', (typed, fact) => {
    expect(detailsOf(typed)).toContain(fact)
  })

  it.each([
    [
      'we are a family run chalet hotel in Saalbach, 14 rooms',
      'family-run chalet hotel',
      'in Saalbach',
    ],
    [
      'UIAGM guide, I take people multi pitch climbing in the Dolomites',
      'multi-pitch climbing',
      'in the Dolomites',
    ],
    [
      'Hot air balloon flight in Cappadocia at sunrise',
      'hot air balloon flights',
      'in Cappadocia at sunrise',
    ],
    [
      'cycling holidays in Tuscany (Chianti, Crete Senesi) on gravel and e-bikes',
      'cycling holidays on gravel and e-bikes',
      'in Tuscany',
    ],
    [
      'Hi! We are Tom and Wren and we run a small sailing school out of Oban',
      'small sailing school',
      'from Oban',
    ],
    [
      'kayaks, canoes & SUPs to rent on Lake Bled, singles and doubles',
      'kayaks, canoes and SUPs to rent',
      'on Lake Bled',
    ],
  ])('finds what is sold, and where, in "%s"', (productService, service, place) => {
    const { offering } = factsOf({ productService })
    expect([offering.thing?.text, offering.place]).toEqual([service, place])
  })

  it('turns renting out into something to rent', () => {
    const { offering } = factsOf({
      productService: 'we rent kayaks and SUPs by the hour on lake champlain',
    })
    expect(offering.thing).toEqual({ text: 'kayaks and SUPs to rent', number: 'many' })
    expect(offering.place).toBe('on Lake Champlain')
  })

  it('reads nothing into keyboard noise', () => {
    const { offering, statements, offer, audiences } = factsOf({
      productService: 'asdf asdf asdf',
      mainOffer: 'asdf asdf',
      targetCustomer: 'asdf asdf asdf',
    })
    expect(offering).toEqual({ thing: null, deed: null, place: null, people: null })
    expect(statements).toEqual([])
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
    ['4 HOURS $600 / 6 HOURS $850', '4 hours for $600, 6 hours for $850'],
    [
      '10km safari 120 eur adult / 80 eur child',
      '10 km safari for 120 EUR per adult, 80 EUR per child',
    ],
    ['We offer 20% off your first lesson. Hurry!', '20% off your first lesson'],
    [
      'Half-day family float for $69 per person, including wetsuit and shuttle, Monday to Thursday',
      'Half-day family float for $69 a person, including wetsuit and shuttle, Monday to Thursday',
    ],
    [
      'First-Timer Class: 90 minutes with an instructor, shoes and harness for £25',
      'First-Timer Class: 90 minutes with an instructor, shoes & harness for £25',
    ],
    [
      'full day for 2 anglers $675, half day $495. not included: montana license + tip',
      'Full day for 2 anglers at $675, half day for $495. Not included: Montana license and tip',
    ],
    ['70€ adults 45€ kids', '€70 for adults, €45 for kids'],
    ['€59 per person, from 10 people €52', '€59 per person, €52 from 10 people'],
    [
      '£620 per week april-june & sept, £780 july/aug. 10% off for returning guests',
      '£620 per week (April to June and September), £780 (July and August). 10% off for returning guests',
    ],
    [
      '4 HOURS $600 / 8 HOURS $1100 FOR UP TO 6 PEOPLE',
      '4 hours for $600, 8 hours at $1100 for up to 6 people',
    ],
    [
      'Full groom from €48 small / €60 medium / €75 large, nails €12',
      'Full groom from €48 (small), €60 (medium), €75 (large), nails for €12',
    ],
    ['CHF 180 per flight, CHF 20 off before 9am', 'CHF 180 per flight, CHF 20 off before 9 am'],
    ['Bus from Vienna +€15', 'Bus from Vienna €15 extra'],
    [
      'Free for 30 days, then €3 per employee per month',
      'Free for 30 days, then €3 per employee per month',
    ],
    ['NOK 6,900 for 3 days, June 5 - August 28', 'NOK 6,900 for 3 days, June 5 to August 28'],
    [
      'rent 2 hours get the 3rd hour free, monday to thursday',
      'Rent two hours, get the 3rd hour free, Monday to Thursday',
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
    ['things people like', 'legal', 'general'],
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
