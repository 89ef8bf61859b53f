import type { Industry } from '@wildpath/contract'

import { boatsAndRods } from './boats-and-rods.ts'
import { care } from './care.ts'
import { counsel } from './counsel.ts'
import { digital } from './digital.ts'
import { gear } from './gear.ts'
import { general } from './general.ts'
import { gorgesAndCaves } from './gorges-and-caves.ts'
import { lightAndLens } from './light-and-lens.ts'
import { paddling } from './paddling.ts'
import { rock } from './rock.ts'
import { services } from './services.ts'
import { skillsOutdoors } from './skills-outdoors.ts'
import { skyAndSaddle } from './sky-and-saddle.ts'
import { snow } from './snow.ts'
import { stays } from './stays.ts'
import { tableAndLessons } from './table-and-lessons.ts'
import type { Trade } from './trade.ts'
import { trails } from './trails.ts'
import { underwater } from './underwater.ts'
import { wheelsAndRopes } from './wheels-and-ropes.ts'
import { wildlife } from './wildlife.ts'
import { windAndWaves } from './wind-and-waves.ts'

/** Special before general: where two score alike, the earlier one wins. */
export const outdoorTrades: readonly Trade[] = [
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
  ...trails.toReversed(),
  ...stays,
  ...skillsOutdoors,
  ...gear,
]

export const indoorTrades: readonly Trade[] = [
  ...care,
  ...counsel,
  ...digital,
  ...tableAndLessons,
  ...services,
]

/** The trades that the owner's choice of industry hints at, best first; the text outweighs it. */
export const industryHints: Record<Industry, readonly string[]> = {
  'coaching': ['coaching'],
  'ecommerce': ['ecommerce', 'gear-shop'],
  'saas': ['saas'],
  'real-estate': ['real-estate'],
  'fitness': ['fitness', 'yoga', 'climbing-gym'],
  'finance': ['finance'],
  'education': ['education', 'navigation'],
  'agency': ['agency'],
  'restaurant': ['restaurant', 'bakery'],
  'healthcare': ['healthcare', 'dentist'],
  'legal': ['legal'],
  'other': [],
  'outdoor-adventure': ['outing'],
  'guiding': ['outing', 'hiking'],
  'lodging': ['lodge', 'glamping', 'camping'],
  'outdoor-gear': ['gear-shop', 'gear-rental'],
  'water-sports': ['kayaking', 'sailing', 'surfing', 'boat-tour'],
  'climbing': ['rock-climbing', 'climbing-gym'],
}

export { general }
export type { Trade } from './trade.ts'
