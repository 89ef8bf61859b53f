import { safeImage, safeVideoFile } from '../../document/safe-url.ts'
import type { KnownSection } from '../../sections/section-models.ts'
import type { Backdrop } from '../../sections/section-parts.ts'

type ShownBackdrop = {
  picture: NonNullable<Backdrop['picture']> | null
  /** The https URL of a video file. */
  video: string | null
  overlay: Backdrop['overlay']
}

/** Returns what is shown behind a section; null if there is no picture or video that can load. */
export function findBackdrop(section: KnownSection): ShownBackdrop | null {
  const { type, backdrop } = section
  if (backdrop === undefined || hasFirstPicture(section)) return null
  const { picture, overlay } = backdrop
  const isLoadable =
    picture !== undefined && (picture.type === 'scene' || safeImage(picture.src) !== null)
  // A bar has no room for the pause button.
  const hasMotion = type !== 'header' && type !== 'footer'
  const video = hasMotion ? safeVideoFile(backdrop.video ?? '') : null
  if (!isLoadable && video === null) return null
  return { picture: isLoadable ? picture : null, video, overlay }
}

/** Themes arrange the picture of a first screen on grounds of their own, which a background would cover. */
export function hasFirstPicture({ type, content }: KnownSection): boolean {
  return (type === 'hero' || type === 'thank-you') && content.media !== undefined
}
