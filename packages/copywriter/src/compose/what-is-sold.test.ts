import type { FactValue } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { knowBusiness } from '../business/know-business.ts'
import { writeFunnelCopy } from '../index.ts'
import {
  confirmed,
  type GivenFact,
  knownBusiness,
  quietAnswers,
} from '../testing/known-business.ts'
import { offerTexts } from './offer-lines.ts'
import { inclusionSentences, offeringLine } from './offering-sentence.ts'
import { nameOfThing, sellsSeveral } from './thing-phrases.ts'

type Unit = NonNullable<FactValue<'offering'>['price']>['unit']

const dollars = (amount: number, unit: Unit = 'person') =>
  ({ amount, currency: 'USD', unit, is_from: false }) as const
const factsOf = (
  offer: FactValue<'offer'>,
  ...offerings: readonly FactValue<'offering'>[]
): GivenFact[] => [
  { kind: 'offer', value: offer },
  ...offerings.map((value) => ({ kind: 'offering', value }) as const),
]
const business = (...given: Parameters<typeof factsOf>) => knownBusiness(...factsOf(...given))
const funnelOf = (answers: Partial<typeof quietAnswers>, ...facts: readonly GivenFact[]) =>
  writeFunnelCopy(
    { ...quietAnswers, ...answers, facts: confirmed(...facts) },
    { seed: 'a', createdAt: '2026-03-01T08:00:00.000Z' },
  )
const adsOf = ({ ad_copy: ads }: ReturnType<typeof funnelOf>) => [
  ...ads.facebook_ads,
  ...ads.google_ads,
]

describe('what the page sells', () => {
  it.each([
    ['the hawk walk', ['Guided hawk walk', 'Owl half hour'], 'hawk walk', false],
    ['the rafting runs', ['Short run', 'Long run'], 'rafting runs', true],
    ['the shuttle', ['E-bike day', 'Shuttle back'], 'E-bike day', false],
    ['return post', ['Resole of boots', 'Return post'], 'Resole of boots', false],
    ['a block of four', ['First appointment', 'Follow-up'], 'First appointment', false],
    ['the first induction', ['Day pass with first induction', 'Club'], 'Day pass', false],
    ['the workshops', ['Walk', 'Weekend workshops'], 'Walk', false],
    ['four loaves', ['Country loaf', 'Rye'], 'Country loaf', false],
  ])('for the offer %j of %j is %j', (thing, names, sold, isSeveral) => {
    const known = business(
      { wording: 'Something is $5', thing, conditions: [] },
      ...names.map((name) => ({ name })),
    )
    expect(nameOfThing(known)).toContain(sold)
    expect(sellsSeveral(known)).toBe(isSeveral)
  })
})

describe('a price', () => {
  it('of nothing is free', () => {
    const trial = { name: 'Trial lesson', price: dollars(0, 'lesson') }
    expect(offeringLine(trial, knownBusiness(), { withPrice: true, withActivity: true })).toBe(
      'Trial lesson: free',
    )
  })

  it('is the lowest of several only where each of them has one', () => {
    const base = (...offerings: readonly FactValue<'offering'>[]) =>
      offerTexts(
        business({ wording: 'Ask us', thing: 'the paddles', conditions: [] }, ...offerings),
      ).base
    const dawn = { name: 'Dawn', price: dollars(90) }
    expect(base(dawn, { name: 'Dusk', price: dollars(70) })).toMatch(/^from \$70/u)
    expect(base(dawn, { name: 'Dusk' })).toBeNull()
    expect(base(dawn, { name: 'Dusk', price: dollars(7, 'hour') })).toBeNull()
  })

  it('stands in the spelling of the offer, and in its own money', () => {
    const line = (currency: string, wording: string) =>
      offeringLine(
        { name: 'Jacket', price: { amount: 120, currency, unit: 'day', is_from: false } },
        business({ wording }),
        { withPrice: true, withActivity: false },
      )
    expect(line('USD', 'The kit is $62')).toBe('Jacket: $120 per day')
    expect(line('GEL', 'The kit is 62 GEL, ASA 101 included')).toBe('Jacket: 120 GEL per day')
    expect(line('NPR', 'The kit is USD 62')).toBe('Jacket: NPR 120 per day')
  })

  it('of a thing whose name tells its length is told without it', () => {
    const { landing_page: page } = funnelOf(
      {},
      { kind: 'offering', value: { name: '60-minute driving lesson', duration: '60 minutes' } },
    )
    expect(page.subheadline).not.toMatch(/takes 60 minutes/u)
  })

  it('with something to pay on top is never told alone', () => {
    const visit = { name: 'Visit', price: dollars(10, 'trip') }
    const wording = '$10 a visit plus $25 travel'
    const offer = { wording, thing: 'the visit', price: visit.price, conditions: [] }
    expect(offerTexts(business(offer, visit)).base).toBeNull()
  })

  it('does not stand beside what another thing saves', () => {
    const facts = factsOf(
      {
        wording: 'Book three bikes and the fourth is free.',
        thing: 'self-guided bikes',
        saving: 'the fourth bike free',
        conditions: [],
      },
      { name: 'Guided day', price: dollars(95) },
      { name: 'Self-guided bikes', price: dollars(55, 'day') },
    )
    const saving = adsOf(funnelOf({}, ...facts)).filter(({ body }) => /fourth is free/u.test(body))
    expect(saving.length).toBeGreaterThan(0)
    expect(saving.filter(({ body }) => body.includes('95'))).toEqual([])
  })
})

it('heads no ad with a saving that its text does not tell', () => {
  const facts = factsOf(
    {
      wording: 'A night is $58, and a second dog is $40. A free meeting comes first.',
      thing: 'a night of boarding',
      saving: 'second dog for $40',
      conditions: [],
    },
    { name: 'Dog boarding', price: dollars(58, 'night') },
  )
  const heads = adsOf(funnelOf({}, ...facts)).filter(({ headline }) => headline.includes('40'))
  expect(heads.filter(({ body }) => !body.includes('40'))).toEqual([])
})

it('names what is sold in a headline whose deed does not', () => {
  const headline = (name: string, activity: string) =>
    funnelOf({ industry: 'guiding' }, { kind: 'offering', value: { name, activity } }).landing_page
      .headline
  expect(headline('Weekend course', 'learn to lead on limestone')).toBe(
    'Weekend course: learn to lead on limestone',
  )
  expect(headline('Hawk walk', 'fly a hawk yourself')).toBe('Fly a hawk yourself')
})

it('includes nothing that is not there', () => {
  const known = business(
    { wording: 'Ask' },
    { name: 'Visit', included: ['the papers'] },
    { name: 'Video visit', included: ['no travel fee', 'a copy'] },
  )
  expect(inclusionSentences(known)).toEqual([
    'The papers are included.',
    'The video visit includes a copy.',
  ])
})

it('shows an offer typed in haste whole in its own section and in no letter', () => {
  const { landing_page: page, follow_up_emails: emails } = funnelOf({
    productService: 'sauna raft on the lake',
    mainOffer: '2,5 h 190 e self drv, w captain 260 lol, towels 5 e',
  })
  expect(page.offer?.text).toMatch(/self drv.*towels 5 e/u)
  expect(emails.filter((email) => /drv|towels/u.test(email))).toEqual([])
  expect(JSON.stringify([page.headline, page.subheadline])).not.toMatch(/drv|towels/u)
})

it('counts several of a thing in the singular as typed in haste', () => {
  const short = (mainOffer: string) =>
    offerTexts(knownBusiness({ kind: 'offer', value: { wording: mainOffer } })).short
  expect(short('Eight days for $720 with 3 meals a day')).toHaveLength(1)
  expect(short('Eight days for $720 with 3 meal a day')).toEqual([])
})

it('lists what was typed in haste among what is good to know', () => {
  const { landing_page: page } = funnelOf({
    industry: 'guiding',
    productService: 'Sea kayak tours in Bergen. 3 telescopes, terrace on roof, 6 courses',
  })
  expect(JSON.stringify([page.benefits, page.good_to_know])).toMatch(/errace on roof/u)
})

it('tells neither of two prices for one thing outside the words of the offer', () => {
  const { landing_page: page, ...rest } = funnelOf({
    industry: 'outdoor-adventure',
    productService: 'Half-day rafting trip for $89 per person, 4 hours',
    mainOffer: 'Half-day rafting trip $99 per person',
  })
  const { offer, ...others } = page
  expect(offer?.text).toContain('$99')
  expect(JSON.stringify([others, rest])).not.toMatch(/\$(?:89|99)/u)
})

it('is what the owner confirmed, and not once more what was read of it', () => {
  const { offerings } = knownBusiness(
    { kind: 'offering', value: { name: 'Short run', activity: 'go rafting on the Aragvi' } },
    { kind: 'offering', value: { name: 'Rafting' }, is_confirmed: false },
    { kind: 'offering', value: { name: 'Horse rides' }, is_confirmed: false },
  )
  expect(offerings.map(({ name }) => name)).toEqual(['Short run', 'Horse rides'])
})

it('has a name as it looks, however it was pasted', () => {
  const { name } = knowBusiness({
    ...quietAnswers,
    businessName: 'O&#39;Dowd &amp; <b>Daughters</b>',
    facts: confirmed(),
  })
  expect(name).toBe("O'Dowd & Daughters")
})

it('says a length alone among what is good to know and not as a reason', () => {
  const { landing_page: page } = funnelOf(
    {},
    ...factsOf(
      { wording: 'Ask us', thing: 'the outings', conditions: [] },
      { name: 'Dawn paddle', duration: '3 hours' },
      { name: 'Dusk paddle', duration: '2 hours' },
    ),
  )
  expect(JSON.stringify(page.benefits)).not.toContain('3 hours')
  expect(JSON.stringify(page.good_to_know)).toContain('3 hours')
})
