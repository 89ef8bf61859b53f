import type { CSSProperties } from 'react'

import type { Mover } from './sky-plan.ts'

/** The place and rhythm of one thing, for the animations of sky.css. */
export function moverStyle(mover: Mover): CSSProperties {
  return {
    'left': `${mover.x}%`,
    'top': `${mover.y}%`,
    'animationDuration': `${mover.durationSeconds}s`,
    'animationDelay': `-${mover.headStartSeconds}s`,
    '--y': mover.y,
    '--drift': mover.drift,
    '--size': 0.75 + mover.kind * 0.5,
  } as CSSProperties
}
