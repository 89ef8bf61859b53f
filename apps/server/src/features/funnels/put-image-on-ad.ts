import type { Focus } from '@wildpath/page/media'
import { sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { funnels } from './funnel-tables.ts'
import { isOwnedBy } from './funnel-visibility.ts'
import { withReadAds } from './read-ads.ts'

type AdImage = {
  userId: string
  funnelId: string
  adId: string
  imageUrl: string
  prompt: string
  focus: Focus
}

/**
 * Puts a picture on an ad, whatever else was saved since it was asked for; false when the ad or its adventure is gone.
 */
export async function putImageOnAd(
  db: Database['db'],
  { userId, funnelId, adId, imageUrl, prompt, focus }: AdImage,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ content: funnels.generatedContent, createdAt: funnels.createdAt })
      .from(funnels)
      .where(isOwnedBy(userId, funnelId))
      .for('update')
    if (row === undefined) return false
    const content = withReadAds(row.content, row.createdAt)
    const { facebook_ads, google_ads } = content.ad_copy
    if (![...facebook_ads, ...google_ads].some(({ id }) => id === adId)) return false
    const image = {
      imageUrl,
      imagePrompt: prompt,
      imageType: 'generated' as const,
      imageFocus: focus,
    }
    const pictured = <Ad extends { id: string }>(ads: readonly Ad[]) =>
      ads.map((ad) => (ad.id === adId ? { ...ad, ...image } : ad))
    await transaction
      .update(funnels)
      .set({
        generatedContent: {
          ...content,
          ad_copy: { facebook_ads: pictured(facebook_ads), google_ads: pictured(google_ads) },
        },
        updatedAt: sql`now()`,
        revision: sql`${funnels.revision} + 1`,
      })
      .where(isOwnedBy(userId, funnelId))
    return true
  })
}
