import { type AdPlatform, taggedAddress } from '@wildpath/ads'
import { type Funnel, socialAdLimits } from '@wildpath/contract'

import { adName } from '../../ad-name.ts'
import { audienceOfBusiness } from '../../audience-of-business.ts'
import { proposeHeadlines, statesOffer } from '../../propose-headlines.ts'
import { heroPicture, ownPicture } from './hero-picture.ts'
import type { SocialAdValues } from './social-ad-values.ts'

type Advertised = Pick<Funnel, 'public_url' | 'slug'> & Parameters<typeof heroPicture>[0]

type AdventureAd = {
  platform: AdPlatform
  id: string
  headline: string
  body: string
  imageUrl?: string | undefined
}

/** Proposes an ad of an adventure. Facebook counts conversions only if its pixel is on the page. */
export function socialAdOfAdventure(
  funnel: Advertised,
  ad: AdventureAd,
  { hasPixel }: { hasPixel: boolean },
): Partial<SocialAdValues> {
  const { ages, interests } = audienceOfBusiness(funnel)
  const { platform, id: adId } = ad
  const headline = statesOffer(ad.headline, funnel.business_info)
    ? ad.headline
    : (proposeHeadlines(funnel, socialAdLimits.headline)[0] ?? ad.headline)
  return {
    name: adName(funnel.business_info, headline).slice(0, socialAdLimits.name),
    objective: hasPixel ? 'CONVERSIONS' : 'TRAFFIC',
    destinationUrl: taggedAddress(funnel.public_url, { platform, campaign: funnel.slug, adId }),
    audienceAge: ages,
    audienceInterests: interests,
    headline,
    primaryText: ad.body,
    imageUrl: ownPicture(ad.imageUrl) ?? heroPicture(funnel) ?? otherAdPicture(funnel),
  }
}

function otherAdPicture({ generated_content: { ad_copy } }: Advertised): string | null {
  const ads = [...ad_copy.facebook_ads, ...ad_copy.google_ads]
  return ads.map(({ imageUrl }) => ownPicture(imageUrl)).find((found) => found !== null) ?? null
}
