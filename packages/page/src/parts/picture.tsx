import { mediaSources } from '../media/media-address.ts'
import { type Framing, pickFraming } from '../media/picture-framing.ts'
import { safeImage } from '../document/safe-url.ts'
import { getCropAttributes } from './picture-frame.ts'

type ImageProps = Framing & {
  src: string
  alt: string
  className?: string
  width?: number | undefined
  height?: number | undefined
  /** How wide it is shown, as the `sizes` of a picture; absent, as wide as the screen. */
  sizes?: string | undefined
  /** Of the first screen: fetched at once, and before others. */
  isFirst?: boolean
  /** Path of the section field that holds the picture; undefined outside the editor. */
  path?: string | undefined
}

/** An owner's picture, or nothing when its address cannot be loaded: never a broken image's place. */
export function Picture(props: ImageProps) {
  const { src, alt, className, width, height, sizes, isFirst = false, path } = props
  const address = safeImage(src)
  if (address === null) return null
  const sources = mediaSources(address)
  return (
    <img
      {...getCropAttributes(pickFraming(props), className)}
      data-picture={path}
      // Before the address, which a browser begins to load as soon as it has read it.
      {...(sources !== null && {
        srcSet: sources,
        sizes: getZoomedSizes(props) ?? sizes ?? sizesOf(width),
      })}
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

/** A zoomed picture needs a larger source than its layout width. */
function getZoomedSizes({ zoom = 1, phoneFraming }: Framing): string | null {
  const largest = Math.max(zoom, phoneFraming?.zoom ?? 1)
  return largest > 1 ? `${Math.round(largest * 100)}vw` : null
}

/** Logos and portraits are as wide as they say; whatever is larger may fill the screen. */
function sizesOf(width: number | undefined): string {
  return width !== undefined && width < 640 ? `${width}px` : '100vw'
}
