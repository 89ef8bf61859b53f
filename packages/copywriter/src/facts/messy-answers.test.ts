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
        languages: ['English', 'Spanish'],
        included: ['hot chocolate', 'a blanket'],
      },
    ],
    [
      'swim lessons for GROWN UPS. 1 on 1, heated pool (31°C) in Claremont, 30 min',
      { name: 'Swim lessons for grown-ups', duration: '30 minutes' },
    ],
    [
      '3 day digital detox in Graubünden. 6 - 10 persons',
      { name: '3-day digital detox', place: 'in Graubünden', group_size: '6 - 10 persons' },
    ],
    [
      'Floating sauna raft on lake Kallavesi, from Kuopio harbour. u drive it yourself or with captain',
      { name: 'Floating sauna raft', place: 'on Lake Kallavesi' },
    ],
    [
      'High ropes park in the beech wood @ Drumkeeran, Co. Leitrim<br>- 6 courses',
      { name: 'High ropes park', place: 'in the beech wood at Drumkeeran' },
    ],
    ['tandem paragliding from Billing', { name: 'Tandem paragliding', place: 'from Billing' }],
    ['photo hides near Hortobágy, 4 hides', { name: 'Photo hides', place: 'near Hortobágy' }],
    ['i repair old clocks n watches, 34 yrs already', { name: 'Clock and watch repair' }],
    ['we rent bikes and kayaks in Sitges', { name: 'Bike and kayak rental', place: 'in Sitges' }],
    [
      'Massage for runners @ my studio in Leeds',
      { name: 'Massage for runners', place: 'in Leeds' },
    ],
    ['online english lessons 4 nervous speakers', { name: 'Online English lessons' }],
    ['I bake wedding cakes', { name: 'Wedding cakes' }],
    ['I teach pottery to adults in Leith', { name: 'Pottery lessons', place: 'in Leith' }],
    [
      'I am Pasang, trekking guide with licence since 2008. We run treks in Langtang Valley',
      { name: 'Treks', place: 'in Langtang Valley' },
    ],
    ['SNORKEL WITH SEALS. 15 min by rib', { name: 'Snorkelling with seals' }],
    ['Family business since 1987. We build stone walls', { name: 'Stone wall building' }],
  ])('is read surely from "%s"', (productService, expected) => {
    expect(sure('offering', { productService })).toEqual([expect.objectContaining(expected)])
  })

  it.each([
    'flat hunting for ppl moving to Basel. I do the letter in german',
    'day sails on S/Y Arethousa, lunch',
  ])('has a place only where one is named right behind: "%s"', (productService) => {
    expect(sure('offering', { productService })).toEqual([
      expect.not.objectContaining({ place: expect.anything() as unknown }),
    ])
  })

  it.each([
    'wedding photographer in Kent',
    'I walk dogs and feed cats',
    'Come and paddle with us',
    'MOBILE DOG GROOMING van comes to ur driveway',
    'I been guiding on the Bitterroot for 22 years now',
    'surf lesssonns for everybody',
  ])('is nothing where no thing is sure: "%s"', (productService) => {
    expect(sure('offering', { productService })).toEqual([])
  })

  it('has no deed where "you" only have to do something', () => {
    const productService =
      'Hut to hut hikes in the Zillertal Alps, 4 days. Luggage not transported, you carry ~8 kg.'
    expect(sure('offering', { productService })).toEqual([
      expect.not.objectContaining({ activity: expect.anything() as unknown }),
    ])
  })
})

describe('who and how many', () => {
  it.each([
    ["Swim lessons, 30 min. I'm Thandi, was a lifeguard 9 yrs", 'guide', { name: 'Thandi' }],
    ['Husky trips in Alta. 34 alaskan huskys', 'figure', { value: '34', label: 'Alaskan huskies' }],
    [
      'Fishing trips. I have been guiding on the Bitterroot for 22 years now',
      'figure',
      { value: '22', label: 'years of guiding' },
    ],
    ['Drift boats. No kids under 10 in the boat', 'rule', { text: 'No kids under 10 in the boat' }],
    ['Walks in Wales, since 1998', 'since', { year: 1998 }],
  ] as const)('is read from "%s"', (productService, kind, expected) => {
    expect(sure(kind, { productService })).toEqual([expect.objectContaining(expected)])
  })

  it.each([
    ['Balloon flights. pilot Jiří, 640 flights', 'figure'],
    ['Treks in Nepal. I am Pasang, guide with government licence since 2008', 'since'],
    ['Tiny houses. Our farm has been in the family since 1920', 'since'],
    ['Day sails. 14 m ketch built 1968, in this harbour since 1990', 'since'],
    ['Treks in Nepal. Porter carries your bag, also he is insured', 'certificate'],
    ['Sauna raft. no licence needed for driving, we show u 20min', 'rule'],
    ['Clock repair. no quartz no smart watch', 'rule'],
    ['Rental flats. NOT villas w/ pool', 'rule'],
    ['Will writing. NOT solicitors, trusts or tax = we say so & send u on', 'rule'],
  ] as const)('is never read from what says something else: "%s"', (productService, kind) => {
    expect(sure(kind, { productService })).toEqual([])
  })
})
