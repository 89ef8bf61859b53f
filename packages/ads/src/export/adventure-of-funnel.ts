import { isUnwritten } from '../read-ad.ts'
import type { ExportedAd, ExportedAdventure } from './exported-adventure.ts'

/** What is read of a funnel, as its owner reads it. */
export type ExportedFunnel = {
  title: string
  slug: string
  public_url: string
  isPublic: boolean
  business_info: { business_name: string }
  generated_content: {
    landing_page: { headline: string; subheadline: string; benefits: string[]; cta_text: string }
    ad_copy: { facebook_ads: readonly ExportedAd[]; google_ads: readonly ExportedAd[] }
  }
}

/** A funnel's ads, and those of its other texts that may fill up where Google ads are too few. */
export function adventureOfFunnel(funnel: ExportedFunnel): ExportedAdventure {
  const { ad_copy, landing_page: page } = funnel.generated_content
  const facebook = ad_copy.facebook_ads
  const written = facebook.filter((ad) => !isUnwritten(ad))
  return {
    title: funnel.title,
    slug: funnel.slug,
    address: funnel.public_url,
    isPublic: funnel.isPublic,
    ads: { facebook, google: ad_copy.google_ads },
    texts: {
      headlines: [
        ...written.map(({ headline }) => headline),
        page.headline,
        funnel.business_info.business_name,
        ...page.benefits,
        page.cta_text,
      ],
      descriptions: [...written.map(({ body }) => body), page.subheadline, ...page.benefits],
    },
  }
}
