import type { Scene, SceneKind } from './scene-schema.ts'
import { atHome } from './subjects/home-of-subject.ts'

/** The seasons that a picture is told by; green ones are what people expect. */
export type TellingSeason = 'autumn' | 'winter'

/** Where the season colours most of the picture; slopes of snow say so themselves. */
const seasonal: readonly SceneKind[] = [
  'river',
  'lake',
  'summit',
  'ridge',
  'wall',
  'forest',
  'trail',
  'camp',
  'meadow',
  'town',
]

/** The season to name in a description of the scene, or null where it cannot be seen or needs no words. */
export function tellingSeason(scene: Scene): TellingSeason | null {
  const { kind, season } = atHome(scene)
  if (season !== 'autumn' && season !== 'winter') return null
  return seasonal.includes(kind) ? season : null
}
