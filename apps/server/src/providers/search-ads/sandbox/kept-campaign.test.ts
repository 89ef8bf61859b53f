import { expect, it } from 'vitest'

import { campaignSchema } from './kept-campaign.ts'

it('reads a campaign stored with a country code and one match type', () => {
  const kept = {
    key: 'k',
    name: 'Rafting',
    headlines: ['Raft the canyon'],
    descriptions: ['Four hours.'],
    finalUrl: 'https://canyon.example/',
    country: 'DE',
    keywords: ['rafting'],
    keywordMatch: 'EXACT',
    budgets: [{ from: 0, dailyCents: 2000 }],
    dates: { startDate: '2031-05-01', endDate: null },
    runs: [],
    isRemoved: false,
  }
  expect(campaignSchema.parse(kept)).toMatchObject({
    places: [{ key: 'DE', kind: 'country', name: 'Germany', radiusKm: null }],
    keywords: [{ text: 'rafting', match: 'EXACT' }],
    negativeKeywords: [],
  })
})
