import { expect, it } from 'vitest'

import { describeConsequences, describeUsage } from './usage-text.ts'

const id = '01900000-0000-7000-8000-000000000000'
const summerAd = { id, name: 'Summer rafting', platform: 'facebook', state: 'running' } as const

it('lists each adventure and ad that uses the design, with the places', () => {
  expect(
    describeUsage({
      funnels: [
        { id, title: 'Canyon Trips Funnel', places: ['public-page', 'logo'] },
        { id, title: 'Winter Camp Funnel', places: ['working-page', 'ads'] },
      ],
      ads: [summerAd],
      savedSections: [{ id, name: 'Our guides' }],
    }),
  ).toEqual([
    'Canyon Trips Funnel (public page, logo)',
    'Winter Camp Funnel (draft of the page, ad copy)',
    'Summer rafting (Facebook ad, running)',
    'Our guides (saved section)',
  ])
})

const unused = { funnels: [], ads: [], savedSections: [] }

it('describes the consequences only for places that use the design', () => {
  expect(describeConsequences({ ...unused, ads: [summerAd] })).toEqual([
    'Ads on Facebook keep running with Facebook’s own copy.',
  ])
  expect(describeConsequences({ ...unused, ads: [{ ...summerAd, state: 'creating' }] })).toEqual([
    'Ads that are still being created may fail without it.',
  ])
  expect(
    describeConsequences({ ...unused, funnels: [{ id, title: 'Canyon', places: ['ads'] }] }),
  ).toEqual(['Ad copy that uses it will have no picture.'])
  expect(describeConsequences({ ...unused, savedSections: [{ id, name: 'Our guides' }] })).toEqual([
    'Saved sections will have a gap in its place.',
  ])
})
