import type { StoredPage } from '@wildpath/contract'
import { getTableColumns, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { funnels, publishedFunnels } from './funnel-tables.ts'

const { funnelId: _key, ...copied } = getTableColumns(publishedFunnels)

/** The page of the draft: the one from the builder if it is in use, else null. */
export const draftPage = sql<StoredPage | null>`
  case when ${funnels.usesPageBuilder} then ${funnels.landingPage} end`

/** Replaces the version that visitors see with the draft. Does nothing while the funnel is private. */
export async function publishDraft(transaction: Transaction, funnelId: string): Promise<void> {
  const draft = transaction
    .select({
      funnelId: funnels.id,
      businessInfo: funnels.businessInfo,
      businessFacts: funnels.businessFacts,
      activity: funnels.activity,
      generatedContent: funnels.generatedContent,
      customBranding: funnels.customBranding,
      page: draftPage.as('page'),
      publishedAt: sql`now()`.as('published_at'),
    })
    .from(funnels)
    .where(sql`${funnels.id} = ${funnelId} and ${funnels.isPublic}`)
  await transaction
    .insert(publishedFunnels)
    .select(draft)
    .onConflictDoUpdate({
      target: publishedFunnels.funnelId,
      set: Object.fromEntries(
        Object.entries(copied).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
      ),
    })
}
