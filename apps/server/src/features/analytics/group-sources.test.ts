import { expect, it } from 'vitest'

import { groupAds, groupSources } from './group-sources.ts'

const counted = (source: string, views: number, isPaid = false) => ({
  source,
  is_paid: isPaid,
  views,
  leads: 1,
})

it('merges the stored sources of one network, with paid ones separate', () => {
  const stored = [
    counted('yandex.ru', 2),
    counted('ya.ru', 3),
    counted('flyer', 4),
    counted('facebook_ads', 1, true),
    counted('fb', 1, true),
    counted('meta', 1),
  ]
  expect(groupSources(stored, 10)).toEqual([
    { source: 'yandex', is_paid: false, views: 5, leads: 2 },
    { source: 'flyer', is_paid: false, views: 4, leads: 1 },
    { source: 'facebook', is_paid: true, views: 2, leads: 2 },
    { source: 'facebook', is_paid: false, views: 1, leads: 1 },
  ])
})

it('merges everything beyond the limit into the stored other source', () => {
  const stored = [counted('one', 4), counted('two', 3), counted('three', 2), counted('other', 9)]
  expect(groupSources(stored, 3)).toEqual([
    { source: 'other', is_paid: false, views: 14, leads: 3 },
    { source: 'one', is_paid: false, views: 4, leads: 1 },
  ])
})

it('merges an ad whose URLs name its network in two ways', () => {
  const ad = { ad_id: 'facebook-1', views: 1, leads: 0 }
  const stored = [
    { source: 'facebook', ...ad },
    { source: 'fb', ...ad },
    { source: 'google', ...ad, ad_id: 'google-1' },
  ]
  expect(groupAds(stored, 1)).toEqual([{ source: 'facebook', ...ad, views: 2 }])
})
