import type { CSSProperties } from 'react'

import { framesPerSecond, type Mover } from './sky-plan.ts'

/**
 * The place and rhythm of one thing, for the animations of sky.css. `segments`: into how many equal
 * parts the keyframes of its round divide it.
 */
export function moverStyle(mover: Mover, segments: 1 | 2 | 8): CSSProperties {
  return {
    'left': `${mover.x}%`,
    'top': `${mover.y}%`,
    'animationDuration': `${mover.durationSeconds}s`,
    'animationDelay': `-${mover.headStartSeconds}s`,
    '--y': mover.y,
    '--drift': mover.drift,
    '--size': 0.75 + mover.kind * 0.5,
    '--frames': (mover.durationSeconds * framesPerSecond) / segments,
  } as CSSProperties
}
