import type { SocialAdForm } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { adForm, makeAd } from '../social-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'
import { openFacebook } from '../../../testing/facebook-scene.ts'

describe('what is changed at Facebook', () => {
  it('is not done where Facebook says so, whatever the status of its answer', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const id = valueOf(await makeAd(socialAds, access))
    const no = { status: 200, body: { success: false } }
    graph.decide((call) => (call.startsWith('GET') ? 'done' : no))
    const failed = { ok: false, error: { kind: 'unavailable' } }
    expect(await socialAds.setStatus(access, id, 'PAUSED')).toMatchObject(failed)
    expect(await socialAds.setStatus(access, id, 'ACTIVE')).toMatchObject(failed)
    expect(await socialAds.deleteAd(access, id)).toMatchObject(failed)
  })

  it('is of the account that is named', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const id = valueOf(await makeAd(socialAds, access))
    const [own] = graph.books.accounts
    if (own !== undefined) graph.books.accounts.push({ ...own, id: 'act_2002' })
    const other = { ...access, accountId: 'act_2002' }
    const notFound = { ok: false, error: { kind: 'not-found' } }
    expect(await socialAds.setStatus(other, id, 'PAUSED')).toEqual(notFound)
    expect(await socialAds.deleteAd(other, id)).toEqual(notFound)
    expect(graph.books.find(id)?.status).toBe('ACTIVE')
  })
})

describe('what is made at Facebook', () => {
  it('is as Facebook asks for it, and paused until the very end', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const statuses: string[] = []
    graph.decide((call) => {
      if (call.startsWith('POST /120')) statuses.push(graph.books.find(call.slice(6))?.edge ?? '')
      return 'done'
    })
    const form = adForm({
      startDate: '2027-03-10',
      endDate: '2027-03-20',
      audienceGender: 'FEMALE',
    })
    valueOf(await makeAd(socialAds, access, form))
    // The ad before what holds it.
    expect(statuses).toEqual(['ads', 'adsets', 'campaigns'])
    const [campaign] = graph.books.list('campaigns')
    const [adset] = graph.books.list('adsets')
    const [creative] = graph.books.list('adcreatives')
    expect(campaign?.fields).toMatchObject({
      objective: 'OUTCOME_TRAFFIC',
      special_ad_categories: [],
      status: 'PAUSED',
    })
    expect(adset?.fields).toMatchObject({
      daily_budget: '2550',
      optimization_goal: 'LINK_CLICKS',
      // Denver's days; its clocks change on March 14.
      start_time: '2027-03-10T00:00:00-07:00',
      end_time: '2027-03-21T00:00:00-06:00',
      status: 'PAUSED',
      targeting: {
        age_min: 25,
        age_max: 44,
        genders: [2],
        geo_locations: { regions: [{ key: '3887' }] },
        flexible_spec: [{ interests: [{ id: '6002', name: 'Rafting (water sports)' }] }],
        targeting_automation: { advantage_audience: 0 },
      },
    })
    expect(creative?.fields['object_story_spec']).toEqual({
      page_id: '901',
      link_data: {
        link: form.destinationUrl,
        name: 'Raft the canyon',
        message: 'Four hours of white water.',
        description: 'From $89',
        image_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
        call_to_action: { type: 'BOOK_TRAVEL', value: { link: form.destinationUrl } },
      },
    })
  })

  it.each([
    [
      'CONVERSIONS',
      'OUTCOME_LEADS',
      'OFFSITE_CONVERSIONS',
      { pixel_id: '777', custom_event_type: 'LEAD' },
    ],
    [
      'LEAD_GENERATION',
      'OUTCOME_LEADS',
      'OFFSITE_CONVERSIONS',
      { pixel_id: '777', custom_event_type: 'LEAD' },
    ],
    ['AWARENESS', 'OUTCOME_AWARENESS', 'REACH', { page_id: '901' }],
  ] as const)('for %s is %s', async (objective, outcome, goal, promoted) => {
    const { graph, socialAds, access } = await openFacebook()
    valueOf(await makeAd(socialAds, access, adForm({ objective })))
    expect(graph.books.list('campaigns')[0]?.fields['objective']).toBe(outcome)
    expect(graph.books.list('adsets')[0]?.fields).toMatchObject({
      optimization_goal: goal,
      promoted_object: promoted,
    })
  })

  it('begins at once where its first day is here, and says when its last one is over', async () => {
    const { graph, socialAds, access } = await openFacebook()
    // In Denver it is still the last day of February.
    valueOf(
      await makeAd(socialAds, access, adForm({ startDate: '2027-02-28', endDate: '2027-02-28' })),
    )
    const fields = graph.books.list('adsets')[0]?.fields
    expect(fields).toMatchObject({ end_time: '2027-03-01T00:00:00-07:00' })
    expect(fields).not.toHaveProperty('start_time')
    const over = adForm({ startDate: '2027-02-01', endDate: '2027-02-27' })
    expect(await makeAd(socialAds, access, over)).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining('last day') },
    })
  })

  it('has its budget in whole units where the currency has no others', async () => {
    const { graph, socialAds, access } = await openFacebook()
    Object.assign(graph.books.accounts[0] ?? {}, { currency: 'JPY', timezone_name: 'Asia/Tokyo' })
    valueOf(await makeAd(socialAds, access, adForm({ dailyBudget: 3000 })))
    expect(graph.books.list('adsets')[0]?.fields).toMatchObject({ daily_budget: '3000' })
    expect(valueOf(await socialAds.listAds(access))).toMatchObject([
      { currency: 'JPY', dailyBudget: 3000 },
    ])
  })

  it('targets the kilometers around a suggested town', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const [moab] = valueOf(await socialAds.suggestPlaces(access, 'Moab, Utah'))
    if (moab === undefined) throw new Error('no Moab')
    const town = { ...moab, radiusKm: 60 }
    valueOf(await makeAd(socialAds, access, adForm({ audienceLocations: [town] })))
    expect(graph.books.list('adsets')[0]?.fields['targeting']).toMatchObject({
      geo_locations: { cities: [{ key: '2482', radius: 60, distance_unit: 'kilometer' }] },
    })
  })

  it('is found in what the owner wrote of places, or nothing is made', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const audienceLocations = ['Moab, Oklahoma', 'bogota', 'United States', 'Moab, UT']
    valueOf(await makeAd(socialAds, access, adForm({ audienceLocations })))
    const town = { radius: 25, distance_unit: 'mile' }
    expect(graph.books.list('adsets')[0]?.fields['targeting']).toMatchObject({
      geo_locations: {
        countries: ['US'],
        cities: [
          { key: '2483', ...town },
          { key: '5001', ...town },
          { key: '2482', ...town },
        ],
      },
    })
  })

  it.each<[Partial<SocialAdForm>, string]>([
    [
      { audienceLocations: ['Moab, Nevada', 'Utah'], audienceInterests: ['Rafting', 'Yodelling'] },
      'Facebook knows no place called “Moab, Nevada” and no interest called “Yodelling”.',
    ],
    [{ audienceLocations: [] }, 'Please name at least one country, region or city.'],
    [{ audienceAge: ['18-24', '45-54'] }, 'one span of ages'],
  ])('is refused with a sentence for %o', async (change, sentence) => {
    const { socialAds, access } = await openFacebook()
    const form = adForm(change)
    expect(await makeAd(socialAds, access, form)).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining(sentence) },
    })
  })

  it('needs a Page to be shown as, and for leads a pixel', async () => {
    const { graph, socialAds, access } = await openFacebook()
    graph.books.pixels.splice(0, 1, { id: '778', is_unavailable: true })
    expect(await makeAd(socialAds, access, adForm({ objective: 'CONVERSIONS' }))).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining('Meta Pixel') },
    })
    graph.books.pages.pop()
    expect(await makeAd(socialAds, access)).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining('Facebook Page') },
    })
  })

  it('is the ad of a campaign that others do not start with', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const id = valueOf(await makeAd(socialAds, access))
    const [campaign] = graph.books.list('campaigns')
    const [adset] = graph.books.list('adsets')
    const fields = { ...graph.books.find(id)?.fields, adset_id: adset?.id }
    const other = graph.books.add({
      edge: 'ads',
      accountId: 'act_1001',
      name: 'x',
      status: 'ACTIVE',
      fields,
    })
    if (campaign) campaign.status = 'PAUSED'
    valueOf(await socialAds.setStatus(access, id, 'PAUSED'))
    expect(await socialAds.setStatus(access, id, 'ACTIVE')).toMatchObject({
      error: { kind: 'refused', message: expect.stringContaining('other ads that would start') },
    })
    expect(graph.books.find(id)?.status).toBe('PAUSED')
    // It goes without the campaign that the other one is in.
    valueOf(await socialAds.deleteAd(access, id))
    expect([other.status, campaign?.status]).toEqual(['ACTIVE', 'PAUSED'])
  })
})

describe('a creation at Facebook', () => {
  const writes = ['adimages', 'campaigns', 'adsets', 'adcreatives', 'ads', '\\d+']
  const reads = ['GET /act_1001$', 'GET /search', 'GET /me/accounts', 'GET /\\d+$']
  const calls = [...writes.map((name) => `POST .*/${name}$`), ...reads]

  it.each(
    calls.flatMap((call) => (['cut', 'dropped'] as const).map((fate) => [call, fate] as const)),
  )('whose call %s is %s goes on and makes no part twice', async (call, fate) => {
    const { graph, socialAds, access } = await openFacebook()
    graph.setPageLimit(1)
    const noted = { parts: {} }
    const form = adForm()
    graph.decideOnce(new RegExp(call), fate)
    expect(await makeAd(socialAds, access, form, noted)).toMatchObject({
      error: { kind: 'unavailable' },
    })
    const id = valueOf(await makeAd(socialAds, access, form, noted))
    for (const edge of ['campaigns', 'adsets', 'adcreatives', 'ads'] as const) {
      expect([edge, graph.books.list(edge).length]).toEqual([edge, 1])
    }
    expect(graph.books.images.size).toBe(1)
    expect(graph.books.list('ads')[0]).toMatchObject({ id, status: 'ACTIVE' })
    expect(graph.books.list('campaigns')[0]?.status).toBe('ACTIVE')
  })
})
