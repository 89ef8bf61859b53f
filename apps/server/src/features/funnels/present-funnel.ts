import {
  conversionRate,
  customBrandingSchema,
  type Funnel,
  type FunnelStats,
  type FunnelSummary,
} from '@wildpath/contract'

import { type FunnelPages, lookOf, sectionsOf } from './decide-page-save.ts'
import type { funnels } from './funnel-tables.ts'

/** What may be done with it depends on the owner's plan and choice, which the service knows. */
export type StoredFunnel = Omit<Funnel, 'is_read_only' | 'regenerations_left'> & {
  /** How often its texts were written anew. */
  regenerations: number
  /** As they are stored, which a save is decided on. */
  pages: FunnelPages
}

export type StoredSummary = Omit<FunnelSummary, 'is_read_only'>

/** Null where nothing was counted yet. */
export type Totals = { views: number; leads: number; lastUpdated: Date } | null

export function presentFunnel(row: typeof funnels.$inferSelect, totals: Totals): StoredFunnel {
  const { usesPageBuilder, landingPage, pageBuilderData, originalLandingPage } = row
  return {
    id: row.id,
    user_id: row.userId,
    title: row.title,
    slug: row.slug,
    customDomain: null,
    domainVerified: false,
    isPublic: row.isPublic,
    status: row.status,
    business_info: row.businessInfo,
    generated_content: row.generatedContent,
    written_by: row.writtenBy,
    custom_branding: customBrandingSchema.parse(row.customBranding),
    ...presentPages({ usesPageBuilder, landingPage, pageBuilderData, originalLandingPage }),
    follow_ups_on: row.followUpsOn,
    regenerations: row.regenerations,
    revision: row.revision,
    stats: presentTotals(totals),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** A funnel's pages as they are stored, and as its owner reads them. */
export function presentPages(pages: FunnelPages) {
  return {
    pages,
    usesPageBuilder: pages.usesPageBuilder,
    landingPageSections: sectionsOf(pages.landingPage),
    landingPageLook: lookOf(pages.landingPage),
    pageBuilderData: pages.pageBuilderData,
    originalLandingPageContent: pages.originalLandingPage,
  }
}

export function presentTotals(totals: Totals): FunnelStats {
  const { views = 0, leads = 0 } = totals ?? {}
  return {
    views,
    leads,
    conversion_rate: conversionRate(leads, views),
    last_updated: totals?.lastUpdated.toISOString() ?? null,
  }
}
