import type { SceneColours } from '@wildpath/illustrator/draw'

type PlainGroundProps = {
  colours: SceneColours
  width: number
  height: number
  path: string | undefined
}

/** Stands where a scene would be one too many: its shape in the brand's colour. Shows nothing, says nothing. */
export function PlainGround({ colours, width, height, path }: PlainGroundProps) {
  return (
    <svg
      className="pg-scene"
      data-picture={path}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      aria-hidden
    >
      <rect width={width} height={height} fill={colours.primary} />
    </svg>
  )
}
