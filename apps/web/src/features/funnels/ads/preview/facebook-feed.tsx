import { adLimits, picturePlacements } from '@wildpath/ads'
import { type SocialCallToAction, socialCallsToAction } from '@wildpath/contract'
import { Ellipsis, Globe } from 'lucide-react'

import type { ShownAd } from './ad-preview.tsx'
import type { Advertiser } from './advertiser-of.ts'
import { AdPicture, Avatar, cutText } from './parts.tsx'

type FacebookFeedProps = {
  ad: ShownAd
  advertiser: Advertiser
  isPhone: boolean
  button?: SocialCallToAction | undefined
  /** Below the headline. */
  description?: string | undefined
}

/** A link ad in Facebook's feed. */
export function FacebookFeed(props: FacebookFeedProps) {
  const { ad, advertiser, isPhone, button = 'LEARN_MORE', description = '' } = props
  const { shown, isCut } = cutText(ad.body, adLimits.facebook.body)
  const headline = cutText(ad.headline, adLimits.facebook.headline)
  return (
    <div
      className={`mx-auto w-full overflow-hidden border border-[#ced0d4] bg-[#fff] text-[0.9375rem] text-[#050505] ${isPhone ? 'max-w-[23.4375rem]' : 'max-w-[31.25rem] rounded-[0.5rem]'}`}
    >
      <div className="flex items-center gap-2 p-3">
        <Avatar advertiser={advertiser} size={40} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{advertiser.name}</p>
          <p className="flex items-center gap-1 text-[0.8125rem] text-[#65676b]">
            Sponsored · <Globe aria-hidden size={12} />
          </p>
        </div>
        <Ellipsis aria-hidden size={20} className="text-[#65676b]" />
      </div>
      <p className="px-3 pb-3 wrap-anywhere whitespace-pre-line">
        {shown}
        {isCut && <span className="text-[#65676b]">… See more</span>}
      </p>
      <AdPicture ad={ad} ratio={picturePlacements.facebook.ratio} />
      <div className="flex items-center justify-between gap-3 bg-[#f0f2f5] px-3 py-2.5">
        <div className="min-w-0">
          <p className="truncate text-[0.8125rem] text-[#65676b] uppercase">{advertiser.host}</p>
          <p className="font-semibold wrap-anywhere">
            {headline.shown}
            {headline.isCut && '…'}
          </p>
          {description !== '' && (
            <p className="truncate text-[0.875rem] text-[#65676b]">{description}</p>
          )}
        </div>
        <span className="shrink-0 rounded-[0.375rem] bg-[#e4e6eb] px-3 py-2 text-[0.875rem] font-semibold">
          {socialCallsToAction[button]}
        </span>
      </div>
    </div>
  )
}
