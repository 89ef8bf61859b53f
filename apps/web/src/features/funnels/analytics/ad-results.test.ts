import { expect, it } from 'vitest'

import type { StoredAd } from '../ads/ad-lists.ts'
import { adResults } from './ad-results.ts'

const ad = (id: string): StoredAd => ({
  id,
  headline: `Head of ${id}`,
  body: 'A day.',
  platform: 'facebook',
  createdAt: '2026-11-24T12:00:00.000Z',
})
const lists = { facebook_ads: [ad('facebook-1'), ad('facebook-B2')], google_ads: [] }
const counted = (ad_id: string, views: number, leads = 0) => ({
  source: ad_id.split('-')[0] ?? '',
  ad_id,
  views,
  leads,
})

it('names ads as their list does, the one for Google, and all deleted ones together at the end', () => {
  const ads = [
    counted('facebook-gone', 9),
    counted('facebook-b2', 5, 2),
    counted('google-search-ad', 4, 1),
    counted('facebook-left', 1, 1),
  ]
  expect(adResults(ads, lists)).toEqual([
    { name: 'Facebook Ad 2', headline: 'Head of facebook-B2', views: 5, leads: 2 },
    { name: 'Google search ad', headline: null, views: 4, leads: 1 },
    { name: 'Other ads', headline: null, views: 10, leads: 1 },
  ])
  expect(adResults([], lists)).toEqual([])
})
