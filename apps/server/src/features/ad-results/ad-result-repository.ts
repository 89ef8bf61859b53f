import { adAccountKeyOf, type AdPlatformKey } from '@wildpath/contract'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import type { ReadAccount } from './ad-result-source.ts'
import { tagsOf } from './address-tags.ts'
import { adDailyResults, platformAds } from './ad-result-tables.ts'

type Account = {
  userId: string
  platform: AdPlatformKey
  isDemo: boolean
  account: ReadAccount
  days: { from: string; to: string }
  seenAt: Date
}

/** Sums of one ad, with the adventure and the ad of ours that its address names. */
export type SpentOnAd = {
  platform: AdPlatformKey
  adId: string
  name: string
  currency: string
  isDemo: boolean
  funnelId: string | null
  funnelTitle: string | null
  tag: string | null
  isDeleted: boolean
  isConnected: boolean
  impressions: number
  clicks: number
  spendCents: number
}

/** What we counted of the visits that one ad of ours brought. */
export type Brought = {
  funnelId: string
  source: string
  views: number
  leads: number
  booked: number
}

export type AdResultRepository = ReturnType<typeof createAdResultRepository>

/** Rows of one statement, which has a limit of parameters. */
const rowsAtOnce = 1_000

export function createAdResultRepository({ db }: Database) {
  const ofAccount = (
    table: typeof platformAds | typeof adDailyResults,
    { userId, platform, account }: Pick<Account, 'userId' | 'platform' | 'account'>,
  ) =>
    and(
      eq(table.userId, userId),
      eq(table.platform, platform),
      eq(table.accountId, account.accountId),
    )

  /** Ads that are in no list any more are noted where they are new, and stay as they were otherwise. */
  async function saveAds(tx: Transaction, read: Account): Promise<void> {
    const { userId, platform, isDemo, account, seenAt } = read
    const add = (ads: ReadAccount['ads'], otherwise: SQL) => {
      const rows = JSON.stringify(
        ads.map(({ id, name, destinationUrl, isDeleted }) => ({
          ad_id: id,
          name,
          is_deleted: isDeleted,
          ...tagsOf(destinationUrl),
        })),
      )
      return tx.execute(sql`
        insert into platform_ads (user_id, platform, account_id, ad_id, name, currency, is_demo,
          funnel_id, tag, is_deleted, is_connected, seen_at)
        select ${userId}, ${platform}, ${account.accountId}, ad.ad_id, ad.name, ${account.currency},
          ${isDemo}, own.id, case when own.id is null then null else ad.tag end, ad.is_deleted, true,
          ${seenAt.toISOString()}
        from jsonb_to_recordset(${rows}::jsonb)
          as ad (ad_id text, name text, is_deleted boolean, slug text, tag text)
        left join lateral (
          select id from funnels where user_id = ${userId} and (slug = ad.slug or exists (
            select from former_slugs where former_slugs.slug = ad.slug and funnel_id = funnels.id))
          limit 1) as own on ad.tag is not null
        on conflict (user_id, platform, account_id, ad_id) ${otherwise}`)
    }
    const listed = account.ads.filter(({ isListed }) => isListed)
    await add(
      listed,
      sql`do update set name = excluded.name, currency = excluded.currency,
        is_demo = excluded.is_demo, funnel_id = excluded.funnel_id, tag = excluded.tag,
        is_deleted = excluded.is_deleted, is_connected = true, seen_at = excluded.seen_at`,
    )
    await add(
      account.ads.filter(({ isListed }) => !isListed),
      sql`do nothing`,
    )
    const listedIds = JSON.stringify(listed.map(({ id }) => id))
    await tx
      .update(platformAds)
      .set({ isDeleted: true })
      .where(
        and(
          ofAccount(platformAds, read),
          eq(platformAds.isDeleted, false),
          sql`${platformAds.adId} not in (select jsonb_array_elements_text(${listedIds}::jsonb))`,
        ),
      )
  }

  return {
    /**
     * All of an account at once. What the platform tells of an ad replaces what was known of these days, so that it is
     * there once however often it is read; an ad of which it tells nothing any more keeps what it had cost.
     */
    async save(asked: Account): Promise<void> {
      const accountId = adAccountKeyOf(asked.account.accountId)
      const read = { ...asked, account: { ...asked.account, accountId } }
      const { userId, platform, account, days } = read
      await db.transaction(async (tx) => {
        await saveAds(tx, read)
        const told = JSON.stringify(account.ads.map(({ id }) => id))
        await tx
          .delete(adDailyResults)
          .where(
            and(
              ofAccount(adDailyResults, read),
              sql`${adDailyResults.adId} in (select jsonb_array_elements_text(${told}::jsonb))`,
              sql`${adDailyResults.day} between ${days.from} and ${days.to}`,
            ),
          )
        const rows = account.days.map((day) => ({ ...day, userId, platform, accountId }))
        for (let at = 0; at < rows.length; at += rowsAtOnce) {
          // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
          await tx.insert(adDailyResults).values(rows.slice(at, at + rowsAtOnce))
        }
      })
    },

    /**
     * Notes which accounts the platform names. What the others had cost stays, and is told as of accounts that are no
     * longer connected; a platform that names none says nothing of them.
     */
    async noteConnected(
      userId: string,
      platform: AdPlatformKey,
      accountIds: readonly string[],
    ): Promise<void> {
      if (accountIds.length === 0) return
      const isNamed = inArray(platformAds.accountId, accountIds.map(adAccountKeyOf))
      await db
        .update(platformAds)
        .set({ isConnected: isNamed })
        .where(
          and(
            eq(platformAds.userId, userId),
            eq(platformAds.platform, platform),
            ne(platformAds.isConnected, isNamed),
          ),
        )
    },

    async findSyncedAt(userId: string): Promise<Date | null> {
      const [row] = await db
        .select({ at: sql<string | null>`max(${platformAds.seenAt})` })
        .from(platformAds)
        .where(eq(platformAds.userId, userId))
      return row?.at == null ? null : new Date(row.at)
    },

    async listSpent(
      userId: string,
      { first, last, funnelId }: { first: string; last: string; funnelId: string | undefined },
    ): Promise<SpentOnAd[]> {
      const { rows } = await db.execute<SpentOnAd>(sql`
        select ads.platform, ads.ad_id as "adId", ads.name, ads.currency, ads.is_demo as "isDemo",
          ads.funnel_id as "funnelId", funnels.title as "funnelTitle", ads.tag,
          ads.is_deleted as "isDeleted", ads.is_connected as "isConnected",
          sum(results.impressions)::float8 as impressions, sum(results.clicks)::float8 as clicks,
          sum(results.spend_cents)::float8 as "spendCents"
        from platform_ads as ads
        join ad_daily_results as results using (user_id, platform, account_id, ad_id)
        left join funnels on funnels.id = ads.funnel_id
        where ads.user_id = ${userId} and results.day between ${first} and ${last}
          and (${funnelId ?? null}::uuid is null or ads.funnel_id = ${funnelId ?? null}::uuid)
        group by ads.platform, ads.account_id, ads.ad_id, ads.name, ads.currency, ads.is_demo,
          ads.funnel_id, funnels.title, ads.tag, ads.is_deleted, ads.is_connected, ads.seen_at
        order by sum(results.spend_cents) desc, ads.ad_id desc`)
      return rows
    },

    /** Of these funnels, under these sources, since a day. */
    async listBrought(
      funnelIds: readonly string[],
      sources: readonly string[],
      { first, last }: { first: string; last: string },
    ): Promise<Brought[]> {
      if (funnelIds.length === 0) return []
      const ids = inArray(sql`funnel_id`, [...funnelIds])
      const named = inArray(sql`source`, [...sources])
      const { rows } = await db.execute<Brought>(sql`
        select coalesce(counted."funnelId", won."funnelId") as "funnelId",
          coalesce(counted.source, won.source) as source,
          coalesce(counted.views, 0) as views, coalesce(counted.leads, 0) as leads,
          coalesce(won.booked, 0) as booked
        from (
          select funnel_id as "funnelId", source, sum(views)::float8 as views, sum(leads)::float8 as leads
          from funnel_daily_source_stats
          where ${ids} and ${named} and day between ${first} and ${last}
          group by 1, 2) as counted
        full join (
          select funnel_id as "funnelId", source, count(*)::float8 as booked from leads
          where ${ids} and ${named} and status = 'booked' and quarantine_reason is null
            and created_at >= ${first}::date
          group by 1, 2) as won
          on won."funnelId" = counted."funnelId" and won.source = counted.source`)
      return rows
    },
  }
}
