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

/**
 * An ad of an adventure as the wizard begins with it. It is to bring visits: what counts as a conversion can be told to
 * Facebook only where its pixel is on the page.
 */
export function socialAdOfAdventure(funnel: Advertised, ad: AdventureAd): Partial<SocialAdValues> {
  const { ages, interests, places } = audienceOfBusiness(funnel)
  const { platform, id: adId } = ad
  const headline = statesOffer(ad.headline, funnel.business_info)
    ? ad.headline
    : (proposeHeadlines(funnel, socialAdLimits.headline)[0] ?? ad.headline)
  return {
    name: adName(funnel.business_info, headline).slice(0, socialAdLimits.name),
    objective: 'TRAFFIC',
    destinationUrl: taggedAddress(funnel.public_url, { platform, campaign: funnel.slug, adId }),
    audienceAge: ages,
    audienceInterests: interests.join(', '),
    ...(places.length > 0 && { audienceLocations: places.join('\n') }),
    headline,
    primaryText: ad.body,
    imageUrl: ownPicture(ad.imageUrl) ?? heroPicture(funnel),
  }
}
