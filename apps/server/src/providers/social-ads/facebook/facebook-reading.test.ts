import { describe, expect, it } from 'vitest'

import { adForm, makeAd } from '../social-ads-contract.ts'
import { valueOf } from '../../../testing/results.ts'
import { openFacebook } from '../../../testing/facebook-scene.ts'

describe('what is read of Facebook', () => {
  it('are the results of days as the account knows them, page by page', async () => {
    const { graph, socialAds, access } = await openFacebook()
    graph.setPageLimit(2)
    const id = valueOf(await makeAd(socialAds, access))
    const campaignId = graph.books.list('campaigns')[0]?.id
    const row = { adId: id, impressions: 1000, clicks: 12, spend: '3.57', leads: 2 }
    for (const day of ['2027-01-29', '2027-01-30', '2027-02-15', '2027-02-28', '2027-03-01']) {
      graph.books.days.push({ ...row, day })
    }
    const days = valueOf(
      await socialAds.readDailyResults(access, { from: '2027-01-30', to: '2027-02-28' }),
    )
    expect(days.map(({ day }) => day)).toEqual(['2027-01-30', '2027-02-15', '2027-02-28'])
    const { impressions, clicks } = row
    expect(days[0]).toEqual({
      adId: id,
      name: expect.stringContaining('Summer rafting') as string,
      campaignId,
      day: '2027-01-30',
      impressions,
      clicks,
      spendCents: 357,
      conversions: 2,
    })
    // At six in the morning of March 1 in UTC it is February 28 in Denver: thirty days to that one.
    expect(valueOf(await socialAds.listAds(access))).toMatchObject([
      { metrics: { impressions: 3000, clicks: 36, ctr: 1.2, spend: 10.71, conversions: 6 } },
    ])
  })

  it('are accounts, ads, budgets and days that stand once, however pages overlap', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const { accounts, days } = graph.books
    const [own] = accounts
    if (own === undefined) throw new Error('This Facebook has no account')
    accounts.push({ ...own, id: 'act_2002' }, { ...own, id: 'act_3003' })
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1) ids.push(valueOf(await makeAd(socialAds, access)))
    const row = { adId: ids[0] ?? '', impressions: 10, clicks: 1, spend: '1.00', leads: 0 }
    for (const day of ['2027-02-13', '2027-02-14', '2027-02-15']) days.push({ ...row, day })
    graph.setPageLimit(2, 1)
    const listed = valueOf(await socialAds.listAccounts(access.token))
    expect(listed.map(({ id }) => id)).toEqual(['act_1001', 'act_2002', 'act_3003'])
    const ads = valueOf(await socialAds.listAds(access))
    expect(ads.map(({ id }) => id).toSorted()).toEqual(ids)
    const budgets = valueOf(await socialAds.listBudgets(access))
    expect(budgets.map(({ adId }) => adId).toSorted()).toEqual(ids)
    const range = { from: '2027-02-01', to: '2027-02-28' }
    const read = valueOf(await socialAds.readDailyResults(access, range))
    expect(read.map(({ day }) => day)).toEqual(['2027-02-13', '2027-02-14', '2027-02-15'])
  })

  it.each([
    ['PENDING_REVIEW', 'In review'],
    ['DISAPPROVED', 'Disapproved: Misleading claims'],
    ['PENDING_BILLING_INFO', 'Needs a payment method in Ads Manager'],
    ['WITH_ISSUES', 'Has issues, see Ads Manager'],
  ])('of an ad that is %s is "%s"', async (review, note) => {
    const { graph, socialAds, access } = await openFacebook()
    const id = valueOf(await makeAd(socialAds, access))
    Object.assign(graph.books.find(id) ?? {}, { review })
    expect(valueOf(await socialAds.listAds(access))).toMatchObject([{ status: 'ACTIVE', note }])
  })

  it('is what a budget for all days comes to on each, and what one of the campaign is', async () => {
    const { graph, socialAds, access } = await openFacebook()
    valueOf(await makeAd(socialAds, access, adForm({ endDate: '2027-03-10' })))
    const budgetOf = async () => valueOf(await socialAds.listAds(access))[0]?.dailyBudget
    const fieldsOf = (edge: 'adsets' | 'campaigns') => graph.books.list(edge)[0]?.fields ?? {}
    Object.assign(fieldsOf('adsets'), { daily_budget: '0', lifetime_budget: '9000' })
    // February 28, when it was made, to March 10.
    expect(await budgetOf()).toBeCloseTo(90 / 10, 1)
    Object.assign(fieldsOf('adsets'), { daily_budget: '0', lifetime_budget: '0' })
    Object.assign(fieldsOf('campaigns'), { daily_budget: '4000' })
    expect(await budgetOf()).toBe(40)
  })

  it('are budgets, which are those of ad sets or of campaigns', async () => {
    const { graph, socialAds, access } = await openFacebook()
    valueOf(await makeAd(socialAds, access))
    const [campaign] = graph.books.list('campaigns')
    const [adset] = graph.books.list('adsets')
    const budgets = async () => valueOf(await socialAds.listBudgets(access))
    expect(await budgets()).toMatchObject([{ budgetId: adset?.id, dailyCents: 2550 }])
    Object.assign(adset?.fields ?? {}, { daily_budget: '0' })
    Object.assign(campaign?.fields ?? {}, { daily_budget: '4000' })
    expect(await budgets()).toMatchObject([{ budgetId: campaign?.id, dailyCents: 4000 }])
  })

  it('is no end of what ends at the epoch', async () => {
    const { graph, socialAds, access } = await openFacebook()
    valueOf(await makeAd(socialAds, access))
    const [adset] = graph.books.list('adsets')
    Object.assign(adset?.fields ?? {}, { end_time: '1969-12-31T17:00:00-0700' })
    expect(valueOf(await socialAds.listBudgets(access))).toMatchObject([
      { endDate: null, isEnded: false },
    ])
  })

  it('is that nothing spends of what is paused as a whole', async () => {
    const { graph, socialAds, access } = await openFacebook()
    valueOf(await makeAd(socialAds, access))
    const isOn = async () => valueOf(await socialAds.listBudgets(access))[0]?.isOn
    expect(await isOn()).toBe(true)
    Object.assign(graph.books.list('campaigns')[0] ?? {}, { status: 'PAUSED' })
    expect(await isOn()).toBe(false)
  })

  it('is that an ad starts later, or that something else is paused', async () => {
    const { graph, socialAds, access } = await openFacebook()
    valueOf(await makeAd(socialAds, access, adForm({ startDate: '2027-03-05' })))
    expect(valueOf(await socialAds.listAds(access))).toMatchObject([
      { note: 'Starts on 2027-03-05' },
    ])
    valueOf(await socialAds.deleteCampaign(access, graph.books.list('campaigns')[0]?.id ?? ''))
    valueOf(await makeAd(socialAds, access))
    Object.assign(graph.books.list('campaigns')[0] ?? {}, { status: 'PAUSED' })
    expect(valueOf(await socialAds.listAds(access))).toMatchObject([
      { note: 'Its campaign is paused' },
    ])
  })

  it('are the accounts of all pages, each with how it stands', async () => {
    const { graph, socialAds, access } = await openFacebook()
    graph.setPageLimit(2)
    for (const status of [2, 3, 7, 8, 9, 100, 101, 4711]) {
      const id = `act_${status}`
      const place = { currency: 'EUR', timezone_name: 'Europe/Berlin' }
      graph.books.accounts.push({ id, name: id, account_status: status, ...place })
    }
    const accounts = valueOf(await socialAds.listAccounts(access.token))
    expect(accounts.map(({ status }) => status)).toEqual([
      'active',
      'disabled',
      'unsettled',
      'pending',
      'unsettled',
      'active',
      'closed',
      'closed',
      'pending',
    ])
    expect(accounts[0]).toMatchObject({
      businessName: 'Blue Canyon Rafting',
      name: 'Blue Canyon Ads',
    })
    expect(accounts[1]?.businessName).toBeNull()
  })

  it('are names and addresses without what cannot be kept, of ads and of accounts', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const destinationUrl = 'https://blue.example/?a=\u0000b'
    valueOf(await makeAd(socialAds, access, adForm({ destinationUrl })))
    Object.assign(graph.books.list('ads')[0] ?? {}, { name: `Raf\u0000ting ${'x'.repeat(10_000)}` })
    Object.assign(graph.books.accounts[0] ?? {}, { name: 'Blue\u0000 Canyon' })
    const [ad] = valueOf(await socialAds.listAds(access))
    expect(ad).toMatchObject({ destinationUrl: 'https://blue.example/?a=b' })
    expect(ad?.name).toMatch(/^Rafting x+…x+$/)
    expect(valueOf(await socialAds.listBudgets(access))[0]?.name).toBe(ad?.name)
    expect(valueOf(await socialAds.listAccounts(access.token))[0]?.name).toBe('Blue Canyon')
  })

  it('are accounts that are not active where nobody knows their currency', async () => {
    const { graph, socialAds, access } = await openFacebook()
    Object.assign(graph.books.accounts[0] ?? {}, { currency: 'US' })
    const accounts = valueOf(await socialAds.listAccounts(access.token))
    expect(accounts).toMatchObject([{ status: 'pending', currency: '' }])
    expect(await socialAds.listBudgets(access)).toMatchObject({ error: { kind: 'unavailable' } })
  })

  it('is not a list whose next page nobody knows', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const body = { data: [], paging: { next: 'https://graph.facebook.com/more' } }
    graph.decideOnce(/me\/adaccounts/, { status: 200, body })
    expect(await socialAds.listAccounts(access.token)).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })

  it('is what a budget reaches, between the points that Facebook tells', async () => {
    const { graph, socialAds, access } = await openFacebook()
    const {
      audienceAge: ages,
      audienceInterests: interests,
      audienceLocations: locations,
    } = adForm()
    const audience = { ages, interests, locations, gender: 'ALL' } as const
    const reachOf = async (dailyCents: number) =>
      valueOf(await socialAds.estimateReach(access, { audience, dailyCents }))
    expect(await reachOf(1000)).toEqual({ low: 500, high: 1500, limitedBy: 'budget' })
    expect(await reachOf(2000)).toEqual({ low: 1000, high: 3000, limitedBy: 'budget' })
    expect(await reachOf(90_000)).toEqual({ low: 2000, high: 5000, limitedBy: 'audience' })
    graph.books.reach = null
    expect(await reachOf(1000)).toBeNull()
  })
})
