import videoLinkRules from './video-link.css?inline'
import { maskOf } from '../style/mask.ts'
import { externalVideoUrl } from '../document/external-video-url.ts'
import type { RenderContext } from './render-context.ts'
import { safeImage } from '../document/safe-url.ts'
import type { PageWords } from '../language/page-words.ts'

type VideoViewProps = {
  src: string
  alt: string
  mode: RenderContext['mode']
  words: PageWords['media']
  path: string | undefined
}

/**
 * An owner's film: a file plays in its place. One on a film site is a card that leads there, since a
 * page loads nothing of other hosts that watch its visitors.
 */
export function VideoView({ src, alt, mode, words: { watchVideo }, path }: VideoViewProps) {
  const elsewhere = externalVideoUrl(src)
  if (elsewhere !== null) {
    const label = (
      <span>
        <b>{watchVideo}</b>
        {alt !== '' && <span>{alt}</span>}
      </span>
    )
    return mode !== 'public' ? (
      <div className="pg-film" data-ground="dark" data-picture={path}>
        {label}
      </div>
    ) : (
      <a className="pg-film" data-ground="dark" href={elsewhere}>
        {label}
      </a>
    )
  }
  const address = safeImage(src)
  if (address === null) {
    // Visitors do not see a video without a URL.
    if (src.trim() !== '' || mode === 'public') return null
    return (
      <div className="pg-film" data-ground="dark">
        <span>
          <b>Add a video link</b>
        </span>
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- owners' films seldom come with any; the words beside them say the same
    <video
      data-picture={path}
      src={address}
      aria-label={alt || undefined}
      controls
      playsInline
      preload="metadata"
    />
  )
}

const play = maskOf(
  "<path d='M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-2.5 6.2v9.6l7.6-4.8z' fill='#000' stroke='none' fill-rule='evenodd'/>",
)

/** Of pages with a film that is watched elsewhere. */
export const videoLinkCss = `.pg-film{--play:${play}}${videoLinkRules}`
