import { mediaSources } from '../media/media-address.ts'
import type { Focus } from '../media/page-photo.ts'
import { safeImage } from '../document/safe-url.ts'

type ImageProps = {
  src: string
  alt: string
  className?: string
  width?: number | undefined
  height?: number | undefined
  /** What stays in sight where its place has another shape. */
  focus?: Focus | undefined
  /** How wide it is shown, as the `sizes` of a picture; absent, as wide as the screen. */
  sizes?: string | undefined
  /** Of the first screen: fetched at once, and before others. */
  isFirst?: boolean
}

/** An owner's picture, or nothing when its address cannot be loaded: never a broken image's place. */
export function Picture(props: ImageProps) {
  const { src, alt, className, width, height, focus, sizes, isFirst = false } = props
  const address = safeImage(src)
  if (address === null) return null
  const sources = mediaSources(address)
  return (
    <img
      className={className}
      // Before the address, which a browser begins to load as soon as it has read it.
      {...(sources !== null && { srcSet: sources, sizes: sizes ?? sizesOf(width) })}
      src={address}
      alt={alt}
      width={width}
      height={height}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      referrerPolicy="no-referrer"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  )
}

/** Logos and portraits are as wide as they say; whatever is larger may fill the screen. */
function sizesOf(width: number | undefined): string {
  return width !== undefined && width < 640 ? `${width}px` : '100vw'
}
