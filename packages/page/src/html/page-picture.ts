import type { SceneColours } from '@wildpath/illustrator/draw'
import type { Scene } from '@wildpath/illustrator'

import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { safeImage } from '../document/safe-url.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { scenesOfSection } from '../sections/section-scenes.ts'
import { themes } from '../style/themes/index.ts'

/** What stands for a page where it is shared: the owner's own photo, or a scene to be painted. */
export type PagePicture =
  | { kind: 'photo'; src: string; alt: string; width?: number; height?: number }
  | { kind: 'scene'; scene: Scene; colours: SceneColours; alt: string }

/** The picture of the first screen, else the first scene of the page; null where there is neither. */
export function pagePicture(page: PageDocument): PagePicture | null {
  const sections = page.sections.flatMap((section) => (isUnknownSection(section) ? [] : [section]))
  const first = sections.find(({ type }) => type === 'hero')
  return (
    (first && photoOf(first)) ??
    sections.map((section) => sceneOf(section, page)).find((found) => found !== null) ??
    null
  )
}

function photoOf({ content, backdrop }: KnownSection): PagePicture | null {
  const media = content.media ?? backdrop?.picture
  if (media?.type !== 'image') return null
  const src = safeImage(media.src)
  if (src === null) return null
  const { alt, width, height } = media
  return {
    kind: 'photo',
    src,
    alt,
    ...(width !== undefined && height !== undefined && { width, height }),
  }
}

function sceneOf(section: KnownSection, page: PageDocument): PagePicture | null {
  const colours = page.style.palette ?? themes[page.style.theme].colours
  const [first] = scenesOfSection(section)
  return first === undefined ? null : { kind: 'scene', colours, ...first }
}
