import { animals } from './animals.ts'
import { boatsAndRods } from './boats-and-rods.ts'
import { bodyAndHome } from './body-and-home.ts'
import { care } from './care.ts'
import { counsel } from './counsel.ts'
import { deskWork } from './desk-work.ts'
import { digital } from './digital.ts'
import { gear } from './gear.ts'
import { gorgesAndCaves } from './gorges-and-caves.ts'
import { houseTrades } from './house-trades.ts'
import { lessons } from './lessons.ts'
import { lightAndLens } from './light-and-lens.ts'
import { occasions } from './occasions.ts'
import { paddling } from './paddling.ts'
import { repairs } from './repairs.ts'
import { rock } from './rock.ts'
import { services } from './services.ts'
import { skillsOutdoors } from './skills-outdoors.ts'
import { skyAndSaddle } from './sky-and-saddle.ts'
import { snow } from './snow.ts'
import { stays } from './stays.ts'
import { tableAndLessons } from './table-and-lessons.ts'
import { table } from './table.ts'
import { trails } from './trails.ts'
import { underwater } from './underwater.ts'
import { wheelsAndRopes } from './wheels-and-ropes.ts'
import { wildlife } from './wildlife.ts'
import { windAndWaves } from './wind-and-waves.ts'
import type { Activity } from './activity.ts'

const everyActivity = [
  ...paddling,
  ...underwater,
  ...windAndWaves,
  ...gorgesAndCaves,
  ...rock,
  ...snow,
  ...wheelsAndRopes,
  ...wildlife,
  ...boatsAndRods,
  ...skyAndSaddle,
  ...lightAndLens,
  ...trails,
  ...stays,
  ...skillsOutdoors,
  ...gear,
  ...lessons,
  ...animals,
  ...repairs,
  ...houseTrades,
  ...bodyAndHome,
  ...table,
  ...occasions,
  ...deskWork,
  ...care,
  ...counsel,
  ...digital,
  ...tableAndLessons,
  ...services,
] as const

/** The key of an activity: 'rafting'. */
export type ActivityKey = (typeof everyActivity)[number]['key']

/** All there are. Special before general: where two fit alike, the earlier one counts. */
export const activities: readonly (Activity & { key: ActivityKey })[] = everyActivity

/** The activity of this key, as it may be stored; undefined for one that there is not. */
export function findActivity(key: string): Activity | undefined {
  return activities.find((activity) => activity.key === key)
}
