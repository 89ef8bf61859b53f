import type { Scene } from '@wildpath/illustrator'

import { type KnownSection, sectionModels } from './section-models.ts'

type DrawnScene = { scene: Scene; alt: string }
type MaybeDrawn = { title: string; alt?: string; scene?: Scene | undefined }

/** The drawn scenes of a section: its own, its background, then those of its items. */
export function scenesOfSection({ type, content, backdrop }: KnownSection): DrawnScene[] {
  const { media } = content
  const own = media?.type === 'scene' ? [{ scene: media.scene, alt: media.alt }] : []
  const background =
    backdrop?.picture?.type === 'scene'
      ? [{ scene: backdrop.picture.scene, alt: backdrop.picture.alt }]
      : []
  const items: readonly MaybeDrawn[] =
    'scene' in sectionModels[type].item.shape ? content.items : []
  const ofItems = items.flatMap(({ scene, alt = '', title }) =>
    scene === undefined ? [] : [{ scene, alt: alt || title }],
  )
  return [...own, ...background, ...ofItems]
}
