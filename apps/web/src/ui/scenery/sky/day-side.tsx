import { clsx } from 'clsx'

import { Butterfly } from './butterfly.tsx'
import { FallingLeaves } from './falling-leaves.tsx'
import { drawBroadleaf, drawFern, drawVine } from './plants.ts'
import type { SkySide } from './sky-plan.ts'

const vines = [
  { length: 420, drawing: drawVine(3, 420), place: 'vine-outer' },
  { length: 250, drawing: drawVine(11, 250), place: 'vine-inner' },
]
const plants = [
  { drawing: drawFern(5), place: 'plant-corner' },
  { drawing: drawBroadleaf(2), place: 'plant-inner' },
  { drawing: drawBroadleaf(9), place: 'plant-ledge' },
]

/** Both sides hold the same drawings; the right one sees them in a mirror. */
export function DaySide({ plan, isRight = false }: { plan: SkySide; isRight?: boolean }) {
  return (
    <>
      <div className={clsx('sky-growth', isRight && 'sky-mirrored')}>
        {vines.map(({ drawing, length, place }) => (
          <svg
            key={place}
            viewBox={`0 0 120 ${length + 30}`}
            width="120"
            height={length + 30}
            className={`vine ${place}`}
          >
            <path className="growth-fill" d={drawing.filled} />
            <path className="growth-ink" d={drawing.inked} />
          </svg>
        ))}
        {plants.map(({ drawing, place }) => (
          <svg key={place} viewBox="0 0 220 200" className={`plant ${place}`}>
            <path className="growth-fill" d={drawing.filled} />
            <path className="growth-ink" d={drawing.inked} />
          </svg>
        ))}
      </div>
      <FallingLeaves leaves={plan.leaves} />
      {plan.butterflies.map((mover) => (
        <Butterfly key={mover.y} mover={mover} />
      ))}
    </>
  )
}
