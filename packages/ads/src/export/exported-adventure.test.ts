import { expect, it } from 'vitest'

import { buildAd } from './adventure.fixture.ts'
import { adsJson } from './exported-adventure.ts'

it('the JSON lists five things of each ad, and null where there is no picture', () => {
  const ads = [
    buildAd('facebook', 1),
    { ...buildAd('google', 2), imageUrl: '/x.png', imagePrompt: 'A raft' },
  ]
  expect(JSON.parse(adsJson(ads))).toEqual([
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
      imageUrl: '/x.png',
      createdAt: '2026-11-24T12:00:00.000Z',
    },
  ])
})
