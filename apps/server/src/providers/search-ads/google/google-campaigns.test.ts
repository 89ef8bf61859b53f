import { readGeoTarget } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { againstPolicy } from '../../../testing/google-ads/answers.ts'
import { openGoogleAds } from '../../../testing/google-ads-scene.ts'
import { campaignForm, makeCampaign, newCampaign } from '../search-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'

describe('a campaign that is made at Google', () => {
  it('is all there as Google asks for it, by one request, and is enabled at the end', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const { books } = google
    const campaign = newCampaign({
      startDate: '2027-03-10',
      endDate: '2027-03-20',
      places: readGeoTarget('DE') ?? [],
    })
    const id = valueOf(await searchAds.createCampaign(access, campaign))
    expect(google.asked.filter((call) => call.endsWith('mutate'))).toHaveLength(1)
    expect(books.list('campaignBudgets')).toMatchObject([
      { fields: { amountMicros: '25500000', explicitlyShared: false } },
    ])
    expect(books.campaign(id)?.fields).toMatchObject({
      name: campaign.name,
      status: 'PAUSED',
      advertisingChannelType: 'SEARCH',
      targetSpend: {},
      networkSettings: {
        targetGoogleSearch: true,
        targetSearchNetwork: false,
        targetContentNetwork: false,
        targetPartnerSearchNetwork: false,
      },
      geoTargetTypeSetting: { positiveGeoTargetType: 'PRESENCE' },
      containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
      startDateTime: '2027-03-10 00:00:00',
      endDateTime: '2027-03-20 23:59:59',
    })
    expect(books.list('campaignCriteria')).toMatchObject([
      { fields: { location: { geoTargetConstant: 'geoTargetConstants/2276' } } },
    ])
    expect(books.list('adGroups')).toMatchObject([{ fields: { type: 'SEARCH_STANDARD' } }])
    expect(books.list('adGroupCriteria').map(({ fields }) => fields['keyword'])).toEqual([
      { text: 'moab rafting', matchType: 'PHRASE' },
      { text: 'white water rafting', matchType: 'PHRASE' },
    ])
    expect(books.list('adGroupAds')).toMatchObject([
      {
        fields: {
          ad: {
            finalUrls: ['https://blue.example/?utm_source=google'],
            responsiveSearchAd: {
              headlines: campaign.headlines.map((text) => ({ text })),
              descriptions: campaign.descriptions.map((text) => ({ text })),
            },
          },
        },
      },
    ])
  })

  it('targets a radius around a town, a region and negative keywords', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const [moab] = valueOf(await searchAds.suggestPlaces(access, 'Moab'))
    const [utah] = valueOf(await searchAds.suggestPlaces(access, 'Utah'))
    if (moab === undefined || utah === undefined) throw new Error('no places')
    const places = [{ ...moab, radiusKm: 40 }, utah]
    const campaign = newCampaign({ places, keywordMatch: 'EXACT', negativeKeywords: ['free'] })
    valueOf(await searchAds.createCampaign(access, campaign))
    const { books } = google
    expect(books.list('campaignCriteria').map(({ fields }) => fields)).toMatchObject([
      {
        proximity: {
          address: { cityName: 'Moab', provinceName: 'Utah', countryCode: 'US' },
          radius: 40,
          radiusUnits: 'KILOMETERS',
        },
      },
      { location: { geoTargetConstant: 'geoTargetConstants/21176' } },
      { negative: true, keyword: { text: 'free', matchType: 'PHRASE' } },
    ])
    expect(books.list('adGroupCriteria')[0]?.fields['keyword']).toEqual({
      text: 'moab rafting',
      matchType: 'EXACT',
    })
  })

  it('begins today as the account knows it, where the day that was chosen is over', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    for (const startDate of ['2027-02-01', '2027-02-28']) {
      const id = valueOf(await searchAds.createCampaign(access, newCampaign({ startDate })))
      expect(google.books.campaign(id)?.fields).toMatchObject({
        startDateTime: '2027-02-28 00:00:00',
      })
    }
    const over = newCampaign({ startDate: '2027-02-01', endDate: '2027-02-27' })
    expect(await searchAds.createCampaign(access, over)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        message: 'The last day of this campaign is over. Please choose a later one.',
      },
    })
    expect(google.books.list('campaigns')).toHaveLength(2)
  })

  it('has a budget of whole yen in Japan', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    Object.assign(google.books.customers[0] ?? {}, { currencyCode: 'JPY' })
    valueOf(await searchAds.createCampaign(access, newCampaign({ dailyCents: 250_049 })))
    expect(google.books.list('campaignBudgets')).toMatchObject([
      { fields: { amountMicros: '2500000000' } },
    ])
  })

  it('leaves nothing behind where Google refuses a part of it', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const headlines = ['Raft the canyon', 'RAFT THE CANYON', 'Guides since 1998']
    expect(await searchAds.createCampaign(access, newCampaign({ headlines }))).toMatchObject({
      error: { kind: 'refused' },
    })
    google.decideOnce(/mutate/, againstPolicy('ALCOHOL'))
    expect(await searchAds.createCampaign(access, newCampaign())).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining('(alcohol)') as string },
    })
    for (const kind of ['campaignBudgets', 'campaigns', 'adGroups'] as const) {
      expect([kind, google.books.list(kind)]).toEqual([kind, []])
    }
  })

  it('is not made twice under one name', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const campaign = newCampaign()
    valueOf(await searchAds.createCampaign(access, campaign))
    expect(await searchAds.createCampaign(access, campaign)).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining('another name') as string },
    })
    expect(google.books.list('campaigns')).toHaveLength(1)
  })
})

describe('an answer that does not name what was done', () => {
  const campaignResult = { resourceName: 'customers/1234567890/campaigns/1' }
  const partialFailureError = { code: 3, message: 'Technical words of Google' }
  const answers: [what: string, body: object][] = [
    ['no results', { mutateOperationResponses: [] }],
    ['an empty result', { mutateOperationResponses: [{}] }],
    ['no name', { mutateOperationResponses: [{ campaignResult: {} }] }],
    ['an empty name', { mutateOperationResponses: [{ campaignResult: { resourceName: '' } }] }],
    [
      'results of more',
      { mutateOperationResponses: Array.from({ length: 50 }, () => ({ campaignResult })) },
    ],
    ['a failure in part', { mutateOperationResponses: [{}], partialFailureError }],
    [
      'a failure beside a name',
      { mutateOperationResponses: [{ campaignResult }], partialFailureError },
    ],
  ]

  it.each(answers)('with %s is no success of any change', async (_, body) => {
    const { google, searchAds, access } = await openGoogleAds()
    const id = valueOf(await makeCampaign(searchAds, access))
    google.decide((call) => (call.endsWith('mutate') ? { status: 200, body } : 'done'))
    const change = { name: 'Spring', dailyBudget: 25.5, endDate: null }
    const asked = [
      await searchAds.setStatus(access, id, 'PAUSED'),
      await searchAds.removeCampaign(access, id),
      await searchAds.editCampaign(access, id, change),
      await searchAds.createCampaign(access, newCampaign()),
    ]
    for (const answer of asked) expect(answer).toMatchObject({ error: { kind: 'unavailable' } })
  })

  it('is none of a budget where it names the campaign alone', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const id = valueOf(await makeCampaign(searchAds, access))
    const body = { mutateOperationResponses: [{ campaignResult }] }
    google.decideOnce(/mutate/, { status: 200, body })
    const change = { name: 'Spring', dailyBudget: 30, endDate: null }
    expect(await searchAds.editCampaign(access, id, change)).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })
})

describe('a campaign that is changed at Google', () => {
  it('keeps a last day that is over where nobody asks for another one', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const id = valueOf(
      await makeCampaign(searchAds, access, campaignForm({ endDate: '2027-03-01' })),
    )
    const fields = google.books.campaign(id)?.fields ?? {}
    fields['endDateTime'] = '2027-02-10 23:59:59'
    const edit = (endDate: string) =>
      searchAds.editCampaign(access, id, { name: 'Spring', dailyBudget: 5, endDate })
    valueOf(await edit('2027-02-10'))
    expect(fields).toMatchObject({ name: 'Spring', endDateTime: '2027-02-10 23:59:59' })
    expect(await edit('2027-02-27')).toMatchObject({ error: { kind: 'refused' } })
    valueOf(await edit('2027-02-28'))
    expect(fields).toMatchObject({ endDateTime: '2027-02-28 23:59:59' })
  })

  it('does not change the budget of other campaigns', async () => {
    const { google, searchAds, access } = await openGoogleAds()
    const id = valueOf(await makeCampaign(searchAds, access))
    const [budget] = google.books.list('campaignBudgets')
    Object.assign(budget?.fields ?? {}, { explicitlyShared: true })
    const edit = (dailyBudget: number) =>
      searchAds.editCampaign(access, id, { name: 'Spring', dailyBudget, endDate: null })
    expect(await edit(30)).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining('shares its budget') as string },
    })
    valueOf(await edit(25.5))
    expect(google.books.campaign(id)?.fields).toMatchObject({ name: 'Spring' })
    expect(budget?.fields).toMatchObject({ amountMicros: '25500000' })
  })
})
