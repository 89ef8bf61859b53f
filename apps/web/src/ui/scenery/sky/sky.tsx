import './sky.css'

import { clsx } from 'clsx'

import { useTheme } from '../../../lib/theme.ts'
import { DaySide } from './day-side.tsx'
import { NightSide } from './night-side.tsx'
import { planSky } from './sky-plan.ts'
import { useResting } from './use-resting.ts'

/** `scenic` fills the page and moves while people use it; `margins` stands still on the free edges of wide screens, dim. */
export type SkyLook = 'scenic' | 'margins'

const sky = planSky(1)

/**
 * One fixed layer behind the page, night or day by the theme. It takes no part in layout and moves by
 * transform and opacity only, so that the main thread has nothing to do for a frame.
 */
export function Sky({ look }: { look: SkyLook }) {
  const { theme } = useTheme()
  const isResting = useResting()
  const Side = theme === 'dark' ? NightSide : DaySide

  return (
    <div
      aria-hidden
      className={clsx('sky', look === 'margins' && 'sky-margins', isResting && 'sky-resting')}
    >
      <div className="sky-side">
        <Side plan={sky.left} />
      </div>
      <div className="sky-side sky-side-right">
        <Side plan={sky.right} isRight />
      </div>
      {/* Dims what lies behind the column in which people read. */}
      <div className="sky-clearing" />
    </div>
  )
}
