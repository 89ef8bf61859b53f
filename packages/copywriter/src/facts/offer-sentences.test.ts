import type { FactKind } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import type { Answers } from '../copy-brief.ts'
import { proposeFacts } from './propose-facts.ts'

const proposed = (answers: Partial<Answers>) =>
  proposeFacts({
    businessName: 'Test Tours',
    industry: 'other',
    productService: 'Guided walks in Wales',
    mainOffer: '£10 per person',
    targetCustomer: 'families',
    brandTone: 'friendly',
    ...answers,
  })
const sure = (kind: FactKind, answers: Partial<Answers>) =>
  proposed(answers).flatMap((fact) =>
    fact.kind === kind && fact.confidence === 'high' ? [fact.value] : [],
  )
const wordings = (mainOffer: string) =>
  proposed({ mainOffer }).flatMap((fact) => (fact.kind === 'offer' ? [fact.value.wording] : []))

describe('the wording of an offer', () => {
  it.each([
    ['$195pp', '$195 per person'],
    ['CHF 45, kids 25', 'CHF 45, for children CHF 25'],
    [
      '2 hrs 1 490,- / full day 2 950,- NOK pr person. kids u/12 half price, not under 5 yrs!! dec to mid april only',
      '2 hours are NOK 1,490, a full day NOK 2,950 per person. Half price for children under 12, nobody under 5. Dates are December to mid-April only',
    ],
    [
      'CLP $28.000 adult / $15.000 kids 6-12. if clouds → new date or refund',
      'CLP 28,000 per adult, CLP 15,000 for children from 6 to 12. In case of clouds, you get a new date or a refund',
    ],
    [
      '350 dh/day, 5 day pack 1500dh = save 250. Transport from Taghazout inclus',
      'A day is 350 dirhams, a 5-day pack 1,500 dirhams, a saving of 250 dirhams. Transport from Taghazout is included',
    ],
    [
      'small $75 med $95 large from $120. First puppy groom (under 6 mths) $50 all sizes',
      'Small is $75, medium $95, large from $120. The first puppy groom (under 6 months) is $50 for all sizes',
    ],
    [
      'R380 a lesson, 6 lessons R1 980 (use in 3 months)',
      'A lesson is R380, 6 lessons R1,980, to be used within 3 months',
    ],
    [
      '$625 full day for 1 or 2 people (same price), $475 half day. lunch on full days, flies + rods incl. Montana license NOT incl, tip up to you. March thru October',
      'A full day is $625 for 1 or 2 people, a half day $475. Lunch on full days, flies and rods are included. The Montana license is not included. The tip is up to you. Dates are March to October',
    ],
    [
      '1st talk at poolside FREE, no swimming, 15min',
      'The first talk at the poolside is free: 15 minutes, no swimming',
    ],
    [
      '18% of rent, no set up fee, 3 months notice any time. first deep clean on us if u sign before end of feb (flats up to 2 bed)',
      "The fee is 18% of the rent, with no set-up fee and 3 months' notice at any time. The first deep clean is on us if you sign before the end of February (flats up to 2 bedrooms)",
    ],
    [
      'full day for 2 anglers $675, half day $495',
      'A full day is $675 for 2 anglers, a half day $495',
    ],
    [
      '£180 single, £290 for a couple. fixed, no VAT to add. home visit within 15 miles of Ludlow no extra',
      '£180 for one person, £290 for a couple. The price is fixed, with no VAT to add. There is no extra charge for a home visit within 15 miles of Ludlow',
    ],
    ['1st walk free', 'First walk free'],
    ['€95 a month, 1 months notice', "€95 a month, 1 month's notice"],
    [
      '290 €/night, min 2 nights. transfer 35€ each way',
      '€290 per night, minimum 2 nights. Transfer €35 each way',
    ],
    [
      '15€/h, min 3 hrs. after midnight +5€/h',
      '€15 per hour, minimum 3 hours. After midnight plus €5 per hour',
    ],
    [
      '£48pp / kids u/14 £32. april - oct, not sundays',
      '£48 per person, kids under 14: £32. April to October, not Sundays',
    ],
    [
      '2050 DH PP, CHILD 6-12 1200 DH. NOT FOR PREGNANT WOMEN',
      '2,050 dirhams per person, children from 6 to 12: 1,200 dirhams. Not for pregnant women',
    ],
    [
      '£180 single, evenings ok. no set up fee, 3 months notice',
      "£180 single, evenings are fine. No set-up fee, 3 months' notice",
    ],
    ['weekend 690 CHF, rain = other date', 'Weekend CHF 690, rain, other date'],
  ])('is printable English: "%s"', (mainOffer, expected) => {
    expect(wordings(mainOffer)).toEqual([expected])
  })

  it('never includes what is paid apart', () => {
    expect(
      wordings('Intro P4,500, gear boat & photos incl. marine park fee P250 pays separate'),
    ).toEqual([
      'Intro P4,500. Gear, boat and photos are included. The marine park fee of P250 is paid separately',
    ])
    expect(wordings('€690 per person incl. jeep up')).toEqual(['€690 per person including jeep up'])
  })

  it.each([
    [
      '2 hrs NOK 1490, full day NOK 2950 pr person',
      { amount: 1490, unit: 'person', is_from: true },
    ],
    ['£48pp / kids u/14 £32', { amount: 48, unit: 'person', is_from: false }],
    [
      '€85 per person, €75 each for groups of 6 or more',
      { amount: 85, unit: 'person', is_from: false },
    ],
    [
      '290 €/night low season, 420 €/night dec-march',
      { amount: 290, unit: 'night', is_from: true },
    ],
  ])('has the price that everybody pays: "%s"', (mainOffer, price) => {
    expect(sure('offer', { mainOffer })).toEqual([
      expect.objectContaining({ price: expect.objectContaining(price) as unknown }),
    ])
  })

  it.each([
    '$625 full day, $475 half day',
    '£55 per person, 20% off in May',
    '3 400 kr per person',
  ])('has no sure price where that could mislead: "%s"', (mainOffer) => {
    expect(sure('offer', { mainOffer })).toEqual([])
  })
})
