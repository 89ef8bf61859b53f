import type { Scene, SceneKind, SceneSubject } from '../scene-schema.ts'

/** What a picture shows: where, and who or what is to be seen. */
export type View = readonly [kind: SceneKind, subject: SceneSubject]

/** The views that show one thing that a business does. */
export type SceneSet = {
  /** The first is the hero's, the others follow in the gallery. */
  views: readonly [View, ...View[]]
  season?: Scene['season']
  time?: Scene['time']
  /** It goes along with many businesses: said beside another it shows nothing new. */
  isVague?: true
}

/** For a business that shows nothing outdoors: landscapes that promise nothing. */
export const quietViews: readonly [View, ...View[]] = [
  ['meadow', 'none'],
  ['town', 'none'],
  ['lake', 'none'],
  ['sky', 'none'],
  ['trail', 'none'],
  ['coast', 'none'],
]
