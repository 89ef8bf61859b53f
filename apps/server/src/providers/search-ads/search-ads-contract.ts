import { randomUUID } from 'node:crypto'

import {
  type AdSchedule,
  alwaysSchedule,
  readGeoTarget,
  type SearchCampaignForm,
} from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { keyOf, nameWithKey } from '../../features/ad-accounts/ad-key.ts'
import {
  type MadeCampaign,
  makeSearchCampaign,
  undoSearchCampaign,
} from '../../features/ad-accounts/make-search-campaign.ts'
import { failure, interruptAt, valueOf } from '../../testing/results.ts'
import type { NewSearchCampaign, SearchAccess, SearchAds, SearchAdsResult } from './search-ads.ts'

export type OpenedSearchAds = {
  searchAds: SearchAds
  /** Of the one active account. Lists come in pages of three where they come in pages. */
  accountId: string
  /** The engine's clock, in milliseconds. */
  time: { ms: number }
  /** The code that a person comes back with who allowed the connection. */
  allow(): Promise<string>
  close(): Promise<void>
}

const startMs = Date.UTC(2027, 2, 1, 12)
const today = '2027-03-01'
const minuteMs = 60_000
/** PKCE's, as services know it (RFC 7636): what a code was asked for with. */
export const codeVerifier = 'v'.repeat(64)
const steps = ['create', 'enable'] as const
type Step = (typeof steps)[number]

/** What every search engine's ads promise, live or sandbox. */
export function searchAdsContract(open: (time: { ms: number }) => Promise<OpenedSearchAds>): void {
  const opened: OpenedSearchAds[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
  })

  async function start() {
    const engine = await open({ ms: startMs })
    opened.push(engine)
    const exchange = (code: string) => engine.searchAds.exchangeCode({ code, codeVerifier })
    return { ...engine, exchange }
  }

  async function connect() {
    const engine = await start()
    const code = await engine.allow()
    const { accessToken: token, refreshToken } = valueOf(await engine.exchange(code))
    const access = { token, customerId: engine.accountId }
    const list = async () => valueOf(await engine.searchAds.listCampaigns(access))
    return {
      ...engine,
      code,
      access,
      refreshToken: refreshToken ?? '',
      list,
      make: async (form = campaignForm()) =>
        valueOf(await makeCampaign(engine.searchAds, access, form)),
      listKept: async () => (await list()).filter(({ status }) => status !== 'REMOVED'),
    }
  }

  describe('a connection', () => {
    it('is made with a code, once, with a token that renews it', async () => {
      const { searchAds, exchange, code, access } = await connect()
      expect(await exchange(code)).toEqual(failure('grant-refused'))
      expect(await searchAds.listAccounts(access.token)).toMatchObject({ ok: true })
      const other = await start()
      const grant = valueOf(await other.exchange(await other.allow()))
      expect(grant.refreshToken).toEqual(expect.any(String))
      expect(grant.expiresInSeconds).toBeGreaterThan(3000)
      expect(grant.expiresInSeconds).toBeLessThanOrEqual(3600)
    })

    it('is not made with a code that nobody gave, or that is older than ten minutes', async () => {
      const { exchange, allow, time } = await start()
      expect(await exchange('made-up')).toEqual(failure('grant-refused'))
      const code = await allow()
      time.ms += 10 * minuteMs + 1
      expect(await exchange(code)).toEqual(failure('grant-refused'))
    })

    it('is renewed as often as it takes, by the same token', async () => {
      const { searchAds, refreshToken } = await connect()
      for (const round of [1, 2]) {
        const grant = valueOf(await searchAds.refresh(refreshToken))
        expect([round, grant.refreshToken]).toEqual([round, refreshToken])
        expect(await searchAds.listAccounts(grant.accessToken)).toMatchObject({ ok: true })
      }
      expect(await searchAds.refresh('made-up')).toEqual(failure('grant-refused'))
    })

    it('is over when it is taken back, for every call', async () => {
      const { searchAds, access, refreshToken } = await connect()
      const grant = { accessToken: access.token, refreshToken }
      expect(await searchAds.revoke(grant)).toEqual({ ok: true, value: null })
      const answers = await Promise.all([
        searchAds.listAccounts(access.token),
        searchAds.listCampaigns(access),
        searchAds.readTrend(access),
        searchAds.findMade(access, 'any'),
        searchAds.setStatus(access, '1', 'PAUSED'),
        searchAds.readDailyResults(access, { from: '2027-02-01', to: today }),
      ])
      for (const answer of answers) expect(answer).toEqual(failure('unauthorized'))
      expect(await searchAds.refresh(refreshToken)).toEqual(failure('grant-refused'))
      expect(await searchAds.revoke(grant)).toEqual({ ok: true, value: null })
    })

    it('names the person and their accounts', async () => {
      const { searchAds, access, accountId } = await connect()
      expect(valueOf(await searchAds.findAccountName(access.token))).toEqual(expect.any(String))
      expect(valueOf(await searchAds.listAccounts(access.token))).toEqual([
        {
          customerId: accountId,
          name: expect.any(String),
          currency: 'USD',
          timeZone: expect.any(String),
          isActive: true,
        },
      ])
    })

    it('opens no account of anybody else', async () => {
      const { searchAds, access } = await connect()
      for (const customerId of ['9999999999', '../customers']) {
        const other = { ...access, customerId }
        expect(await searchAds.listCampaigns(other)).toEqual(failure('not-found'))
        expect(await searchAds.listBudgets(other)).toEqual(failure('not-found'))
        expect(await searchAds.findMade(other, 'any')).toEqual(failure('not-found'))
        expect(await searchAds.createCampaign(other, newCampaign())).toEqual(failure('not-found'))
      }
    })
  })

  describe('places', () => {
    it('are suggested while a name is typed', async () => {
      const { searchAds, access } = await connect()
      const names = async (text: string) =>
        valueOf(await searchAds.suggestPlaces(access, text)).map(
          ({ kind, name, within, countryCode, radiusKm }) =>
            [kind, name, within, countryCode, radiusKm] as const,
        )
      expect(await names('Moa')).toContainEqual(['city', 'Moab', 'Utah, United States', 'US', null])
      expect(await names('moab, utah')).toHaveLength(1)
      expect(await names('Utah')).toContainEqual(['region', 'Utah', 'United States', 'US', null])
      expect(await names('New Zeal')).toEqual([['country', 'New Zealand', '', 'NZ', null]])
      expect(await names('Xyzzyville 99')).toEqual([])
    })

    it('are suggested on no account of anybody else', async () => {
      const { searchAds, access } = await connect()
      const other = { ...access, customerId: '../customers' }
      expect(await searchAds.suggestPlaces(other, 'Moab')).toEqual(failure('not-found'))
    })

    it('can be a radius around a town, with negative keywords', async () => {
      const { searchAds, access, make, listKept } = await connect()
      const [moab] = valueOf(await searchAds.suggestPlaces(access, 'Moab'))
      if (moab === undefined) throw new Error('no Moab')
      const geoTarget = [{ ...moab, radiusKm: 40 }]
      await make(campaignForm({ geoTarget, negativeKeywords: ['free'], keywordMatch: 'EXACT' }))
      expect(await listKept()).toHaveLength(1)
    })
  })

  describe('a campaign', () => {
    it('is made whole, and spends nothing before it is enabled', async () => {
      const { searchAds, access, list } = await connect()
      const form = campaignForm()
      const interrupted = interrupt(searchAds, 'enable', 'dropped')
      expect(await makeCampaign(interrupted, access, form)).toEqual(failure('unavailable'))
      const [paused] = await list()
      expect(paused).toEqual({
        id: expect.any(String),
        name: nameWithKey('Rafting in Moab', keyOf(form.id)),
        status: 'PAUSED',
        note: null,
        isEnded: false,
        currency: 'USD',
        budget: 25.5,
        totalBudget: null,
        startDate: today,
        endDate: null,
        finalUrl: 'https://blue.example/?utm_source=google',
        impressions: 0,
        clicks: 0,
        ctr: 0,
        cost: 0,
      })
      valueOf(await searchAds.setStatus(access, paused?.id ?? '', 'ENABLED'))
      expect(await list()).toMatchObject([{ status: 'ENABLED', note: null }])
    })

    it('stores the schedule and changes it', async () => {
      const { searchAds, access, make } = await connect()
      const schedule: AdSchedule = {
        days: ['MONDAY', 'FRIDAY'],
        fromMinute: 8 * 60 + 15,
        toMinute: 18 * 60,
      }
      const id = await make(campaignForm({ schedule }))
      const read = async () => valueOf(await searchAds.readCampaign(access, id))
      const opened = await read()
      expect(opened.schedule).toEqual(schedule)
      const { name, dailyBudget, endDate } = opened
      const edit = (next: AdSchedule) =>
        searchAds.editCampaign(access, id, { name, dailyBudget, endDate, schedule: next })
      const other: AdSchedule = { days: ['MONDAY'], fromMinute: 0, toMinute: 24 * 60 }
      valueOf(await edit(other))
      expect((await read()).schedule).toEqual(other)
      valueOf(await edit(alwaysSchedule))
      expect((await read()).schedule).toEqual(alwaysSchedule)
    })

    it('stays paused if created paused', async () => {
      const { searchAds, access, list, make } = await connect()
      const id = await make(campaignForm({ startsPaused: true }))
      expect(await list()).toMatchObject([{ id, status: 'PAUSED' }])
      expect(valueOf(await searchAds.listBudgets(access))).toMatchObject([{ isOn: false }])
    })

    it('is switched as often as somebody likes', async () => {
      const { searchAds, access, list, make } = await connect()
      const id = await make()
      for (const status of ['PAUSED', 'PAUSED', 'ENABLED', 'ENABLED', 'PAUSED'] as const) {
        valueOf(await searchAds.setStatus(access, id, status))
        expect(await list()).toMatchObject([{ id, status }])
      }
    })

    it('gets another name, budget and last day, or none', async () => {
      const { searchAds, access, list, make } = await connect()
      const id = await make(campaignForm({ endDate: '2027-04-01' }))
      expect(await list()).toMatchObject([{ endDate: '2027-04-01' }])
      const edit = (endDate: string | null) =>
        searchAds.editCampaign(access, id, { name: 'Spring rafting', dailyBudget: 12.34, endDate })
      valueOf(await edit('2027-05-31'))
      const changed = { name: 'Spring rafting', budget: 12.34, startDate: today }
      expect(await list()).toMatchObject([{ id, ...changed, endDate: '2027-05-31' }])
      valueOf(await edit(null))
      expect(await list()).toMatchObject([{ id, ...changed, endDate: null }])
    })

    it('counts a total budget as its daily average and changes it', async () => {
      const { searchAds, access, list, make } = await connect()
      const dates = { startDate: '2027-03-02', endDate: '2027-03-11' }
      const id = await make(campaignForm({ totalBudget: 200, ...dates }))
      expect(await list()).toMatchObject([{ totalBudget: 200, budget: 20, ...dates }])
      const read = async () => valueOf(await searchAds.readCampaign(access, id))
      const { name, endDate } = await read()
      expect(await read()).toMatchObject({ totalBudget: 200, dailyBudget: 20, ...dates })
      const edit = (change: object) =>
        searchAds.editCampaign(access, id, { name, endDate, ...change })
      valueOf(await edit({ totalBudget: 400, endDate: '2027-03-21' }))
      expect(await list()).toMatchObject([{ totalBudget: 400, endDate: '2027-03-21' }])
      expect(valueOf(await searchAds.listBudgets(access))).toMatchObject([{ dailyCents: 2000 }])
      valueOf(await edit({ totalBudget: 150 }))
      expect(await read()).toMatchObject({ totalBudget: 150, dailyBudget: 15, endDate })
      valueOf(await edit({ name: 'Renamed' }))
      expect(await list()).toMatchObject([{ name: 'Renamed', totalBudget: 150 }])
    })

    it('spreads the rest of a total budget over the remaining days', async () => {
      const { searchAds, access, refreshToken, make, time } = await connect()
      const dates = { startDate: '2027-03-02', endDate: '2027-03-11' }
      await make(campaignForm({ totalBudget: 200, ...dates, startsPaused: true }))
      expect(valueOf(await searchAds.listBudgets(access))).toMatchObject([{ dailyCents: 2000 }])
      time.ms += 9 * 1440 * minuteMs
      const { accessToken: token } = valueOf(await searchAds.refresh(refreshToken))
      expect(valueOf(await searchAds.listBudgets({ ...access, token }))).toMatchObject([
        { dailyCents: 10_000 },
      ])
    })

    it('spreads a total budget over the scheduled days only', async () => {
      const { searchAds, access, make } = await connect()
      const schedule: AdSchedule = { ...alwaysSchedule, days: ['SATURDAY', 'SUNDAY'] }
      const dates = { startDate: '2027-03-02', endDate: '2027-03-11' }
      await make(campaignForm({ totalBudget: 200, ...dates, schedule }))
      expect(valueOf(await searchAds.listBudgets(access))).toMatchObject([{ dailyCents: 10_000 }])
    })

    it('starts a total budget today if its start date is past', async () => {
      const { list, make } = await connect()
      const dates = { startDate: '2026-01-01', endDate: '2027-03-10' }
      await make(campaignForm({ totalBudget: 200, ...dates }))
      // Google's test account is still on February 28.
      const [campaign] = await list()
      expect(['2027-02-28', today]).toContain(campaign?.startDate)
      expect(campaign).toMatchObject({ totalBudget: 200, endDate: '2027-03-10' })
    })

    it('rejects another kind of budget, and a total budget without an end date', async () => {
      const { searchAds, access, list, make } = await connect()
      const refused = { ok: false, error: { kind: 'refused', message: expect.any(String) } }
      const daily = await make()
      const total = await make(campaignForm({ totalBudget: 200, endDate: '2027-03-10' }))
      const before = await list()
      const name = 'Renamed'
      const edits = [
        [daily, { name, endDate: null, totalBudget: 100 }],
        [total, { name, endDate: '2027-03-10', dailyBudget: 10 }],
        [total, { name, endDate: null }],
      ] as const
      for (const [id, edit] of edits) {
        expect(await searchAds.editCampaign(access, id, edit)).toEqual(refused)
      }
      expect(await list()).toEqual(before)
    })

    it('returns the content of a campaign', async () => {
      const { searchAds, access, make } = await connect()
      const [moab] = valueOf(await searchAds.suggestPlaces(access, 'Moab'))
      const [utah] = valueOf(await searchAds.suggestPlaces(access, 'Utah'))
      if (moab === undefined || utah === undefined) throw new Error('no places')
      const geoTarget = [{ ...moab, radiusKm: 40 }, utah]
      const form = campaignForm({ geoTarget, negativeKeywords: ['free'], endDate: '2027-04-01' })
      const id = await make(form)
      expect(valueOf(await searchAds.readCampaign(access, id))).toEqual({
        name: nameWithKey('Rafting in Moab', keyOf(form.id)),
        dailyBudget: 25.5,
        totalBudget: null,
        startDate: today,
        endDate: '2027-04-01',
        ad: {
          headlines: ['Raft the canyon', 'From $89 a person', 'Guides since 1998'],
          descriptions: [
            'Four hours of white water with a guide.',
            'Wetsuits and lunch are included.',
          ],
          finalUrl: 'https://blue.example/?utm_source=google',
        },
        keywords: [
          { text: 'moab rafting', match: 'PHRASE' },
          { text: 'white water rafting', match: 'PHRASE' },
        ],
        negativeKeywords: ['free'],
        places: geoTarget,
        schedule: alwaysSchedule,
      })
    })

    it('changes text, keywords, negative keywords, and places, and keeps the rest', async () => {
      const { searchAds, access, make } = await connect()
      const [moab] = valueOf(await searchAds.suggestPlaces(access, 'Moab'))
      const [utah] = valueOf(await searchAds.suggestPlaces(access, 'Utah'))
      if (moab === undefined || utah === undefined) throw new Error('no places')
      const id = await make(campaignForm({ geoTarget: [utah], negativeKeywords: ['free'] }))
      const before = valueOf(await searchAds.readCampaign(access, id))
      const { name, dailyBudget, endDate } = before
      const settings = { name, dailyBudget, endDate }
      const parts = {
        ad: {
          headlines: ['Raft the canyon', 'Half-day trips', 'Guides since 1998'],
          descriptions: ['Lunch is included.', 'Four hours of white water with a guide.'],
          finalUrl: 'https://blue.example/spring',
        },
        keywords: [
          { text: 'moab rafting', match: 'EXACT' as const },
          { text: 'rafting trips', match: 'BROAD' as const },
        ],
        negativeKeywords: ['jobs'],
        places: [{ ...moab, radiusKm: 80 }],
      }
      const editCampaign = (edit: Partial<typeof parts>) =>
        searchAds.editCampaign(access, id, { ...settings, ...edit })
      valueOf(await editCampaign({ keywords: parts.keywords }))
      expect(valueOf(await searchAds.readCampaign(access, id))).toEqual({
        ...before,
        keywords: parts.keywords,
      })
      valueOf(await editCampaign(parts))
      expect(valueOf(await searchAds.readCampaign(access, id))).toEqual({ ...before, ...parts })
      valueOf(await editCampaign({ negativeKeywords: [] }))
      expect(valueOf(await searchAds.readCampaign(access, id))).toMatchObject({
        negativeKeywords: [],
        places: parts.places,
      })
    })

    it('has a budget of its own, with all others that are not removed', async () => {
      const { searchAds, access, refreshToken, make, time } = await connect()
      const form = campaignForm({ endDate: '2027-03-03' })
      const first = await make(form)
      const others: string[] = []
      for (let count = 0; count < 4; count += 1) others.push(await make())
      const [removed = '', ...kept] = others
      valueOf(await searchAds.removeCampaign(access, removed))
      const budgets = async () => valueOf(await searchAds.listBudgets(access))
      const budgetOf = async (id: string) => (await budgets()).find(({ adId }) => adId === id)
      expect((await budgets()).map(({ adId }) => adId).toSorted()).toEqual(
        [first, ...kept].toSorted(),
      )
      expect(new Set((await budgets()).map(({ budgetId }) => budgetId)).size).toBe(4)
      expect(await budgetOf(first)).toEqual({
        adId: first,
        name: nameWithKey('Rafting in Moab', keyOf(form.id)),
        budgetId: expect.any(String),
        dailyCents: 2550,
        remainingRun: null,
        currency: 'USD',
        endDate: '2027-03-03',
        isOn: true,
        isEnded: false,
      })
      expect(await budgetOf(kept[0] ?? '')).toMatchObject({ endDate: null })
      valueOf(await searchAds.setStatus(access, first, 'PAUSED'))
      expect(await budgetOf(first)).toMatchObject({ isOn: false })
      time.ms += 4 * 1440 * minuteMs
      access.token = valueOf(await searchAds.refresh(refreshToken)).accessToken
      expect(await budgetOf(first)).toMatchObject({ isEnded: true })
    })

    it('is not made where its last day is over', async () => {
      const { searchAds, access, list } = await connect()
      const over = newCampaign({ startDate: '2027-02-01', endDate: '2027-02-27' })
      expect(await searchAds.createCampaign(access, over)).toEqual({
        ok: false,
        error: { kind: 'refused', message: expect.any(String) as string },
      })
      expect(await list()).toEqual([])
    })

    it('says when it begins and that it has ended', async () => {
      const { searchAds, access, list, make, refreshToken, time } = await connect()
      await make(campaignForm({ startDate: '2027-03-05', endDate: '2027-03-08' }))
      expect(await list()).toMatchObject([{ note: 'Starts on 2027-03-05', isEnded: false }])
      time.ms += 12 * 24 * 60 * minuteMs
      const { accessToken: token } = valueOf(await searchAds.refresh(refreshToken))
      const later = valueOf(await searchAds.listCampaigns({ ...access, token }))
      expect(later).toMatchObject([{ note: 'Ended', isEnded: true, endDate: '2027-03-08' }])
    })

    it('stands in the list with all others, newest first, those that are removed last', async () => {
      const { searchAds, access, list, time, make } = await connect()
      const ids: string[] = []
      for (let count = 0; count < 7; count += 1) {
        ids.unshift(await make())
        time.ms += minuteMs
      }
      expect((await list()).map(({ id }) => id)).toEqual(ids)
      const newest = ids.shift() ?? ''
      valueOf(await searchAds.removeCampaign(access, newest))
      expect((await list()).map(({ id }) => id)).toEqual([...ids, newest])
    })

    it('is removed for good, and what is gone already is no failure', async () => {
      const { searchAds, access, list, make } = await connect()
      const form = campaignForm()
      const id = await make(form)
      for (const round of [1, 2]) {
        const removed = await searchAds.removeCampaign(access, id)
        expect([round, removed]).toEqual([round, { ok: true, value: null }])
      }
      expect(await list()).toMatchObject([{ id, status: 'REMOVED', note: null }])
      expect(await find(searchAds, access, form)).toBeNull()
      const change = { name: 'Other', dailyBudget: 5, endDate: null }
      expect(await searchAds.setStatus(access, id, 'ENABLED')).toEqual(failure('not-found'))
      expect(await searchAds.setStatus(access, id, 'PAUSED')).toEqual(failure('not-found'))
      expect(await searchAds.editCampaign(access, id, change)).toEqual(failure('not-found'))
      expect(await searchAds.readCampaign(access, id)).toEqual(failure('not-found'))
    })

    it('that nobody made is not switched, edited or removed', async () => {
      const { searchAds, access } = await connect()
      const change = { name: 'Other', dailyBudget: 5, endDate: null }
      for (const id of ['404404', 'no/number']) {
        expect(await searchAds.setStatus(access, id, 'PAUSED')).toEqual(failure('not-found'))
        expect(await searchAds.editCampaign(access, id, change)).toEqual(failure('not-found'))
        expect(await searchAds.removeCampaign(access, id)).toEqual(failure('not-found'))
      }
    })

    it('is found by its key, among many', async () => {
      const { searchAds, access, make } = await connect()
      const form = campaignForm()
      const id = await make(form)
      for (let count = 0; count < 4; count += 1) await make()
      expect(await find(searchAds, access, form)).toBe(id)
      expect(await find(searchAds, access, campaignForm())).toBeNull()
    })
  })

  describe('results', () => {
    it('are there for each of the last thirty days, also without campaigns', async () => {
      const { searchAds, access } = await connect()
      const days = valueOf(await searchAds.readTrend(access))
      const nothing = { impressions: 0, clicks: 0, cost: 0, conversions: 0 }
      expect(days).toHaveLength(30)
      expect(days[0]).toEqual({ date: '2027-01-31', ...nothing })
      expect(days[1]?.date).toBe('2027-02-01')
      expect(days[28]?.date).toBe('2027-02-28')
      expect(days[29]).toEqual({ date: today, ...nothing })
    })

    it('are none where nothing ran', async () => {
      const { searchAds, access } = await connect()
      const range = { from: '2027-02-01', to: today }
      expect(valueOf(await searchAds.readDailyResults(access, range))).toEqual([])
    })

    it('are estimated from where it is shown, for what and for how much', async () => {
      const { searchAds, access } = await connect()
      const asked = {
        places: valueOf(await searchAds.suggestPlaces(access, 'United States')).slice(0, 1),
        keywords: ['moab rafting'],
        keywordMatch: 'PHRASE',
        dailyCents: 2000,
      } as const
      const reach = valueOf(await searchAds.estimateReach(access, asked))
      expect(reach?.low).toBeGreaterThan(0)
      expect(reach?.high).toBeGreaterThan(reach?.low ?? 0)
    })
  })

  describe.each(['dropped', 'lost'] as const)('a creation whose answer is %s', (fate) => {
    it.each(steps)('at the step %s goes on and makes nothing twice', async (step) => {
      const { searchAds, access, list } = await connect()
      const form = campaignForm()
      const noted: { made: MadeCampaign } = { made: {} }
      const broken = interrupt(searchAds, step, fate)
      expect(await makeCampaign(broken, access, form, noted)).toEqual(failure('unavailable'))
      const id = valueOf(await makeCampaign(searchAds, access, form, noted))
      expect(await list()).toMatchObject([{ id, status: 'ENABLED' }])
    })

    it.each(steps)('at the step %s is taken back whole', async (step) => {
      const { searchAds, access, listKept } = await connect()
      const form = campaignForm()
      const noted: { made: MadeCampaign } = { made: {} }
      await makeCampaign(interrupt(searchAds, step, fate), access, form, noted)
      const undo = () => undoSearchCampaign({ searchAds, access, form, made: noted.made })
      expect(await undo()).toEqual({ ok: true, value: null })
      expect(await undo()).toEqual({ ok: true, value: null })
      expect(await find(searchAds, access, form)).toBeNull()
      expect(await listKept()).toEqual([])
    })
  })
}

/** The engine once does not hear of a step, or does it and its answer is lost. */
function interrupt(searchAds: SearchAds, at: Step, fate: 'dropped' | 'lost'): SearchAds {
  const pass = interruptAt<Step>(at, fate)
  return {
    ...searchAds,
    createCampaign: (access, campaign) =>
      pass('create', () => searchAds.createCampaign(access, campaign)),
    setStatus: (access, id, status) =>
      pass('enable', () => searchAds.setStatus(access, id, status)),
  }
}

export async function makeCampaign(
  searchAds: SearchAds,
  access: SearchAccess,
  form = campaignForm(),
  noted: { made: MadeCampaign } = { made: {} },
): Promise<SearchAdsResult<string>> {
  return makeSearchCampaign({
    searchAds,
    access,
    form,
    made: noted.made,
    note: async (made) => void (noted.made = made),
    isStopped: async () => false,
  })
}

async function find(searchAds: SearchAds, access: SearchAccess, { id }: SearchCampaignForm) {
  return valueOf(await searchAds.findMade(access, keyOf(id)))
}

export function campaignForm(change: Partial<SearchCampaignForm> = {}): SearchCampaignForm {
  return {
    id: randomUUID(),
    customerId: '1234567890',
    name: 'Rafting in Moab',
    headline: 'Raft the canyon',
    description: 'Four hours of white water with a guide.',
    moreHeadlines: ['From $89 a person', 'Guides since 1998'],
    moreDescriptions: ['Wetsuits and lunch are included.'],
    finalUrl: 'https://blue.example/?utm_source=google',
    geoTarget: readGeoTarget('US') ?? [],
    keywords: ['moab rafting', 'white water rafting'],
    keywordMatch: 'PHRASE',
    negativeKeywords: [],
    dailyBudget: 25.5,
    totalBudget: null,
    startDate: today,
    endDate: null,
    schedule: alwaysSchedule,
    startsPaused: false,
    ...change,
  }
}

export function newCampaign(change: Partial<NewSearchCampaign> = {}): NewSearchCampaign {
  const key = keyOf(randomUUID())
  return {
    key,
    name: nameWithKey('Rafting in Moab', key),
    headlines: ['Raft the canyon', 'From $89 a person', 'Guides since 1998'],
    descriptions: ['Four hours of white water with a guide.', 'Lunch is included.'],
    finalUrl: 'https://blue.example/?utm_source=google',
    places: readGeoTarget('US') ?? [],
    keywords: ['moab rafting', 'white water rafting'],
    keywordMatch: 'PHRASE',
    negativeKeywords: [],
    dailyCents: 2550,
    totalCents: null,
    startDate: today,
    endDate: null,
    schedule: alwaysSchedule,
    ...change,
  }
}
