import type { FieldPath } from '@wildpath/page/edit'

import type { PickedImage } from '../../media-library/pick-image.ts'
import type { FieldChange } from '../panel-actions.ts'
import { newScene } from './new-scene.ts'

/** Address and description change together: the old words speak of another picture. */
export function changesOfPick(
  image: PickedImage,
  { path, altPath }: { path: FieldPath; altPath: FieldPath | null },
): FieldChange[] {
  const address = { path, value: image.src }
  return altPath === null ? [address] : [address, { path: altPath, value: image.alt }]
}

/** A chosen picture as the media of a section. */
export function mediaOfPick(image: PickedImage): unknown {
  return { type: 'image', ...image }
}

/** Media of another kind; what was said about a drawing does not go along, nor onto one. */
export function mediaOfKind(kind: string, before: { kind: string; alt: string }): unknown {
  const isDrawn = kind === 'scene' || before.kind === 'scene'
  const alt = isDrawn ? '' : before.alt
  switch (kind) {
    case 'image':
    case 'video':
      return { type: kind, src: '', alt }
    case 'scene':
      return { type: kind, scene: newScene, alt }
    default:
      return undefined
  }
}
