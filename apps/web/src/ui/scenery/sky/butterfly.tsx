import { clsx } from 'clsx'

import { moverStyle } from './mover-style.ts'
import type { Mover } from './sky-plan.ts'

const palettes = ['butterfly-amber', 'butterfly-fern', 'butterfly-sky'] as const

/** Two wings, each its own drawing, so that they can close without a new one being painted. */
export function Butterfly({ mover }: { mover: Mover }) {
  const palette = palettes[Math.floor(mover.kind * palettes.length)]

  return (
    <span className={clsx('butterfly', palette)} style={moverStyle(mover, 2)}>
      <Wing isLeft />
      <Wing />
    </span>
  )
}

function Wing({ isLeft = false }: { isLeft?: boolean }) {
  return (
    <svg viewBox="0 0 20 32" className={clsx('wing', isLeft && 'wing-left')}>
      <g {...(isLeft && { transform: 'matrix(-1 0 0 1 20 0)' })}>
        <path d="M1 15C2 7 8 1 16 1c4 0 3 6 1 9-3 5-9 6-16 5Z" />
        <path d="M1 16c6-1 12 0 14 4 2 5-2 10-6 9-5-1-7-7-8-13Z" />
        <path className="wing-ink" d="M1 15 13 4M1 15l14-6M1 16l10 9M1 16l12 4M1 11v11" />
        <circle className="wing-spot" cx="13" cy="6" r="1.6" />
        <circle className="wing-spot" cx="10" cy="24" r="1.4" />
      </g>
    </svg>
  )
}
