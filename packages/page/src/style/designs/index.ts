import type { PageDesign } from '../../document/page-plan.ts'
import type { DesignSpec } from './design-spec.ts'
import { lodge } from './lodge.ts'
import { nightCamp } from './night-camp.ts'
import { reef } from './reef.ts'
import { river } from './river.ts'
import { summit } from './summit.ts'
import { trailhead } from './trailhead.ts'

export type { DesignSpec } from './design-spec.ts'

/** The six page styles by key. */
export const designs: Record<PageDesign, DesignSpec> = {
  river,
  summit,
  reef,
  lodge,
  'night-camp': nightCamp,
  trailhead,
}
