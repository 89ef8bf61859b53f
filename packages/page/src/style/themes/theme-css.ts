import type { PageTheme } from '../../document/page-plan.ts'
import lodge from './lodge.css?inline'
import nightCamp from './night-camp.css?inline'
import reef from './reef.css?inline'
import river from './river.css?inline'
import summit from './summit.css?inline'
import trailhead from './trailhead.css?inline'

/** Rules of `.pg-{theme}`, on top of the base and the sections' own; apart, since most readers of a theme draw nothing. */
export const themeCss: Record<PageTheme, string> = {
  river,
  summit,
  reef,
  lodge,
  'night-camp': nightCamp,
  trailhead,
}
