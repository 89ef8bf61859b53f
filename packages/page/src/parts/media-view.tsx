import type { PageDocument } from '../document/page-document.ts'
import { PlainGround } from './plain-ground.tsx'
import { SceneView } from './scene-view.tsx'
import type { Media } from '../sections/section-parts.ts'
import { themes } from '../style/themes/index.ts'
import { VideoView } from './video-view.tsx'
import { isSceneDrawn } from './draw-budget.ts'
import { Picture } from './picture.tsx'
import type { RenderContext } from './render-context.ts'
import { wordsOf } from '../language/words-of.ts'

type MediaViewProps = {
  media: Media
  page: PageDocument
  mode: RenderContext['mode']
  /** Units that a scene is drawn in: its ratio and how much detail it gets. */
  shape: { width: number; height: number }
  /** How wide a photo is shown: see `Picture`. */
  sizes?: string
  isFirst?: boolean
  /** Path of the section field that holds the media; undefined outside the editor. */
  path: string | undefined
}

/** A section's picture, film or drawn scene; nothing where the address cannot be loaded. */
export function MediaView(props: MediaViewProps) {
  const { media, page, mode, shape, sizes, isFirst = false, path } = props
  switch (media.type) {
    case 'scene': {
      const colours = page.style.palette ?? themes[page.style.theme].colours
      return isSceneDrawn(page, media.scene) ? (
        <SceneView scene={media.scene} colours={colours} alt={media.alt} {...shape} path={path} />
      ) : (
        <PlainGround colours={colours} {...shape} path={path} />
      )
    }
    case 'video':
      return <VideoView {...media} mode={mode} words={wordsOf(page.language).media} path={path} />
    case 'image':
      return <Picture {...media} sizes={sizes} isFirst={isFirst} path={path} />
  }
}
