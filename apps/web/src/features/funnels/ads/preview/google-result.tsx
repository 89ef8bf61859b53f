import { EllipsisVertical } from 'lucide-react'

import type { ShownAd } from './ad-preview.tsx'
import type { Advertiser } from './advertiser-of.ts'
import { AdPicture, Avatar } from './parts.tsx'

/** A responsive search ad among Google's results. */
export function GoogleResult({ ad, advertiser }: { ad: ShownAd; advertiser: Advertiser }) {
  return (
    <div className="w-full rounded-[0.75rem] border border-[#dadce0] bg-[#fff] p-4 font-[Arial,sans-serif] text-[#202124]">
      <p className="mb-2 text-[0.875rem] font-bold">Sponsored</p>
      <div className="mb-2 flex items-center gap-3">
        <Avatar advertiser={advertiser} size={28} />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate text-[0.875rem]">{advertiser.name}</p>
          <p className="truncate text-[0.75rem] text-[#4d5156]">{advertiser.breadcrumb}</p>
        </div>
        <EllipsisVertical aria-hidden size={16} className="text-[#5f6368]" />
      </div>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="mb-1 text-[1.25rem] leading-snug text-[#1a0dab] wrap-anywhere">
            {ad.headline}
          </p>
          <p className="text-[0.875rem] leading-normal text-[#4d5156] wrap-anywhere">{ad.body}</p>
        </div>
        {/* An image asset, which Google shows beside some results. */}
        {ad.imageUrl !== undefined && (
          <div className="w-24 shrink-0 overflow-hidden rounded-[0.5rem]">
            <AdPicture ad={ad} ratio={1} />
          </div>
        )}
      </div>
    </div>
  )
}
