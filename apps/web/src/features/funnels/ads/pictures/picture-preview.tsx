import { picturePlacements } from '@wildpath/ads'
import type { Funnel } from '@wildpath/contract'

import type { StoredAd } from '../ad-lists.ts'
import { AdPreview } from '../preview/ad-preview.tsx'
import { AdPicture } from '../preview/parts.tsx'

type PicturePreviewProps = {
  ad: StoredAd
  funnel: Funnel
  /** Whether the picture was made for Instagram. */
  isSquare?: boolean
}

/** An ad with its picture large enough to judge it: among Google's results it is small, so it stands below as well. */
export function PicturePreview({ ad, funnel, isSquare = false }: PicturePreviewProps) {
  const preview = <AdPreview ad={ad} funnel={funnel} place={isSquare ? 'square' : 'feed-phone'} />
  if (ad.platform !== 'google') return preview
  return (
    <div className="flex flex-col gap-4">
      {preview}
      <AdPicture ad={ad} ratio={picturePlacements.facebook.ratio} />
    </div>
  )
}
