import { wordsOf } from '../../language/words-of.ts'
import type { PageDocument } from '../../document/page-document.ts'
import { knownSections } from '../known-sections.ts'
import { MediaView } from '../media-view.tsx'
import { memoByPage } from '../memo-by-page.ts'
import type { RenderContext } from '../render-context.ts'
import type { findBackdrop } from './find-backdrop.ts'

type BackdropViewProps = {
  backdrop: NonNullable<ReturnType<typeof findBackdrop>>
  sectionId: string
  page: PageDocument
  mode: RenderContext['mode']
}

/** The units that a drawn scene is composed in. */
const shape = { width: 1440, height: 810 }

/**
 * The picture and overlay behind a section. A script plays the video on public pages; elsewhere, its first frame is
 * shown.
 */
export function BackdropView({ backdrop, sectionId, page, mode }: BackdropViewProps) {
  const { picture, video } = backdrop
  return (
    <div
      className="pg-backdrop"
      aria-hidden
      data-video={mode === 'public' ? (video ?? undefined) : undefined}
    >
      {picture !== null && (
        <MediaView
          media={{ ...picture, alt: '' }}
          page={page}
          mode={mode}
          shape={shape}
          isFirst={findFirstId(page) === sectionId}
          path={undefined}
        />
      )}
      {video !== null && mode !== 'public' && (
        <video src={video} muted playsInline preload="metadata" tabIndex={-1} />
      )}
    </div>
  )
}

/** The ID of the section that visitors see first. */
const findFirstId = memoByPage(
  (page) => knownSections(page).find(({ type }) => type !== 'header')?.id,
)

/** Stays hidden until a script plays the video. */
export function MotionButton({ page }: { page: PageDocument }) {
  const { pauseBackground, playBackground } = wordsOf(page.language).media
  return (
    <button
      type="button"
      className="pg-motion"
      hidden
      aria-label={pauseBackground}
      data-play={playBackground}
    />
  )
}
