import {
  conversionRate,
  type Funnel,
  funnelSchema,
  type FunnelStats,
  type FunnelSummary,
  regenerationsLeft,
  repairToSchema,
  type StoredPage,
  type User,
} from '@wildpath/contract'

import { hasSections, lookOf, sectionsOf } from './decide-page-save.ts'
import { hasUnpublishedChanges } from './unpublished-changes.ts'
import { homeHostOf, pageUrlOf } from './page-address.ts'
import { plannedContent } from './planned-content.ts'
import type { FunnelListRecord, FunnelRecord, FunnelTotals, OwnedFunnel } from './funnel-record.ts'

/**
 * Presents a funnel to its owner. Stored values that break today's rules are repaired, because clients reject a
 * response with a single invalid entry.
 */
export function presentFunnel(
  { plan }: User,
  { record, isReadOnly }: OwnedFunnel,
  publicUrl: string,
): Funnel {
  const page = publicPageOf(record)
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
    usesPageBuilder: page !== null,
    landingPageSections: sectionsOf(page),
    landingPageLook: lookOf(page),
    pageBuilderData: record.page,
    originalLandingPageContent: record.originalLandingPage,
    has_unpublished_changes: hasUnpublishedChanges(record),
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

/** The published page, or the draft of a private funnel; null if the page is composed. */
function publicPageOf({ isPublic, page, published }: FunnelRecord): StoredPage | null {
  const shown = isPublic ? (published?.page ?? null) : page
  return hasSections(shown) ? shown : null
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
    has_unpublished_changes: record.hasUnpublishedChanges,
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
