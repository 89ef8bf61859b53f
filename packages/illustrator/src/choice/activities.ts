import type { Activity, View } from './activity.ts'
import { onLand } from './on-land.ts'
import { onWater } from './on-water.ts'
import { staysAndSkills } from './stays-and-skills.ts'

/** What outdoor businesses do. The first of equals wins. */
export const activities: readonly Activity[] = [...onWater, ...onLand, ...staysAndSkills]

/** For a business whose words speak of nothing outdoors: landscapes that promise nothing. */
export const quietViews: readonly [View, ...View[]] = [
  ['meadow', 'none'],
  ['town', 'none'],
  ['lake', 'none'],
  ['sky', 'none'],
  ['trail', 'none'],
  ['coast', 'none'],
]
