import {
  addDays,
  type AdResult,
  type AdResults,
  getLocalDay,
  getTimeZone,
  may,
  type RefreshedAdResults,
  type User,
  writeSource,
} from '@wildpath/contract'
import type { Logger } from 'pino'

import { err, ok, type Result } from '../../result.ts'
import type { AdResultRepository, Brought, SpentOnAd } from './ad-result-repository.ts'
import type { AdResultSource, ReadResults } from './ad-result-source.ts'
import { isNotConnected } from './connection-codes.ts'

type Options = {
  results: AdResultRepository
  sources: readonly AdResultSource[]
  now: () => Date
  log: Pick<Logger, 'error'>
}

type Asked = { funnelId?: string | undefined; days: number }

export type AdResultService = ReturnType<typeof createAdResultService>

/** Platforms correct their counts for weeks; further back nothing changes any more. */
const readDays = 30

/** What advertising costs and brings: the platforms' spend joined with our own counts by the tags of the addresses. */
export function createAdResultService({ results: repository, sources, now, log }: Options) {
  /**
   * Reads one platform, and answers the accounts that could not be read or kept. What was read before is kept when a platform, or
   * one of its accounts, does not answer.
   */
  async function sync(
    userId: string,
    source: AdResultSource,
  ): Promise<Result<ReadResults['unread']>> {
    // Accounts are up to a day ahead of us.
    const today = getLocalDay(now(), 'UTC')
    const days = { from: addDays(today, 1 - readDays), to: addDays(today, 1) }
    const read = await source.read(userId, days)
    if (!read.ok) return read
    const { platform, isDemo } = source
    const { accounts } = read.value
    const unread = [...read.value.unread]
    for (const account of accounts) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- each is a transaction of its own
        await repository.save({ userId, platform, isDemo, account, days, seenAt: now() })
      } catch (error) {
        log.error({ err: error, platform }, 'what ads of an account did could not be kept')
        const { accountId, name } = account
        unread.push({ accountId, name })
      }
    }
    const accountIds = [...accounts, ...unread].map(({ accountId }) => accountId)
    await repository.noteConnected(userId, platform, accountIds)
    return ok(unread)
  }

  /** Needs no plan: what was spent stays its owner's to see, and no platform is asked. */
  async function get(user: User, { funnelId, days }: Asked): Promise<Result<AdResults>> {
    const today = getLocalDay(now(), getTimeZone(user))
    const range = { first: addDays(today, 1 - days), last: addDays(today, 1) }
    const spent = await repository.listSpent(user.id, { ...range, funnelId })
    const groups = [...Map.groupBy(spent, groupOf).values()]
    const tagged = spent.flatMap(({ platform, funnelId: id, tag }) =>
      id === null || tag === null ? [] : [{ id, source: sourceOf(platform, tag) }],
    )
    const brought = await repository.listBrought(
      [...new Set(tagged.map(({ id }) => id))],
      [...new Set(tagged.map(({ source }) => source))],
      range,
    )
    const syncedAt = await repository.findSyncedAt(user.id)
    return ok({
      rows: groups.map((group) => presentGroup(group, brought)),
      synced_at: syncedAt?.toISOString() ?? null,
    })
  }

  return {
    sync,
    get,

    /** Reads what is connected first; the first platform's failure is told, after all were tried. */
    async refresh(user: User, asked: Asked): Promise<Result<RefreshedAdResults>> {
      if (!mayAdvertise(user)) return err({ code: 'ad-accounts-need-plan' })
      const read = await Promise.all(sources.map((source) => sync(user.id, source)))
      const failed = read.find((one) => !one.ok && !isNotConnected(one.error.code))
      if (failed !== undefined && !failed.ok) return failed
      const results = await get(user, asked)
      if (!results.ok) return results
      const unread = read.flatMap((one) => (one.ok ? one.value.map(({ name }) => name) : []))
      return ok({ ...results.value, unread })
    },
  }
}

function mayAdvertise({ plan }: User): boolean {
  return may(plan, { to: 'use', feature: 'ad-accounts' }).isAllowed
}

/** What a demo account spent is never summed up with money. */
function groupOf({ platform, isDemo, currency, funnelId, tag, name }: SpentOnAd): string {
  const what = tag === null ? ['by name', name] : [funnelId, tag]
  return JSON.stringify([platform, isDemo, currency, ...what])
}

function presentGroup(group: readonly SpentOnAd[], brought: readonly Brought[]): AdResult {
  const [first] = group
  if (first === undefined) throw new Error('A group without ads')
  const { platform, funnelId, funnelTitle, tag, currency, isDemo } = first
  const sum = (pick: (ad: SpentOnAd) => number) => group.reduce((total, ad) => total + pick(ad), 0)
  const spend = sum(({ spendCents }) => spendCents) / 100
  const ours =
    tag === null || funnelId === null ? null : countedOf(brought, funnelId, sourceOf(platform, tag))
  return {
    platform,
    names: group.map(({ name }) => name),
    ad_ids: group.map(({ adId }) => adId),
    deleted: group.filter(({ isDeleted }) => isDeleted).length,
    is_connected: group.some(({ isConnected }) => isConnected),
    funnel_id: funnelId,
    funnel_title: funnelTitle,
    currency,
    is_demo: isDemo,
    spend,
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    views: ours?.views ?? null,
    leads: ours?.leads ?? null,
    booked: ours?.booked ?? null,
    cost_per_lead: costOf(spend, ours?.leads),
    cost_per_booking: costOf(spend, ours?.booked),
  }
}

function countedOf(brought: readonly Brought[], funnelId: string, source: string) {
  const found = brought.find((one) => one.funnelId === funnelId && one.source === source)
  return found ?? { views: 0, leads: 0, booked: 0 }
}

function costOf(spend: number, count: number | undefined): number | null {
  return count === undefined || count === 0 ? null : Math.round((spend / count) * 100) / 100
}

function sourceOf(platform: SpentOnAd['platform'], tag: string): string {
  return writeSource({ source: platform, isPaid: true, adId: tag })
}
