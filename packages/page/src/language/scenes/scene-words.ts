import type { Scene, SceneKind, SceneSubject } from '@wildpath/illustrator'

/** What a scene shows, in pieces that stand beside each other in any language: subject, place, hour, weather. */
export type SceneWords = {
  subjects: Record<SceneSubject, string>
  places: Record<SceneKind, string>
  times: Record<Scene['time'], string>
  /** Empty where nothing needs to be said. */
  weathers: Record<Scene['weather'], string>
}
