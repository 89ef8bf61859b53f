import { useState } from 'react'

/** A small picture that hides itself when it cannot be loaded (spec 3, section 5). */
export function PicturePreview({ src }: { src: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (src.trim() === '' || isBroken) return null

  return (
    <img
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
      className="max-h-28 max-w-full self-start rounded-control border border-line bg-raised object-contain"
    />
  )
}
