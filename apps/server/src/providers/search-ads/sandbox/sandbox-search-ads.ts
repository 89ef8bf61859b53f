import { randomUUID } from 'node:crypto'

import { searchTrendDays } from '@wildpath/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

import type { Sealing } from '../../../sealing.ts'
import {
  dayMs,
  dayOf,
  demoCurrency,
  hasEnded,
  isRunning,
  switched,
} from '../../sandbox-ads/demo-days.ts'
import { getPaceCents } from '../../sandbox-ads/get-pace-cents.ts'
import { suggestDemoPlaces } from '../../sandbox-ads/places/demo-places.ts'
import { createSandboxAdsStore } from '../../sandbox-ads/sandbox-ads-store.ts'
import { createSandboxConsent, done } from '../../sandbox-ads/sandbox-consent.ts'
import { googleEvent } from '../../conversions/google-event.ts'
import type { SearchAccess, SearchAds, SearchAdsResult } from '../search-ads.ts'
import { demoSearchReach, demoSearchResults } from './demo-search-results.ts'
import { editKeptCampaign } from './edit-kept-campaign.ts'
import { campaignSchema, type KeptCampaign } from './kept-campaign.ts'
import {
  presentCampaign,
  presentContent,
  readCommitment,
  sumSpending,
  trendOf,
} from './present-campaign.ts'

type Options = {
  db: NodePgDatabase
  /** For the codes that the page of the demo account hands out. */
  sealing: Sealing
  publicUrl: string
  now: () => Date
}

/** Of the demo account; there is no other. */
const customerId = 'demo-search'
/** As Google's access tokens, which are renewed. */
const grantSeconds = 3600

export const demoSearchConsentPath = '/sandbox/ads/google'

/**
 * Sandbox adapter: a search engine's ads inside the product, one demo account a person, kept in the database. Its numbers
 * follow from a model (`demoSearchResults`); nothing is shown to anybody and no money moves.
 */
export function createSandboxSearchAds({ db, sealing, publicUrl, now }: Options) {
  const store = createSandboxAdsStore({ db, platform: 'google', now })
  const { consent, codeFor } = createSandboxConsent({
    store,
    sealing,
    url: publicUrl + demoSearchConsentPath,
    grantSeconds,
    isRenewable: true,
    now,
  })

  /** Whose demo account it is, as long as the connection holds. */
  async function withOwner<T>(
    access: SearchAccess,
    work: (userId: string) => Promise<SearchAdsResult<T>>,
  ): Promise<SearchAdsResult<T>> {
    const userId = await store.findGranted(access.token, 'grant')
    if (userId === null) return { ok: false, error: { kind: 'unauthorized' } }
    return access.customerId === customerId ? work(userId) : missing
  }

  const list = (userId: string) => store.list(userId, 'campaign', campaignSchema)

  /** Changes one that is not removed. */
  async function change(
    userId: string,
    id: string,
    work: (campaign: KeptCampaign) => KeptCampaign,
  ): Promise<SearchAdsResult<null>> {
    let isOver = false
    const isThere = await store.change(
      { userId, kind: 'campaign', id },
      campaignSchema,
      (campaign) => {
        isOver = campaign.isRemoved
        return isOver ? campaign : work(campaign)
      },
    )
    return isThere && !isOver ? done(null) : missing
  }

  const lastDays = () => {
    const nowMs = now().getTime()
    const from = dayOf(nowMs - (searchTrendDays - 1) * dayMs)
    return { from, to: dayOf(nowMs), nowMs }
  }

  const searchAds: SearchAds = {
    ...consent,
    kind: 'sandbox',

    listAccounts: (token) =>
      withOwner({ token, customerId }, async () =>
        done([
          {
            customerId,
            name: 'Demo ad account',
            currency: demoCurrency,
            timeZone: 'UTC',
            isActive: true,
          },
        ]),
      ),

    listCampaigns: (access) =>
      withOwner(access, async (userId) => {
        const shown = (await list(userId)).map((one) => presentCampaign(one, lastDays()))
        const isRemoved = (one: (typeof shown)[number]) => one.status === 'REMOVED'
        return done([...shown.filter((one) => !isRemoved(one)), ...shown.filter(isRemoved)])
      }),

    listBudgets: (access) =>
      withOwner(access, async (userId) => {
        const kept = (await list(userId)).filter(({ data }) => !data.isRemoved)
        return done(
          kept.map(({ id, data }) => ({
            adId: id,
            name: data.name,
            budgetId: id,
            ...readCommitment({ id, data }, now().getTime()),
            currency: demoCurrency,
            endDate: data.dates.endDate,
            isOn: isRunning(data.runs),
            isEnded: hasEnded(data.dates, now().getTime()),
          })),
        )
      }),

    readTrend: (access) =>
      withOwner(access, async (userId) => done(trendOf(await list(userId), lastDays()))),

    createCampaign: (access, { dailyCents, totalCents, ...campaign }) =>
      withOwner(access, async (userId) => {
        const nowMs = now().getTime()
        const today = dayOf(nowMs)
        const { endDate } = campaign
        const startDate = campaign.startDate < today ? today : campaign.startDate
        if (hasEnded({ startDate, endDate }, nowMs)) return overAlready
        const paceCents =
          totalCents === null || endDate === null
            ? dailyCents
            : getPaceCents(
                { totalCents, startDate, endDate, schedule: campaign.schedule },
                { today, spentCents: 0 },
              )
        const id = `search_${randomUUID()}`
        await store.add(userId, 'campaign', {
          id,
          data: campaignSchema.parse({
            ...campaign,
            totalCents,
            budgets: [{ from: nowMs, dailyCents: paceCents }],
            dates: { startDate, endDate },
            runs: [],
            isRemoved: false,
          }),
        })
        return done(id)
      }),

    findMade: (access, key) =>
      withOwner(access, async (userId) => {
        const made = (await list(userId)).find(({ data }) => data.key === key && !data.isRemoved)
        return done(made?.id ?? null)
      }),

    setStatus: (access, id, status) =>
      withOwner(access, (userId) => {
        const at = now().getTime()
        return change(userId, id, (campaign) => ({
          ...campaign,
          runs: switched(campaign.runs, status === 'ENABLED', at),
        }))
      }),

    readCampaign: (access, id) =>
      withOwner(access, async (userId) => {
        const kept = (await list(userId)).find((one) => one.id === id && !one.data.isRemoved)
        return kept === undefined ? missing : done(presentContent(kept.data))
      }),

    editCampaign: (access, id, edit) =>
      withOwner(access, async (userId) => {
        const nowMs = now().getTime()
        let refusal: string | null = null
        const changed = await change(userId, id, (campaign) => {
          const edited = editKeptCampaign(campaign, edit, {
            nowMs,
            spentCents: sumSpending({ id, data: campaign }, nowMs),
          })
          if ('campaign' in edited) return edited.campaign
          refusal = edited.refusal
          return campaign
        })
        return refusal === null
          ? changed
          : { ok: false, error: { kind: 'refused', message: refusal } }
      }),

    removeCampaign: (access, id) =>
      withOwner(access, async (userId) => {
        const at = now().getTime()
        const place = { userId, kind: 'campaign', id }
        const isThere = await store.change(place, campaignSchema, (campaign) => ({
          ...campaign,
          runs: switched(campaign.runs, false, at),
          isRemoved: true,
        }))
        return isThere ? done(null) : missing
      }),

    findConversion: (token) =>
      withOwner({ token, customerId }, async () =>
        done({ customerId, managerId: null, actionId: 'demo' }),
      ),

    // Tells nobody: answers what Google would have got, to be kept and shown as such.
    sendConversion: (token, lead, conversion) =>
      withOwner({ token, customerId }, async () => {
        const body = googleEvent(lead, conversion)
        return done(
          body === null
            ? { ok: false, failure: { kind: 'event-refused', reason: 'no identifiers' } }
            : { ok: true, body },
        )
      }),

    suggestPlaces: (access, text) => withOwner(access, async () => done(suggestDemoPlaces(text))),

    estimateReach: (access, asked) => withOwner(access, async () => done(demoSearchReach(asked))),

    readDailyResults: (access, days) =>
      withOwner(access, async (userId) => {
        const nowMs = now().getTime()
        return done(
          (await list(userId)).flatMap(({ id, data }) =>
            demoSearchResults({ id, ...data }, { ...days, nowMs }).map((day) => ({
              ...day,
              campaignId: id,
            })),
          ),
        )
      }),
  }

  return { searchAds, codeFor, forget: store.forget }
}

const overAlready = {
  ok: false,
  error: { kind: 'refused', message: 'The end date is over already.' },
} as const

const missing = { ok: false, error: { kind: 'not-found' } } as const
