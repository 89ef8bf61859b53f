import { safeImage } from './safe-url.ts'

type ImageProps = {
  src: string
  alt: string
  className?: string
  width?: number | undefined
  height?: number | undefined
  /** Of the first screen: fetched at once, and before others. */
  isFirst?: boolean
}

/** An owner's picture, or nothing when its address cannot be loaded: never a broken image's place. */
export function Picture({ src, alt, className, width, height, isFirst = false }: ImageProps) {
  const address = safeImage(src)
  if (address === null) return null
  return (
    <img
      className={className}
      src={address}
      alt={alt}
      width={width}
      height={height}
      referrerPolicy="no-referrer"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  )
}
