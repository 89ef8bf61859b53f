import type { FactKind } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import type { Answers } from '../copy-brief.ts'
import { proposeFacts } from './propose-facts.ts'

const brief = (answers: Partial<Answers>): Answers => ({
  businessName: 'Test Tours',
  industry: 'other',
  productService: 'Guided walks in Wales',
  mainOffer: '£10 per person',
  targetCustomer: 'families',
  brandTone: 'friendly',
  ...answers,
})
const sure = (kind: FactKind, answers: Partial<Answers>) =>
  proposeFacts(brief(answers)).flatMap((fact) =>
    fact.kind === kind && fact.confidence === 'high' ? [fact.value] : [],
  )

describe('what is sold, typed in haste', () => {
  it.each([
    [
      'HUSKY TRIPS!! 2 hrs or full day, you drive your own sled (2 on a sled, swap halfway) north of Alta. we lend suit, boots, mittens',
      {
        name: 'Husky trips',
        activity: 'drive your own sled',
        place: 'north of Alta',
        duration: '2 hours or full day',
        included: ['suit', 'boots', 'mittens'],
      },
    ],
    ['llama walks 2h', { name: 'Llama walks', duration: '2 hours' }],
    [
      'surf lesons all levels!!! board+wetsuit incl, beach lunch. max 6 per coach',
      {
        name: 'Surf lessons',
        difficulty: 'all levels',
        included: ['board', 'wetsuit', 'beach lunch'],
        group_size: 'maximum 6 per coach',
      },
    ],
    [
      'KAYAK + WILDLIFE TRIPS on the moray firth!!! 3 hrs, all kit incl. max 8 ppl pr guide',
      {
        place: 'on the Moray Firth',
        duration: '3 hours',
        included: ['all kit'],
        group_size: 'maximum 8 people per guide',
      },
    ],
    [
      'guided ski touring in Lyngen 2-6 days, max 6 pr guide. english, norwegian, german',
      {
        name: 'Guided ski touring',
        place: 'in Lyngen',
        duration: '2-6 days',
        languages: ['English', 'Norwegian', 'German'],
      },
    ],
    [
      'freediving courses. taught in eng, tagalog, korean',
      { languages: ['English', 'Tagalog', 'Korean'] },
    ],
    [
      'Inshore fishing charters out of Tampa. Ice, bait, rods, license all included.',
      { included: ['ice', 'bait', 'rods', 'license'] },
    ],
    [
      'astronomy tour, 3 telescopes, 2h outside San Pedro de Atacama.. english / spanish. hot chocolate + blanket',
      {
        name: 'Astronomy tour',
        place: 'outside San Pedro de Atacama',
        duration: '2 hours',
        languages: ['English', 'Spanish'],
        included: ['hot chocolate', 'a blanket'],
      },
    ],
    [
      'swim lessons for GROWN UPS. 1 on 1, heated pool (31°C) in Claremont, 30 min',
      { name: 'Swim lessons for grown-ups', place: 'in Claremont', duration: '30 minutes' },
    ],
    [
      'MOBILE DOG GROOMING van comes to ur driveway. wash, clip, nails, ears. northern beaches sydney, tues-sat',
      {
        name: 'Mobile dog grooming',
        place: 'on the northern beaches of Sydney',
        included: ['wash', 'clip', 'nails', 'ears'],
      },
    ],
    [
      'I been guiding on the Bitterroot and the Clark Fork for 22 years now. Dry flies when they let us',
      { name: 'Guided fly fishing', place: 'on the Bitterroot and the Clark Fork' },
    ],
    [
      'we look after holiday flats in Paphos + Peyia for owners abroad: check-in, cleaning, monthly report w/ photos',
      {
        name: 'Holiday flat management',
        place: 'in Paphos and Peyia',
        included: ['check-in', 'cleaning', 'a monthly report with photos'],
      },
    ],
    [
      '3 day digital detox in Graubünden. 6 - 10 persons',
      { name: '3-day digital detox', group_size: '6 to 10 people' },
    ],
  ])('is read surely from "%s"', (productService, expected) => {
    expect(sure('offering', { productService })).toEqual([expect.objectContaining(expected)])
  })

  it('has no deed where "you" only have to do something', () => {
    const productService =
      'Hut to hut hikes in the Zillertal Alps, 4 days. Luggage not transported, you carry ~8 kg.'
    expect(sure('offering', { productService })).toEqual([
      expect.not.objectContaining({ activity: expect.anything() as unknown }),
    ])
  })

  it('stands beside its prices as proposals that the owner looks through', () => {
    const proposed = proposeFacts(
      brief({
        productService: 'husky trips north of Alta',
        mainOffer: '2 hrs 1 490,- / full day 2 950,- NOK pr person',
      }),
    ).filter(({ kind }) => kind === 'offering')
    expect(proposed.map(({ value, confidence }) => [value, confidence])).toMatchObject([
      [{ name: 'Husky trips', price: { amount: 1490, is_from: true, unit: 'person' } }, 'high'],
      [{ name: '2-hour husky trip', price: { amount: 1490 } }, 'medium'],
      [{ name: 'Full-day husky trip', price: { amount: 2950, unit: 'person' } }, 'medium'],
    ])
  })
})

describe('who and how many', () => {
  it.each([
    [
      "Swim lessons, 30 min. I'm Thandi, was a lifeguard 9 yrs",
      'guide',
      { name: 'Thandi', about: 'was a lifeguard for 9 years' },
    ],
    ['Husky trips in Alta. 34 alaskan huskys', 'figure', { value: '34', label: 'Alaskan huskies' }],
    [
      'Fishing trips. I been guiding on the Bitterroot for 22 years now',
      'figure',
      { value: '22', label: 'years of guiding' },
    ],
    [
      'Drift boat trips. No kids under 10 in the boat sorry, its hooks',
      'rule',
      { text: 'No kids under 10 in the boat' },
    ],
    ['Rental flats. NOT villas w/ pool', 'rule', { text: 'No villas with pool' }],
  ] as const)('is read from "%s"', (productService, kind, expected) => {
    expect(sure(kind, { productService })).toEqual([expect.objectContaining(expected)])
  })

  it.each(['Will writing. NOT solicitors, trusts or tax = we say so & send u to someone who does'])(
    'is no sure rule where a list could be turned round: "%s"',
    (productService) => {
      expect(sure('rule', { productService })).toEqual([])
    },
  )
})
