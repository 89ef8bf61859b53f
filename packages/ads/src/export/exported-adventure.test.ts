import { expect, it } from 'vitest'

import { buildAd } from './adventure.fixture.ts'
import { adsJson } from './exported-adventure.ts'

it('the JSON lists five things of each ad, with whole addresses of pictures, and null where there is none', () => {
  const ads = [
    buildAd('facebook', 1),
    { ...buildAd('google', 2), imageUrl: '/media/x.webp', imagePrompt: 'A raft' },
    buildAd('google', 3, { imageUrl: 'https://elsewhere.example/a b.jpg' }),
  ]
  expect(JSON.parse(adsJson(ads, 'https://wildpath.app'))).toEqual([
    {
      platform: 'facebook',
      headline: 'Raft the canyon 1',
      body: 'Half a day on the river, number 1.',
      imageUrl: null,
      createdAt: '2026-11-24T12:00:00.000Z',
    },
    {
      platform: 'google',
      headline: 'Raft the canyon 2',
      body: 'Half a day on the river, number 2.',
      imageUrl: 'https://wildpath.app/media/x.webp',
      createdAt: '2026-11-24T12:00:00.000Z',
    },
    {
      platform: 'google',
      headline: 'Raft the canyon 3',
      body: 'Half a day on the river, number 3.',
      imageUrl: 'https://elsewhere.example/a b.jpg',
      createdAt: '2026-11-24T12:00:00.000Z',
    },
  ])
})
