import { randomUUID } from 'node:crypto'

import {
  adPlaceText,
  agesText,
  isScheduleAllowed,
  scheduleNeedsTotalBudget,
} from '@wildpath/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'

import type { Sealing } from '../../../sealing.ts'
import {
  dayMs,
  dayOf,
  demoCurrency,
  hasEnded,
  isRunning,
  noteOf,
  switched,
} from '../../sandbox-ads/demo-days.ts'
import { findDemoPlace, suggestDemoPlaces } from '../../sandbox-ads/places/demo-places.ts'
import { createSandboxAdsStore } from '../../sandbox-ads/sandbox-ads-store.ts'
import { createSandboxConsent, digest, done } from '../../sandbox-ads/sandbox-consent.ts'
import type {
  AdPartKind,
  AdParts,
  Audience,
  ListedSocialAd,
  SocialAccess,
  SocialAds,
  SocialAdsResult,
} from '../social-ads.ts'
import { describeUnknownTargets } from '../describe-unknown-targets.ts'
import { isDemoInterest, suggestDemoInterests } from './demo-interests.ts'
import { type DemoAd, demoReach, demoResults } from './demo-results.ts'
import {
  getAverageCents,
  listDatedBudgets,
  readDemoCommitment,
  startToday,
  editDemoBudget,
  isInReview,
  pauseForReview,
} from './edit-demo-ad.ts'
import { type KeptAdset, partSchemas } from './kept-parts.ts'

type Options = {
  db: NodePgDatabase
  /** For the codes that the page of the demo account hands out. */
  sealing: Sealing
  publicUrl: string
  now: () => Date
}

/** Of the demo account; there is no other. */
const accountId = 'act_demo'
const monthDays = 30
/** As Facebook's long-lived tokens. */
const grantSeconds = 60 * 86_400

export const demoConsentPath = '/sandbox/ads/facebook'

/**
 * Sandbox adapter: a social network's ads inside the product, one demo account a person, kept in the database. It knows
 * the parts that the network knows, and its numbers follow from a model (`demoResults`); nothing is shown to anybody
 * and no money moves.
 */
export function createSandboxSocialAds({ db, sealing, publicUrl, now }: Options) {
  const store = createSandboxAdsStore({ db, platform: 'facebook', now })
  const { consent, codeFor } = createSandboxConsent({
    store,
    sealing,
    url: publicUrl + demoConsentPath,
    grantSeconds,
    isRenewable: false,
    now,
  })

  /** Whose demo account it is, as long as it is this person's. */
  async function ownerOf(token: string, account = accountId): Promise<SocialAdsResult<string>> {
    const userId = await store.findGranted(token, 'grant')
    if (userId === null) return { ok: false, error: { kind: 'unauthorized' } }
    return account === accountId ? done(userId) : missing
  }

  async function withOwner<T>(
    access: SocialAccess,
    work: (userId: string) => Promise<SocialAdsResult<T>>,
  ): Promise<SocialAdsResult<T>> {
    const owner = await ownerOf(access.token, access.accountId)
    return owner.ok ? work(owner.value) : owner
  }

  const isOver = ({ budget }: AdParts['adset']) => hasEnded(budget, now().getTime())

  async function listWhole(userId: string) {
    const ads = await store.list(userId, 'ad', partSchemas.ad)
    const adsets = new Map(
      (await store.list(userId, 'adset', partSchemas.adset)).map((one) => [one.id, one.data]),
    )
    const creatives = new Map(
      (await store.list(userId, 'creative', partSchemas.creative)).map((one) => [one.id, one.data]),
    )
    return ads.flatMap(({ id, data, createdAt }) => {
      const adset = adsets.get(data.adsetId)
      const creative = creatives.get(data.creativeId)
      if (adset === undefined || creative === undefined) return []
      const { audience, budget: dates } = adset
      const demo: DemoAd = {
        id,
        audience,
        dates,
        budgets: listDatedBudgets(adset),
        runs: data.runs,
      }
      return [{ id, data, createdAt, adset, creative, demo }]
    })
  }

  const socialAds: SocialAds = {
    ...consent,
    kind: 'sandbox',

    async listAccounts(token) {
      const owner = await ownerOf(token)
      if (!owner.ok) return owner
      const name = 'Demo ad account'
      return done([
        {
          id: accountId,
          name,
          currency: demoCurrency,
          businessName: null,
          status: 'active',
          timeZone: 'UTC',
        },
      ])
    },

    listAds: (access) =>
      withOwner(access, async (userId) => {
        const nowMs = now().getTime()
        const whole = await listWhole(userId)
        return done(whole.map((one) => presentAd(one, nowMs)))
      }),

    listBudgets: (access) =>
      withOwner(access, async (userId) => {
        const nowMs = now().getTime()
        const whole = await listWhole(userId)
        return done(
          whole.map((found) => ({
            adId: found.id,
            name: found.data.name,
            budgetId: found.data.adsetId,
            ...readDemoCommitment(found.adset, {
              nowMs,
              spentCents: sumSpentCents(found, nowMs),
            }),
            currency: demoCurrency,
            endDate: found.adset.budget.endDate,
            isOn: isRunning(found.data.runs),
            isEnded: hasEnded(found.adset.budget, nowMs),
          })),
        )
      }),

    uploadImage: (access, bytes) =>
      withOwner(access, async (userId) => {
        // Pictures stay small: a demo ad shows the one that it was made with.
        const id = `img_${digest(`${userId} ${digest(bytes)}`)}`
        const url = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
        await store.addOnce(userId, 'image', { id, data: { url } })
        return done(id)
      }),

    create: (access, kind, part) =>
      withOwner(access, async (userId) => {
        if (kind === 'adset') {
          const adset = part as AdParts['adset']
          if (isOver(adset)) return refused('The end date is over already.')
          const { totalCents: totalBudget, schedule } = adset.budget
          if (!isScheduleAllowed({ totalBudget, schedule })) {
            return refused(`${scheduleNeedsTotalBudget}.`)
          }
          const unknown = describeUnknown(adset.audience)
          if (unknown !== null) return refused(unknown)
          const budget = startToday(adset.budget, dayOf(now().getTime()))
          return done(await addPart(userId, kind, { ...adset, budget }))
        }
        return done(await addPart(userId, kind, part))
      }),

    findMade: (access, kind, key) =>
      withOwner(access, async (userId) => {
        const made = await store.list(userId, kind, z.object({ key: z.string() }))
        return done(made.find(({ data }) => data.key === key)?.id ?? null)
      }),

    setStatus: (access, adId, status) =>
      withOwner(access, async (userId) => {
        const at = now().getTime()
        const isThere = await store.change(
          { userId, kind: 'ad', id: adId },
          partSchemas.ad,
          (ad) => ({
            ...ad,
            runs: switched(ad.runs, status === 'ACTIVE', at),
          }),
        )
        return isThere ? done(null) : missing
      }),

    editAd: (access, adId, edit) =>
      withOwner(access, async (userId) => {
        const found = (await listWhole(userId)).find(({ id }) => id === adId)
        if (found === undefined) return missing
        const nowMs = now().getTime()
        const edited = editDemoBudget(found.adset, edit, {
          nowMs,
          spentCents: sumSpentCents(found, nowMs),
        })
        if ('refusal' in edited) return refused(edited.refusal)
        const { adsetId } = found.data
        await store.change(
          { userId, kind: 'adset', id: adsetId },
          partSchemas.adset,
          () => edited.adset,
        )
        if (edit.texts === undefined) return done(null)
        const creativeId = await addPart(userId, 'creative', { ...found.creative, ...edit.texts })
        await store.change({ userId, kind: 'ad', id: adId }, partSchemas.ad, (ad) => ({
          ...ad,
          creativeId,
          runs: pauseForReview(ad.runs, nowMs),
        }))
        return done(null)
      }),

    deleteAd: (access, adId) =>
      withOwner(access, async (userId) => {
        const found = (await listWhole(userId)).find(({ id }) => id === adId)
        if (found === undefined) {
          const deleted = await store.list(userId, 'deleted-ad', z.object({}))
          return deleted.some(({ id }) => id === adId) ? done(null) : missing
        }
        await removeCampaign(userId, found.adset.campaignId)
        return done(null)
      }),

    deleteCampaign: (access, campaignId) =>
      withOwner(access, async (userId) => {
        await removeCampaign(userId, campaignId)
        return done(null)
      }),

    suggestPlaces: (access, text) => withOwner(access, async () => done(suggestDemoPlaces(text))),

    suggestInterests: (access, text) =>
      withOwner(access, async () => done(suggestDemoInterests(text))),

    estimateReach: (access, { audience, dailyCents }) =>
      withOwner(access, async () => done(demoReach(audience, dailyCents))),

    readDailyResults: (access, days) =>
      withOwner(access, async (userId) => {
        const nowMs = now().getTime()
        const whole = await listWhole(userId)
        return done(
          whole.flatMap(({ id, adset, demo }) =>
            demoResults(demo, { ...days, nowMs }).map((day) => ({
              ...day,
              adId: id,
              name: '',
              campaignId: adset.campaignId,
            })),
          ),
        )
      }),
  }

  async function addPart(userId: string, kind: AdPartKind, part: object): Promise<string> {
    const id = `${prefixes[kind]}_${randomUUID()}`
    await store.add(userId, kind, { id, data: partSchemas[kind].parse(part) })
    return id
  }

  async function removeCampaign(userId: string, campaignId: string): Promise<void> {
    const adsets = await store.list(userId, 'adset', partSchemas.adset)
    const ads = await store.list(userId, 'ad', partSchemas.ad)
    for (const { id, data } of adsets) {
      if (data.campaignId !== campaignId) continue
      for (const ad of ads.filter((one) => one.data.adsetId === id)) {
        // oxlint-disable-next-line no-await-in-loop -- an ad set of ours has one
        await store.remove(userId, 'ad', ad.id)
        // oxlint-disable-next-line no-await-in-loop
        await store.addOnce(userId, 'deleted-ad', { id: ad.id, data: {} })
      }
      // oxlint-disable-next-line no-await-in-loop
      await store.remove(userId, 'adset', id)
    }
    await store.remove(userId, 'campaign', campaignId)
  }

  return {
    socialAds,
    codeFor,
    forget: store.forget,
  }
}

function describeUnknown({ locations, interests }: Audience): string | null {
  const places = locations.filter((one) => typeof one === 'string' && findDemoPlace(one) === null)
  return describeUnknownTargets(
    places.map(String),
    interests.filter((name) => !isDemoInterest(name)),
  )
}

function sumSpentCents({ adset, demo }: Whole, nowMs: number): number {
  const range = { from: adset.budget.startDate, to: dayOf(nowMs), nowMs }
  return demoResults(demo, range).reduce((sum, { spendCents }) => sum + spendCents, 0)
}

type Whole = {
  id: string
  data: z.infer<typeof partSchemas.ad>
  createdAt: Date
  adset: KeptAdset
  creative: z.infer<typeof partSchemas.creative>
  demo: DemoAd
}

function presentAd(
  { id, data, createdAt, adset, creative, demo }: Whole,
  nowMs: number,
): ListedSocialAd {
  const to = dayOf(nowMs)
  const days = demoResults(demo, { from: dayOf(nowMs - (monthDays - 1) * dayMs), to, nowMs })
  const sum = (pick: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + pick(day), 0)
  const impressions = sum((day) => day.impressions)
  const clicks = sum((day) => day.clicks)
  return {
    id,
    campaignId: adset.campaignId,
    adsetId: data.adsetId,
    name: data.name,
    headline: creative.headline,
    primaryText: creative.primaryText,
    description: creative.description,
    callToAction: creative.callToAction,
    areTextsEditable: true,
    status: isRunning(data.runs) ? 'ACTIVE' : 'PAUSED',
    note: noteOf(adset.budget, nowMs) ?? (isInReview(data.runs, nowMs) ? 'In review' : null),
    isEnded: hasEnded(adset.budget, nowMs),
    imageUrl: creative.imageHash,
    destinationUrl: creative.destinationUrl,
    currency: demoCurrency,
    dailyBudget: getAverageCents(adset) / 100,
    totalBudget: adset.budget.totalCents === null ? null : adset.budget.totalCents / 100,
    isBudgetEditable: true,
    startDate: adset.budget.startDate,
    endDate: adset.budget.endDate,
    schedule: adset.budget.schedule,
    places: adset.audience.locations.map((place) =>
      typeof place === 'string' ? place : adPlaceText(place),
    ),
    audience: {
      ages: agesText(adset.audience.ages),
      gender: adset.audience.gender,
      interests: adset.audience.interests,
    },
    createdAt: createdAt.toISOString(),
    metrics: {
      impressions,
      clicks,
      ctr: impressions === 0 ? 0 : (clicks / impressions) * 100,
      spend: sum((day) => day.spendCents) / 100,
      conversions: sum((day) => day.conversions),
    },
  }
}

const prefixes: Record<AdPartKind, string> = {
  campaign: 'camp',
  adset: 'set',
  creative: 'creative',
  ad: 'ad',
}

function refused(message: string) {
  return { ok: false, error: { kind: 'refused', message } } as const
}

const missing = { ok: false, error: { kind: 'not-found' } } as const
