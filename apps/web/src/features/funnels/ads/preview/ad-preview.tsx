import type { Funnel } from '@wildpath/contract'
import type { Focus } from '@wildpath/page/media'

import type { AdPlace } from './ad-places.ts'
import { advertiserOf } from './advertiser-of.ts'
import { FacebookFeed } from './facebook-feed.tsx'
import { GoogleResult } from './google-result.tsx'
import { InstagramSquare } from './instagram-square.tsx'

export type ShownAd = {
  platform: 'facebook' | 'google'
  headline: string
  body: string
  imageUrl?: string | undefined
  imageFocus?: Focus | undefined
}

type AdPreviewProps = { ad: ShownAd; funnel: Funnel; place: AdPlace }

/** An ad as it will look where it runs: in that place's own colours, whatever theme the product has. */
export function AdPreview({ ad, funnel, place }: AdPreviewProps) {
  const advertiser = advertiserOf(funnel)
  return (
    <figure aria-label="Preview" className="min-w-0">
      {ad.platform === 'google' ? (
        <GoogleResult ad={ad} advertiser={advertiser} />
      ) : place === 'square' ? (
        <InstagramSquare ad={ad} advertiser={advertiser} />
      ) : (
        <FacebookFeed ad={ad} advertiser={advertiser} isPhone={place !== 'feed-desktop'} />
      )}
    </figure>
  )
}
