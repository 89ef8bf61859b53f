import { drawGround, drawScene } from './draw-scene.ts'
import { frame } from './landform.ts'
import type { Scene } from './scene-schema.ts'

type SceneViewProps = { scene: Scene }

/** The drawn landscape. Wide screens see all of it, narrow ones its right end. */
export function SceneView({ scene }: SceneViewProps) {
  return (
    <svg
      className="pg-scene"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className="pg-sun">
        {[138, 86, 42].map((radius) => (
          <circle key={radius} cx={frame.focus - 130} cy={142} r={radius} />
        ))}
      </g>
      {drawScene(scene).map(({ tone, d }) => (
        <path key={tone} className={`pg-${tone}`} d={d} />
      ))}
      <path className="pg-ground" d={drawGround()} />
    </svg>
  )
}
