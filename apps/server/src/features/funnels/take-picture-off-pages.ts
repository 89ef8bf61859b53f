import type { CustomBranding, GeneratedContent } from '@wildpath/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { funnels } from './funnel-tables.ts'
import { publishDraft } from './publish-draft.ts'

type Landing = GeneratedContent['landing_page']
type Ads = GeneratedContent['ad_copy']

/**
 * Puts the illustration back where generated pages of the owner show the file, recently deleted ones too, and takes it away as a logo and from ads. The revision
 * stays: an editor that is open goes on, and what it saves of a picture that is gone is left out.
 */
export async function takePictureOffPages(
  db: Database['db'],
  { fileKey, userId }: { fileKey: string; userId: string },
): Promise<void> {
  const holds = (column: AnyPgColumn) => sql`position(${fileKey} in ${column}::text) > 0`
  const inAny = or(
    holds(funnels.generatedContent),
    holds(funnels.customBranding),
    holds(funnels.originalLandingPage),
  )
  await db.transaction(async (transaction) => {
    const rows = await transaction
      .select({
        id: funnels.id,
        generatedContent: funnels.generatedContent,
        customBranding: funnels.customBranding,
        originalLandingPage: funnels.originalLandingPage,
      })
      .from(funnels)
      .where(and(eq(funnels.userId, userId), inAny))
      // Two deletions that meet would wait for each other else.
      .orderBy(funnels.id)
      .for('update')
    for (const { id, generatedContent, customBranding, originalLandingPage: original } of rows) {
      const landing_page = withoutPicture(generatedContent.landing_page, fileKey)
      const changed = {
        generatedContent: {
          ...generatedContent,
          landing_page,
          ad_copy: withoutPictureOfAds(generatedContent.ad_copy, fileKey),
        },
        customBranding: withoutLogo(customBranding, fileKey),
        originalLandingPage: original && {
          ...original,
          landing_page: withoutPicture(original.landing_page, fileKey),
          custom_branding: withoutLogo(original.custom_branding, fileKey),
        },
      }
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await transaction.update(funnels).set(changed).where(eq(funnels.id, id))
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await publishDraft(transaction, id)
    }
  })
}

function withoutPicture(landing: Landing, fileKey: string): Landing {
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
