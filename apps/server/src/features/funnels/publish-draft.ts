import { getTableColumns, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import type { PublishedVersion } from './funnel-record.ts'
import { funnels, publishedFunnels } from './funnel-tables.ts'

const { funnelId: _key, ...copied } = getTableColumns(publishedFunnels)

/** Matches `listShownLanguages`. */
const shownLanguages = sql<string[]>`array(
  select tag from jsonb_each(coalesce(${funnels.page} -> 'translations', '{}')) as translation(tag, content)
  where content ->> 'isShown' = 'true' and tag <> coalesce(${funnels.page} ->> 'language', 'en')
)`

/** Replaces the published version with the draft. Returns null if the funnel is private. */
export async function publishDraft(
  transaction: Transaction,
  funnelId: string,
): Promise<PublishedVersion | null> {
  const draft = transaction
    .select({
      funnelId: funnels.id,
      businessInfo: funnels.businessInfo,
      businessFacts: funnels.businessFacts,
      activity: funnels.activity,
      generatedContent: funnels.generatedContent,
      customBranding: funnels.customBranding,
      page: funnels.page,
      languages: shownLanguages.as('languages'),
      publishedAt: sql`now()`.as('published_at'),
    })
    .from(funnels)
    .where(sql`${funnels.id} = ${funnelId} and ${funnels.isPublic}`)
  const [published] = await transaction
    .insert(publishedFunnels)
    .select(draft)
    .onConflictDoUpdate({
      target: publishedFunnels.funnelId,
      set: Object.fromEntries(
        Object.entries(copied).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
      ),
    })
    .returning(copied)
  return published ?? null
}
