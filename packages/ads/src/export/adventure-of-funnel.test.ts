import { expect, it } from 'vitest'

import { buildAd } from './adventure.fixture.ts'
import { adventureOfFunnel } from './adventure-of-funnel.ts'

it('has the ads, and the texts that may stand in for some, best first', () => {
  const facebook = buildAd('facebook', 1)
  const google = buildAd('google', 1)
  // Its texts are nobody's, and stand in for none.
  const unwritten = buildAd('facebook', 2, {
    headline: 'New Facebook ad',
    body: 'Write the text of this ad.',
  })
  expect(
    adventureOfFunnel({
      title: 'Blue Canyon Rafting Funnel',
      slug: 'blue-canyon',
      public_url: 'https://trips.bluecanyon.com/',
      isPublic: true,
      business_info: { business_name: 'Blue Canyon Rafting' },
      generated_content: {
        landing_page: {
          headline: 'The canyon by raft',
          subheadline: 'Half a day with lunch.',
          benefits: ['Small groups'],
          cta_text: 'Book a seat',
        },
        ad_copy: { facebook_ads: [facebook, unwritten], google_ads: [google] },
      },
    }),
  ).toEqual({
    title: 'Blue Canyon Rafting Funnel',
    slug: 'blue-canyon',
    address: 'https://trips.bluecanyon.com/',
    isPublic: true,
    ads: { facebook: [facebook, unwritten], google: [google] },
    texts: {
      headlines: [
        facebook.headline,
        'The canyon by raft',
        'Blue Canyon Rafting',
        'Small groups',
        'Book a seat',
      ],
      descriptions: [facebook.body, 'Half a day with lunch.', 'Small groups'],
    },
  })
})
