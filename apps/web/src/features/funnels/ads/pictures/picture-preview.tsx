import { picturePlacements } from '@wildpath/ads'
import type { Funnel } from '@wildpath/contract'

import { useSession } from '../../../../entities/person/session.ts'
import type { StoredAd } from '../ad-lists.ts'
import { AdPreview } from '../preview/ad-preview.tsx'
import { AdPicture } from '../preview/parts.tsx'
import { usePictureAlt } from '../preview/use-picture-alt.ts'

type PicturePreviewProps = {
  ad: StoredAd
  funnel: Funnel
  /** Whether the picture was made for Instagram. */
  isSquare?: boolean
}

/**
 * An ad with its picture large enough to judge it: among Google's results it is small, so it stands below as well. What
 * a drawing shows is told, since words that the illustrator does not know are left out of it.
 */
export function PicturePreview({ ad, funnel, isSquare = false }: PicturePreviewProps) {
  const alt = usePictureAlt(ad)
  const isDrawn = useSession()?.providers.imageAi === 'sandbox' && ad.imageType === 'generated'
  return (
    <div className="flex flex-col gap-4">
      <AdPreview ad={ad} funnel={funnel} place={isSquare ? 'square' : 'feed-phone'} />
      {ad.platform === 'google' && <AdPicture ad={ad} ratio={picturePlacements.facebook.ratio} />}
      {isDrawn && <p className="text-note text-quiet">Drawn: {alt}.</p>}
    </div>
  )
}
