import { describe, expect, it } from 'vitest'

import { writeFunnelCopy } from './index.ts'
import { confirmed, type GivenFact, quietAnswers } from './testing/known-business.ts'

const trip: GivenFact = {
  kind: 'offering',
  value: {
    name: 'Half-day sea kayak trip',
    activity: 'paddle to the seal islands',
    place: 'from Ullapool',
    duration: '4 hours',
    group_size: 'up to 6 people',
    requirements: 'from 10 years',
    price: { amount: 65, currency: 'GBP', unit: 'person', is_from: false },
    included: ['dry suit', 'tea on a beach'],
    not_included: ['transfer'],
    bring: ['a towel of your own'],
    season: 'April to September',
    meeting_point: 'the slipway behind the harbour',
    languages: ['English', 'Dutch'],
  },
}
const camp: GivenFact = {
  kind: 'offering',
  value: {
    name: 'Three-day camp',
    price: { amount: 390, currency: 'GBP', unit: 'person', is_from: true },
  },
}
const offer: GivenFact = {
  kind: 'offer',
  value: { wording: '£65 per person in May, not on bank holidays', saving: '£10 off' },
}
const others: GivenFact[] = [
  { kind: 'audience', value: { text: 'couples' } },
  { kind: 'audience', value: { text: 'families with teenagers' } },
  { kind: 'since', value: { year: 2009 } },
  { kind: 'certificate', value: { text: 'Sea kayak leader award' } },
  { kind: 'guide', value: { name: 'Morag', about: 'has paddled here since she was nine' } },
  { kind: 'rule', value: { kind: 'weather', text: 'Too much wind moves the trip to another day' } },
  { kind: 'rule', value: { kind: 'restriction', text: 'No dogs in the boats' } },
  { kind: 'phone', value: { number: '+44 1854 555 010' } },
]
const brief = {
  ...quietAnswers,
  businessName: 'Selkie Kayaks',
  facts: confirmed(trip, camp, offer, ...others),
}
const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const funnels = seeds.map((seed) =>
  writeFunnelCopy(brief, { seed, createdAt: '2026-03-01T08:00:00.000Z' }),
)

describe('what the owner confirmed', () => {
  it.each([
    ['what people do', 'paddle to the seal islands'],
    ['the place', 'from ullapool'],
    ['the length', '4 hours'],
    ['the size of the group', '6 people at most'],
    ['who may join', 'the minimum age is 10'],
    ['what is in the price', 'tea on a beach'],
    ['what is not', 'transfer'],
    ['what to bring', 'a towel of your own'],
    ['the season', 'april to september'],
    ['the meeting point', 'slipway behind the harbour'],
    ['the languages', 'english and dutch'],
    ['the second offering with its price', 'three-day camp: from £390 per person'],
    ['the people', 'families with teenagers'],
    ['the year', '2009'],
    ['the certificate', 'sea kayak leader award'],
    ['the guide', 'has paddled here since she was nine'],
    ['the rule for bad weather', 'too much wind moves the trip'],
    ['what is not allowed', 'no dogs in the boats'],
  ])('stands somewhere on the page: %s', (_what, words) => {
    const pages = funnels.map(({ landing_page: page }) => JSON.stringify(page).toLowerCase())
    expect(pages.filter((page) => !page.includes(words))).toEqual([])
  })

  it('appears in full in the hero, its section, and two emails, but not on the thank-you page', () => {
    const whole = '£65 per person in May, not on bank holidays'
    for (const {
      landing_page: page,
      thank_you_page: thanks,
      follow_up_emails: emails,
    } of funnels) {
      const places = [page.subheadline, page.offer?.text, emails[0], emails[2]]
      expect(places.filter((text) => text?.includes(whole) !== true)).toEqual([])
      expect(thanks.message).not.toContain('£65')
    }
  })

  it('of a price is never said of another thing, nor without its conditions', () => {
    const ads = funnels.flatMap(({ ad_copy: copy }) => [...copy.facebook_ads, ...copy.google_ads])
    const priced = ads.filter(({ body }) => body.includes('£65'))
    expect(priced.length).toBeGreaterThan(funnels.length)
    expect(
      priced.filter(({ body }) => !/not on bank holidays|terms on the page/iu.test(body)),
    ).toEqual([])
    expect(ads.filter(({ headline, body }) => /camp/iu.test(headline + body))).toEqual([])
  })

  it('limits nobody in headline and ads', () => {
    const heads = funnels.flatMap(({ landing_page: page, ad_copy: copy }) => [
      page.headline,
      ...[...copy.facebook_ads, ...copy.google_ads].map(({ headline }) => headline),
    ])
    expect(heads.filter((head) => /dogs|10 years|wind/iu.test(head))).toEqual([])
  })

  it('is three reasons in three ads', () => {
    for (const { ad_copy: copy } of funnels) {
      for (const set of [copy.facebook_ads, copy.google_ads]) {
        expect(new Set(set.map(({ body }) => body)).size).toBe(3)
        expect(new Set(set.map(({ headline }) => headline)).size).toBe(3)
      }
    }
  })

  it('of a price stands on the page where the offer does not say it', () => {
    const saving: GivenFact = { kind: 'offer', value: { wording: '10 % off in May' } }
    const { landing_page: page } = writeFunnelCopy(
      { ...brief, facts: confirmed(trip, saving) },
      { seed: 'a', createdAt: '2026-03-01T08:00:00.000Z' },
    )
    expect(page.benefits.join(' ')).toContain('£65 per person')
  })

  it('asks for the address where a valuation is given away', () => {
    const facts = confirmed({ kind: 'offer', value: { wording: 'Free valuation of your home' } })
    const { landing_page: page } = writeFunnelCopy(
      { ...quietAnswers, productService: 'We sell homes in Bath', facts },
      { seed: 'a', createdAt: '2026-03-01T08:00:00.000Z' },
    )
    expect(page.cta_text).toBe('Get my free valuation')
    expect(page.form_fields).toContain('Address of the property')
  })
})
