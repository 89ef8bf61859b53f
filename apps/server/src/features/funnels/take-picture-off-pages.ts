import type { CustomBranding, GeneratedContent } from '@wildpath/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { funnels, publishedFunnels } from './funnel-tables.ts'

type Landing = GeneratedContent['landing_page']
type Ads = GeneratedContent['ad_copy']
type Pictured = { generatedContent: GeneratedContent; customBranding: Partial<CustomBranding> }

/**
 * Puts the illustration back where generated pages of the owner show the file, recently deleted ones too, and takes it away as a logo and from ads. The revision
 * stays: an editor that is open goes on, and what it saves of a picture that is gone is left out.
 */
export async function takePictureOffPages(
  db: Database['db'],
  { fileKey, userId }: { fileKey: string; userId: string },
): Promise<void> {
  const holds = (column: AnyPgColumn) => sql`position(${fileKey} in ${column}::text) > 0`
  await db.transaction(async (transaction) => {
    const rows = await transaction
      .select({ draft: funnels, published: publishedFunnels })
      .from(funnels)
      .leftJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
      .where(
        and(
          eq(funnels.userId, userId),
          or(
            holds(funnels.generatedContent),
            holds(funnels.customBranding),
            holds(funnels.originalLandingPage),
            holds(publishedFunnels.generatedContent),
            holds(publishedFunnels.customBranding),
          ),
        ),
      )
      // Two deletions that meet would wait for each other else.
      .orderBy(funnels.id)
      .for('update', { of: funnels })
    for (const { draft, published } of rows) {
      const original = draft.originalLandingPage
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await transaction
        .update(funnels)
        .set({
          ...withoutPicture(draft, fileKey),
          originalLandingPage: original && {
            ...original,
            landing_page: withoutPhoto(original.landing_page, fileKey),
            custom_branding: withoutLogo(original.custom_branding, fileKey),
          },
        })
        .where(eq(funnels.id, draft.id))
      if (published === null) continue
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await transaction
        .update(publishedFunnels)
        .set(withoutPicture(published, fileKey))
        .where(eq(publishedFunnels.funnelId, draft.id))
    }
  })
}

function withoutPicture({ generatedContent, customBranding }: Pictured, fileKey: string): Pictured {
  return {
    generatedContent: {
      ...generatedContent,
      landing_page: withoutPhoto(generatedContent.landing_page, fileKey),
      ad_copy: withoutPictureOfAds(generatedContent.ad_copy, fileKey),
    },
    customBranding: withoutLogo(customBranding, fileKey),
  }
}

function withoutPhoto(landing: Landing, fileKey: string): Landing {
  const { pictures } = landing
  if (pictures === undefined) return landing
  const kept = pictures.map((picture) => (picture?.src.includes(fileKey) === true ? null : picture))
  return { ...landing, pictures: kept }
}

/** What it was made of stays, so that another can be made. */
function withoutPictureOfAds(ads: Ads, fileKey: string): Ads {
  const without = <Ad extends { imageUrl?: string | undefined; imageFocus?: object | undefined }>(
    list: readonly Ad[],
  ) =>
    list.map((ad) => {
      if (ad.imageUrl?.includes(fileKey) !== true) return ad
      const { imageUrl: _gone, imageFocus: _of, ...kept } = ad
      return kept as Ad
    })
  return { facebook_ads: without(ads.facebook_ads), google_ads: without(ads.google_ads) }
}

function withoutLogo<B extends Partial<CustomBranding>>(branding: B, fileKey: string): B {
  return branding.logo_url?.includes(fileKey) === true ? { ...branding, logo_url: '' } : branding
}
