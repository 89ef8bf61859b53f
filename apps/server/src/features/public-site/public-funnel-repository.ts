import {
  type BusinessFacts,
  type BusinessInfo,
  customBrandingSchema,
  type CustomBranding,
  type PlannedContent,
  may,
  type PlanKey,
  type StoredPage,
} from '@wildpath/contract'
import type { Measuring } from '@wildpath/page/render'
import { and, desc, eq, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { siteHosts } from '../domains/index.ts'
import { measuringAccounts, measuringOf } from '../measuring/index.ts'
import {
  formerSlugs,
  funnels,
  homeHostOf,
  isOwnedBy,
  isPublished,
  plannedContent,
  publishedFunnels,
} from '../funnels/index.ts'

/** What a funnel's public pages are made of. */
export type PublicFunnel = {
  id: string
  ownerId: string
  /** The owner's zone, in which visits and leads are counted by day. */
  timeZone: string
  title: string
  slug: string
  /** The host of its own that the page is at home at; null is the product's. */
  homeHost: string | null
  isPublic: boolean
  business_info: BusinessInfo
  business_facts: BusinessFacts
  /** The key of what the business does; null where its answers do not say. */
  activity: string | null
  generated_content: PlannedContent
  custom_branding: CustomBranding
  /** The builder's page, where the owner has made it the public one. */
  builderPage: StoredPage | null
  /** Owners whose plan is white-label show no 'Made with' badge. */
  hasBadge: boolean
  /** Files of the page carry the mark of the product. */
  isWatermarked: boolean
  /** Ad platforms that hear of visitors who agree; null where none does. */
  measuring: Measuring | null
}

export type PublicFunnelRepository = {
  /** By slug, then by id, then by a former slug; private funnels are not found (spec 2, section 7). */
  findPublished(name: string): Promise<PublicFunnel | null>
  /** Null where nobody has the host; its funnel is null while it is private, gone or not verified. */
  findByHost(host: string): Promise<{ funnel: PublicFunnel | null } | null>
  /** Returns the draft for its owner, even if the funnel is private. */
  findOwned(id: string, ownerId: string): Promise<PublicFunnel | null>
  /** Addresses of what is published, the latest change first. */
  listPublished(
    limit: number,
  ): Promise<
    { slug: string; homeHost: string | null; publishedAt: Date; languages: readonly string[] }[]
  >
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const common = {
  id: funnels.id,
  ownerId: funnels.userId,
  title: funnels.title,
  slug: funnels.slug,
  primaryHost: funnels.primaryHost,
  isPublic: funnels.isPublic,
  plan: users.plan,
  timeZone: users.timeZone,
  measuring: measuringAccounts,
}

const published = {
  ...common,
  businessInfo: publishedFunnels.businessInfo,
  businessFacts: publishedFunnels.businessFacts,
  generatedContent: publishedFunnels.generatedContent,
  activity: publishedFunnels.activity,
  customBranding: publishedFunnels.customBranding,
  page: publishedFunnels.page,
}

const draft = {
  ...common,
  businessInfo: funnels.businessInfo,
  businessFacts: funnels.businessFacts,
  generatedContent: funnels.generatedContent,
  activity: funnels.activity,
  customBranding: funnels.customBranding,
  page: funnels.page,
}

export function createPublicFunnelRepository({ db }: Database): PublicFunnelRepository {
  /** Each way to be found is a look-up of its own in one index: joined by 'or' they would be a scan of all. */
  function namesakes(name: string) {
    const bySlug = db
      .select({ id: funnels.id, place: sql<number>`1`.as('place') })
      .from(funnels)
      .where(eq(funnels.slug, name))
    const byFormerSlug = db
      .select({ id: formerSlugs.funnelId, place: sql<number>`3`.as('place') })
      .from(formerSlugs)
      .where(eq(formerSlugs.slug, name))
    if (!uuidPattern.test(name)) return bySlug.unionAll(byFormerSlug).as('named')
    const byId = db
      .select({ id: funnels.id, place: sql<number>`2`.as('place') })
      .from(funnels)
      .where(eq(funnels.id, name))
    return bySlug.unionAll(byFormerSlug).unionAll(byId).as('named')
  }

  return {
    async findPublished(name) {
      const named = namesakes(name)
      const [row] = await db
        .select(published)
        .from(named)
        .innerJoin(funnels, eq(funnels.id, named.id))
        .innerJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
        .innerJoin(users, eq(users.id, funnels.userId))
        .leftJoin(measuringAccounts, eq(measuringAccounts.userId, funnels.userId))
        .where(isPublished)
        .orderBy(named.place)
        .limit(1)
      return row === undefined ? null : present(row)
    },

    async findByHost(host) {
      const [held] = await db
        .select({ funnelId: siteHosts.funnelId, isVerified: siteHosts.isVerified })
        .from(siteHosts)
        .where(eq(siteHosts.host, host))
      if (held === undefined) return null
      if (held.funnelId === null || !held.isVerified) return { funnel: null }
      const [row] = await db
        .select(published)
        .from(funnels)
        .innerJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
        .innerJoin(users, eq(users.id, funnels.userId))
        .leftJoin(measuringAccounts, eq(measuringAccounts.userId, funnels.userId))
        .where(and(eq(funnels.id, held.funnelId), isPublished))
      return { funnel: row === undefined ? null : present(row) }
    },

    async findOwned(id, ownerId) {
      const [row] = await db
        .select(draft)
        .from(funnels)
        .innerJoin(users, eq(users.id, funnels.userId))
        .leftJoin(measuringAccounts, eq(measuringAccounts.userId, funnels.userId))
        .where(isOwnedBy(ownerId, id))
      return row === undefined ? null : present(row)
    },

    async listPublished(limit) {
      const rows = await db
        .select({
          slug: funnels.slug,
          primaryHost: funnels.primaryHost,
          plan: users.plan,
          publishedAt: publishedFunnels.publishedAt,
          languages: publishedFunnels.languages,
        })
        .from(funnels)
        .innerJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
        .innerJoin(users, eq(users.id, funnels.userId))
        .where(isPublished)
        .orderBy(desc(publishedFunnels.publishedAt))
        .limit(limit)
      return rows.map((row) => ({
        slug: row.slug,
        homeHost: homeHostOf(row),
        publishedAt: row.publishedAt,
        languages: row.languages,
      }))
    },
  }
}

type Row = Pick<typeof funnels.$inferSelect, 'id' | 'title' | 'slug' | 'primaryHost' | 'isPublic'> &
  Omit<typeof publishedFunnels.$inferSelect, 'funnelId' | 'languages' | 'publishedAt'> & {
    ownerId: string
    plan: PlanKey
    timeZone: string | null
    measuring: typeof measuringAccounts.$inferSelect | null
  }

function present(row: Row): PublicFunnel {
  return {
    id: row.id,
    ownerId: row.ownerId,
    timeZone: row.timeZone ?? 'UTC',
    title: row.title,
    slug: row.slug,
    homeHost: homeHostOf(row),
    isPublic: row.isPublic,
    business_info: row.businessInfo,
    business_facts: row.businessFacts,
    activity: row.activity,
    generated_content: plannedContent(row),
    custom_branding: customBrandingSchema.parse(row.customBranding),
    builderPage: row.page,
    hasBadge: !may(row.plan, { to: 'use', feature: 'white-label' }).isAllowed,
    isWatermarked: !may(row.plan, { to: 'use', feature: 'clean-exports' }).isAllowed,
    measuring: measuringOf(row.plan, row.measuring),
  }
}
