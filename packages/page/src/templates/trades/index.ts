import { climbing } from './climbing.ts'
import { cycling } from './cycling.ts'
import { fishing } from './fishing.ts'
import { glamping } from './glamping.ts'
import { hiking } from './hiking.ts'
import { horseRiding } from './horse-riding.ts'
import type { PageTemplate } from './page-template.ts'
import { rafting } from './rafting.ts'
import { snowSchool } from './snow-school.ts'
import { surfSchool } from './surf-school.ts'
import { wildlife } from './wildlife.ts'

export { pageFromTemplate } from './page-from-template.ts'
export { sortByTrade } from './sort-by-trade.ts'
export type { PageTemplate } from './page-template.ts'

/** The templates in the order that owners see them. */
export const pageTemplates: readonly PageTemplate[] = [
  rafting,
  hiking,
  climbing,
  snowSchool,
  surfSchool,
  fishing,
  horseRiding,
  cycling,
  glamping,
  wildlife,
]
