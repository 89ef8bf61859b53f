import {
  conversionRate,
  type Funnel,
  funnelSchema,
  type FunnelStats,
  type FunnelSummary,
  regenerationsLeft,
  repairToSchema,
  type User,
} from '@wildpath/contract'

import { lookOf, sectionsOf } from './decide-page-save.ts'
import { homeHostOf, pageUrlOf } from './page-address.ts'
import { plannedContent } from './planned-content.ts'
import type { FunnelListRecord, FunnelTotals, OwnedFunnel } from './funnel-record.ts'

/**
 * Presents a funnel to its owner. Stored values that break today's rules are repaired, because clients reject a
 * response with a single invalid entry.
 */
export function presentFunnel(
  { plan }: User,
  { record, isReadOnly }: OwnedFunnel,
  publicUrl: string,
): Funnel {
  const funnel: Funnel = {
    id: record.id,
    user_id: record.userId,
    title: record.title,
    slug: record.slug,
    customDomain: record.customDomain,
    domainVerified: isAtHome(record, plan),
    public_url: pageUrlOf({ ...record, plan }, publicUrl),
    isPublic: record.isPublic,
    status: record.status,
    business_info: record.businessInfo,
    business_facts: record.businessFacts,
    generated_content: plannedContent(record),
    written_by: record.writtenBy,
    custom_branding: record.customBranding,
    usesPageBuilder: record.usesPageBuilder,
    landingPageSections: sectionsOf(record.landingPage),
    landingPageLook: lookOf(record.landingPage),
    pageBuilderData: record.pageBuilderData,
    originalLandingPageContent: record.originalLandingPage,
    follow_ups_on: record.followUpsOn,
    revision: record.revision,
    stats: presentTotals(record.totals),
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    regenerations_left: regenerationsLeft(plan, record.regenerations),
    is_read_only: isReadOnly,
  }
  return repairToSchema(funnelSchema, funnel) ?? funnel
}

export function presentSummary(
  { plan }: User,
  { record, isReadOnly }: { record: FunnelListRecord; isReadOnly: boolean },
  publicUrl: string,
): FunnelSummary {
  return {
    id: record.id,
    title: record.title,
    slug: record.slug,
    customDomain: record.customDomain,
    domainVerified: isAtHome(record, plan),
    public_url: pageUrlOf({ ...record, plan }, publicUrl),
    isPublic: record.isPublic,
    status: record.status,
    business_info: record.businessInfo,
    stats: presentTotals(record.totals),
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    is_read_only: isReadOnly,
  }
}

export function presentTotals(totals: FunnelTotals): FunnelStats {
  const { views = 0, leads = 0 } = totals ?? {}
  return {
    views,
    leads,
    conversion_rate: conversionRate(leads, views),
    last_updated: totals?.lastUpdated.toISOString() ?? null,
  }
}

/** A verified domain that the plan does not have any more leads to the public link. */
function isAtHome(
  { domainVerified, primaryHost }: Pick<FunnelListRecord, 'domainVerified' | 'primaryHost'>,
  plan: User['plan'],
): boolean {
  return domainVerified && homeHostOf({ primaryHost, plan }) !== null
}
