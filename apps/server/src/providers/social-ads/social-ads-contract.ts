import { randomUUID } from 'node:crypto'

import { type AdSchedule, alwaysSchedule, type SocialAdForm } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { keyOf } from '../../features/ad-accounts/ad-key.ts'
import {
  type MadeParts,
  makeSocialAd,
  undoSocialAd,
} from '../../features/ad-accounts/make-social-ad.ts'
import { failure, interruptAt, valueOf } from '../../testing/results.ts'
import type { AdPartKind, SocialAccess, SocialAds, SocialAdsResult } from './social-ads.ts'

export type OpenedSocialAds = {
  socialAds: SocialAds
  /** Of the one active account. Lists come in pages of three where they come in pages. */
  accountId: string
  /** The network's clock, in milliseconds. */
  time: { ms: number }
  /** The code that a person comes back with who allowed the connection. */
  allow(): Promise<string>
  close(): Promise<void>
}

const startMs = Date.UTC(2027, 2, 1, 12)
const minuteMs = 60_000
const totalBudget = { totalBudget: 200, startDate: '2027-03-01', endDate: '2027-03-10' }
const mornings: AdSchedule = { days: ['MONDAY', 'TUESDAY'], fromMinute: 8 * 60, toMinute: 12 * 60 }
const steps = ['image', 'campaign', 'adset', 'creative', 'ad', 'switch'] as const
type Step = (typeof steps)[number]

/** What every social network promises, live or sandbox. */
export function socialAdsContract(open: (time: { ms: number }) => Promise<OpenedSocialAds>): void {
  const opened: OpenedSocialAds[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
  })

  async function start() {
    const network = await open({ ms: startMs })
    opened.push(network)
    const { socialAds } = network
    const exchange = (code: string) =>
      socialAds.exchangeCode({ code, codeVerifier: 'v'.repeat(64) })
    return { ...network, exchange }
  }

  async function connect() {
    const network = await start()
    const code = await network.allow()
    const { accessToken: token } = valueOf(await network.exchange(code))
    const access = { token, accountId: network.accountId }
    return {
      ...network,
      code,
      access,
      list: async () => valueOf(await network.socialAds.listAds(access)),
    }
  }

  describe('a connection', () => {
    it('is made with a code, once, for sixty days', async () => {
      const { socialAds, exchange, code, access } = await connect()
      expect(await exchange(code)).toEqual(failure('grant-refused'))
      expect(await socialAds.listAccounts(access.token)).toMatchObject({ ok: true })
      const other = await start()
      expect(valueOf(await other.exchange(await other.allow()))).toMatchObject({
        refreshToken: null,
        expiresInSeconds: 60 * 86_400,
      })
    })

    it('is not made with a code that nobody gave, or that is older than ten minutes', async () => {
      const { exchange, allow, time } = await start()
      expect(await exchange('made-up')).toEqual(failure('grant-refused'))
      const code = await allow()
      time.ms += 10 * minuteMs + 1
      expect(await exchange(code)).toEqual(failure('grant-refused'))
    })

    it('cannot be renewed: the person connects again', async () => {
      const { socialAds } = await start()
      expect(await socialAds.refresh('any')).toEqual(failure('grant-refused'))
    })

    it('is over when it is taken back, for every call', async () => {
      const { socialAds, access } = await connect()
      const grant = { accessToken: access.token, refreshToken: null }
      expect(await socialAds.revoke(grant)).toEqual({ ok: true, value: null })
      const answers = await Promise.all([
        socialAds.listAccounts(access.token),
        socialAds.listAds(access),
        socialAds.findMade(access, 'campaign', 'any'),
        socialAds.uploadImage(access, new Uint8Array([1])),
        socialAds.readDailyResults(access, { from: '2027-02-01', to: '2027-03-01' }),
      ])
      for (const answer of answers) expect(answer).toEqual(failure('unauthorized'))
      expect(await socialAds.revoke(grant)).toEqual({ ok: true, value: null })
    })

    it('names the person and their accounts', async () => {
      const { socialAds, access } = await connect()
      expect(valueOf(await socialAds.findAccountName(access.token))).toEqual(expect.any(String))
      expect(valueOf(await socialAds.listAccounts(access.token))).toEqual([
        expect.objectContaining({ id: access.accountId, currency: 'USD', status: 'active' }),
      ])
    })

    it('opens no account of anybody else', async () => {
      const { socialAds, access } = await connect()
      const other = { ...access, accountId: 'act_9999' }
      expect(await socialAds.listAds(other)).toEqual(failure('not-found'))
      expect(await socialAds.listBudgets(other)).toEqual(failure('not-found'))
      expect(await socialAds.uploadImage(other, new Uint8Array([1]))).toEqual(failure('not-found'))
    })
  })

  describe('an ad', () => {
    it('is made of parts, and spends nothing before it is switched on', async () => {
      const { socialAds, access, list } = await connect()
      const form = adForm()
      const interrupted = interrupt(socialAds, 'switch', 'dropped')
      expect(await makeAd(interrupted, access, form)).toEqual(failure('unavailable'))
      const [paused] = await list()
      expect(paused).toMatchObject({
        name: `Summer rafting · ${keyOf(form.id)}`,
        headline: 'Raft the canyon',
        primaryText: 'Four hours of white water.',
        description: 'From $89',
        destinationUrl: 'https://blue.example/?utm_source=facebook',
        status: 'PAUSED',
        currency: 'USD',
        dailyBudget: 25.5,
        startDate: '2027-03-01',
        endDate: null,
        places: ['Utah'],
        audience: {
          ages: '25-44',
          gender: 'ALL',
          interests: [expect.stringMatching(/^Rafting/)],
        },
        metrics: { impressions: 0, clicks: 0, ctr: 0, spend: 0, conversions: 0 },
      })
      valueOf(await socialAds.setStatus(access, paused?.id ?? '', 'ACTIVE'))
      expect(await list()).toMatchObject([{ status: 'ACTIVE', note: null }])
    })

    it('stays paused if created paused', async () => {
      const { socialAds, access, list } = await connect()
      const noted = { parts: {} }
      const form = adForm({ startsPaused: true })
      const id = valueOf(await makeAd(socialAds, access, form, noted))
      expect(valueOf(await makeAd(socialAds, access, form, noted))).toBe(id)
      expect(await list()).toMatchObject([{ id, status: 'PAUSED', note: null }])
      expect(valueOf(await socialAds.listBudgets(access))).toMatchObject([{ isOn: false }])
    })

    it('stores the schedule, changes it, and removes it', async () => {
      const { socialAds, access, list } = await connect()
      const form = adForm({ ...totalBudget, schedule: mornings })
      const id = valueOf(await makeAd(socialAds, access, form))
      expect(await list()).toMatchObject([{ schedule: mornings }])
      const evenings: AdSchedule = { days: ['SUNDAY'], fromMinute: 18 * 60, toMinute: 24 * 60 }
      for (const schedule of [evenings, alwaysSchedule]) {
        valueOf(await socialAds.editAd(access, id, { schedule }))
        expect(await list()).toMatchObject([{ schedule, totalBudget: 200 }])
      }
    })

    it('rejects a schedule without a total budget', async () => {
      const { socialAds, access, list } = await connect()
      expect(await makeAd(socialAds, access, adForm({ schedule: mornings }))).toMatchObject({
        error: { kind: 'refused' },
      })
      expect(await list()).toEqual([])
    })

    it('is switched as often as somebody likes', async () => {
      const { socialAds, access, list } = await connect()
      const id = valueOf(await makeAd(socialAds, access))
      for (const status of ['PAUSED', 'PAUSED', 'ACTIVE', 'ACTIVE', 'PAUSED'] as const) {
        valueOf(await socialAds.setStatus(access, id, status))
        expect(await list()).toMatchObject([{ id, status }])
      }
    })

    it('has a budget of its own, with all others', async () => {
      const { socialAds, access, time } = await connect()
      const form = adForm({ endDate: '2027-03-03' })
      const first = valueOf(await makeAd(socialAds, access, form))
      const others: string[] = []
      for (let count = 0; count < 4; count += 1) {
        others.push(valueOf(await makeAd(socialAds, access)))
      }
      const budgets = async () => valueOf(await socialAds.listBudgets(access))
      const budgetOf = async (id: string) => (await budgets()).find(({ adId }) => adId === id)
      expect((await budgets()).map(({ adId }) => adId).toSorted()).toEqual(
        [first, ...others].toSorted(),
      )
      expect(new Set((await budgets()).map(({ budgetId }) => budgetId)).size).toBe(5)
      expect(await budgetOf(first)).toEqual({
        adId: first,
        name: `Summer rafting · ${keyOf(form.id)}`,
        budgetId: expect.any(String),
        dailyCents: 2550,
        remainingRun: null,
        currency: 'USD',
        endDate: '2027-03-03',
        isOn: true,
        isEnded: false,
      })
      expect(await budgetOf(others[0] ?? '')).toMatchObject({ endDate: null })
      valueOf(await socialAds.setStatus(access, first, 'PAUSED'))
      expect(await budgetOf(first)).toMatchObject({ isOn: false })
      time.ms += 4 * 1440 * minuteMs
      expect(await budgetOf(first)).toMatchObject({ isEnded: true })
    })

    it('stands in the list with all others, newest first', async () => {
      const { socialAds, access, list, time } = await connect()
      const ids: string[] = []
      for (let count = 0; count < 7; count += 1) {
        ids.unshift(valueOf(await makeAd(socialAds, access)))
        time.ms += minuteMs
      }
      expect((await list()).map(({ id }) => id)).toEqual(ids)
    })

    it('is deleted with its campaign, and what is gone already is no failure', async () => {
      const { socialAds, access, list } = await connect()
      const form = adForm()
      const id = valueOf(await makeAd(socialAds, access, form))
      const other = valueOf(await makeAd(socialAds, access))
      for (const round of [1, 2]) {
        expect([round, await socialAds.deleteAd(access, id)]).toEqual([
          round,
          { ok: true, value: null },
        ])
      }
      expect((await list()).map((ad) => ad.id)).toEqual([other])
      expect(await findCampaign(socialAds, access, form)).toBeNull()
      expect(await socialAds.setStatus(access, id, 'ACTIVE')).toEqual(failure('not-found'))
      expect(await socialAds.setStatus(access, id, 'PAUSED')).toEqual(failure('not-found'))
    })

    it('that nobody made is not switched or deleted', async () => {
      const { socialAds, access } = await connect()
      expect(await socialAds.setStatus(access, '404404', 'PAUSED')).toEqual(failure('not-found'))
      expect(await socialAds.deleteAd(access, '404404')).toEqual(failure('not-found'))
      expect(await socialAds.deleteCampaign(access, '404404')).toMatchObject({ ok: true })
    })

    it('is not reached by the name of another account', async () => {
      const { socialAds, access, list } = await connect()
      const id = valueOf(await makeAd(socialAds, access))
      const other = { ...access, accountId: 'act_9999' }
      expect(await socialAds.setStatus(other, id, 'PAUSED')).toEqual(failure('not-found'))
      expect(await socialAds.deleteAd(other, id)).toEqual(failure('not-found'))
      expect(await list()).toMatchObject([{ id, status: 'ACTIVE' }])
    })

    it('has parts that are found by their keys, among many', async () => {
      const { socialAds, access } = await connect()
      const form = adForm()
      await makeAd(socialAds, access, form)
      for (let count = 0; count < 4; count += 1) await makeAd(socialAds, access)
      for (const kind of ['campaign', 'adset', 'creative', 'ad'] as const) {
        const found = valueOf(await socialAds.findMade(access, kind, keyOf(form.id)))
        expect([kind, found]).toEqual([kind, expect.any(String)])
        expect(valueOf(await socialAds.findMade(access, kind, keyOf(randomUUID())))).toBeNull()
      }
    })

    it('gets the same picture for the same bytes', async () => {
      const { socialAds, access } = await connect()
      const upload = async (bytes: number[]) =>
        valueOf(await socialAds.uploadImage(access, new Uint8Array(bytes)))
      const first = await upload([1, 2])
      expect(await upload([1, 2])).toBe(first)
      expect(await upload([1, 3])).not.toBe(first)
    })
  })

  describe('an edit', () => {
    it('changes the budget and the last day of a running ad', async () => {
      const { socialAds, access, list } = await connect()
      const id = valueOf(await makeAd(socialAds, access))
      valueOf(await socialAds.editAd(access, id, { dailyCents: 4000, endDate: '2027-04-01' }))
      const budget = { dailyBudget: 40, totalBudget: null, endDate: '2027-04-01' }
      expect(await list()).toMatchObject([{ id, status: 'ACTIVE', note: null, ...budget }])
      expect(valueOf(await socialAds.listBudgets(access))).toMatchObject([
        { adId: id, dailyCents: 4000, endDate: '2027-04-01', isOn: true },
      ])
      valueOf(await socialAds.editAd(access, id, { endDate: null }))
      expect(await list()).toMatchObject([{ id, dailyBudget: 40, endDate: null }])
    })

    it('changes only the given text and sends the ad to review', async () => {
      const { socialAds, access, list } = await connect()
      const id = valueOf(await makeAd(socialAds, access))
      const [before] = await list()
      const texts = { headline: 'Raft it in spring', callToAction: 'SIGN_UP' } as const
      valueOf(await socialAds.editAd(access, id, { texts }))
      expect(await list()).toEqual([{ ...before, ...texts, note: 'In review' }])
      valueOf(await socialAds.editAd(access, id, { texts: { description: '' } }))
      expect(await list()).toMatchObject([{ ...texts, description: '' }])
    })

    it('leaves a paused ad paused', async () => {
      const { socialAds, access, list } = await connect()
      const id = valueOf(await makeAd(socialAds, access))
      valueOf(await socialAds.setStatus(access, id, 'PAUSED'))
      const texts = { primaryText: 'Half a day of white water.' }
      valueOf(await socialAds.editAd(access, id, { dailyCents: 1000, texts }))
      expect(await list()).toMatchObject([{ status: 'PAUSED', dailyBudget: 10, ...texts }])
    })

    it('restarts an ended ad with a later last day', async () => {
      const { socialAds, access, list, time } = await connect()
      const id = valueOf(await makeAd(socialAds, access, adForm({ endDate: '2027-03-03' })))
      time.ms += 4 * 1440 * minuteMs
      expect(await list()).toMatchObject([{ isEnded: true, note: 'Ended' }])
      valueOf(await socialAds.editAd(access, id, { endDate: '2027-03-09' }))
      expect(await list()).toMatchObject([{ isEnded: false, note: null }])
    })

    it('changes a total budget, which counts as its daily average', async () => {
      const { socialAds, access, list } = await connect()
      const form = adForm(totalBudget)
      const id = valueOf(await makeAd(socialAds, access, form))
      expect(await list()).toMatchObject([{ totalBudget: 200, endDate: '2027-03-10' }])
      valueOf(await socialAds.editAd(access, id, { totalCents: 40_000, endDate: '2027-03-20' }))
      expect(await list()).toMatchObject([{ totalBudget: 400, endDate: '2027-03-20' }])
      const [budget] = valueOf(await socialAds.listBudgets(access))
      expect(budget?.dailyCents).toBeGreaterThanOrEqual(2000)
      expect(budget?.dailyCents).toBeLessThan(2200)
    })

    it('spreads a total budget over the scheduled days only', async () => {
      const { socialAds, access } = await connect()
      const hours = { fromMinute: 18 * 60, toMinute: 24 * 60 }
      const schedule: AdSchedule = { ...hours, days: ['SATURDAY', 'SUNDAY'] }
      const id = valueOf(await makeAd(socialAds, access, adForm({ ...totalBudget, schedule })))
      const read = async () => valueOf(await socialAds.listBudgets(access))
      expect(await read()).toMatchObject([{ dailyCents: 10_000 }])
      valueOf(await socialAds.editAd(access, id, { schedule: { ...hours, days: ['SUNDAY'] } }))
      expect(await read()).toMatchObject([{ dailyCents: 20_000 }])
    })

    it('spreads a total budget over the remaining days if it has started', async () => {
      const { socialAds, access, list } = await connect()
      const form = adForm({ totalBudget: 200, startDate: '2026-01-01', endDate: '2027-03-10' })
      valueOf(await makeAd(socialAds, access, form))
      const [ad] = await list()
      expect(ad?.dailyBudget).toBeGreaterThanOrEqual(20)
      expect(ad?.dailyBudget).toBeLessThan(22)
    })

    it.each([
      [{ endDate: '2027-02-20' }, 'over'],
      [{ totalCents: 40_000 }, 'budget'],
      [{ schedule: mornings }, 'total budget'],
    ])('changes nothing if rejected: %o', async (edit, word) => {
      const { socialAds, access, list } = await connect()
      const id = valueOf(await makeAd(socialAds, access))
      const before = await list()
      const texts = { headline: 'Never shown' }
      expect(await socialAds.editAd(access, id, { ...edit, texts })).toMatchObject({
        error: { kind: 'refused', message: expect.stringContaining(word) },
      })
      expect(await list()).toEqual(before)
    })

    it('rejects ads that are deleted, nonexistent, or in another account', async () => {
      const { socialAds, access, list } = await connect()
      const id = valueOf(await makeAd(socialAds, access))
      const edit = { dailyCents: 4000 }
      expect(await socialAds.editAd({ ...access, accountId: 'act_9999' }, id, edit)).toEqual(
        failure('not-found'),
      )
      expect(await socialAds.editAd(access, '404404', edit)).toEqual(failure('not-found'))
      expect(await list()).toMatchObject([{ dailyBudget: 25.5 }])
      valueOf(await socialAds.deleteAd(access, id))
      expect(await socialAds.editAd(access, id, edit)).toEqual(failure('not-found'))
    })
  })

  describe('targets', () => {
    it('are suggested while a name is typed', async () => {
      const { socialAds, access } = await connect()
      const moabs = valueOf(await socialAds.suggestPlaces(access, 'Moab, Utah'))
      expect(moabs).toMatchObject([
        { kind: 'city', name: 'Moab', within: 'Utah, United States', countryCode: 'US' },
      ])
      expect(valueOf(await socialAds.suggestPlaces(access, 'Utah'))).toMatchObject([
        { kind: 'region', name: 'Utah', within: 'United States', radiusKm: null },
      ])
      expect(valueOf(await socialAds.suggestPlaces(access, 'Xyzzyville 99'))).toEqual([])
      expect(valueOf(await socialAds.suggestInterests(access, 'rafting'))).toContain(
        'Whitewater rafting',
      )
    })

    it('can be a radius around a suggested town', async () => {
      const { socialAds, access, list } = await connect()
      const places = valueOf(await socialAds.suggestPlaces(access, 'Moab, Utah'))
      const audienceLocations = places.map((place) => ({ ...place, radiusKm: 40 }))
      valueOf(await makeAd(socialAds, access, adForm({ audienceLocations })))
      expect(await list()).toMatchObject([
        { places: [expect.stringMatching(/^Moab, Utah.* and 40 km .*around it$/)] },
      ])
    })

    it('that are unknown are refused with a sentence', async () => {
      const { socialAds, access } = await connect()
      const form = adForm({
        audienceLocations: ['Xyzzyville 99'],
        audienceInterests: ['Yodelling'],
      })
      expect(await makeAd(socialAds, access, form)).toMatchObject({
        error: {
          kind: 'refused',
          message: expect.stringContaining(
            'no place called “Xyzzyville 99” and no interest called “Yodelling”',
          ),
        },
      })
    })
  })

  describe.each(['dropped', 'lost'] as const)('a creation whose answer is %s', (fate) => {
    it.each(steps)('at the step %s goes on and makes nothing twice', async (step) => {
      const { socialAds, access, list } = await connect()
      const form = adForm()
      const noted: { parts: MadeParts } = { parts: {} }
      const broken = interrupt(socialAds, step, fate)
      expect(await makeAd(broken, access, form, noted)).toEqual(failure('unavailable'))
      const id = valueOf(await makeAd(socialAds, access, form, noted))
      expect(await list()).toMatchObject([{ id, status: 'ACTIVE' }])
      valueOf(await socialAds.deleteAd(access, id))
      expect(await findCampaign(socialAds, access, form)).toBeNull()
      expect(await list()).toEqual([])
    })

    it.each(steps)('at the step %s is taken back whole', async (step) => {
      const { socialAds, access, list } = await connect()
      const form = adForm()
      const noted: { parts: MadeParts } = { parts: {} }
      await makeAd(interrupt(socialAds, step, fate), access, form, noted)
      const undo = () => undoSocialAd({ socialAds, access, form, made: noted.parts })
      expect(await undo()).toEqual({ ok: true, value: null })
      expect(await undo()).toEqual({ ok: true, value: null })
      expect(await findCampaign(socialAds, access, form)).toBeNull()
      expect(await list()).toEqual([])
    })
  })
}

/** The network once does not hear of a step, or does it and its answer is lost. */
function interrupt(socialAds: SocialAds, at: Step, fate: 'dropped' | 'lost'): SocialAds {
  const pass = interruptAt<Step>(at, fate)
  return {
    ...socialAds,
    uploadImage: (access, bytes) => pass('image', () => socialAds.uploadImage(access, bytes)),
    create: (access, kind, part) => pass(kind, () => socialAds.create(access, kind, part)),
    setStatus: (access, id, status) =>
      pass('switch', () => socialAds.setStatus(access, id, status)),
  }
}

export async function makeAd(
  socialAds: SocialAds,
  access: SocialAccess,
  form = adForm(),
  noted: { parts: MadeParts } = { parts: {} },
): Promise<SocialAdsResult<string>> {
  return makeSocialAd({
    socialAds,
    access,
    form,
    readImage: async () => new Uint8Array([7, 7, 7]),
    made: noted.parts,
    note: async (parts) => void (noted.parts = parts),
    isStopped: async () => false,
  })
}

async function findCampaign(socialAds: SocialAds, access: SocialAccess, { id }: SocialAdForm) {
  const kind: AdPartKind = 'campaign'
  return valueOf(await socialAds.findMade(access, kind, keyOf(id)))
}

export function adForm(change: Partial<SocialAdForm> = {}): SocialAdForm {
  return {
    id: randomUUID(),
    adAccountId: 'act_1001',
    name: 'Summer rafting',
    objective: 'TRAFFIC',
    destinationUrl: 'https://blue.example/?utm_source=facebook',
    audienceAge: ['25-34', '35-44'],
    audienceGender: 'ALL',
    audienceInterests: ['Rafting'],
    audienceLocations: ['Utah'],
    dailyBudget: 25.5,
    totalBudget: null,
    startDate: '2027-03-01',
    endDate: null,
    schedule: alwaysSchedule,
    headline: 'Raft the canyon',
    primaryText: 'Four hours of white water.',
    description: 'From $89',
    callToAction: 'BOOK_TRAVEL',
    imageUrl: null,
    startsPaused: false,
    ...change,
  }
}
