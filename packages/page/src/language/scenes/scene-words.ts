import type { Scene, SceneKind, SceneSubject, TellingSeason } from '@wildpath/illustrator'

/** What a scene shows, in pieces that stand beside each other in any language: subject, place, season, hour, weather. */
export type SceneWords = {
  subjects: Record<SceneSubject, string>
  places: Record<SceneKind, string>
  seasons: Record<TellingSeason, string>
  times: Record<Scene['time'], string>
  /** Empty where nothing needs to be said. */
  weathers: Record<Scene['weather'], string>
}
