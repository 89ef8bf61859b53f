import { ImageOff } from 'lucide-react'
import { useState } from 'react'

import type { ShownAd } from './ad-preview.tsx'
import type { Advertiser } from './advertiser-of.ts'
import { usePictureAlt } from './use-picture-alt.ts'

/** The advertiser's logo, or the first letter of its name. */
export function Avatar({ advertiser, size }: { advertiser: Advertiser; size: number }) {
  return advertiser.logoUrl === '' ? (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className="grid shrink-0 place-items-center rounded-full bg-[#2d6a4f] font-semibold text-[#fff]"
    >
      {advertiser.name.trim().charAt(0).toUpperCase()}
    </span>
  ) : (
    <img
      src={advertiser.logoUrl}
      alt=""
      width={size}
      height={size}
      className="shrink-0 rounded-full border border-[#0000001a] bg-[#fff] object-contain"
      style={{ width: size, height: size }}
    />
  )
}

type AdPictureProps = { ad: ShownAd; ratio: number }

/** The picture of an ad, cut to the shape of its place; an ad without one says so. */
export function AdPicture({ ad, ratio }: AdPictureProps) {
  const { imageUrl: url, imageFocus: focus = middle } = ad
  const alt = usePictureAlt(ad)
  const [failed, setFailed] = useState<string | null>(null)
  if (url === undefined || failed === url) {
    return (
      <div
        style={{ aspectRatio: ratio }}
        className="grid w-full place-items-center bg-[#e9ecef] text-[0.8125rem] text-[#495057]"
      >
        <span className="flex flex-col items-center gap-1.5">
          <ImageOff aria-hidden size={24} />
          {url === undefined ? 'No picture yet' : 'Failed to load image'}
        </span>
      </div>
    )
  }
  return (
    <img
      src={url}
      alt={alt}
      onError={() => setFailed(url)}
      style={{ aspectRatio: ratio, objectPosition: `${focus.x}% ${focus.y}%` }}
      className="block w-full object-cover"
    />
  )
}

const middle = { x: 50, y: 50 }

/** A text as a feed shows it: the end behind 'See more' when it is long. */
export function cutText(text: string, limit: number): { shown: string; isCut: boolean } {
  const plain = text.trim()
  if (plain.length <= limit) return { shown: plain, isCut: false }
  const cut = plain.slice(0, limit)
  const space = cut.lastIndexOf(' ')
  return { shown: cut.slice(0, space > limit / 2 ? space : limit).trimEnd(), isCut: true }
}
