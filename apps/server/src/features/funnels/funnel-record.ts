import type { CustomBranding } from '@wildpath/contract'

import type { funnels, publishedFunnels } from './funnel-tables.ts'

/** Sums over all days; null where nothing was counted yet. */
export type FunnelTotals = { views: number; leads: number; lastUpdated: Date } | null

/** A funnel as it is stored. What may be done with it depends on the owner's plan and choice. */
export type FunnelRecord = Omit<typeof funnels.$inferSelect, 'customBranding'> & {
  /** Whole, whatever of it is stored. */
  customBranding: CustomBranding
  totals: FunnelTotals
  /** The latest published version, even if the funnel is private now; null if it was never published. */
  published: PublishedVersion | null
}

export type PublishedVersion = Omit<typeof publishedFunnels.$inferSelect, 'funnelId' | 'languages'>

/** What a list of funnels is made of: no texts and no pages. */
export type FunnelListRecord = Pick<
  FunnelRecord,
  | 'id'
  | 'title'
  | 'slug'
  | 'customDomain'
  | 'domainVerified'
  | 'primaryHost'
  | 'isPublic'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'totals'
> & {
  businessInfo: Pick<FunnelRecord['businessInfo'], 'business_name' | 'industry'>
  hasUnpublishedChanges: boolean
}

/** A funnel as its owner has it: read-only where the plan leaves less than there is. */
export type OwnedFunnel = { record: FunnelRecord; isReadOnly: boolean }
