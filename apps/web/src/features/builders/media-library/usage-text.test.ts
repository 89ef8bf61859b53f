import { expect, it } from 'vitest'

import { describeConsequences, describeUsage } from './usage-text.ts'

const id = '01900000-0000-7000-8000-000000000000'
const summerAd = { id, name: 'Summer rafting', platform: 'facebook', state: 'running' } as const

it('names each adventure and each ad that uses the design, and where', () => {
  expect(
    describeUsage({
      funnels: [
        { id, title: 'Canyon Trips Funnel', places: ['public-page', 'logo'] },
        { id, title: 'Winter Camp Funnel', places: ['working-page', 'ads'] },
      ],
      ads: [summerAd],
    }),
  ).toEqual([
    'Canyon Trips Funnel (main page, logo)',
    'Winter Camp Funnel (page in the builder, ad copy)',
    'Summer rafting (Facebook ad, running)',
  ])
})

it('states what changes only for the places that use the design', () => {
  expect(describeConsequences({ funnels: [], ads: [summerAd] })).toEqual([
    'Ads on Facebook keep running with the copy that Facebook has.',
  ])
  expect(describeConsequences({ funnels: [], ads: [{ ...summerAd, state: 'creating' }] })).toEqual([
    'An ad that is still being created may fail without its picture.',
  ])
  expect(
    describeConsequences({ funnels: [{ id, title: 'Canyon', places: ['ads'] }], ads: [] }),
  ).toEqual(['Ad copy that shows it will have no picture.'])
})
