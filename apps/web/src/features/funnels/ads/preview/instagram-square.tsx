import { picturePlacements } from '@wildpath/ads'
import { Bookmark, ChevronRight, Ellipsis, Heart, MessageCircle, Send } from 'lucide-react'

import type { ShownAd } from './ad-preview.tsx'
import type { Advertiser } from './advertiser-of.ts'
import { AdPicture, Avatar, cutText } from './parts.tsx'

/** Characters of a caption before 'more'. */
const captionLimit = 125

/** The same ad in Instagram's feed: the picture is a square, the headline is not shown. */
export function InstagramSquare({ ad, advertiser }: { ad: ShownAd; advertiser: Advertiser }) {
  const { shown, isCut } = cutText(ad.body, captionLimit)
  return (
    <div className="mx-auto w-full max-w-[23.4375rem] overflow-hidden border border-[#dbdbdb] bg-[#fff] text-[0.875rem] text-[#000]">
      <div className="flex items-center gap-2.5 p-2.5">
        <Avatar advertiser={advertiser} size={32} />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate font-semibold">{advertiser.name}</p>
          <p className="text-[0.75rem]">Sponsored</p>
        </div>
        <Ellipsis aria-hidden size={20} />
      </div>
      <AdPicture ad={ad} ratio={picturePlacements.instagram.ratio} />
      <p className="flex items-center justify-between bg-[#e7eef6] px-3 py-2.5 font-semibold">
        Learn more
        <ChevronRight aria-hidden size={18} />
      </p>
      <p aria-hidden className="flex gap-3.5 px-3 pt-2.5">
        <Heart size={22} />
        <MessageCircle size={22} />
        <Send size={22} />
        <Bookmark size={22} className="ml-auto" />
      </p>
      <p className="px-3 pt-2 pb-3 wrap-anywhere whitespace-pre-line">
        <span className="font-semibold">{advertiser.name}</span> {shown}
        {isCut && <span className="text-[#616161]">… more</span>}
      </p>
    </div>
  )
}
