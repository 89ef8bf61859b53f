import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/** The picture of an ad; an icon if it has none or its file is gone. */
export function AdThumbnail({ src }: { src: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (src === null || isBroken) {
    return (
      <div className="flex h-21 w-40 shrink-0 items-center justify-center rounded-control bg-raised text-quiet max-sm:w-full">
        <ImageOff aria-hidden size={20} />
      </div>
    )
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className="h-21 w-40 shrink-0 rounded-control object-cover max-sm:h-auto max-sm:w-full"
      onError={() => setBroken(true)}
    />
  )
}
