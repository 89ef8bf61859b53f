import type { PageTheme } from '../../document/page-plan.ts'
import type { ThemeSpec } from './theme-spec.ts'
import { lodge } from './lodge.ts'
import { nightCamp } from './night-camp.ts'
import { reef } from './reef.ts'
import { river } from './river.ts'
import { summit } from './summit.ts'
import { trailhead } from './trailhead.ts'

export type { ThemeSpec } from './theme-spec.ts'

/** The six page styles by key. */
export const themes: Record<PageTheme, ThemeSpec> = {
  river,
  summit,
  reef,
  lodge,
  'night-camp': nightCamp,
  trailhead,
}
