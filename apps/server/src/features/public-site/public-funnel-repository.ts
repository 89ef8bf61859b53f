import {
  type BusinessInfo,
  type CustomBranding,
  type GeneratedContent,
  may,
} from '@wildpath/contract'
import { and, eq, or } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { funnels } from '../funnels/index.ts'

export type PublicFunnel = {
  id: string
  ownerId: string
  slug: string
  businessInfo: BusinessInfo
  generatedContent: GeneratedContent
  customBranding: Partial<CustomBranding>
  /** Owners whose plan is white-label show no 'Made with' badge. */
  hasBadge: boolean
}

export type PublicFunnelRepository = {
  /** By slug first, then by id; private funnels are not found (spec 2, section 7). */
  findPublished(slugOrId: string): Promise<PublicFunnel | null>
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function createPublicFunnelRepository({ db }: Database): PublicFunnelRepository {
  return {
    async findPublished(slugOrId) {
      const matches = uuidPattern.test(slugOrId)
        ? or(eq(funnels.slug, slugOrId), eq(funnels.id, slugOrId))
        : eq(funnels.slug, slugOrId)
      const rows = await db
        .select({ funnel: funnels, plan: users.plan })
        .from(funnels)
        .innerJoin(users, eq(users.id, funnels.userId))
        .where(and(eq(funnels.isPublic, true), matches))
        .limit(2)
      const row = rows.find(({ funnel }) => funnel.slug === slugOrId) ?? rows[0]
      if (row === undefined) return null
      const { funnel, plan } = row
      return {
        id: funnel.id,
        ownerId: funnel.userId,
        slug: funnel.slug,
        businessInfo: funnel.businessInfo,
        generatedContent: funnel.generatedContent,
        customBranding: funnel.customBranding,
        hasBadge: !may(plan, { to: 'use', feature: 'white-label' }).isAllowed,
      }
    },
  }
}
