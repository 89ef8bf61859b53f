import { readGeoTarget } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { adsError, notApproved } from '../../../testing/google-ads/answers.ts'
import { openGoogleAds } from '../../../testing/google-ads-scene.ts'
import { campaignForm, makeCampaign } from '../search-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'

async function openWithDays() {
  const scene = await openGoogleAds()
  const { google, searchAds, access } = scene
  google.setPageLimit(2)
  const first = valueOf(await makeCampaign(searchAds, access))
  const second = valueOf(await makeCampaign(searchAds, access))
  const result = { impressions: 1000, clicks: 12, costMicros: 3_574_999, conversions: 0.5 }
  for (const day of ['2027-01-29', '2027-01-30', '2027-02-15', '2027-02-28', '2027-03-01']) {
    google.books.days.push({ ...result, campaignId: first, day })
  }
  google.books.days.push({ ...result, campaignId: second, day: '2027-02-15' })
  return { ...scene, first, second }
}

describe('what is read of Google Ads', () => {
  it('are the results of days as the account knows them, page by page', async () => {
    const { searchAds, access, first, second } = await openWithDays()
    const days = valueOf(
      await searchAds.readDailyResults(access, { from: '2027-01-30', to: '2027-02-28' }),
    )
    expect(days.map(({ campaignId, day }) => [campaignId, day])).toEqual([
      [first, '2027-01-30'],
      [first, '2027-02-15'],
      [first, '2027-02-28'],
      [second, '2027-02-15'],
    ])
    expect(days[0]).toEqual({
      campaignId: first,
      day: '2027-01-30',
      impressions: 1000,
      clicks: 12,
      spendCents: 357,
      conversions: 0.5,
    })
  })

  it('is what campaigns did in the last thirty days', async () => {
    const { searchAds, access, first, second } = await openWithDays()
    // At six in the morning of March 1 in UTC it is February 28 in Denver: thirty days to that one.
    expect(valueOf(await searchAds.listCampaigns(access))).toMatchObject([
      { id: second, impressions: 1000, clicks: 12, ctr: 1.2, cost: 3.57 },
      { id: first, impressions: 3000, clicks: 36, ctr: 1.2, cost: 10.72 },
    ])
  })

  it('are names without what cannot be kept', async () => {
    const { google, searchAds, access, first } = await openWithDays()
    const fields = google.books.campaign(first)?.fields ?? {}
    fields['name'] = `Raf\u0000ting ${'x'.repeat(10_000)}`
    const listed = valueOf(await searchAds.listCampaigns(access)).find(({ id }) => id === first)
    expect(listed?.name).toMatch(/^Rafting x+…x+$/)
    const budgets = valueOf(await searchAds.listBudgets(access))
    expect(budgets.find(({ adId }) => adId === first)?.name).toBe(listed?.name)
  })

  it('is every day of the trend, with all campaigns together', async () => {
    const { searchAds, access } = await openWithDays()
    const trend = valueOf(await searchAds.readTrend(access))
    expect(trend).toHaveLength(30)
    expect(trend[0]).toEqual({
      date: '2027-01-30',
      impressions: 1000,
      clicks: 12,
      cost: 3.57,
      conversions: 0.5,
    })
    expect(trend[1]).toMatchObject({ date: '2027-01-31', impressions: 0 })
    expect(trend[16]).toMatchObject({ date: '2027-02-15', impressions: 2000, cost: 7.14 })
    expect(trend[29]).toMatchObject({ date: '2027-02-28', conversions: 0.5 })
  })

  it.each([
    [['MOST_ADS_UNDER_REVIEW'], 'Under review'],
    [['BUDGET_CONSTRAINED', 'HAS_ADS_DISAPPROVED'], 'Its ad was disapproved. See Google Ads'],
    [['BUDGET_CONSTRAINED'], 'Limited by its budget'],
    [['BIDDING_STRATEGY_LEARNING'], null],
  ])('of a campaign that is %j is "%s"', async (reasons, note) => {
    const { google, searchAds, access } = await openGoogleAds()
    const form = campaignForm({ startDate: '2027-02-28' })
    google.books.reasons.set(valueOf(await makeCampaign(searchAds, access, form)), reasons)
    expect(valueOf(await searchAds.listCampaigns(access))).toMatchObject([{ note }])
  })

  it('are search campaigns alone, and those without an ad of ours', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const id = valueOf(await makeCampaign(searchAds, access))
    const other = valueOf(await makeCampaign(searchAds, access))
    Object.assign(google.books.campaign(other)?.fields ?? {}, {
      advertisingChannelType: 'PERFORMANCE_MAX',
    })
    for (const { fields } of google.books.list('adGroupAds')) fields['status'] = 'REMOVED'
    expect(valueOf(await searchAds.listCampaigns(access))).toMatchObject([{ id, finalUrl: null }])
  })
})

describe('the budgets at Google', () => {
  async function openTwo() {
    const scene = await openGoogleAds()
    const { google, searchAds, access } = scene
    const form = campaignForm({ startDate: '2027-03-01', endDate: '2027-03-10' })
    const first = valueOf(await makeCampaign(searchAds, access, form))
    const second = valueOf(await makeCampaign(searchAds, access))
    const fieldsOf = (id: string) => google.books.campaign(id)?.fields ?? {}
    const budgetOf = async (id: string) =>
      valueOf(await searchAds.listBudgets(access)).find(({ adId }) => adId === id)
    return { ...scene, first, second, fieldsOf, budgetOf }
  }

  it('are those of campaigns of every kind', async () => {
    const { searchAds, access, first, second, fieldsOf } = await openTwo()
    Object.assign(fieldsOf(first), { advertisingChannelType: 'PERFORMANCE_MAX' })
    const budgets = valueOf(await searchAds.listBudgets(access))
    expect(budgets.map(({ adId }) => adId).toSorted()).toEqual([first, second].toSorted())
  })

  it('are the same for campaigns that share one', async () => {
    const { first, second, fieldsOf, budgetOf } = await openTwo()
    fieldsOf(second)['campaignBudget'] = fieldsOf(first)['campaignBudget']
    expect((await budgetOf(first))?.budgetId).toBe((await budgetOf(second))?.budgetId)
  })

  it('count by the day where they are for all days, and whole where there is no last one', async () => {
    const { google, searchAds, access, first, fieldsOf, budgetOf } = await openTwo()
    const budget = google.books.find(String(fieldsOf(first)['campaignBudget']))
    Object.assign(budget?.fields ?? {}, {
      amountMicros: undefined,
      totalAmountMicros: '90000000',
    })
    expect(await budgetOf(first)).toMatchObject({ dailyCents: 900 })
    const shown = valueOf(await searchAds.listCampaigns(access)).find(({ id }) => id === first)
    expect(shown).toMatchObject({ budget: 9 })
    Object.assign(fieldsOf(first), { endDateTime: undefined })
    expect(await budgetOf(first)).toMatchObject({ dailyCents: 9000 })
  })

  it('spread the rest of a total budget over the remaining days of the account', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const form = campaignForm({ totalBudget: 100, endDate: '2027-03-03' })
    const id = valueOf(await makeCampaign(searchAds, access, form))
    Object.assign(google.books.campaign(id)?.fields ?? {}, { startDateTime: '2027-02-22 00:00:00' })
    const day = { campaignId: id, impressions: 900, clicks: 40, conversions: 0 }
    google.books.days.push(
      { ...day, day: '2027-02-23', costMicros: 20_004_000 },
      // It is still February 28 in Denver, so four days remain, and today's cost is not deducted yet.
      { ...day, day: '2027-02-28', costMicros: 5_000_000 },
    )
    const read = async () => valueOf(await searchAds.listBudgets(access))
    expect(await read()).toMatchObject([{ dailyCents: 2000 }])
    google.books.days.push({ ...day, day: '2027-02-24', costMicros: 90_000_000 })
    expect(await read()).toMatchObject([{ dailyCents: 0 }])
  })
})

describe('the reach of a campaign at Google', () => {
  const asked = {
    places: readGeoTarget('MX') ?? [],
    keywords: ['moab rafting'],
    keywordMatch: 'PHRASE',
    dailyCents: 2000,
  } as const

  it('follows from the clicks that Google forecasts for a week', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    expect(valueOf(await searchAds.estimateReach(access, asked))).toEqual({
      low: 150,
      high: 300,
      limitedBy: 'audience',
    })
    expect(JSON.parse(google.bodies.at(-1) ?? '')).toEqual({
      campaign: {
        geoTargetConstants: ['geoTargetConstants/2484'],
        biddingStrategy: { maximizeClicksBiddingStrategy: { dailyTargetSpendMicros: '20000000' } },
        adGroups: [{ keywords: [{ text: 'moab rafting', matchType: 'PHRASE' }] }],
      },
    })
  })

  it('is not told where Google tells none', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const reach = async (keywords: readonly string[] = asked.keywords) =>
      searchAds.estimateReach(access, { ...asked, keywords })
    google.books.forecastClicks = null
    expect(await reach()).toEqual({ ok: true, value: null })
    for (const fate of [notApproved, adsError({ rangeError: 'TOO_LOW' })]) {
      google.decideOnce(/Forecast/, fate)
      expect(await reach()).toEqual({ ok: true, value: null })
    }
    const before = google.asked.length
    expect(await reach([])).toEqual({ ok: true, value: null })
    expect(google.asked).toHaveLength(before)
  })
})
