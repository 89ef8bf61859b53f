import type { StoredPage } from '@wildpath/contract'

import type { NewFunnelRow } from './funnel-repository.ts'
import type { StoredFunnel } from './present-funnel.ts'
import { slugOf } from './slug.ts'

/** The row of a duplicate: the same texts, pages and branding as a draft of its own, without leads and numbers. */
export function copyOfFunnel({ pages, ...funnel }: StoredFunnel, newId: string): NewFunnelRow {
  const title = `Copy of ${funnel.title}`.slice(0, 200)
  return {
    id: newId,
    userId: funnel.user_id,
    title,
    baseSlug: slugOf(title),
    businessInfo: funnel.business_info,
    generatedContent: funnel.generated_content,
    writtenBy: funnel.written_by,
    customBranding: funnel.custom_branding,
    followUpsOn: funnel.follow_ups_on,
    ...pages,
    landingPage: unsigned(pages.landingPage),
    pageBuilderData: unsigned(pages.pageBuilderData),
  }
}

/** A page knows whose it is; the next save signs it anew. */
function unsigned(page: StoredPage | null): StoredPage | null {
  if (page === null) return null
  const { id: _id, slug: _slug, ...rest } = page
  return rest
}
