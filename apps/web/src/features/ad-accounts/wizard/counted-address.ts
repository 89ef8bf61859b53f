import { type AdPlatform, taggedAddress } from '@wildpath/ads'
import type { Funnel } from '@wildpath/contract'

type CountedAddress = {
  address: string
  /** Whose page it is. */
  funnel: Pick<Funnel, 'slug'>
  platform: AdPlatform
  /** Of what the wizard makes. */
  creationId: string
}

/** The address by which the views and leads of an ad are counted; one that names an ad already stays. */
export function countedAddress({ address, funnel, platform, creationId }: CountedAddress): string {
  const tags = new URL(address).searchParams
  const isTagged =
    tags.get('utm_source') === platform &&
    tags.get('utm_campaign') === funnel.slug &&
    tags.get('utm_content')?.startsWith(`${platform}-`) === true
  if (isTagged) return address
  return taggedAddress(address, {
    platform,
    campaign: funnel.slug,
    // Ads are told apart by ids that begin so.
    adId: `${platform}-${creationId}`,
  })
}
