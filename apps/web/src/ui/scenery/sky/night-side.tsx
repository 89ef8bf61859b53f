import { FallingLeaves } from './falling-leaves.tsx'
import { moverStyle } from './mover-style.ts'
import type { SkySide } from './sky-plan.ts'

export function NightSide({ plan }: { plan: SkySide }) {
  return (
    <>
      {plan.starLayers.map((stars, layer) => (
        // oxlint-disable-next-line react/no-array-index-key -- the plan never changes
        <svg key={layer} className="star-layer">
          {stars.map((star) => (
            <circle
              key={`${star.x} ${star.y}`}
              className="star"
              cx={`${star.x}%`}
              cy={`${star.y}%`}
              r={star.radiusPx}
            />
          ))}
        </svg>
      ))}
      {plan.shootingStars.map((mover) => (
        <i key={mover.y} className="shooting-star" style={moverStyle(mover, 1)} />
      ))}
      {plan.fireflies.map((mover) => (
        <i key={mover.y} className="firefly" style={moverStyle(mover, 8)} />
      ))}
      <FallingLeaves leaves={plan.leaves} />
    </>
  )
}
