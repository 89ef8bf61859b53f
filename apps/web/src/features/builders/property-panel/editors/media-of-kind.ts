import { newScene } from './new-scene.ts'

/** Converts media to another kind. Drops alt text when converting to or from a drawing. */
export function convertMedia(kind: string, before: { kind: string; alt: string }): unknown {
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
