import { newScene } from './new-scene.ts'

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
