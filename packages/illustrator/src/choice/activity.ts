import type { SceneKind, SceneSubject } from '../scene-schema.ts'
import type { SceneTime } from './moods.ts'

/** A picture of an activity: where, and who or what is to be seen. */
export type View = readonly [kind: SceneKind, subject: SceneSubject]

export type Activity = {
  /** Whole words that speak of it; the longer the match the more it says. */
  signs: RegExp
  /** The first is the hero's, the others follow in the gallery. */
  views: readonly [View, ...View[]]
  season?: 'winter' | 'spring' | 'summer' | 'autumn'
  time?: SceneTime
  /** Words that go along with many activities count less. */
  isVague?: true
}
