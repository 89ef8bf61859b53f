import type { StoredPage } from '@wildpath/contract'

import type { FunnelRecord } from './funnel-record.ts'
import type { NewFunnelRow } from './funnel-repository.ts'
import { slugOf } from './slug.ts'

/** The row of a duplicate: the same texts, pages and branding as a draft of its own, without leads and numbers. */
export function copyOfFunnel(funnel: FunnelRecord, newId: string): NewFunnelRow {
  const title = `Copy of ${funnel.title}`.slice(0, 200)
  return {
    id: newId,
    userId: funnel.userId,
    title,
    baseSlug: slugOf(title),
    businessInfo: funnel.businessInfo,
    businessFacts: funnel.businessFacts,
    generatedContent: funnel.generatedContent,
    writtenBy: funnel.writtenBy,
    activity: funnel.activity,
    customBranding: funnel.customBranding,
    followUpsOn: funnel.followUpsOn,
    page: unsigned(funnel.page),
  }
}

/** A page knows whose it is; the next save signs it anew. */
function unsigned(page: StoredPage | null): StoredPage | null {
  if (page === null) return null
  const { id: _id, slug: _slug, ...rest } = page
  return rest
}
