import { expect, it } from 'vitest'

import { editKeptCampaign } from './edit-kept-campaign.ts'
import { campaignSchema, getDailyCents, type KeptCampaign } from './kept-campaign.ts'
import { sumSpending } from './present-campaign.ts'

const startMs = Date.parse('2031-05-01')
const dayMs = 86_400_000
const dates = { startDate: '2031-05-01', endDate: '2031-05-10' }
/** $200 for ten days, on keywords that more people search than it pays for. */
const kept = campaignSchema.parse({
  key: 'k',
  name: 'Rafting',
  headlines: ['Raft the canyon'],
  descriptions: ['Four hours.'],
  finalUrl: 'https://canyon.example/',
  country: 'US',
  keywords: ['rafting', 'moab rafting', 'white water'],
  totalCents: 20_000,
  budgets: [{ from: startMs, dailyCents: 2000 }],
  dates,
  runs: [{ from: startMs, to: null }],
  isRemoved: false,
})
const atMs = (days: number) => startMs + days * dayMs
const spend = (campaign: KeptCampaign, days: number) =>
  sumSpending({ id: 'c1', data: campaign }, atMs(days))
const edit = (campaign: KeptCampaign, change: object, days: number) =>
  editKeptCampaign(
    campaign,
    { name: campaign.name, endDate: campaign.dates.endDate, ...change },
    { nowMs: atMs(days), spentCents: spend(campaign, days) },
  )

it('spends a total budget by its last day, and no more than it', () => {
  expect(spend(kept, 30)).toBeGreaterThan(15_000)
  expect(spend(kept, 30)).toBeLessThanOrEqual(20_000)
})

it('spreads a changed total over the days that remain', () => {
  const edited = edit(kept, { totalBudget: 300, endDate: '2031-05-08' }, 4.5)
  if (!('campaign' in edited)) throw new Error(edited.refusal)
  const { campaign } = edited
  expect(campaign.budgets.at(-1)?.dailyCents).toBe(Math.floor((30_000 - spend(kept, 4.5)) / 4))
  expect(getDailyCents(campaign)).toBe(3750)
  expect(spend(campaign, 4.5)).toBe(spend(kept, 4.5))
  expect(spend(campaign, 30)).toBeGreaterThan(20_000)
  expect(spend(campaign, 30)).toBeLessThanOrEqual(30_000)
})

it('spreads a total over the days on which the ads are shown', () => {
  const schedule = { days: ['SATURDAY'], fromMinute: 0, toMinute: 24 * 60 }
  const edited = edit(kept, { schedule }, 4.5)
  if (!('campaign' in edited)) throw new Error(edited.refusal)
  // May 10, the last day, is the only Saturday that is left.
  expect(edited.campaign.budgets.at(-1)?.dailyCents).toBe(20_000 - spend(kept, 4.5))
})

it('refuses a total below what is spent', () => {
  const totalBudget = (spend(kept, 4) - 1) / 100
  expect(edit(kept, { totalBudget }, 4)).toEqual({
    refusal: 'The campaign has already spent more than that.',
  })
})
